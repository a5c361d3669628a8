import { findNode, type HjsonDocument, type HjsonMember } from 'hjson-document';
import type { TextRange } from 'source-text';
import {
  memberOrder,
  neededVersion,
  type OptionDefinition,
  optionAt,
  type ServerVersion,
} from '../../../../config/index.ts';
import { contextAt, type DocumentContext } from './documentContext.ts';

/** Something to insert at the cursor. Offsets refer to the source. */
export interface Suggestion {
  readonly label: string;
  readonly kind: 'key' | 'value';
  /** A short description after the label. */
  readonly detail: string;
  readonly option: OptionDefinition;
  readonly range: TextRange;
  /** In the syntax of snippets: `$0` is where the cursor goes, `${1:text}` what is to be replaced. */
  readonly snippet: string;
}

/**
 * Completions at the offset: missing keys, first those without a default, last those that a server of this version does
 * not have; known values.
 */
export function suggestionsAt(document: HjsonDocument, offset: number, server: ServerVersion): readonly Suggestion[] {
  const context = contextAt(document.text, offset);
  if (!context) return [];
  return context.kind === 'key' ? missingKeys(document, context, server) : knownValues(context, document.text);
}

function missingKeys(
  document: HjsonDocument,
  { parent, range, hasColon }: Extract<DocumentContext, { kind: 'key' }>,
  server: ServerVersion,
): readonly Suggestion[] {
  const node = findNode(document, parent);
  const members = node?.kind === 'object' ? node.members : [];
  const others = members.filter(({ key }) => key.range.end < range.start || key.range.start > range.end);
  const present = new Set(others.map(({ key }) => key.name));
  const style = styleOf(others, document.text);
  return memberOrder(parent)
    .filter((name) => !present.has(name))
    .flatMap((name) => optionAt([...parent, name]) ?? [])
    .map((option) => ({ option, needed: neededVersion(option, server) }))
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map(({ option, needed }) => {
      const name = String(option.path.at(-1));
      const key = style.quotesKeys ? `"${name}"` : name;
      const snippet = hasColon ? key : `${key}: ${valueSnippet(option, style)}${style.hasCommas ? ',' : ''}`;
      return { label: name, kind: 'key', detail: needed ? `needs ${needed}` : option.title, option, range, snippet };
    });
}

function orderOf({
  option,
  needed,
}: {
  readonly option: OptionDefinition;
  readonly needed: string | undefined;
}): number {
  return needed ? 2 : Number(option.mayBeOmitted);
}

interface MemberStyle {
  readonly quotesKeys: boolean;
  readonly hasCommas: boolean;
}

/** The style of most sibling members. */
function styleOf(members: readonly HjsonMember[], text: string): MemberStyle {
  const quoted = members.filter(({ key }) => key.quote !== 'none').length;
  const withComma = members.filter(({ range }) => /^[ \t]*,/.test(text.slice(range.end, range.end + 80))).length;
  return { quotesKeys: quoted * 2 > members.length, hasCommas: withComma * 2 > members.length };
}

/** Text is always quoted: without quotes, the rest of the line would become part of it. */
function valueSnippet(
  { kind, choices, default: byDefault, example, placeholder, secret }: OptionDefinition,
  style: MemberStyle,
): string {
  if (choices) return `"${choice(choices.map(({ value }) => value))}"`;
  if (kind === 'boolean') return choice(byDefault === true ? ['false', 'true'] : ['true', 'false']);
  if (kind === 'integer') return field(1, String(byDefault ?? example ?? 0));
  if (kind === 'programs') {
    const name = style.quotesKeys ? `"${field(1, 'name')}"` : field(1, 'name');
    return `{\n\t${name}: "${field(2, 'sourceID')}"\n}`;
  }
  if (kind === 'object') return '{\n\t$0\n}';
  return `"${field(1, secret ? '' : (example ?? placeholder ?? ''))}"`;
}

function field(number: number, text: string): string {
  return `\${${number}:${literal(text)}}`;
}

function choice(values: readonly string[]): string {
  return `\${1|${values.join(',')}|}`;
}

/** Escapes text for a snippet. */
function literal(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

function knownValues(
  { path, range, endsLine }: Extract<DocumentContext, { kind: 'value' }>,
  text: string,
): readonly Suggestion[] {
  const option = optionAt(path);
  if (!option) return [];
  const written = text.slice(range.start, range.end);
  const quote = written[0] === "'" ? "'" : '"';
  const isQuoteless = endsLine && written !== '' && written[0] !== '"' && written[0] !== "'";
  return valuesOf(option).map(({ value, detail }) => {
    const isText = typeof value === 'string';
    const snippet = isText && !(isQuoteless && isSafeQuoteless(value)) ? `${quote}${value}${quote}` : String(value);
    return {
      label: isText && value === '' ? '""' : String(value),
      kind: 'value',
      detail,
      option,
      range,
      snippet: literal(snippet),
    };
  });
}

function isSafeQuoteless(value: string): boolean {
  return /^[A-Za-z][\w.-]*$/.test(value) && !/^(?:true|false|null)$/.test(value);
}

function valuesOf(option: OptionDefinition): readonly { value: string | number | boolean; detail: string }[] {
  const isDefault = (value: unknown) => (value === option.default ? 'Default' : '');
  if (option.choices) return option.choices.map(({ value, title }) => ({ value, detail: title }));
  if (option.kind === 'boolean') return [true, false].map((value) => ({ value, detail: isDefault(value) }));
  const values: { value: string | number | boolean; detail: string }[] = [];
  if (option.default !== undefined) values.push({ value: option.default, detail: 'Default' });
  const example = option.kind === 'integer' ? Number(option.example) : option.example;
  if (option.example !== undefined && !option.secret && example !== undefined && !Number.isNaN(example)) {
    values.push({ value: example, detail: 'Example' });
  }
  return values;
}

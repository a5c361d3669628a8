import type { EnvironmentVariable } from '../environmentVariable.ts';

/**
 * YAML whose scalars go-yaml (kubectl, Compose), PyYAML, Psych, `yaml` and `js-yaml` all read as the same text.
 * Folding is never used, and nothing is left plain: a plain `yes` or `0x10` is not text to all of them.
 */

/** C0 but tab and LF, DEL, C1, NBSP, line separators, BOM, noncharacters: the readers refuse or lose some of them when raw. */
const unsafe = /[\x00-\x08\x0B-\x1F\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Noncharacter_Code_Point}/u;

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
};

function escapeInDoubleQuotes(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  return shortEscapes[character] ?? (code > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`);
}

const escaped = new RegExp(`["\\\\\\n\\t]|${unsafe.source}`, 'gu');

/** True if the text holds a character that not every writer and reader of YAML keeps. */
export function isUnsafeInYaml(text: string): boolean {
  return unsafe.test(text);
}

/** One line: single quotes where they can hold the text, else double quotes with escapes. */
export function yamlLine(text: string): string {
  if (!unsafe.test(text) && !/[\n\t]/.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return `"${text.replace(escaped, escapeInDoubleQuotes)}"`;
}

/** A line of blanks alone: readers differ on whether it counts as content. */
const blankLine = /^[ \t]+$/m;

/** The text as a literal block under a key; as one line if a block cannot hold the text exactly. */
export function yamlBlock(text: string): string {
  // A tab where the indentation is determined is an error to go-yaml.
  const startsWithTab = /^\n*\t/.test(text);
  if (unsafe.test(text) || blankLine.test(text) || startsWithTab || text.trim() === '') return yamlLine(text);
  const startsIndented = /^[\n ]/.test(text);
  const chomping = text.endsWith('\n\n') ? '+' : text.endsWith('\n') ? '' : '-';
  const lines = text.replace(/\n$/, '').split('\n');
  return [`|${startsIndented ? '2' : ''}${chomping}`, ...indented(lines)].join('\n');
}

/** A part of a document of YAML. Scalars are written already, by `yamlLine` or `yamlBlock` where they are not plain words of ours. */
export type YamlNode = string | readonly YamlNode[] | { readonly [key: string]: YamlNode | undefined };

/** A document of these parts, without what is undefined or empty. */
export function yamlDocument(node: YamlNode): string {
  return linesOf(node)
    .map((line) => `${line}\n`)
    .join('');
}

function linesOf(node: YamlNode): readonly string[] {
  if (typeof node === 'string') return node.split('\n');
  if (isList(node)) {
    return node.flatMap((each) => {
      const [first = '', ...rest] = linesOf(each);
      return [`- ${first}`, ...indented(rest)];
    });
  }
  return Object.entries(node).flatMap(([key, value]) => {
    const lines = value === undefined ? [] : linesOf(value);
    if (typeof value === 'string') return [`${key}: ${lines[0]}`, ...lines.slice(1)];
    return lines.length > 0 ? [`${key}:`, ...indented(lines)] : [];
  });
}

function isList(node: YamlNode): node is readonly YamlNode[] {
  return Array.isArray(node);
}

/** Empty lines stay empty. */
function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}

/** Names with their values, each in one line. */
export function yamlLines(variables: readonly EnvironmentVariable[]): YamlNode {
  return Object.fromEntries(variables.map(({ name, value }) => [name, yamlLine(value)]));
}

/** The text as Compose and Kubernetes have to read it: they expand `$NAME` or `$(NAME)` after the YAML, and read two dollar signs as one. */
export function withoutExpansion(text: string): string {
  return text.replaceAll('$', '$$$$');
}

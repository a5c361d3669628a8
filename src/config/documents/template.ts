import type { NoteOptions } from 'hjson-document/notes';
import { type ValuePath, wrap } from 'source-text';
import { optionTotal } from '../fillIn.ts';
import type { OptionDefinition } from '../schema/option.ts';
import { optionAt, options, sections } from '../schema/options.ts';

const lineWidth = 96;

/**
 * A configuration with every option and its help as a comment: valid HJSON that sets each option with a default to that default. Options
 * without a default are comments, because any value would be invented.
 */
export function defaultTemplate(): string {
  const body = sections.flatMap(({ id, title }) => [
    '',
    `# ---- ${title} ----`,
    ...options
      .filter(({ section, path }) => section === id && path.length === 1)
      .flatMap((option) => ['', ...member(option)]),
  ]);
  const head = [
    `# Server configuration with all ${optionTotal} documented options.`,
    '# Commented out: options without a default, and features that are off. Remove the # and set your value.',
  ];
  return [...head, '{', ...body.slice(1).map(indented), '}', ''].join('\n');
}

/** What the template says about an option in the comment above it. */
function documentationOf({ documentation, since }: OptionDefinition): string {
  return since ? `${documentation} Since ${since}.` : documentation;
}

function member(option: OptionDefinition): readonly string[] {
  const help = wrap(documentationOf(option), lineWidth).map((line) => `# ${line}`);
  const lines = assignment(option);
  // The members of an object are commented out together with it, and again if it needs another choice than the one shown.
  const isOff = option.path.length === 1 ? option.default === undefined : needsOtherChoice(option);
  return [...help, ...(isOff ? lines.map(commented) : lines)];
}

function needsOtherChoice({ requires }: OptionDefinition): boolean {
  return requires !== undefined && optionAt(requires.path)?.choices?.[0]?.value !== requires.value;
}

function assignment(option: OptionDefinition): readonly string[] {
  const name = String(option.path.at(-1));
  if (option.kind === 'object') return [`${name}: {`, ...childrenOf(option).flatMap(member).map(indented), '}'];
  return [`${name}: ${placeholderOf(option)}`];
}

/** The default, else the plainest value of the right type; the latter only appears in a comment. */
function placeholderOf({ kind, default: value, choices, example }: OptionDefinition): string {
  if (kind === 'programs') return '{}';
  if (kind === 'integer') return String(value ?? example);
  return JSON.stringify(value ?? choices?.[0]?.value ?? '');
}

function childrenOf({ path }: OptionDefinition): readonly OptionDefinition[] {
  return options.filter(
    (child) => child.path.length === path.length + 1 && path.every((key, index) => key === child.path[index]),
  );
}

function commented(line: string): string {
  return line === '' ? '#' : `# ${line}`;
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

/** How to read the note of an option: what the template says about it is documentation, and not a note. */
export function noteOptions(path: ValuePath): NoteOptions {
  const option = optionAt(path);
  return option ? { documentation: documentationOf(option) } : {};
}

/**
 * YAML scalars that go-yaml (kubectl, Compose), PyYAML, Psych, `yaml` and `js-yaml` all read as the same text.
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

/**
 * The text as a literal block whose lines are indented by `indent`, under a key indented by two less; as one line if a block cannot hold
 * the text exactly.
 */
export function yamlBlock(text: string, indent: string): string {
  // A tab where the indentation is determined is an error to go-yaml.
  const startsWithTab = /^\n*\t/.test(text);
  if (unsafe.test(text) || blankLine.test(text) || startsWithTab || text.trim() === '') return yamlLine(text);
  const startsIndented = /^[\n ]/.test(text);
  const chomping = text.endsWith('\n\n') ? '+' : text.endsWith('\n') ? '' : '-';
  const lines = text.replace(/\n$/, '').split('\n');
  return [`|${startsIndented ? '2' : ''}${chomping}`, ...lines.map((line) => (line === '' ? '' : indent + line))].join(
    '\n',
  );
}

/** The text as Compose and Kubernetes have to read it: they expand `$NAME` or `$(NAME)` after the YAML, and read two dollar signs as one. */
export function withoutExpansion(text: string): string {
  return text.replaceAll('$', '$$$$');
}

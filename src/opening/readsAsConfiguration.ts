import { type HjsonDocument, parseHjson, tokens } from 'hjson-document';
import { excessOf } from 'hjson-document/incremental';
import { optionAt } from '../config/index.ts';

// Where the server reads its configuration from (option-reference, What the service does).

/** The variable that holds the whole configuration; while it is set, the server does not read the file. */
export const configVariable = 'SERVICE_CONFIG_HJSON';

/** Where the server looks for the file. */
export const configPath = '/app/config/config.json';

/** Every file that wraps a configuration by name contains one of these. */
const nameOfWrapped = new RegExp(`${configVariable}|config\\.h?json`, 'i');

const keyAlone = /^([ \t]*)["']?[\w.-]+["']?:[ \t]*(?:#.*)?$/;
const keyBelow = /^([ \t]*)["']?[\w.-]+["']?:(?:[ \t]|$)/;
const textBelow = /^[ \t]*["']?[\w.-]+["']?:[ \t]+[|>][+-]?[ \t]*$/;

/**
 * Without braces, what only YAML can mean: `---` before the first key, a block of text, and indented keys below a key, where HJSON would
 * read the next line as a text.
 */
function isBlockYaml(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => !/^[ \t]*(?:#|$)/.test(line));
  const [first = ''] = lines;
  if (/^[ \t]*[{[/]/.test(first)) return false;
  if (/^---(?:[ \t]|$)/.test(first)) return true;
  return lines.some((line, index) => {
    const indent = keyAlone.exec(line)?.[1];
    const below = indent === undefined ? undefined : keyBelow.exec(lines[index + 1] ?? '')?.[1];
    return textBelow.test(line) || (below !== undefined && below.length > (indent?.length ?? 0));
  });
}

/**
 * Whether the text is itself a configuration, whole or damaged: an object with a known option, or a text that mentions a wrapping only in
 * its comments. Such a text is opened as it is, whatever else could be found in it. YAML is none, although hjson-go reads some of it.
 */
export function readsAsConfiguration(text: string): boolean {
  if (text.trim() === '') return true;
  // It would take minutes to parse, and opens as text alone. Wrappers have more lines than a configuration may.
  if (excessOf(text, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)) return true;
  if (isBlockYaml(text)) return false;
  const document = parseHjson(text);
  const firstOption = firstKnownOption(document);
  const naming = namingBefore(document, firstOption ?? text.length);
  // In YAML without braces, the options of a block scalar look like members of the root: they come after its key.
  return firstOption === undefined ? naming === 'comment' : naming !== 'text';
}

function firstKnownOption({ root }: HjsonDocument): number | undefined {
  if (root.kind !== 'object') return undefined;
  return root.members.find(({ key }) => optionAt([key.name]) !== undefined)?.range.start;
}

/** Where the wrapping is named before the offset: in the text, or only in comments. */
function namingBefore(document: HjsonDocument, end: number): 'text' | 'comment' | undefined {
  if (!nameOfWrapped.test(document.text.slice(0, end))) return undefined;
  const uncommented = tokens(document).filter(({ kind, range }) => kind !== 'comment' && range.start < end);
  const isInText = nameOfWrapped.test(
    uncommented.map(({ range }) => document.text.slice(range.start, range.end)).join(''),
  );
  return isInText ? 'text' : 'comment';
}

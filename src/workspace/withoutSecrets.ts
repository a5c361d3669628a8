import { type HjsonDocument, nodeEntries } from 'hjson-document';
import { type Diagnostic, endOfLine, type Fix, mergeRanges, startOfLine, type TextRange, textRange } from 'source-text';
import { isKnownParameter, optionAt, options } from '../config/index.ts';
import { pointerIn } from '../references/index.ts';
import {
  findSecrets,
  hiddenText,
  holdsSecretText,
  isNamedSecret,
  mentionsSecret,
  secretRanges,
  secretRangesIn,
  withShown,
} from '../secrets/index.ts';

/**
 * The problems of a document as they may be shown: anything that a message, its detail or the titles of its fixes quotes from a secret on
 * its lines, or repeats from one elsewhere, is hidden. The same objects if there is nothing to hide; no rule has to know what is secret.
 */
export function withoutSecrets(problems: readonly Diagnostic[], document: HjsonDocument): readonly Diagnostic[] {
  if (secretRanges(document).length === 0) return problems;
  /** Thousands of problems say the same. */
  const known = new Map<string, string>();
  const hideRepeated = (text: string) => {
    const hidden = known.get(text) ?? hideRepetitions(text, document);
    known.set(text, hidden);
    return hidden;
  };
  const quotables = new Map<string, ReturnType<typeof quotable>>();
  const mayQuote = (text: string, secrets: readonly string[]) => {
    const parts = quotables.get(text) ?? quotable(text);
    quotables.set(text, parts);
    return secrets.some((secret) => parts.some((part) => secret.toLowerCase().includes(part)));
  };
  return problems.map((problem) => {
    const secrets = secretsOn(problem.range, document);
    const hide = (text: string) => hideRepeated(mayQuote(text, secrets) ? hideQuotes(text, secrets) : text);
    const message = hide(problem.message);
    const detail = problem.detail && hide(problem.detail);
    const fixes = secretFreeTitles(problem.fixes, hide);
    if (message === problem.message && detail === problem.detail && fixes === problem.fixes) return problem;
    return { ...problem, message, ...(detail !== undefined && { detail }), fixes };
  });
}

/** The secrets on the lines of a range; a placeholder such as `<PASSWORD>`, or what says where one is, would hide ordinary words. */
function secretsOn(range: TextRange | undefined, document: HjsonDocument): readonly string[] {
  if (!range) return [];
  const { text } = document;
  const lines = textRange(startOfLine(text, range.start), endOfLine(text, range.end));
  const secrets = secretRangesIn(document, lines).map(({ start, end }) => text.slice(start, end));
  return secrets.filter(
    (secret) => !placeholder.test(secret) && pointerIn(secret.replace(/^["']|["']$/g, '')) === undefined,
  );
}

const placeholder = /^["']?<[\w .-]+>["']?$/;

const word = /[\p{L}\p{N}_]+/gu;
/** What libraries quote may be one sign. */
const quoted = /(['"`])(.+?)\1|(?<=\\)\S/g;
const ordinary =
  /^(?:an?|and|are|as|at|base64|be|before|by|can|cannot|end|ends|fix|for|from|has|have|here|if|in|into|is|it|its|key|keys|line|lines|must|name|new|no|not|of|on|one|only|or|quotes|read|reads|redacted|so|text|that|the|them|then|there|this|to|use|value|values|was|what|where|with|without|write|you|your)$/i;
/** How `sslmode` spells its modes. */
const mode = /^(?:allow|ca|disable|full|prefer|require|verify)$/;
const optionWords: ReadonlySet<string> = new Set(options.flatMap(({ key }) => key.toLowerCase().split('.')));
/** Words of messages that a secret may contain, too: dots in their place would tell that it does. */
const isOrdinary = (text: string) =>
  ordinary.test(text) || mode.test(text) || isKnownParameter(text) || optionWords.has(text.toLowerCase());

/** What messages name as a sign of the syntax. */
const syntaxSign = /^[{}[\],:\\]$/;

/** Shorter words of a message occur in a secret by chance. */
const shortestPart = 3;

function hideQuotes(message: string, secrets: readonly string[]): string {
  const words = new Set(secrets.flatMap(secretWords));
  const holds = (part: string) => !syntaxSign.test(part) && secrets.some((secret) => secret.includes(part));
  return message
    .replace(quoted, (text: string, quote = '', inner = text) => (holds(inner) ? quote + hiddenText + quote : text))
    .replace(word, (text) => {
      if (words.has(text.toLowerCase())) return hiddenText;
      return text.length >= shortestPart && !isOrdinary(text) && holds(text) ? hiddenText : text;
    });
}

/** The parts of a message that could be quoted from a secret, in lower case. */
function quotable(message: string): readonly string[] {
  const lower = message.toLowerCase();
  const words = lower.match(word) ?? [];
  const inner = [...lower.matchAll(quoted)].map(([text, , content]) => content ?? text);
  return [...new Set([...inner, ...words.filter((each) => !isOrdinary(each))])];
}

function secretWords(secret: string): readonly string[] {
  const all = secret.toLowerCase().match(word) ?? [];
  return all.filter((each) => (all.length === 1 || each.length > 1) && !isOrdinary(each));
}

function hideRepetitions(message: string, document: HjsonDocument): string {
  if (!holdsSecretText(document, message)) return message;
  const hidden = message.replace(/\S+/g, (text) => (holdsSecretText(document, text) ? hiddenText : text));
  return holdsSecretText(document, hidden) ? hiddenText : hidden;
}

/** A fix is found by its title, so no two of a problem have the same. */
function secretFreeTitles(fixes: readonly Fix[], hide: (text: string) => string): readonly Fix[] {
  const titles = fixes.map(({ title }) => hide(title));
  if (titles.every((title, index) => title === fixes[index]?.title)) return fixes;
  return fixes.map((fix, index) => {
    const title = titles[index] ?? '';
    const earlier = titles.slice(0, index).filter((other) => other === title).length;
    return { ...fix, title: earlier === 0 ? title : `${title} (${earlier + 1})` };
  });
}

/**
 * True if a word becomes readable by an edit that only secrets contained before it. What the value of a secret option shows beside its
 * secret, such as the host of a connection string, was not secret and does not count; nor does an option that is no secret, and was only
 * hidden because HJSON could not be read there.
 */
export function showsSecret(before: HjsonDocument, after: HjsonDocument): boolean {
  // A word that could not be read is not secret for that reason alone.
  const asked = withShown(before, { damage: true });
  const ranges = secretRanges(asked);
  if (ranges.length === 0) return false;
  const { damage } = findSecrets(asked);
  const hidden = ranges.map(({ start, end }) => {
    const text = before.text.slice(start, end);
    const isDamage = damage.some(({ range }) => range.start <= start && end <= range.end) && !mentionsSecret(text);
    return { text, isDamage };
  });
  const shown = new Set(words(visibleText(before, secretRanges(before))));
  const secret = [...secretRanges(after), ...secretValues(after), ...knownKeys(after)];
  const rest = words(visibleText(after, secret)).filter((word) => !shown.has(word));
  if (!rest.some((word) => hidden.some(({ text }) => text.includes(word)))) return false;
  const apart = new Set(words(visibleText(after, [...secret, ...publicMembers(after)])));
  return rest.some((word) =>
    hidden.some(({ text, isDamage }) => text.includes(word) && (!isDamage || apart.has(word))),
  );
}

/** The names of options, which are no secrets wherever they were. */
function knownKeys(document: HjsonDocument): readonly TextRange[] {
  return nodeEntries(document).flatMap(({ member, path }) => (member && optionAt(path) ? [member.key.range] : []));
}

/** The members whose options are no secrets, with their keys. */
function publicMembers(document: HjsonDocument): readonly TextRange[] {
  return nodeEntries(document).flatMap(({ member, node, path }) => {
    const option = optionAt(path);
    if (!member || !node || !option || option.secret || option.kind === 'object' || option.kind === 'programs')
      return [];
    return [textRange(member.key.range.start, node.range.end)];
  });
}

function secretValues(document: HjsonDocument): readonly TextRange[] {
  return nodeEntries(document).flatMap((place) => (place.node && isNamedSecret(place) ? [place.node.range] : []));
}

function visibleText({ text }: HjsonDocument, hidden: readonly TextRange[]): string {
  const ranges = mergeRanges(hidden, 'overlapping');
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, ranges[index]?.start)).join('\n');
}

function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

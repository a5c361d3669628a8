/**
 * When nothing is added to a damaged text, because the member could end up elsewhere once the text is repaired:
 * - An error is about brackets, or the brackets in the damage do not match: it may be another object that ends there.
 * - The key may be in the damage already, or an object may be there whose key cannot be read: the member and the repaired one
 *   would be duplicates, of which one loses.
 * - What follows a member and cannot be read may be the rest of it: nothing is added between the two.
 * Any other damage leaves room elsewhere in the object.
 */
import type { TextEdit, TextRange } from 'source-text';
import type { HjsonDocument, HjsonErrorCode, HjsonObject } from '../document.ts';
import { type HjsonValue, isObjectValue } from '../values/values.ts';
import type { RefusalCode } from './refusalCodes.ts';

type Candidate = readonly TextEdit[];

const bracketErrors: ReadonlySet<HjsonErrorCode> = new Set([
  'closer-in-string',
  'stray-closer',
  'stray-value',
  'text-after-root',
  'unclosed-array',
  'unclosed-multiline',
  'unclosed-object',
  'unreadable-line',
]);

/** What may have begun or ended a comment of several lines. */
const commentSign = /\/\S?\*|\*\S?\//;

/** Why a member must not be added to an object; undefined if it may. */
export function doubtfulPlace(
  document: HjsonDocument,
  parent: HjsonObject,
  key: string,
  value: HjsonValue,
): RefusalCode | undefined {
  if (document.errors.length === 0) return undefined;
  if (parent.open && !parent.close) return 'unclosed-object';
  const { text, damage, errors } = document;
  const brackets = doubtfulBrackets(document);
  if (brackets) return brackets;
  const isKeyless = errors.some(({ code }) => code === 'missing-key');
  const isCut = text.includes('\0') || damage.some(({ start, end }) => commentSign.test(text.slice(start, end)));
  const broken = parent.members.filter((member) => !member.value).map(({ range }) => range);
  const isHidden = [...damage, ...broken].some((range) => mayHold(text, range, key));
  const isUnreadObject = isObjectValue(value) && damage.some(({ start, end }) => text.slice(start, end).includes('{'));
  return isKeyless || isCut || isHidden || isUnreadObject ? 'possibly-damaged' : undefined;
}

/** True when there are only readable members and comments around an insertion into an object. */
export function hasSoundNeighbours(
  { damage }: HjsonDocument,
  { members, close }: HjsonObject,
  edits: Candidate,
): boolean {
  return edits.every(({ range: { start } }) => {
    const next = members.findIndex(({ range }) => range.start >= start);
    const index = next < 0 ? members.length : next;
    const previous = members[index - 1];
    const from = previous?.range.end ?? 0;
    const to = members[index]?.range.start ?? close?.end ?? Number.POSITIVE_INFINITY;
    const isBroken = previous !== undefined && previous.value === undefined;
    return !isBroken && !damage.some((region) => region.end > from && region.start <= to);
  });
}

/** Why nothing must be written where nothing is readable; undefined if the objects and lists are certain. */
export function doubtfulBrackets({ text, damage, errors }: HjsonDocument): RefusalCode | undefined {
  const isAboutBrackets = errors.some(({ code }) => bracketErrors.has(code));
  const areMatching = damage.every(({ start, end }) => hasMatchingBrackets(text.slice(start, end)));
  return isAboutBrackets || !areMatching ? 'unmatched-brackets' : undefined;
}

function hasMatchingBrackets(text: string): boolean {
  const open: string[] = [];
  for (const [bracket] of text.matchAll(/[{}[\]]/g)) {
    if (bracket === '{' || bracket === '[') open.push(bracket);
    else if (open.pop() !== (bracket === '}' ? '{' : '[')) return false;
  }
  return open.length === 0;
}

/** True when the key, with a few typos or other characters in between, is in the damage or cut by it, up to the end of the next line. */
function mayHold(text: string, { start, end }: TextRange, key: string): boolean {
  if (key !== '' && text.slice(start, end).includes(key)) return true;
  const before = /(?<![^\r\n])[^\r\n]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^\r\n]*(?:\r\n?|\n)?[^\r\n]*/.exec(text.slice(end))?.[0] ?? '';
  const slips = (source: string) => slipsTo(letters(source), letters(key));
  const found = slips(before + text.slice(start, end) + after);
  if (found <= Math.floor(key.length / 4) && found < Math.min(slips(before), slips(after))) return true;
  const words = (source: string) => source.match(wordsInProse) ?? [];
  const own = words(text.slice(start, end));
  const endings = [own.at(-1), words(after)[0]].filter((word) => word !== undefined);
  return (own[0] !== undefined && key.startsWith(own[0])) || endings.some((word) => key.endsWith(word));
}

const wordsInProse = /[\p{L}\p{N}]+/gu;

function letters(source: string): string {
  return source.replace(/[^\p{L}\p{N}]/gu, '');
}

/** The least number of letters to insert, remove or replace to turn some part of the text into the word. */
function slipsTo(text: string, word: string): number {
  let previous = Array.from({ length: word.length + 1 }, (_, index) => index);
  let least = word.length;
  for (const letter of text) {
    const current = [0];
    for (let index = 1; index <= word.length; index++) {
      const replaced = (previous[index - 1] ?? 0) + (word[index - 1] === letter ? 0 : 1);
      current.push(Math.min(replaced, (previous[index] ?? 0) + 1, (current[index - 1] ?? 0) + 1));
    }
    least = Math.min(least, current[word.length] ?? least);
    previous = current;
  }
  return least;
}

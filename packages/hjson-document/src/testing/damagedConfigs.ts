import { applyEdits, type TextEdit, type ValuePath } from 'source-text';
import { Random } from 'source-text/testing/random';
import { type HjsonDocument, nodeEntries, parseHjson } from '../index.ts';
import { configTexts } from './hjsonTexts.ts';

/** A text that was sound before one edit damaged it, and a member to be added. */
export interface DamagedConfig {
  readonly sound: string;
  readonly damaged: string;
  /** The edit of the damaged text that makes it sound again. */
  readonly repair: TextEdit;
  /** A key that the sound text has not, in one of its objects. */
  readonly path: ValuePath;
}

const inserted = [
  ...['{', '}', '[', ']', ':', ',', '"', "'", "'''", '\\', '#', '//', '/*', '*/', '\n', '\r', ' ', '\t', '\0'],
  ...['x', 'key', 'b: ', '{ ', '}\n', '{}', ']}', '"x', ', ,', 'a: 1\n', '}} what {{ is this\n'],
];

const names = ['added', 'imageUrl', 'personId', 'madeFrom', 'username', 'type', 'slotSize', 'homeUrl', 'b'];

/** A configuration as people write it, with two levels of objects, in one of several styles. */
function sectioned(random: Random): string {
  const eol = random.pick(['\n', '\n', '\n', '\r\n', '\r']);
  const [open, close, outer] = random.chance(70) ? [`{${eol}`, `}${eol}`, '  '] : ['', '', ''];
  const unit = random.pick(['  ', '\t', '']);
  const comma = eol !== '\r' && random.chance(40) ? ',' : '';
  const [quote, value] = random.chance(50) ? ['"', '"x"'] : ['', random.pick(['"x"', '5', 'true'])];
  const key = (name: string) => `${quote}${name}${quote}: `;
  const lines = [
    `${key('publicationTitle')}${value}${comma}`,
    `${key('workshopArea2')}{`,
    `${unit}${key('privateLabel')}${value}${comma}`,
    `${unit}${key('customerPrices')}{`,
    `${unit}${unit}${key('audience')}"'factory'"`,
    `${unit}}`,
    `}${comma}`,
    ...(random.chance(50) ? ['# about the mail'] : []),
    `${key('shopDesk')}{`,
    `${unit}${key('materials')}{`,
    `${unit}${unit}${key('password')}${value}`,
    `${unit}}`,
    `}${comma}`,
    `${key('quantityInAllShops')}5`,
  ];
  const shown = eol === '\r' ? lines.filter((line) => !line.startsWith('#')) : lines;
  return open + shown.map((line) => outer + line + eol).join('') + close;
}

/** The same for the same seed: texts that one edit has made unreadable somewhere. */
export function damagedConfigs(count: number, seed: number): readonly DamagedConfig[] {
  const random = new Random(seed);
  const dirty = configTexts(count, seed);
  const found: DamagedConfig[] = [];
  while (found.length < count) {
    const sound = random.chance(75) ? sectioned(random) : random.pick(dirty);
    const document = parseHjson(sound);
    if (document.errors.length > 0 || document.goRoot?.kind !== 'object' || !isPlain(document)) continue;
    const start = random.below(sound.length + 1);
    const end = Math.min(sound.length, start + (random.chance(50) ? 0 : random.below(random.chance(80) ? 3 : 25)));
    const newText = end > start && random.chance(60) ? '' : random.pick(inserted);
    // An end and a beginning that are gone together leave no trace.
    if (/[}\]].*[{[]/s.test(sound.slice(start, end))) continue;
    const damaged = applyEdits(sound, [{ range: { start, end }, newText }]);
    // A number that is not complete damages nothing.
    if (parseHjson(damaged).errors.every(({ code }) => code === 'lax-number')) continue;
    const path = [...objectPath(document, random), random.pick(names)];
    if (isTaken(document, path)) continue;
    found.push({
      sound,
      damaged,
      path,
      repair: { range: { start, end: start + newText.length }, newText: sound.slice(start, end) },
    });
  }
  return found;
}

/** No key twice, and no comment that is never closed: what they hide is not what the damage hides. */
function isPlain(document: HjsonDocument): boolean {
  const paths = nodeEntries(document).map(({ path }) => JSON.stringify(path));
  return !document.text.includes('/* open') && new Set(paths).size === paths.length;
}

function objectPath(document: HjsonDocument, random: Random): ValuePath {
  const objects = nodeEntries(document).filter(({ node }) => node?.kind === 'object');
  return objects.length === 0 || random.chance(40) ? [] : random.pick(objects).path;
}

function isTaken(document: HjsonDocument, path: ValuePath): boolean {
  return nodeEntries(document).some((place) => place.path.join('\n') === path.join('\n'));
}

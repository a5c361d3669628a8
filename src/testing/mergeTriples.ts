import { type HjsonValue, parseHjson } from 'hjson-document';
import { removeMember, setValue } from 'hjson-document/edits';
import { setNote } from 'hjson-document/notes';
import type { ValuePath } from 'source-text';
import { Random } from 'source-text/testing/random';
import { commentedConfigs } from './commentedConfigs.ts';

export interface MergeTriple {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

const places: readonly ValuePath[] = [
  ['baseUrl'],
  ['smtpPort'],
  ['mailFrom'],
  ['smtpAuth', 'username'],
  ['smtpAuth', 'mechanism', 'password'],
  ['gatewayOAuth2', 'endpointParams', 'scope'],
];
const values: readonly HjsonValue[] = ['a', 'b # c', "it's", '', '{', { kind: 'number', lexeme: '25' }, true];

/** Configurations that can be read, each changed in two ways. */
export function mergeTriples(count: number, seed: number): readonly MergeTriple[] {
  const random = new Random(seed);
  const triples: MergeTriple[] = [];
  for (let round = 0; triples.length < count; round++) {
    const bases = commentedConfigs(count, seed + round).filter((text) => {
      const { goRoot, verdict } = parseHjson(text);
      return verdict.ok && goRoot?.kind === 'object';
    });
    for (const base of bases.slice(0, count - triples.length)) {
      triples.push({ base, ours: changed(base, 'ours', random), theirs: changed(base, 'theirs', random) });
    }
  }
  return triples;
}

function changed(text: string, side: string, random: Random): string {
  let document = parseHjson(text);
  for (let step = random.below(4); step >= 0; step--) {
    const path = random.pick(places);
    const edit = random.pick([
      () => setValue(document, path, random.pick(values)),
      () => setValue(document, path, random.pick(values)),
      () => removeMember(document, path),
      () => setNote(document, path, `note of ${side} ${random.below(1_000)}`),
    ])();
    if (edit.ok) document = edit.after;
    if (random.chance(20)) {
      const commented = parseHjson(`# from ${side} ${random.below(1_000)}\n\n${document.text}`);
      if (commented.verdict.ok) document = commented;
    }
  }
  const { goRoot, verdict } = document;
  return verdict.ok && goRoot?.kind === 'object' ? document.text : text;
}

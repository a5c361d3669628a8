/** Letters of other scripts that look like Latin ones, in both cases where both do. */
const latinOf: ReadonlyMap<string, string> = new Map(
  [
    ['a', 'аα'],
    ['b', 'вβ'],
    ['c', 'сϲ'],
    ['d', 'ԁđ'],
    ['e', 'еεҽ'],
    ['g', 'ɡց'],
    ['h', 'нһη'],
    ['i', 'іıιӏɪ'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['l', 'ꓲǀł'],
    ['m', 'м'],
    ['n', 'ոп'],
    ['o', 'оοօø'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гꭇ'],
    ['s', 'ѕꜱ'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'ѵν'],
    ['w', 'ԝѡ'],
    ['x', 'хχ'],
    ['y', 'уү'],
  ].flatMap(([latin = '', others = '']) => [...others].map((letter) => [letter, latin] as const)),
);

const invisible = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/**
 * How a reader would read a name: in lower case, without accents and invisible characters, with full-width letters and similar letters of
 * other scripts replaced by Latin ones (Unicode TR 39 has the idea; these are the letters that occur in names of options).
 */
export function foldLookalikes(name: string): string {
  const plain = name.normalize('NFKD').replace(invisible, '').toLowerCase();
  return /^[\x20-\x7e]*$/.test(plain)
    ? plain
    : plain.replace(/[^\x20-\x7e]/gu, (letter) => latinOf.get(letter) ?? letter);
}

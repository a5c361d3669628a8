/** In characters. Guessing is slow, but anyone who steals the disk has unlimited time. */
const shortest = 12;
/** A repeated word is long but easy to guess. */
const fewestDifferent = 6;

export const passphraseAdvice = `At least ${shortest} characters. Four or five unrelated words are strong and easy to remember.`;

/** What is wrong with a new passphrase, as a sentence; undefined when nothing is. */
export function passphraseProblem(passphrase: string, repeated: string): string | undefined {
  const characters = [...passphrase];
  if (characters.length < shortest) return `This passphrase is too short: use at least ${shortest} characters.`;
  if (new Set(characters).size < fewestDifferent)
    return 'This passphrase is too easy to guess: use more different characters.';
  if (passphrase !== repeated) return 'The two passphrases differ. Type both again, or show them to compare.';
  return undefined;
}

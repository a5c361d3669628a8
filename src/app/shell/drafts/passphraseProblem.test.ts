import { describe, expect, it } from 'vitest';
import { passphraseProblem } from './DraftProtection.tsx';

describe('passphraseProblem', () => {
  it.each([
    ['', 'too short'],
    ['elevenchars', 'too short'],
    // Eleven characters, of two UTF-16 units each.
    ['🙂😀😃😄😁😆😅🤣😂🙃😉', 'too short'],
    ['aaaaaaaaaaaaaaaa', 'too easy'],
    ['abcabcabcabcabc', 'too easy'],
  ])('refuses %j: %s', (passphrase, problem) => {
    expect(passphraseProblem(passphrase, passphrase)).toContain(problem);
  });

  it('refuses a passphrase that was not repeated', () => {
    expect(passphraseProblem('correct horse battery', 'correct horse batterz')).toContain('differ');
  });

  it('accepts a few words', () => {
    expect(passphraseProblem('correct horse battery', 'correct horse battery')).toBeUndefined();
  });
});

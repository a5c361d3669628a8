import { expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

function written(key: string, value: string, quote: string): string {
  return key.split('.').reduceRight((inner, name) => `{\n${name}: ${inner}\n}`, quote + value + quote);
}

test.each([
  ['smtpAuth.username', 'CORP\\nina'],
  ['smtpAuth.username', 'EXAMPLE\\review'],
  ['smtpAuth.username', 'CORP\\tom'],
  ['smtpAuth.username', 'CORP\\backup'],
  ['smtpAuth.username', 'CORP\\frank'],
  ['smtpAuth.mechanism.password', 'pa\\ts-one'],
  ['oidcClientId', 'app\\test'],
  ['oidcClientSecret', 'ab\\ncd'],
])('%s: an escape in "%s" is a control character, and its backslash is doubled', (key, source) => {
  for (const quote of ['"', "'"]) {
    const text = written(key, source, quote);
    expect(readText(fixedText(text, onlyProblem(text, 'control-character'))).value(key.split('.'))).toBe(source);
    expect(problemLines(written(key, source, '')).filter((line) => line.includes('control'))).toEqual([]);
  }
});

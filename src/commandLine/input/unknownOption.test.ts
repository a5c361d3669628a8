import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const files = {
  'config.hjson': 'smtpPort: 25\nnewOption: { text: "free words" }\napiToken: FAKE-token\n',
  'other.hjson': 'smtpPort: 25\nnewOption: { text: "other words" }\napiToken: FAKE-token\n',
};

describe('a text that is not in the reference is printed with --show-unknown alone by', () => {
  it.each([
    ['redact', 'config.hjson'],
    ['diff', 'config.hjson', 'other.hjson'],
    ['export', '--for', 'envsubst', 'config.hjson'],
    ['set', 'config.hjson', 'smtpPort', '587', '--diff'],
    ['check', '--output', 'text', '--fail-on', 'never', 'config.hjson'],
  ])('%s', async (...words) => {
    const hidden = await runOn({ files }, ...words);
    const shown = await runOn({ files }, ...words, '--show-unknown');
    expect(hidden.out + hidden.err).not.toContain('words');
    expect(shown.out).toContain('free words');
    expect(shown.out + shown.err).not.toContain('FAKE-token');
  });
});

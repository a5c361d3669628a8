import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const text = `# head

# where users go
baseUrl: https://review.example.com
smtpPort: 25
note: x
`;
const unset = (...words: readonly string[]) =>
  runOn({ files: { 'config.json': text } }, 'unset', 'config.json', ...words);

describe('unset', () => {
  it('removes options with their comments', async () => {
    expect(await unset('baseUrl', 'note')).toMatchObject({
      code: 0,
      out: '',
      err: '',
      files: { 'config.json': '# head\n\nsmtpPort: 25\n' },
    });
  });

  it('removes none where one is not set', async () => {
    expect(await unset('smtpPort', 'mailFrom')).toMatchObject({
      code: 1,
      err: 'arconf: unset: Not set: mailFrom.\n',
      files: { 'config.json': text },
    });
  });

  it('does not know every name', async () => {
    expect(await unset('smtpPort', 'smtpPrt')).toMatchObject({ code: 2, files: { 'config.json': text } });
  });

  it('shows what it would do', async () => {
    const { code, out, files } = await unset('smtpPort', '--diff');
    expect([code, files]).toEqual([0, { 'config.json': text }]);
    expect(out).toContain('\n-smtpPort: 25\n');
  });
});

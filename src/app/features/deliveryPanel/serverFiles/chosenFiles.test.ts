import { expect, it, test } from 'vitest';
import { mostCarriedBytes } from '../../../../delivery/index.ts';
import { readChosen } from './chosenFiles.ts';

function fileIn(path: string, content = 'x'): File {
  const file = new File([content], path.slice(path.lastIndexOf('/') + 1));
  return Object.assign(file, { webkitRelativePath: path });
}

it('names the files of a folder by their places below it, and none of it by its own name', async () => {
  const choice = await readChosen([fileIn('my templates/a.html'), fileIn('my templates/mail/b.html')], 'folder');
  expect(choice.ok && choice.files.map(({ name }) => name)).toEqual(['a.html', 'mail/b.html']);
});

it('leaves out the name of a file chosen by itself', async () => {
  const choice = await readChosen([new File(['abc'], 'private name.svg')], 'file');
  expect(choice).toEqual({ ok: true, files: [{ name: '', bytes: new TextEncoder().encode('abc') }] });
});

test.each([
  ['an empty folder', [], /no file/],
  ['too many files', Array.from({ length: 101 }, (_, index) => fileIn(`t/${index}`)), /at most 100/],
  ['too much', [fileIn('t/a', 'x'.repeat(mostCarriedBytes)), fileIn('t/b')], /Mount the largest/],
])('%s is not taken, with the reason', async (_title, files, reason) => {
  const choice = await readChosen(files, 'folder');
  expect(choice).toEqual({ ok: false, reason: expect.stringMatching(reason) });
});

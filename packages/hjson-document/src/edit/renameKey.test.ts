import { applyEdits } from 'source-text';
import { expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { renameKey } from './renameKey.ts';

test.each([
  { name: 'a key', text: 'a: 1 # c\n', path: ['a'], to: 'b', after: 'b: 1 # c\n' },
  { name: 'to a name that needs quotes', text: 'a: 1\n', path: ['a'], to: 'b c', after: '"b c": 1\n' },
  { name: 'to the empty name', text: 'a: 1\n', path: ['a'], to: '', after: '"": 1\n' },
  { name: 'within its quotes', text: "'a': 1\n", path: ['a'], to: "it's", after: "'it\\'s': 1\n" },
  { name: 'to a name with a dot', text: '{o:{a:1}}', path: ['o', 'a'], to: 'x.y', after: '{o:{x.y:1}}' },
  {
    name: "a key whose ''' text counts its indentation from it",
    text: "a: '''\n     x\n   '''\n",
    path: ['a'],
    to: 'longer',
    after: "longer: '''\n          x\n        '''\n",
  },
])('renames $name', ({ text, path, to, after }) => {
  const outcome = renameKey(parseHjson(text), path, to);
  expect(outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason).toBe(after);
});

test('refuses a name that is taken', () => {
  expect(renameKey(parseHjson('a: 1\nb: 2\n'), ['a'], 'b')).toMatchObject({ ok: false });
});

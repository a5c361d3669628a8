import { testLint } from '../testing/testLint.ts';

testLint([
  {
    name: 'a pair of surrogate escapes',
    code: 'surrogate-escape',
    marked: 'name: "a «\\ud83d\\ude00» b"\n',
    fixed: ['name: "a 😀 b"\n'],
  },
  { name: 'half a surrogate pair', code: 'surrogate-escape', marked: 'name: "«\\ud83d» b"\n', fixed: [] },
  {
    name: 'a surrogate escape in a key',
    code: 'surrogate-escape',
    marked: '"«\\ud83d\\ude00»": 1\n',
    fixed: ['"😀": 1\n'],
  },
]);

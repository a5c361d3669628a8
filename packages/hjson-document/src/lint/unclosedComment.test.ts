import { testLint } from '../testing/testLint.ts';

testLint([
  {
    name: 'a block comment without an end',
    code: 'unclosed-comment',
    marked: 'a: 1\n«/* b: 2»\nc: 3\n',
    fixed: ['a: 1\n/* b: 2 */\nc: 3\n'],
  },
]);

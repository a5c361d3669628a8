import { testLint } from '../testing/testLint.ts';

testLint([
  {
    name: 'a closer behind text without quotes',
    code: 'closer-in-string',
    marked: '{\n  a: {b: x«}»\n  }\n}',
    fixed: ['{\n  a: {b: "x"}\n  }\n}', '{\n  a: {b: "x}"\n  }\n}'],
  },
]);

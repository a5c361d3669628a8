import { testLint } from '../testing/testLint.ts';

testLint([
  {
    name: 'a comma behind text without quotes',
    code: 'comma-in-string',
    marked: '{\n  name: x y«,»\n  b: 1\n}',
    fixed: ['{\n  name: x y\n  b: 1\n}', '{\n  name: "x y,"\n  b: 1\n}'],
  },
  {
    name: 'a member behind text without quotes on one line',
    code: 'member-in-string',
    marked: 'a: x«, port: 1»\n',
    fixed: ['a: "x", port: 1\n', 'a: "x, port: 1"\n'],
  },
  {
    name: 'a line break of a word processor before a member',
    code: 'line-break-in-string',
    marked: 'a: x«\vport: 1\vb: 2»\n',
    fixed: ['a: x\nport: 1\nb: 2\n', 'a: "x\\u000bport: 1\\u000bb: 2"\n'],
  },
]);

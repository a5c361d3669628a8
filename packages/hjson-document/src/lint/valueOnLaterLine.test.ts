import { testLint } from '../testing/testLint.ts';

testLint([
  {
    name: 'a colour that became a comment',
    code: 'colour-as-comment',
    marked: '{\n  colour: «#0b3d91»\n  b: 1\n}',
    fixed: ['{\n  colour: "#0b3d91"\n  b: 1\n}'],
  },
  {
    name: 'a colour that became a comment and left no value',
    code: 'colour-as-comment',
    marked: '{\n  colour: «#fff»\n}',
    fixed: ['{\n  colour: "#fff"\n}'],
  },
  {
    name: 'a colour of a style sheet',
    code: 'colour-as-comment',
    marked: '{\n  colour: «#fff;»\n  b: 1\n}',
    fixed: ['{\n  colour: "#fff"\n  b: 1\n}'],
  },
  {
    name: 'a member that became a value',
    code: 'value-on-later-line',
    marked: 'mailFrom:\n«baseUrl: x»\n',
    fixed: ['mailFrom: ""\nbaseUrl: x\n', 'mailFrom:\n"baseUrl: x"\n'],
  },
  {
    name: 'text on the line below its key',
    code: 'value-on-later-line',
    marked: 'mailFrom:\n  «some text»\n',
    fixed: ['mailFrom:\n  "some text"\n'],
  },
  {
    name: 'a key at the end of the text',
    code: 'value-missing-at-end',
    marked: 'a: 1\n«host:»\n',
    fixed: ['a: 1\nhost: ""\n'],
  },
]);

import { testLint } from '../testing/testLint.ts';

testLint([
  {
    name: 'a comment behind text without quotes',
    code: 'comment-in-string',
    marked: 'name: Example «# the label»\nb: 1\n',
    fixed: ['name: "Example" # the label\nb: 1\n', 'name: "Example # the label"\nb: 1\n'],
  },
  {
    name: 'a slash comment behind text without quotes',
    code: 'comment-in-string',
    marked: 'name: x «// y»\n',
    fixed: ['name: "x" // y\n', 'name: "x // y"\n'],
  },
]);

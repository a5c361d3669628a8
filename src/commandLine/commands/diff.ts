import { defineCommand } from '../command.ts';
import { diffOptions } from '../diff/diffOptions.ts';
import { runDiff } from '../diff/runDiff.ts';

export const diffCommand = defineCommand({
  operands: 'A B [C…]',
  operandCount: { least: 2, most: Number.POSITIVE_INFINITY },
  description: [
    'Compares configurations option by option and by meaning: another layout, other quotes and 587.0 instead of 587 are not differences. Connection strings are compared by part. Three or more files are shown as a matrix.',
    'Secrets are compared and never shown: they are equal or they differ. What is hidden in a redacted copy is not compared, and said so. Problems across several files, such as one encryption key for two databases, are reported, but do not change the exit code.',
    'OPTION is a dotted name, such as pgConnStr.host; * matches any characters, and an object includes all of its options. Exit codes are those of diff: 0 if equal, or as expected, 1 for differences, 2 for trouble.',
  ],
  options: diffOptions,
  examples: [
    { line: 'diff test.hjson production.hjson', does: 'Old and new.' },
    { line: "diff --expect 'baseUrl,oidc*,pgConnStr' test.hjson production.hjson", does: 'Drift as a gate in CI.' },
    { line: 'diff --output markdown old.hjson new.hjson', does: 'A change record.' },
  ],
  run: runDiff,
});

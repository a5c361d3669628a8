import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { createMaskedView } from '../masking/index.ts';
import { secretRanges } from '../secrets/index.ts';
import { hostileDocuments } from '../testing/hostileTexts.ts';
import { createWorkspace } from './workspace.ts';

/** Processor time, in milliseconds: anything quadratic takes ten times as long. */
const shortTime = 2000;

test.each(hostileDocuments)(
  'a document with 300,000 characters of $name on a line is read at once',
  measured,
  ({ text }) => {
    const content = text(300_000);
    const read = () => {
      const workspace = createWorkspace();
      workspace.open({ name: 'config.json', text: content });
      void workspace.snapshot.diagnostics;
      createMaskedView(content, secretRanges(workspace.snapshot.document), new Random(1).bytes);
    };
    expect(processorTime(read)).toBeLessThan(shortTime);
  },
);

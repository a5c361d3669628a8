import type { Refusable } from 'source-text';
import { saveBytes } from '../../opening/index.ts';
import { readDocument } from '../../workspace/index.ts';
import { printText } from '../frame/print.ts';
import { documentOf } from '../input/inputOptions.ts';
import type { Input } from '../input/readInputs.ts';
import type { CheckRequest } from './checkOptions.ts';
import { encodingProblems } from './fileProblems.ts';
import { fixAll } from './openChecked.ts';
import { reportProblems } from './reportFile.ts';

export type FixOutcome = Refusable<{ readonly input: Input }>;

/** Applies the safe fixes of the reported problems, and writes the file; with `--diff`, prints the changes. */
export async function fixInput(input: Input, { call, selection, serverVersion }: CheckRequest): Promise<FixOutcome> {
  const { options, system, styles } = call;
  const text = await fixAll(input.text, serverVersion, options['show-unknown'], (problem) => {
    const [reported] = reportProblems(readDocument(''), [problem], false);
    return reported !== undefined && selection.wants(reported);
  });
  const isRecoded = encodingProblems(input).some((problem) => selection.wants(problem));
  if (text === input.text && !isRecoded) return { ok: true, input };
  if (options.diff) {
    // Loads the comparison, which no other check needs.
    const { shownChanges } = await import('../edit/shownChanges.ts');
    printText(
      system,
      shownChanges(input.name, documentOf(input.text, options), documentOf(text, options), styles),
      styles,
    );
    return { ok: true, input: { ...input, text } };
  }
  const bytes = saveBytes(text);
  const path = input.source.kind === 'file' ? input.source.path : input.name;
  const written = await system.writeFile(path, bytes, input.bytes);
  return written.ok ? { ok: true, input: { ...input, text, bytes, encoding: 'UTF-8', notes: [] } } : written;
}

import { optionAt } from '../../../../config/index.ts';
import { effectiveConfig } from '../../../../delivery/index.ts';
import type { HjsonDocument } from '../../../../hjson/index.ts';
import type { OptionPath, Refusable } from '../../../../text/index.ts';
import { stepOf } from './guideSteps.ts';

/** One value of the summary. */
export interface SummaryRow {
  /** The step that asks for it. */
  readonly step: number;
  readonly key: string;
  readonly title: string;
  readonly path: OptionPath;
  /** With masked secrets; undefined if it has to be filled in. */
  readonly value: string | undefined;
}

export type GuideAnswers = Refusable<{ readonly rows: readonly SummaryRow[] }>;

/** What a document sets and lacks of what the guided set-up asks for, without secrets. */
export function summaryOf(document: HjsonDocument): GuideAnswers {
  const effective = effectiveConfig(document, []);
  if (!effective.ok) return effective;
  const rows = effective.rows.flatMap(({ name, path = [], value, origin }) => {
    const step = stepOf(path[0]);
    const option = optionAt(path);
    const isSet = origin.startsWith('file') && origin !== 'file, same as default';
    const isMissing = origin === 'not set' && option !== undefined && !option.mayBeOmitted;
    if (step < 0 || !(isSet || isMissing)) return [];
    return [{ step, key: name, title: option?.title ?? String(path.at(-1)), path, value: isSet ? value : undefined }];
  });
  return { ok: true, rows };
}

import { checkedValues, findingsOf, marksOf, readReport, reportProblems } from '../../serverCheck/index.ts';
import { reportBox, type ShownReport, serverReport } from '../page/deployment.ts';
import type { PageState } from '../page/pageState.ts';

/**
 * Reads a report of a check from the server. A whole one takes the place of the last; any other text stays in the box, with the reason
 * beside it.
 */
export function takeServerReport(page: PageState, text: string): void {
  const report = readReport(text);
  const isWhole = report !== undefined && report.damage === undefined;
  page.part(reportBox).set(isWhole ? '' : text);
  if (!isWhole) return;
  const findings: ShownReport['findings'] = ({ document, config }) =>
    findingsOf(report, checkedValues(document, config));
  page.part(serverReport).set({
    report,
    findings,
    problems: ({ document, config }) => reportProblems(report, document, config),
    marks: lastAnswer((analysis) => marksOf(report, findings(analysis))),
  });
}

/** The same function, which each field asks about the same document. */
function lastAnswer<Asked extends object, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: answer(asked) };
    return last.answer;
  };
}

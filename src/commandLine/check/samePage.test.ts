import { excessOf } from 'hjson-document/incremental';
import { createLineIndex, type Diagnostic } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { expect, it } from 'vitest';
import { openText } from '../../opening/index.ts';
import { textsToCheck } from '../../testing/checkedTexts.ts';
import { runOn } from '../../testing/commandLine.ts';
import { createProgramChecker } from '../../tokenRequest/index.ts';
import { requestCodes } from '../../tokenRequest/requestCodes.ts';
import { createWorkspace } from '../../workspace/index.ts';

interface JsonProblem {
  readonly fixes: readonly { readonly title: string }[];
  readonly hiddenFixes: number;
}

interface JsonReport {
  readonly unreadable?: string;
  readonly problems: readonly (JsonProblem & Readonly<Record<string, unknown>>)[];
}

/** Without the fields that the page does not have. */
function withoutEdits({ path: _path, option: _option, fixes, hiddenFixes, ...rest }: JsonReport['problems'][number]) {
  return { ...rest, fixes: fixes.map(({ title }) => title), hiddenFixes };
}

/** A problem of the page, as the JSON report names its parts; for a fix with a secret, the report only says that it exists. */
function expected(
  { code, severity, message, detail, range, fixes }: Diagnostic,
  text: string,
  reported: JsonProblem | undefined,
) {
  const titles = fixes.map(({ title }) => title);
  const shown = titles.filter((title) => reported?.fixes.some((fix) => fix.title === title));
  const index = createLineIndex(text);
  const place = (offset: number) => ({ offset, ...index.positionAt(offset) });
  return {
    code,
    severity,
    message,
    ...(detail !== undefined && { detail }),
    ...(range && { range: { start: place(range.start), end: place(range.end) } }),
    fixes: shown,
    hiddenFixes: titles.length - shown.length,
  };
}

/** What the page shows of a text, with the Expr language loaded. */
function problemsOnPage(text: string) {
  const workspace = createWorkspace();
  workspace.addAnalyser(createProgramChecker().problems);
  workspace.open({ name: 'config.json', text });
  return workspace.snapshot.diagnostics;
}

it('reports what the page shows: the same problems in the same order, with the same words, places and fixes', async () => {
  const texts = textsToCheck(Number(process.env.SAME_PAGE_TEXTS ?? fuzzCount(200)));
  const files = Object.keys(texts);
  const { out } = await runOn({ files: texts }, 'check', '--output', 'json', ...files);
  const reports: readonly JsonReport[] = JSON.parse(out).files;
  let problems = 0;
  for (const [index, name] of files.entries()) {
    const opened = openText(new TextEncoder().encode(texts[name]));
    // The page shows which options are set, and the notes on the token request beside it: `samePanels.test.ts`.
    const found = (reports[index]?.problems ?? []).filter(
      ({ code }) => code !== 'no-option-set' && !(String(code) in requestCodes),
    );
    const text = opened.ok ? opened.text : '';
    const onPage = opened.ok ? problemsOnPage(text) : [];
    expect({ name, isRead: reports[index]?.unreadable === undefined, problems: found.map(withoutEdits) }).toEqual({
      name,
      isRead: opened.ok && !excessOf(opened.text),
      problems: onPage.map((problem, place) => expected(problem, text, found[place])),
    });
    problems += onPage.length;
  }
  expect(problems).toBeGreaterThan(files.length);
});

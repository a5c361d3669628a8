import { type HjsonDocument, parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { createMaskedView } from '../../masking/index.ts';
import { secretRanges, withShown } from '../../secrets/index.ts';
import { plantedDocuments } from '../../testing/plantedSecrets.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { applyFix } from './applyFix.ts';

const { bytes } = new Random(92);
const shownOf = (document: HjsonDocument) => createMaskedView(document.text, secretRanges(document), bytes).text;

test('no fix shows what was hidden, but one that says so', longTest, () => {
  const shown: string[] = [];
  const titles = new Set<string>();
  for (const { text, marker, spelling } of plantedDocuments(fuzzCount(600, 60), 91)) {
    // What is hidden only because it cannot be parsed may be an option.
    if (shownOf(withShown(parseHjson(text), { damage: true })).includes(marker)) continue;
    const opened = createWorkspace();
    opened.open({ name: 'config.json', text });
    for (const problem of opened.snapshot.diagnostics) {
      for (const { title, showsValue } of problem.fixes) {
        const workspace = createWorkspace();
        workspace.open({ name: 'config.json', text });
        const { isDone } = applyFix(workspace, problem, title);
        if (!isDone || showsValue) continue;
        titles.add(title);
        const after = workspace.snapshot.text;
        if (shownOf(parseHjson(after)).includes(marker))
          shown.push(`${problem.code}, ${title}: ${spelling}\n${text}\n--\n${after}`);
      }
    }
  }
  expect(shown.slice(0, 3)).toEqual([]);
  expect(titles.size).toBeGreaterThan(10);
});

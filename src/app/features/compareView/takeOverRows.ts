import { type Comparison, type Row, takeOver } from '../../../compare/index.ts';
import type { ReferenceForm } from '../../../references/index.ts';
import type { Workspace } from '../../../workspace/index.ts';
import { announce } from '../../page/announcer.ts';
import type { PageState } from '../../page/pageState.ts';
import { rowTitle } from './rowTitle.ts';

interface Taking {
  readonly comparison: Comparison;
  /** The column that the rows are taken over from. */
  readonly index: number;
  readonly rows: readonly Row[];
  /** The rows in words. */
  readonly what: string;
  /** How references are written in place of secrets; without it, secrets are copied. */
  readonly references?: ReferenceForm;
  /** What to say of the rest. */
  readonly rest?: string;
}

/** Takes rows over into the open document as one step, and says so; or says why one of them cannot be, and changes nothing. */
export function takeOverRows(workspace: Workspace, page: PageState, taking: Taking): void {
  const { comparison, index, rows, what, references, rest = '' } = taking;
  const outcome = takeOver(comparison, index, rows, references);
  if (outcome.ok) {
    const label = `Take over ${what} from ${comparison.columns[index]?.label}`;
    workspace.apply(outcome.edits, { view: 'panel', label });
    announce(page, `Took over ${what}.${rest}`, { canUndo: true });
  } else announce(page, `${rowTitle(outcome.row)}: ${outcome.reason}`, { kind: 'error' });
}

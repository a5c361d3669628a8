import { type HjsonDocument, pathAt } from '../../../hjson/index.ts';
import { secretRanges } from '../../../secrets/index.ts';
import type { TextEdit } from '../../../text/index.ts';
import { type ChangeOrigin, shownName, type Workspace } from '../../../workspace/index.ts';
import type { PageState } from '../../state/pageState.ts';
import type { EditorSession } from '../monaco/editorSession.ts';
import { languageId, registerLanguage } from '../monaco/language.ts';
import { monaco } from '../monaco/monaco.ts';
import { monacoBuffer } from '../monaco/monacoBuffer.ts';
import { showProblems } from '../monaco/problemMarkers.ts';
import { registerProgramProviders } from '../monaco/programProviders.ts';
import { registerProviders } from '../monaco/providers.ts';
import { bindBuffer } from './binding.ts';
import { createTypingSession } from './typingSession.ts';

const sessions = new WeakMap<Workspace, EditorSession>();
const nothing = () => {};

export function sessionFor(workspace: Workspace, page: PageState): EditorSession {
  const existing = sessions.get(workspace);
  if (existing) return existing;
  registerLanguage();
  const model = monaco.editor.createModel('', languageId, monaco.Uri.parse('inmemory://config/config.hjson'));
  // They are punctuation like any other (`themes.ts`). The editor's option of this name leaves the model to read all brackets.
  model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
  const runs = createTypingSession(() => performance.now());
  const callbacks = { focus: nothing, onRefused: nothing, onOutsideChange: nothing };
  const binding = bindBuffer(monacoBuffer(model), workspace, {
    secretRanges,
    originOf: (edits, document) => originOf(edits, document, runs.keyFor(edits)),
    schedule: (task) => queueMicrotask(task),
    onRefused: (mask) => session.onRefused(mask),
    onOutsideChange: (change, edits) => {
      runs.end();
      session.onOutsideChange(change, edits);
    },
  });
  const session: EditorSession = { workspace, page, model, binding, ...callbacks };
  sessions.set(workspace, session);
  registerProviders(session);
  registerProgramProviders(session);
  showProblems(session);
  return session;
}

function originOf(edits: readonly TextEdit[], document: HjsonDocument, mergeKey: string | undefined): ChangeOrigin {
  const path = pathAt(document, edits[0]?.range.start ?? 0);
  return {
    view: 'hjson',
    label: path.length ? `Edit ${shownName(document, path)}` : 'Edit the text',
    ...(path.length ? { path } : {}),
    ...(mergeKey ? { mergeKey } : {}),
  };
}

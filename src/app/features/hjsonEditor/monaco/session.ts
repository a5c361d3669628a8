import type { Workspace } from '../../../../workspace/index.ts';
import type { PageState } from '../../../page/pageState.ts';
import { bindView } from '../binding/bindView.ts';
import type { EditorSession } from './editorSession.ts';
import { languageId, registerLanguage } from './language/language.ts';
import { showProblems } from './language/problemMarkers.ts';
import { registerProgramProviders } from './language/programProviders.ts';
import { registerProviders } from './language/providers.ts';
import { monaco } from './monaco.ts';
import { monacoBuffer } from './monacoBuffer.ts';

const sessions = new WeakMap<Workspace, EditorSession>();
const nothing = () => {};

/** The one session of a workspace. A window has room for one workspace with an editor: Monaco's models and commands are global. */
export function sessionFor(workspace: Workspace, page: PageState): EditorSession {
  const existing = sessions.get(workspace);
  if (existing) return existing;
  registerLanguage();
  const model = monaco.editor.createModel('', languageId, monaco.Uri.parse('inmemory://config/config.hjson'));
  const callbacks = { focus: nothing, onRefused: nothing, onOutsideChange: nothing };
  const binding = bindView(monacoBuffer(model), workspace, page, {
    onRefused: (why) => session.onRefused(why),
    onOutsideChange: (change, end) => session.onOutsideChange(change, end),
  });
  const session: EditorSession = { workspace, page, model, binding, ...callbacks };
  sessions.set(workspace, session);
  registerProviders(session);
  registerProgramProviders(session);
  showProblems(session);
  return session;
}

import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import workerUrl from 'monaco-editor/editor/editor.worker?worker&url';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/dnd/register';
import 'monaco-editor/features/documentSymbols/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/gotoLine/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/lineSelection/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/quickCommand/register';
import 'monaco-editor/features/quickOutline/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/snippet/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/unicodeHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
// The suggest feature would include inline completions; this is the list alone.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import { trustedScriptAddress } from '../../../platform/trustedScripts.ts';

self.MonacoEnvironment = {
  getWorker: () => new Worker(trustedScriptAddress(workerUrl), { type: 'module' }),
};

// Without this, the wrapper would load the editor from a CDN.
loader.config({ monaco });

export { monaco };

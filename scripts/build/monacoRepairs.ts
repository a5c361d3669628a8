import type { Plugin } from 'vite';

/** A fault of Monaco's code, wherever it is in a module, and the code without it. */
interface Repair {
  /** The end of the path of its module. */
  readonly module: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Faults of Monaco 0.57 that throw while one edits or compares, or force a style recalculation of the whole page. Each is one
 * condition or selector. Upstream, microsoft/vscode#198471 is about the third; no issue is known for the others (November 2026).
 */
const monacoRepairs: readonly Repair[] = [
  // Asking whether to suggest may end the suggestions, which the next line would take along.
  {
    module: '/contrib/suggest/browser/suggestModel.js',
    from: 'if (shouldAutoTrigger && this._context) {',
    to: 'if (shouldAutoTrigger && this._context && this._completionModel) {',
  },
  // An empty line that is typed into counts as empty until it is coloured; joined with another one until then, it is too short.
  {
    module: '/common/tokens/contiguousTokensEditing.js',
    from: 'if (lineTokens === null || lineTokens === EMPTY_LINE_TOKENS) {\n            // nothing to do\n            return lineTokens;',
    to: 'if (lineTokens === null || lineTokens === EMPTY_LINE_TOKENS) {\n            return null;',
  },
  // The comparison of texts that have changed since it was asked for; it is requested again.
  {
    module: '/browser/widget/diffEditor/diffEditorViewModel.js',
    from: 'if (model.original.isDisposed() || model.modified.isDisposed()) {',
    to: 'if (model.original.isDisposed() || model.modified.isDisposed() || originalTextEditInfos.length > 0 || modifiedTextEditInfos.length > 0) {',
  },
  // Variables of the whole page, which only the editor uses: each of its elements would be restyled when they are added.
  ...[
    '/platform/theme/browser/iconsStyleSheet.js',
    '/widget/codeEditor/codeEditorWidget.js',
    '/base/browser/ui/sash/sash.css',
  ].map((module) => ({ module, from: ':root {', to: '.monaco-editor, .monaco-diff-editor, .monaco-component {' })),
];

/** Builds with the repairs. Fails where the code of one is not what it was: Monaco may have repaired it. */
export function repairMonaco(): Plugin {
  const done = new Set<Repair>();
  return {
    name: 'repair-monaco',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const repair = monacoRepairs.find(({ module }) => id.endsWith(module));
      if (!repair || !code.includes(repair.from)) return;
      done.add(repair);
      return { code: code.replaceAll(repair.from, () => repair.to), map: null };
    },
    buildEnd(error) {
      const missing = monacoRepairs.filter((repair) => !done.has(repair));
      if (!error && missing.length > 0) {
        this.error(`not as scripts/monacoRepairs.ts knows it: ${missing.map(({ module }) => module).join(', ')}`);
      }
    },
  };
}

/** The Monaco loader carries a CDN address that we never use: without it, a test can assert that no foreign address is in the bundle. */
export const noCdnAddress: Plugin = {
  name: 'no-cdn-address',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('@monaco-editor/loader')) return;
    return { code: code.replace(/https:\/\/cdn\.jsdelivr\.net[^'"]*/g, ''), map: null };
  },
};

import { expect, it } from 'vitest';
import { repairMonaco } from './monacoRepairs.ts';

it('repairs a module whose code it knows, and leaves any other as it is', () => {
  const { transform } = repairMonaco();
  const change = (code: string, id: string) =>
    typeof transform === 'function' ? Reflect.apply(transform, {}, [code, id]) : undefined;
  const id = '/esm/vs/editor/contrib/suggest/browser/suggestModel.js';
  expect(change('if (shouldAutoTrigger && this._context) {', id)).toMatchObject({
    code: 'if (shouldAutoTrigger && this._context && this._completionModel) {',
  });
  expect(change('if (shouldAutoTrigger) {', id)).toBeUndefined();
  expect(change('if (shouldAutoTrigger && this._context) {', '/esm/vs/editor/other.js')).toBeUndefined();
});

it('keeps the variables of the editor to the editor', () => {
  const { transform } = repairMonaco();
  const code = 'addRule(`:root { --a: 1 }`); addRule(`:root { --b: 1 }`);';
  const id = '/esm/vs/editor/browser/widget/codeEditor/codeEditorWidget.js';
  const changed = typeof transform === 'function' ? Reflect.apply(transform, {}, [code, id]) : undefined;
  expect(JSON.stringify(changed)).not.toContain(':root');
});

it('fails the build when Monaco has other code', () => {
  const { buildEnd } = repairMonaco();
  const said: unknown[] = [];
  if (typeof buildEnd === 'function') Reflect.apply(buildEnd, { error: (message: unknown) => said.push(message) }, []);
  expect(said).toEqual([
    expect.stringContaining('suggestModel.js, /common/tokens/contiguousTokensEditing.js, /browser/'),
  ]);
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { optionAt } from '../../config/index.ts';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { ProgramsControl } from './controls/ProgramsControl.tsx';
import { OptionField } from './OptionField.tsx';
import { useOptionEditor, useOptionView } from './useOption.ts';

const text = 'gatewayOAuth2: {\n  endpointParams: {}\n}\n';

function Field({ path }: { readonly path: readonly string[] }) {
  const facts = optionAt(path);
  return facts && <OptionField facts={facts} />;
}

const paramsPath = ['gatewayOAuth2', 'endpointParams'];

/** Without the lazy loading of the field. */
function Programs() {
  const view = useOptionView(paramsPath.join('.'));
  const editor = useOptionEditor(paramsPath);
  const attributes = { id: 'a', name: 'a', 'aria-describedby': '', 'aria-invalid': false };
  return view && <ProgramsControl view={view} editor={editor} attributes={attributes} />;
}

describe('an option that the chosen server does not have', () => {
  it('says which version it needs', () => {
    const { workspace, container, act } = renderInWorkspace(text, <Field path={paramsPath} />);
    expect(container.textContent).not.toContain('needs');
    act(() => workspace.setServerVersion('3.41.0'));
    expect(container.textContent).toContain('needs 3.42.0');
  });

  it('offers no new entries', () => {
    const { workspace, container, act } = renderInWorkspace(text, <Programs />);
    const add = () =>
      [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add parameter');
    expect(add()?.disabled).toBe(false);
    act(() => workspace.setServerVersion('3.41.0'));
    expect(add()?.disabled).toBe(true);
  });
});

describe('the state of an option', () => {
  it('says of a removed option that it is not set, and that this was changed', () => {
    const { workspace, container, act } = renderInWorkspace(text, <Field path={['gatewayOAuth2']} />);
    act(() => workspace.removeOption(['gatewayOAuth2'], { view: 'form', label: 'Remove gatewayOAuth2' }));
    expect(container.textContent).toContain('not set · modified');
  });
});

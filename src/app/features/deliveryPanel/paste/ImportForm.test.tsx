// @vitest-environment happy-dom
import { act, type ComponentProps, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { yamlLoading } from '../../../../delivery/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { useOtherVariables } from '../../../page/otherVariables.ts';
import { createPageState } from '../../../page/pageState.ts';
import { ImportForm } from './ImportForm.tsx';

const compose = 'services:\n  web:\n    environment:\n      SERVICE_CONFIG_HJSON: "{smtpPort: 25}"\n';

function Imported() {
  return <output>{useOtherVariables().set.map(({ name, value }) => `${name}=${value}`)}</output>;
}

/** The form, once what reads YAML has loaded. */
async function form(props: Omit<ComponentProps<typeof ImportForm>, 'onDone'>) {
  const page = createPageState();
  const onDone = vi.fn();
  const shown = <ImportForm {...props} onDone={onDone} />;
  await page.part(yamlLoading)();
  const view = await act(async () =>
    renderInWorkspace(
      'smtpPort: 587',
      <Suspense>
        {shown}
        <Imported />
      </Suspense>,
      page,
    ),
  );
  const buttons = () => [...view.container.querySelectorAll<HTMLButtonElement>('form > :last-child button')];
  return {
    ...view,
    onDone,
    buttons: () => buttons().map(({ textContent }) => textContent),
    press: (name: string) =>
      view.act(() =>
        buttons()
          .find(({ textContent }) => textContent === name)
          ?.click(),
      ),
    text: () => view.workspace.snapshot.text,
    imported: () => view.container.querySelector('output')?.textContent,
  };
}

it('offers to open a paste as it is, once there is one', async () => {
  expect((await form({})).buttons()).toEqual(['Cancel', 'Open this configuration']);
  const { buttons, press, text, onDone } = await form({ pasted: compose });
  expect(buttons()).toEqual(['Cancel', 'Open as text anyway', 'Open this configuration']);
  press('Open as text anyway');
  expect(text()).toBe(compose);
  expect(onDone).toHaveBeenCalledOnce();
});

it('offers to open a file as it is, which is read as a file', async () => {
  const openAsItIs = vi.fn();
  const { buttons, press, onDone } = await form({ file: { name: 'compose.yaml', text: compose, openAsItIs } });
  expect(buttons()).toEqual(['Cancel', 'Open the file as it is', 'Open this configuration']);
  press('Open the file as it is');
  expect(openAsItIs).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

it('imports the other variables that are found, but for those that are left out', async () => {
  const { container, act, press, imported } = await form({
    pasted: `${compose}      GOGC: "50"\n      HTTPS_PROXY: http://proxy.example.com:3128\n`,
  });
  const boxes = [...container.querySelectorAll<HTMLInputElement>('fieldset input')];
  expect(boxes.map((box) => [box.labels?.[0]?.textContent, box.checked])).toEqual([
    ['Import GOGC', true],
    ['Import HTTPS_PROXY', true],
  ]);
  act(() => boxes[1]?.click());
  press('Open this configuration');
  expect(imported()).toBe('GOGC=50');
});

it('opens the configuration that it found, on several lines', async () => {
  const { press, text } = await form({ pasted: compose });
  press('Open this configuration');
  expect(text()).toBe('{\n  smtpPort: 25\n}\n');
});

it('converts a file of YAML with nested options', async () => {
  const yaml = 'baseUrl: https://review.example.com\nsmtpAuth:\n  username: review\n';
  const { press, text } = await form({ file: { name: 'config.yaml', text: yaml, openAsItIs: () => undefined } });
  press('Open this configuration');
  expect(text()).toContain('"smtpAuth"');
});

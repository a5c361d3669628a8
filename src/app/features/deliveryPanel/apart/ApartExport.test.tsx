// @vitest-environment happy-dom

import { parseHjson } from 'hjson-document';
import { expect, it } from 'vitest';
import type { CarriedFile } from '../../../../delivery/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { type ApartTarget, apartTargetOf } from '../../../../testing/targets.ts';
import { createPageState } from '../../../page/pageState.ts';
import { useTargetOutput } from '../targets/useTargetOutput.ts';
import { ApartExport } from './ApartExport.tsx';

const text = '{ oidcClientSecret: "fake-secret", mailFrom: "$(NAME)" }';
const hjson = parseHjson(text);
const noFiles: readonly CarriedFile[] = [];

function Exported({ target }: { readonly target: ApartTarget }) {
  const exported = useTargetOutput(hjson, target, noFiles);
  return exported && <ApartExport target={target} apart={target.apart} exported={exported} />;
}

function openTarget(id: string, page = createPageState()) {
  const rendered = renderInWorkspace(text, <Exported target={apartTargetOf(id)} />, page);
  const dialog = () => document.querySelector('[role="dialog"]');
  const press = (name: string) =>
    rendered.act(() => {
      const all = (dialog() ?? document).querySelectorAll<HTMLElement>('button');
      [...all].find(({ textContent }) => textContent === name)?.click();
    });
  const chosen = () => rendered.container.querySelector('[role="radio"][aria-checked="true"]')?.textContent;
  return { ...rendered, press, chosen, dialog };
}

it('asks once in a page before values are written', () => {
  const { page, press, chosen, dialog } = openTarget('kubernetes-apart');
  press('With values');
  expect(dialog()?.textContent).toContain('server-secrets.yaml will hold 1 secret in clear');
  press('Names only');
  expect([dialog(), chosen()]).toEqual([null, 'Names only']);
  press('With values');
  press('With values');
  expect([dialog(), chosen()]).toEqual([null, 'With values']);
  press('Names only');
  press('With values');
  expect([dialog(), chosen()]).toEqual([null, 'With values']);
  const other = openTarget('onepassword', page);
  expect(other.dialog()).toBeNull();
});

it.each([
  ['kubernetes-apart', ['$(OIDC_CLIENT_SECRET)', '$(NAME)']],
  ['compose-apart', ['\u0024{OIDC_CLIENT_SECRET}', '\u0024{NAME}']],
  ['vault-agent', ['{{ .Data.data.OIDC_CLIENT_SECRET }}', '{{ .Data.data.NAME }}']],
  ['onepassword', ['{{ op://server/config/OIDC_CLIENT_SECRET }}', '{{ op://server/config/NAME }}']],
])('marks what %s fills in', (id, references) => {
  const { container } = openTarget(id);
  const half = container.querySelector('[aria-label="Half to commit"]');
  expect([...(half?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(references);
  expect(half?.textContent).toContain('mailFrom');
});

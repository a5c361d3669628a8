// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { addSample, changeSample } from '../../page/samples.ts';
import { ConnectionTable } from './ConnectionTable.tsx';

function openTable(text: string) {
  const rendered = renderInWorkspace(text, <ConnectionTable />);
  const details = rendered.container.querySelector('details');
  rendered.act(() => {
    details?.setAttribute('open', '');
    details?.dispatchEvent(new Event('toggle'));
  });
  const rows = () =>
    [...rendered.container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(0, 3).map(({ textContent }) => textContent),
    );
  return { ...rendered, rows };
}

it('has the gateways of the samples, each once, and not the one that no one has entered', () => {
  const { act, page, rows } = openTable('{ oidcIssuer: "https://login.example.com" }');
  expect(rows()).toEqual([['Sign in', 'login.example.com', '443']]);
  act(() => changeSample(page, { gatewayURL: 'https://north.example.com:8443' }));
  act(() => addSample(page));
  act(() => changeSample(page, { gatewayURL: 'http://south.example.com' }));
  act(() => addSample(page));
  expect(rows()).toEqual([
    ['Sign in', 'login.example.com', '443'],
    ['Gateway', 'north.example.com', '8443'],
    ['Gateway', 'south.example.com', '80'],
  ]);
});

it('shows connections that are equal in all columns', () => {
  const { rows } = openTable('{ pgConnStr: "host=db,db dbname=review" }');
  expect(rows()).toEqual([
    ['Database', 'db', '5432'],
    ['Database', 'db', '5432'],
  ]);
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import type { Sample, TokenField } from '../../../../tokenRequest/index.ts';
import { FieldTable } from './FieldTable.tsx';

const sample: Sample = { name: 'Sample 1', sourceID: '42', gatewayURL: '', baseURL: undefined, time: '', timeZone: '' };

function textWith(canBeClaim: boolean): string | null {
  const field: TokenField = {
    name: 'source_id',
    shownName: 'source_id',
    isNameSecret: false,
    source: 'program',
    path: undefined,
    program: undefined,
    outcome: { kind: 'sent', value: '42', encoded: 'source_id=42' },
    isSecret: false,
    canBeClaim,
    explanation: '',
    warning: undefined,
  };
  return renderInWorkspace('{}', <FieldTable fields={[field]} secrets="masked" sample={sample} />).container
    .textContent;
}

it('says when no field of the request can become a claim', () => {
  expect(textWith(false)).toContain('No field can become a claim.');
  expect(textWith(true)).not.toContain('No field can become a claim.');
});

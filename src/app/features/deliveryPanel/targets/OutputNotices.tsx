import type { TargetOutput } from '../../../../delivery/index.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** Why a target has no output, or what to look at in it. */
export function OutputNotices({ output }: { readonly output: TargetOutput }) {
  if (!output.ok) return <Notice kind="error">{output.reason}</Notice>;
  return output.warnings.map((warning) => (
    <Notice key={warning} kind="warning">
      {warning}
    </Notice>
  ));
}

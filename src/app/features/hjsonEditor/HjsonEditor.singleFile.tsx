import { Suspense, useRef, useState } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { PaneActions } from '../../ui/Pane.tsx';
import type { PlainSession } from './binding/plainSession.ts';
import { formatText } from './formatText.ts';
import { PlainEditor } from './PlainEditor.tsx';
import type { SecretCopy } from './secrets/secretCopy.ts';
import { CopySecretsDialog } from './secrets/secretParts.tsx';

/** The single file has no editor to load. */
export function warmEditor(): void {}

/** The configuration as text, in a plain text area only. */
export function HjsonEditor() {
  const page = usePageState();
  const workspace = useWorkspace();
  const plain = useRef<PlainSession>(undefined);
  const [copy, setCopy] = useState<SecretCopy>();
  return (
    <>
      <PaneActions>
        <Button look="quiet" onClick={() => formatText(workspace, page)}>
          Format
        </Button>
      </PaneActions>
      <PlainEditor session={plain} hasFailed={false} onCopySecrets={setCopy} />
      <Suspense>{copy && <CopySecretsDialog copy={copy} onClose={() => setCopy(undefined)} />}</Suspense>
    </>
  );
}

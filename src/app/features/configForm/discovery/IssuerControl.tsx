import type { ControlProps } from '../controls/control.ts';
import { TextControl } from '../controls/TextControl.tsx';
import { DiscoveryTools } from './DiscoveryTools.tsx';

/** The issuer with its discovery document. */
export function IssuerControl(props: ControlProps) {
  const { view, editor } = props;
  const { value } = view.analysis;
  return (
    <>
      <TextControl {...props} />
      <DiscoveryTools issuer={typeof value === 'string' ? value : ''} onUse={editor.set} />
    </>
  );
}

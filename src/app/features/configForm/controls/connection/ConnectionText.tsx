import { readConnectionParts } from '../../../../../config/index.ts';
import { Mask } from '../../../../ui/Mask.tsx';
import { useSectionSnapshot } from '../../option/useSectionSnapshot.ts';
import styles from './ConnectionControl.module.css';
import { connectionPieces, isSecretPart } from './connectionPieces.ts';

/** A connection string without its secrets; hidden entirely if it can't be parsed. */
export function ConnectionText({ text }: { readonly text: string }) {
  // Drawn again once a value of its section or a secret has changed, not for each letter elsewhere.
  const { document } = useSectionSnapshot('database');
  const parsed = readConnectionParts(text);
  const pieces = parsed.ok && connectionPieces(text, parsed.parts, (part) => isSecretPart(part, document));
  return (
    <code className={styles.text} dir="ltr" translate="no">
      {pieces ? (
        pieces.map(({ start, text: shown, isSecret }) => <span key={start}>{isSecret ? <Mask /> : shown}</span>)
      ) : (
        <Mask />
      )}
    </code>
  );
}

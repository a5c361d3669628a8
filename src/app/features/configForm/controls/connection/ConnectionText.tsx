import { type ConnectionPart, readConnectionParts } from '../../../../../config/index.ts';
import { Mask } from '../../../../ui/Mask.tsx';
import { useSectionSnapshot } from '../../option/useSectionSnapshot.ts';
import styles from './ConnectionControl.module.css';
import { connectionPieces, isSecretPart } from './connectionPieces.ts';

/** A connection string without its secrets; hidden entirely if it can't be parsed. */
export function ConnectionText({ text }: { readonly text: string }) {
  // Drawn again once a value of its section or a secret has changed, not for each letter elsewhere.
  const { document } = useSectionSnapshot('database');
  const parsed = readConnectionParts(text);
  const parts: readonly ConnectionPart[] | undefined = parsed.ok ? parsed.parts : undefined;
  return (
    <code className={styles.text} dir="ltr" translate="no">
      {parts ? (
        connectionPieces(text, parts, (part) => isSecretPart(part, document)).map((piece) => (
          <span key={piece.start}>{piece.isSecret ? <Mask /> : piece.text}</span>
        ))
      ) : (
        <Mask />
      )}
    </code>
  );
}

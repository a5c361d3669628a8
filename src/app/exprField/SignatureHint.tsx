import { useProgramTools } from './programTools.ts';
import styles from './SignatureHint.module.css';

interface SignatureHintProps {
  readonly source: string;
  readonly caret: number;
}

/** The function call around the cursor, with the current parameter in bold. */
export function SignatureHint({ source, caret }: SignatureHintProps) {
  const tools = useProgramTools();
  const help = tools?.expr.signature(source, caret, tools.programEnvironment);
  const signature = help?.signatures[help.activeSignature];
  if (!help || !signature) return null;
  const { label, parameters } = signature;
  const active = parameters[help.activeParameter] ?? { start: label.length, end: label.length };
  return (
    <div className={styles.hint}>
      <code>
        {label.slice(0, active.start)}
        <b>{label.slice(active.start, active.end)}</b>
        {label.slice(active.end)}
      </code>
      {help.documentation && <p>{help.documentation}</p>}
    </div>
  );
}

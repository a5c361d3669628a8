import { useId, useMemo } from 'react';
import { fromByteString } from 'source-text';
import type { ProgramInputs, ProgramOutcome } from '../../tokenRequest/index.ts';
import { usePart } from '../page/pageState.ts';
import { useSamples } from '../page/samples.ts';
import { useSelected } from '../page/useWorkspace.ts';
import styles from './ExprField.module.css';
import { endedRuns, Postponed } from './Postponed.tsx';
import { ProgramInput, type ProgramInputProps } from './ProgramInput.tsx';
import { useProgramTools } from './programTools.ts';

interface ExprFieldProps extends Omit<ProgramInputProps, 'fault' | 'describedBy'> {
  /** True while the user has revealed the secret in it. */
  readonly showsSecrets?: boolean;
}

/** An Expr program with its error underlined and its value for each sample. Plain text until the language is loaded. */
export function ExprField({ showsSecrets = false, ...props }: ExprFieldProps) {
  const { value } = props;
  const tools = useProgramTools();
  const outcomes = useOutcomes(value);
  const isSecret = useSelected(
    (read) => !showsSecrets && outcomes.some(({ outcome }) => tools?.isSecretOutcome(read, value, outcome)),
  );
  const valuesId = useId();
  const [fault] = outcomes.flatMap(({ outcome }) =>
    outcome.kind === 'failed' && outcome.stage !== 'postponed' ? [outcome] : [],
  );
  return (
    <div className={styles.field}>
      <ProgramInput {...props} fault={fault?.range} describedBy={valuesId} />
      <ul className={styles.values} id={valuesId} aria-label="Value">
        {outcomes.map(({ id, sampleName, inputs, outcome }) => (
          <li key={id}>
            {outcomes.length > 1 && <span className={`kit-muted ${styles.sample}`}>{sampleName}</span>}
            {isSecret ? (
              <span className="kit-muted">secret, hidden</span>
            ) : outcome.kind === 'failed' && outcome.stage === 'postponed' ? (
              <span className="kit-muted">
                <Postponed program={value} message={outcome.message} inputs={inputs} />
              </span>
            ) : (
              <Value outcome={outcome} program={value} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SampleOutcome {
  readonly id: number;
  readonly sampleName: string;
  /** The inputs of the sample, and of others with the same result. */
  readonly inputs: readonly ProgramInputs[];
  readonly outcome: ProgramOutcome;
}

/** A field has room for a few below it; the token request compares all of them. */
const mostSamples = 5;

/** The result of the program for the first samples and the current one; a single entry when all are equal. */
function useOutcomes(source: string): readonly SampleOutcome[] {
  const tools = useProgramTools();
  const { all, current } = useSamples();
  const ended = usePart(endedRuns);
  const baseUrl = useSelected((snapshot) => snapshot.config.valueOf('baseUrl') ?? '');
  return useMemo(() => {
    if (!tools) return [];
    const moment = Date.now();
    const shown = all.filter((sample, index) => index < mostSamples || sample === current);
    const run = tools.inOneGo(ended);
    const outcomes = shown.map((sample) => {
      const inputs = tools.programInputs(sample, baseUrl, moment);
      return { id: sample.id, sampleName: sample.name, inputs: [inputs], outcome: run(source, inputs) };
    });
    const [first] = outcomes;
    const isSame = new Set(outcomes.map(({ outcome }) => resultOf(outcome))).size === 1;
    return first && isSame ? [{ ...first, inputs: outcomes.flatMap(({ inputs }) => inputs) }] : outcomes;
  }, [tools, source, all, current, baseUrl, ended]);
}

/** Equal for equal results. */
function resultOf(outcome: ProgramOutcome): string {
  return outcome.kind === 'text' ? `text ${outcome.value}` : outcome.message;
}

/** Errors of the program itself are shown below the field, with their position; here only results of runs. */
function Value({ outcome, program }: { readonly outcome: ProgramOutcome; readonly program: string }) {
  const tools = useProgramTools();
  if (outcome.kind === 'text') return <ProgramText bytes={outcome.value} />;
  if (outcome.stage === 'compile') return <span className="kit-muted">no value</span>;
  return (
    <span className={outcome.stage === 'unsupported' ? 'kit-muted' : styles.failed}>
      {tools?.failureInWords(program, outcome)}
    </span>
  );
}

function ProgramText({ bytes }: { readonly bytes: string }) {
  return bytes === '' ? <i className="kit-muted">empty text</i> : <code>{fromByteString(bytes)}</code>;
}

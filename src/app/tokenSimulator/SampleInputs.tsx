import { Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { addSample, changeSample, removeSample, selectSample, useSamples } from '../browser/samples.ts';
import { Button } from '../components/Button.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { useSelected } from '../useWorkspace.ts';
import styles from './SampleInputs.module.css';

interface SampleInputsProps {
  /** True for samples, by position, for which there is no complete request. */
  readonly isIncomplete: (index: number) => boolean;
}

/** What the server would know at the time: made up by the user, as often as wanted. */
export function SampleInputs({ isIncomplete }: SampleInputsProps) {
  const { all, current } = useSamples();
  const configuredBaseUrl = useSelected((snapshot) => snapshot.config.valueOf('baseUrl'));
  return (
    <fieldset className={styles.samples}>
      <legend className="visuallyHidden">Sample</legend>
      <div className={styles.row}>
        {all.map((sample, index) => (
          <Button
            key={sample.id}
            look="quiet"
            className={styles.chip}
            aria-pressed={sample === current}
            onClick={() => selectSample(sample.id)}
          >
            {sample.name || 'Unnamed'}
            {isIncomplete(index) && <TriangleAlert role="img" aria-label="no complete request" />}
          </Button>
        ))}
        <Button look="quiet" className={styles.chip} onClick={addSample}>
          <Plus />
          Add sample
        </Button>
      </div>
      <div className={styles.inputs}>
        <Field label="Source ID" value={current.sourceID} onChange={(sourceID) => changeSample({ sourceID })} />
        <Field label="Gateway URL" value={current.gatewayURL} onChange={(gatewayURL) => changeSample({ gatewayURL })} />
        <Field
          label="baseURL"
          value={current.baseURL ?? ''}
          placeholder={configuredBaseUrl ?? 'baseUrl is not set'}
          onChange={(baseURL) => changeSample({ baseURL: baseURL === '' ? undefined : baseURL })}
        />
        {all.length > 1 && (
          <>
            <Field label="Sample name" value={current.name} onChange={(name) => changeSample({ name })} />
            <Button look="quiet" className={styles.remove} onClick={removeSample}>
              <Trash2 />
              Remove this sample
            </Button>
          </>
        )}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

function Field({ label, value, placeholder, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        machine
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

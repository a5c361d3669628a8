import { zoneNames } from 'expr-script';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { clockFaults } from '../../../../tokenRequest/index.ts';
import { usePageState } from '../../../page/pageState.ts';
import { changeSample, removeSample, useSamples } from '../../../page/samples.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import styles from '../TokenSimulator.module.css';

const zones = zoneNames();

interface SampleInputsProps {
  /** Whether the request depends on the time. */
  readonly usesClock: boolean;
}

/** What the server would know at run time, for the current sample, besides what the table of several has. */
export function SampleInputs({ usesClock }: SampleInputsProps) {
  const page = usePageState();
  const { all, current } = useSamples();
  const faults = clockFaults(current);
  const configuredBaseUrl = useSelected((snapshot) => snapshot.config.valueOf('baseUrl'));
  return (
    <fieldset className={styles.samples}>
      <legend className="visuallyHidden">Sample</legend>
      <div className={styles.inputs}>
        {all.length === 1 && (
          <div className={styles.onlySample}>
            <Field
              label="Gateway URL"
              value={current.gatewayURL}
              hint="gatewayURL: the separate HTTP service by way of which data is imported."
              onChange={(gatewayURL) => changeSample(page, { gatewayURL })}
            />
            <Field
              label="Source ID"
              value={current.sourceID}
              hint="sourceID: the source that the server imports data into."
              onChange={(sourceID) => changeSample(page, { sourceID })}
            />
          </div>
        )}
        <details className={styles.fold} open={usesClock}>
          <summary>Time, time zone and base URL of the sample</summary>
          <Field
            label="baseURL"
            value={current.baseURL ?? ''}
            placeholder={configuredBaseUrl ?? 'baseUrl is not set'}
            onChange={(baseURL) => changeSample(page, { baseURL: baseURL === '' ? undefined : baseURL })}
          />
          <Field
            label="Time of the request"
            value={current.time}
            placeholder="Now, or 2026-11-21 22:05"
            hint="What now() gives. Empty: the moment of evaluation."
            fault={faults.time}
            onChange={(time) => changeSample(page, { time })}
          />
          <Field
            label="Time zone of the server"
            value={current.timeZone}
            placeholder="UTC"
            hint="For times without an offset, and Go’s local time. Empty: UTC."
            fault={faults.zone}
            suggestions={zones}
            onChange={(timeZone) => changeSample(page, { timeZone })}
          />
        </details>
        {all.length > 1 && (
          <Button look="quiet" className={styles.remove} onClick={() => removeSample(page)}>
            <Trash2 />
            Remove this sample
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
  readonly suggestions?: readonly string[];
  readonly onChange: (value: string) => void;
}

function Field({ label, value, placeholder, hint, fault, suggestions, onChange }: FieldProps) {
  const id = useId();
  const [noteId, listId] = [`${id}note`, `${id}list`];
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        machine
        value={value}
        placeholder={placeholder}
        aria-invalid={fault !== undefined}
        {...(hint && { 'aria-describedby': noteId })}
        {...(suggestions && { list: listId })}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p id={noteId} className={fault ? styles.fault : styles.hint}>
          {fault ?? hint}
        </p>
      )}
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </div>
  );
}

import { useId } from 'react';
import type { ChosenNames, NameKey, NameRule, NameRules } from '../../../../delivery/index.ts';
import { setChosenName } from '../../../page/deployment.ts';
import { usePageState } from '../../../page/pageState.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import styles from '../DeliveryPanel.module.css';

interface TargetNamesProps {
  readonly rules: NameRules | undefined;
  readonly names: ChosenNames;
}

/** What the user can name in the output: Secret, namespace, service, image. An empty field is the target's own name. */
export function TargetNames({ rules, names }: TargetNamesProps) {
  const asked = Object.entries(rules ?? {}) as [NameKey, NameRule][];
  if (asked.length === 0) return null;
  return (
    <div className={styles.names}>
      {asked.map(([key, rule]) => (
        <NameField key={key} nameKey={key} rule={rule} name={names[key] ?? ''} />
      ))}
    </div>
  );
}

interface NameFieldProps {
  readonly nameKey: NameKey;
  readonly rule: NameRule;
  readonly name: string;
}

function NameField({ nameKey, rule, name }: NameFieldProps) {
  const page = usePageState();
  const id = useId();
  const fault = name === '' ? undefined : rule.fault(name);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {rule.title}
      </label>
      <TextInput
        machine
        id={id}
        value={name}
        placeholder={rule.fallback}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ target }) => setChosenName(page, nameKey, target.value)}
      />
      {fault && (
        <Notice kind="error" id={`${id}-fault`}>
          {fault}
        </Notice>
      )}
    </div>
  );
}

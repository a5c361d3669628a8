import { useId, useState } from 'react';
import {
  checkEnvironment,
  environmentVariables,
  type VariableDefinition,
  variableHoldsSecret,
} from '../../../delivery/index.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { useElement } from '../../places/useElement.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SecretInput } from '../../ui/SecretInput.tsx';
import styles from './DeliveryPanel.module.css';
import { setOtherVariable, useOtherVariables } from './otherVariables.ts';

/** The server's other variables with their meaning and problems. Included in every export of the environment. */
export function OtherVariableFields() {
  const values = useOtherVariables();
  const problems = checkEnvironment(Object.fromEntries(values));
  return (
    <section className={styles.section} aria-label="Other environment variables">
      <h3 className={styles.heading}>Other environment variables</h3>
      <p className={styles.muted}>Not part of config.json. Included in the exports.</p>
      {environmentVariables.map((facts) => (
        <OtherVariableField
          key={facts.name}
          facts={facts}
          value={values.get(facts.name) ?? ''}
          problems={problems.filter(({ name }) => name === facts.name)}
        />
      ))}
    </section>
  );
}

interface OtherVariableFieldProps {
  readonly facts: VariableDefinition;
  readonly value: string;
  readonly problems: ReturnType<typeof checkEnvironment>;
}

function OtherVariableField({ facts, value, problems }: OtherVariableFieldProps) {
  const page = usePageState();
  const id = useId();
  const document = useSelected((snapshot) => snapshot.document);
  const [hasFocus, setFocus] = useState(false);
  return (
    <div className={styles.field} ref={useElement('field', facts.name)}>
      <label className={styles.label} htmlFor={id}>
        {facts.title} <code>{facts.name}</code>
        {facts.linuxOnly && ', Linux only'}
      </label>
      <SecretInput
        isRevealed={!variableHoldsSecret(document, { name: facts.name, value }) || hasFocus}
        id={id}
        name={facts.name}
        value={value}
        placeholder={facts.placeholder}
        aria-describedby={`${id}-help`}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onChange={({ target }) => setOtherVariable(page, facts.name, target.value)}
      />
      <p className={styles.muted} id={`${id}-help`}>
        {facts.help}
      </p>
      {problems.map(({ code, severity, message }) => (
        <Notice key={code} kind={severity}>
          {message}
        </Notice>
      ))}
    </div>
  );
}

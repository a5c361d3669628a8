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
  const [wasSet] = useState(values.size > 0);
  return (
    <details className={styles.fold} open={wasSet}>
      <summary>
        Proxy, memory, certificates
        <span className={styles.muted}>{values.size === 0 ? 'none set' : `${values.size} set`}</span>
      </summary>
      <p className={styles.muted}>Environment variables beside config.json. Included in the exports.</p>
      {environmentVariables.map((variable) => (
        <OtherVariableField
          key={variable.name}
          variable={variable}
          value={values.get(variable.name) ?? ''}
          problems={problems.filter(({ name }) => name === variable.name)}
        />
      ))}
    </details>
  );
}

interface OtherVariableFieldProps {
  readonly variable: VariableDefinition;
  readonly value: string;
  readonly problems: ReturnType<typeof checkEnvironment>;
}

function OtherVariableField({ variable, value, problems }: OtherVariableFieldProps) {
  const page = usePageState();
  const id = useId();
  const document = useSelected((snapshot) => snapshot.document);
  const [hasFocus, setFocus] = useState(false);
  return (
    <div className={styles.field} ref={useElement('field', variable.name)}>
      <label className={styles.label} htmlFor={id}>
        {variable.title} <code>{variable.name}</code>
        {variable.linuxOnly && ', Linux only'}
      </label>
      <SecretInput
        isRevealed={!variableHoldsSecret(document, { name: variable.name, value }) || hasFocus}
        id={id}
        name={variable.name}
        value={value}
        placeholder={variable.placeholder}
        aria-describedby={`${id}-help`}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onChange={({ target }) => setOtherVariable(page, variable.name, target.value)}
      />
      <p className={styles.muted} id={`${id}-help`}>
        {variable.help}
      </p>
      {problems.map(({ code, severity, message }) => (
        <Notice key={code} kind={severity}>
          {message}
        </Notice>
      ))}
    </div>
  );
}

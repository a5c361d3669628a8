import { useEffect, useEffectEvent, useId, useState } from 'react';
import { checkEnvironment, environmentVariables, type VariableDefinition } from '../../delivery/index.ts';
import { holdsPassword } from '../../secrets/index.ts';
import { type NavigationRequest, useNavigation } from '../state/navigation.ts';
import { usePageState } from '../state/pageState.ts';
import { Notice } from '../ui/Notice.tsx';
import { SecretInput } from '../ui/SecretInput.tsx';
import styles from './DeliveryPanel.module.css';
import { setOtherVariable, useOtherVariables } from './otherVariables.ts';

/** The server's other variables with their meaning and problems. Included in every export of the environment. */
export function OtherVariableFields() {
  const values = useOtherVariables();
  const problems = checkEnvironment(Object.fromEntries(values));
  useFieldRequests();
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

/** Focuses the variable that a search found, or the way of the one with the configuration; the panel may have been opened for it. */
function useFieldRequests(): void {
  const navigation = useNavigation();
  const serve = useEffectEvent((request: NavigationRequest | undefined) => {
    if (request?.kind !== 'panel' || request.field === undefined) return;
    const found = document.getElementsByName(request.field)[0] ?? document.getElementById(request.field);
    found?.focus({ focusVisible: true });
    navigation.served(request);
  });
  useEffect(() => {
    serve(navigation.pending('panel'));
    return navigation.listen(serve);
  }, [navigation]);
}

interface OtherVariableFieldProps {
  readonly facts: VariableDefinition;
  readonly value: string;
  readonly problems: ReturnType<typeof checkEnvironment>;
}

function OtherVariableField({ facts, value, problems }: OtherVariableFieldProps) {
  const page = usePageState();
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {facts.title} <code>{facts.name}</code>
        {facts.linuxOnly && ', Linux only'}
      </label>
      <SecretInput
        isRevealed={!holdsPassword(value) || hasFocus}
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

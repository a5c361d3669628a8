import { useId, useState } from 'react';
import {
  type EnvironmentProblem,
  environmentVariables,
  type VariableDefinition,
  variableHoldsSecret,
} from '../../../../delivery/index.ts';
import { activeOption } from '../../../page/editing.ts';
import { useOtherVariables } from '../../../page/otherVariables.ts';
import { usePageState } from '../../../page/pageState.ts';
import { setOtherVariable } from '../../../page/setOtherVariable.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { useElement } from '../../../places/useElement.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SecretInput } from '../../../ui/SecretInput.tsx';
import styles from '../OptionField.module.css';

/** A row for each variable: title, name, field, help and problems, like those of the options. */
export function VariableRows() {
  const { set, problems } = useOtherVariables();
  return environmentVariables.map((variable) => (
    <VariableRow
      key={variable.name}
      variable={variable}
      value={set.find(({ name }) => name === variable.name)?.value ?? ''}
      problems={problems.filter(({ name }) => name === variable.name)}
    />
  ));
}

interface VariableRowProps {
  readonly variable: VariableDefinition;
  readonly value: string;
  readonly problems: readonly EnvironmentProblem[];
}

function VariableRow({ variable: { name, title, help, placeholder }, value, problems }: VariableRowProps) {
  const page = usePageState();
  const id = useId();
  const document = useSelected((snapshot) => snapshot.document);
  const [hasFocus, setFocus] = useState(false);

  function focus() {
    setFocus(true);
    page.part(activeOption).set([]);
  }

  return (
    <div className={styles.option} ref={useElement('field', name)}>
      <div className={styles.head}>
        <label className={styles.title} htmlFor={id}>
          {title}
        </label>
        <code className={styles.key} dir="ltr">
          {name}
        </code>
      </div>
      <div className={styles.field}>
        {/* As for an option: a browser that offers to fill in forms reads all fields of one at each letter. */}
        <form className={styles.control} noValidate onSubmit={(event) => event.preventDefault()}>
          <SecretInput
            isRevealed={!variableHoldsSecret(document, { name, value }) || hasFocus}
            id={id}
            name={name}
            value={value}
            placeholder={placeholder}
            aria-describedby={`${id}-help ${id}-problems`}
            aria-invalid={problems.some(({ severity }) => severity === 'error')}
            onFocus={focus}
            onBlur={() => setFocus(false)}
            onChange={({ target }) => setOtherVariable(page, name, target.value)}
          />
        </form>
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
        <div id={`${id}-problems`}>
          {problems.map(({ code, severity, message }) => (
            <Notice key={code} kind={severity} place="field">
              {message}
            </Notice>
          ))}
        </div>
      </div>
    </div>
  );
}

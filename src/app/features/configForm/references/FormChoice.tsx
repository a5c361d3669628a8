import { RadioGroup } from 'radix-ui';
import { type ReferenceForm, referenceForms } from '../../../../references/index.ts';
import styles from './references.module.css';

/** The forms that a name alone can be written in. */
export const namedForms: readonly ReferenceForm[] = referenceForms.filter(({ write }) => write !== undefined);

interface FormChoiceProps {
  readonly forms: readonly ReferenceForm[];
  readonly form: ReferenceForm;
  readonly onChoose: (form: ReferenceForm) => void;
}

/** Who fills a reference in: that decides how it is written. */
export function FormChoice({ forms, form, onChoose }: FormChoiceProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label} id="reference-form">
        Who fills it in
      </span>
      <RadioGroup.Root
        className={styles.forms}
        aria-labelledby="reference-form"
        value={form.id}
        onValueChange={(id) => onChoose(forms.find((each) => each.id === id) ?? form)}
      >
        {forms.map(({ id, filledBy, example, note }) => (
          <RadioGroup.Item key={id} value={id} className={styles.form} aria-label={filledBy} aria-description={note}>
            <span className={styles.who}>{filledBy}</span>
            <code className={styles.reference}>{example}</code>
            <span className={styles.note}>{note.replaceAll('`', '')}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

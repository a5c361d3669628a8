import { RadioGroup } from 'radix-ui';
import { exampleOf, type ReferenceForm, referenceForms } from '../../../../references/index.ts';
import styles from './references.module.css';

/** The forms that a name alone can be written in. */
export const namedForms: readonly ReferenceForm[] = referenceForms.filter(({ place }) => !place);

interface FormChoiceProps {
  readonly forms: readonly ReferenceForm[];
  readonly form: ReferenceForm;
  readonly onChoose: (form: ReferenceForm) => void;
}

/** Who fills a reference in: that decides how it is written. */
export function FormChoice({ forms, form, onChoose }: FormChoiceProps) {
  return (
    <div className={styles.field}>
      <span className="kit-muted kit-small" id="reference-form">
        Who fills it in
      </span>
      <RadioGroup.Root
        className={styles.forms}
        aria-labelledby="reference-form"
        value={form.id}
        onValueChange={(id) => onChoose(forms.find((each) => each.id === id) ?? form)}
      >
        {forms.map((each) => (
          <RadioGroup.Item
            key={each.id}
            value={each.id}
            className={styles.form}
            aria-label={each.filledBy}
            aria-description={each.note}
          >
            <span className="kit-bold">{each.filledBy}</span>
            <code className={styles.reference}>{exampleOf(each)}</code>
            <span className={styles.note}>{each.note.replaceAll('`', '')}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

import { Switch } from '../../../ui/Switch.tsx';
import { Select } from '../../../ui/TextInput.tsx';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

const unset = 'unset';

/** On or off, also in words: unset is a third state, which *Remove from file* restores. */
export function BooleanControl({ view, editor, attributes }: ControlProps) {
  const { option, analysis, source } = view;
  const isOn = (source === undefined ? option.default : analysis.value) === true;
  return (
    <>
      <div className={styles.row}>
        <Switch {...attributes} checked={isOn} onFocus={editor.onFocus} onChange={(checked) => editor.set(checked)} />
        <span className={styles.unit}>{source === undefined ? 'Not set' : isOn ? 'On' : 'Off'}</span>
      </div>
      <EditRefusal editor={editor} />
    </>
  );
}

/** One of the documented values; any other value stays selectable while it is in the text. */
export function ChoiceControl({ view, editor, attributes }: ControlProps) {
  const { option, analysis, source } = view;
  const value = source === undefined ? unset : String(analysis.value);
  const choices = option.choices ?? [];
  const isKnown = value === unset || choices.some((choice) => choice.value === value);
  return (
    <>
      <Select
        {...attributes}
        value={value}
        onFocus={editor.onFocus}
        onChange={({ target }) => (target.value === unset ? editor.remove() : editor.set(target.value))}
      >
        <option value={unset}>Not set</option>
        {!isKnown && <option value={value}>{value} (not in the reference)</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </Select>
      <EditRefusal editor={editor} />
    </>
  );
}

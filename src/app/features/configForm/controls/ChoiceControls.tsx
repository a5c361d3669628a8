import { Select } from '../../../ui/TextInput.tsx';
import { EditRefusal } from '../EditRefusal.tsx';
import type { ControlProps } from './control.ts';

const unset = 'unset';

/** Three choices: not set (with the server's default), true, false. */
export function BooleanControl({ view, editor, attributes }: ControlProps) {
  const { option, analysis, source } = view;
  return (
    <>
      <Select
        {...attributes}
        value={source === undefined ? unset : String(analysis.value)}
        onFocus={editor.onFocus}
        onChange={({ target }) => (target.value === unset ? editor.remove() : editor.set(target.value === 'true'))}
      >
        <option value={unset}>Not set (default: {String(option.default ?? 'none')})</option>
        <option value="true">true</option>
        <option value="false">false</option>
      </Select>
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

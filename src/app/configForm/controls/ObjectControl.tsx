import { useState } from 'react';
import { type OptionDefinition, options } from '../../../config/index.ts';
import { fromPlain, type HjsonValue } from '../../../hjson/index.ts';
import { isWithin } from '../../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/TextInput.tsx';
import { EditRefusal } from '../EditRefusal.tsx';
import { focusOption } from '../focusOption.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

/** An object that can be added and removed as a whole. A choice that decides on its fields is asked for first. */
export function ObjectControl({ view, editor, attributes }: ControlProps) {
  const { facts, source } = view;
  const decision = decidingChoice(facts);
  const [choice, setChoice] = useState(decision?.choices?.[0]?.value ?? '');

  /** Goes on with the first field of the new object. */
  function add() {
    editor.set(decision ? nested(decision.path.slice(facts.path.length), choice) : fromPlain({}));
    const first = options.find(({ path }) => path.length > facts.path.length && isWithin(path, facts.path));
    requestAnimationFrame(() => focusOption(first?.path ?? facts.path));
  }

  function remove() {
    editor.remove();
    requestAnimationFrame(() => focusOption(facts.path));
  }

  if (source !== undefined) {
    return (
      <div className={styles.row}>
        <Button id={attributes.id} name={attributes.name} onFocus={editor.onFocus} onClick={remove}>
          Remove {facts.title}
        </Button>
        <EditRefusal editor={editor} />
      </div>
    );
  }
  return (
    <div className={styles.group}>
      {decision && (
        <Select
          aria-label={`${decision.title} of the new ${facts.title}`}
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
        >
          {decision.choices?.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <div className={styles.row}>
        <Button
          id={attributes.id}
          name={attributes.name}
          aria-describedby={attributes['aria-describedby']}
          onFocus={editor.onFocus}
          onClick={add}
        >
          Add {facts.title}
        </Button>
      </div>
      <EditRefusal editor={editor} />
    </div>
  );
}

/** The choice below an object that says which of its fields there are. */
function decidingChoice(facts: OptionDefinition): OptionDefinition | undefined {
  return options.find(
    ({ kind, path }) =>
      kind === 'choice' && path.length > facts.path.length && facts.path.every((key, index) => key === path[index]),
  );
}

function nested(path: readonly (string | number)[], value: string): HjsonValue {
  return path.reduceRight<HjsonValue>((inner, key) => new Map([[String(key), inner]]), value);
}

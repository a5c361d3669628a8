import { fromPlain, type HjsonValue } from 'hjson-document';
import type { ValuePath } from 'source-text';
import type { OptionDefinition } from '../../../../config/index.ts';
import { fieldName } from '../../../page/editing.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { decidingChoice } from '../option/foldedLevels.ts';
import { useOptionView } from '../option/useOption.ts';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

/** An object that is on or off, or one of several kinds. Written at once; undo restores its contents. */
export function ObjectControl(props: ControlProps) {
  const decision = decidingChoice(props.view.option);
  return decision ? <KindOfObject {...props} decision={decision} /> : <OnOrOff {...props} />;
}

function OnOrOff({ view, editor, attributes }: ControlProps) {
  const isOn = view.analysis.kind === 'object';
  return (
    <>
      <div className={styles.row}>
        <Switch
          id={attributes.id}
          name={attributes.name}
          aria-label={fieldName(view.option)}
          aria-describedby={attributes['aria-describedby']}
          checked={isOn}
          onChange={(checked) => {
            editor.onFocus();
            if (checked) editor.set(fromPlain({}));
            else editor.remove();
          }}
        />
        <span className={styles.unit}>{isOn ? 'On' : 'Off'}</span>
      </div>
      <EditRefusal editor={editor} />
    </>
  );
}

const off = 'off';

function KindOfObject({ view, editor, attributes, decision }: ControlProps & { readonly decision: OptionDefinition }) {
  const choices = decision.choices ?? [];
  const chosen = useOptionView(decision.key);
  const holder = useOptionView(decision.path.slice(0, -1).join('.'));
  const isOff = view.analysis.kind !== 'object';
  const kind = choices.find(({ value }) => value === chosen?.analysis.value)?.value;

  function choose(value: string) {
    if (value === off) {
      editor.onFocus();
      editor.remove();
      return;
    }
    // The parent of the choice is missing or has another type: written as a whole.
    const path = holder?.analysis.kind === 'object' ? decision.path : firstMissing();
    editor.choose(path, nested(decision.path.slice(path.length), value));
  }

  function firstMissing(): ValuePath {
    return isOff ? view.option.path : decision.path.slice(0, -1);
  }

  return (
    <>
      <Segmented
        id={attributes.id}
        name={attributes.name}
        aria-label={fieldName(view.option)}
        aria-describedby={attributes['aria-describedby']}
        options={[{ value: off, label: 'None' }, ...choices.map(({ value, title }) => ({ value, label: title }))]}
        value={isOff ? off : kind}
        onChange={choose}
      />
      {!isOff && chosen?.source === undefined && (
        <Notice kind="hint">
          {view.option.key} is in the file without a mechanism. Choose {choices.map(({ title }) => title).join(' or ')}.
        </Notice>
      )}
      <EditRefusal editor={editor} />
    </>
  );
}

function nested(path: ValuePath, value: string): HjsonValue {
  return path.reduceRight<HjsonValue>((inner, key) => new Map([[String(key), inner]]), value);
}

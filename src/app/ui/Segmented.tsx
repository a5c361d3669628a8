import { RadioGroup, ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { useRowAction } from '../places/rowActions.ts';
import type { FieldProps } from './fieldProps.ts';
import styles from './Segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The name of a choice with an icon as its label; shown as its tooltip. */
  readonly name?: string;
  readonly disabled?: boolean;
  /** Also adds it to the menu of its row, under this name. */
  readonly rowAction?: string;
}

export interface SegmentedProps<Value extends string> extends FieldProps {
  readonly options: readonly SegmentedOption<Value>[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Compact ones are 20 px high. */
  readonly size?: 'control' | 'compact';
  /** The name of the chosen button, or of the first one: looking the control up by name then finds its Tab stop. */
  readonly name?: string;
}

/** A choice of a few visible values: radio buttons in one track. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onChange, size = 'control', className = '', name, ...rest } = props;
  const named = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <RadioGroup.Root
      {...rest}
      className={`${styles.track} ${styles[size]} ${className}`}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      orientation="horizontal"
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} {...choice(option)} asChild>
          {/* Radix uses the name only for forms. */}
          <button type="button" name={option.value === named ? name : undefined}>
            {option.label}
          </button>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

/** Switches between a few views, one of which is always shown. */
export function ViewSwitch<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onChange, size = 'control', className = '', ...rest } = props;
  return (
    <ToggleGroup.Root
      {...rest}
      type="single"
      className={`${styles.track} ${styles[size]} ${className}`}
      value={value ?? ''}
      // A second press would clear the choice.
      onValueChange={(next) => next && onChange(next as Value)}
    >
      {options.map((option) => (
        <View key={option.value} option={option} onChoose={onChange} />
      ))}
    </ToggleGroup.Root>
  );
}

interface ViewProps<Value extends string> {
  readonly option: SegmentedOption<Value>;
  readonly onChoose: (value: Value) => void;
}

function View<Value extends string>({ option, onChoose }: ViewProps<Value>) {
  const { value, rowAction: label, disabled: isDisabled = false } = option;
  const action = useRowAction(label === undefined ? undefined : { label, isDisabled, run: () => onChoose(value) });
  return (
    <ToggleGroup.Item {...choice(option)} {...action}>
      {option.label}
    </ToggleGroup.Item>
  );
}

function choice<Value extends string>({ value, name, disabled = false }: SegmentedOption<Value>) {
  const named = name === undefined ? {} : { 'aria-label': name, 'data-tooltip': name };
  return { value, disabled, className: styles.choice, ...named };
}

import { type ComponentProps, type RefCallback, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { hiddenText } from '../../secrets/index.ts';
import { TextInput } from './TextInput.tsx';

interface SecretInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'ref'> {
  readonly value: string;
  readonly isRevealed: boolean;
  /** True for a secret that is set and not in the field: the field says so. */
  readonly isSet?: boolean;
  readonly ref?: RefCallback<HTMLInputElement>;
}

/**
 * A field for a secret, shown as dots. Its value is only a DOM property: for a controlled field, React writes the value
 * to an attribute as well, where it would be readable in the markup.
 */
export function SecretInput({ value, isRevealed, isSet = false, ref, ...rest }: SecretInputProps) {
  const stateId = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current) show(field.current, value);
  });
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      field.current = element;
      return ref?.(element);
    },
    [ref],
  );
  return (
    <>
      <TextInput
        {...rest}
        {...(isSet && {
          placeholder: hiddenText,
          'data-is-set': true,
          'aria-describedby': `${rest['aria-describedby'] ?? ''} ${stateId}`.trim(),
        })}
        machine
        type={isRevealed ? 'text' : 'password'}
        ref={attach}
      />
      {isSet && (
        <span className="visuallyHidden" id={stateId}>
          Set, hidden
        </span>
      )}
    </>
  );
}

/** Setting `value` makes Chromium notify its password manager, which forces a full layout; `setRangeText` does not. */
function show(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  field.setRangeText(value, 0, field.value.length, 'end');
  // React must know the value to notice later input.
  field.value = value;
}

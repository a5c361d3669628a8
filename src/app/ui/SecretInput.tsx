import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { TextInput } from './TextInput.tsx';

interface SecretInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'ref'> {
  readonly value: string;
  readonly isRevealed: boolean;
  readonly ref?: (element: HTMLInputElement | null) => void;
}

/**
 * A field for a secret, shown as dots. Its value is only a DOM property: for a controlled field, React writes the value
 * to an attribute as well, where it would be readable in the markup.
 */
export function SecretInput({ value, isRevealed, ref, ...rest }: SecretInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current) show(field.current, value);
  });
  return (
    <TextInput
      {...rest}
      machine
      type={isRevealed ? 'text' : 'password'}
      ref={(element) => {
        field.current = element;
        ref?.(element);
      }}
    />
  );
}

/** Chromium lays out the whole page to tell its password manager of a value that is set: replaced as text, it is not told. */
function show(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  field.setRangeText(value, 0, field.value.length, 'end');
  // React has to know it, to notice what is typed after it.
  field.value = value;
}

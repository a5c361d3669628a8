import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { TextInput } from './TextInput.tsx';

interface SecretInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'ref'> {
  readonly value: string;
  readonly isRevealed: boolean;
  readonly ref?: (element: HTMLInputElement | null) => void;
}

/**
 * A field for a secret, shown as dots. It holds its value as a property alone: of a controlled field React writes the value
 * into an attribute as well, where it can be read in the markup of the page.
 */
export function SecretInput({ value, isRevealed, ref, ...rest }: SecretInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
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

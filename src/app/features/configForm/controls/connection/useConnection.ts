import { useRef } from 'react';
import { readConnectionParts } from '../../../../../config/index.ts';
import { setConnectionPart } from '../../../../../connection/index.ts';
import type { OptionEditor } from '../../option/useOption.ts';

/** The initial string of an empty form. */
const newConnection = 'postgres://';

export interface ConnectionEditor {
  /** True when the string can hold this value for the part. */
  readonly canSet: (name: string, value: string) => boolean;
  /** Changes or removes one part; false if that was refused. */
  readonly set: (name: string, value: string) => boolean;
  /** Replaces the whole string; false if that was refused. */
  readonly setText: (text: string) => boolean;
  /** A new visit: subsequent changes are a new undo step. */
  readonly onFocus: () => void;
}

/**
 * Edits a connection string part by part. While a part is being typed, each value is written into the string from when typing
 * began: a part that is cleared meanwhile keeps its place.
 */
export function useConnection(text: string, editor: OptionEditor): ConnectionEditor {
  const typing = useRef({ name: '', base: text, written: text });

  function baseOf(name: string): string {
    const { current } = typing;
    return current.name === name && current.written === text ? current.base : text;
  }
  function changed(name: string, value: string): string | undefined {
    return setConnectionPart(baseOf(name) || newConnection, name, value);
  }

  return {
    canSet: (name, value) => changed(name, value) !== undefined,
    set(name, value) {
      const next = changed(name, value);
      if (next === undefined) return false;
      const parsed = readConnectionParts(next);
      const written = parsed.ok && parsed.parts.length === 0 ? '' : next;
      typing.current = { name, base: baseOf(name), written };
      return editor.set(written);
    },
    setText(next) {
      editor.onFocus();
      return editor.set(next);
    },
    onFocus() {
      typing.current = { name: '', base: text, written: text };
      editor.onFocus();
    },
  };
}

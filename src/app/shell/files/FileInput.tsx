import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type FileChoice, readFile } from '../../platform/fileAccess.ts';

export const fileInputId = 'open-file';

interface FileInputProps {
  readonly onChoose: (choice: Promise<FileChoice>) => void;
}

/** The browser's file input: for browsers without file pickers, and for assistive technology. */
export function FileInput({ onChoose }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function take(from: HTMLInputElement) {
    const [file] = from.files ?? [];
    if (file) onChoose(readFile(file));
    // Lets the user choose the same file again.
    from.value = '';
  }
  const takeEarly = useEffectEvent(() => input.current && take(input.current));
  // The built page has the input before anything can read a file.
  useLayoutEffect(() => void takeEarly(), []);
  return (
    <input
      id={fileInputId}
      className="visuallyHidden"
      type="file"
      aria-label="Open file"
      tabIndex={-1}
      // A browser would choose the file of the last visit again.
      autoComplete="off"
      ref={input}
      onChange={({ currentTarget }) => take(currentTarget)}
    />
  );
}

import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePlaces } from '../../places/places.ts';
import { canPickFiles, type FileChoice, pickFile, readFile } from '../../platform/fileAccess.ts';

export const fileInputId = 'open-file';

interface FileInputProps {
  readonly onChoose: (choice: Promise<FileChoice>) => void;
  /** Replaces the hiding of the input, where it is the control itself. */
  readonly className?: string | undefined;
}

/** The browser's file input; where the browser has a picker that can write the file back, that one opens instead. */
export function FileInput({ onChoose, className }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { elements } = usePlaces();
  function take(from: HTMLInputElement) {
    const [file] = from.files ?? [];
    if (file) onChoose(readFile(file));
    // Lets the user choose the same file again.
    from.value = '';
  }
  function pick(event: MouseEvent) {
    if (!canPickFiles()) return;
    event.preventDefault();
    onChoose(pickFile());
  }
  const takeEarly = useEffectEvent(take);
  useLayoutEffect(() => {
    if (!input.current) return;
    // The built page has the input before its code: a file may have been chosen by now.
    takeEarly(input.current);
    return elements.register('part', 'file input', input.current);
  }, [elements]);
  return (
    <>
      <label className="visuallyHidden" htmlFor={fileInputId}>
        Open file
      </label>
      <input
        id={fileInputId}
        className={className ?? 'visuallyHidden'}
        type="file"
        tabIndex={className === undefined ? -1 : undefined}
        // Without it, browsers say that no file is chosen.
        title=""
        // A browser would choose the file of the last visit again.
        autoComplete="off"
        ref={input}
        onClick={pick}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </>
  );
}

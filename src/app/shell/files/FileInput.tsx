import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePlaces } from '../../places/places.ts';
import { canPickFiles, type FileChoice, pickFiles, readFile } from '../../platform/fileAccess.ts';

export const fileInputId = 'open-file';

interface FileInputProps {
  /** Called with the first file, and with the others where several may be chosen. */
  readonly onChoose: (choice: Promise<FileChoice>, others: Promise<readonly FileChoice[]>) => void;
  /** Replaces the hiding of the input, where it is the control itself. */
  readonly className?: string | undefined;
  /** The id of the input for several files; the one for a single file has its own, and its label. */
  readonly multipleId?: string;
}

/** The browser's file input; where the browser has a picker that can write the file back, that one opens instead. */
export function FileInput({ onChoose, className, multipleId }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { elements } = usePlaces();
  const multiple = multipleId !== undefined;
  function take(from: HTMLInputElement) {
    const [first, ...others] = [...(from.files ?? [])].map((file) => readFile(file));
    if (first) onChoose(first, Promise.all(others));
    // Lets the user choose the same file again.
    from.value = '';
  }
  function pick(event: MouseEvent) {
    if (!canPickFiles()) return;
    event.preventDefault();
    const picked = pickFiles(multiple);
    onChoose(
      picked.then(([first]) => first),
      picked.then((files) => files.slice(1)),
    );
  }
  const takeEarly = useEffectEvent(take);
  useLayoutEffect(() => {
    if (!input.current) return;
    // The built page has the input before its code: a file may have been chosen by now.
    takeEarly(input.current);
    return multiple ? undefined : elements.register('part', 'file input', input.current);
  }, [elements, multiple]);
  return (
    <>
      {!multiple && (
        <label className="visuallyHidden" htmlFor={fileInputId}>
          Open file
        </label>
      )}
      <input
        id={multipleId ?? fileInputId}
        className={className ?? 'visuallyHidden'}
        type="file"
        multiple={multiple}
        tabIndex={className === undefined ? -1 : undefined}
        // Without it, browsers say that no file is chosen.
        title=""
        // Otherwise the browser may restore the file chosen in the last visit.
        autoComplete="off"
        ref={input}
        onClick={pick}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </>
  );
}

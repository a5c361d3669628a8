import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { compareFiles, openFile } from '../../commands/openFile.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { canPickFiles, type FileChoice, pickFiles, readFile } from '../../platform/fileAccess.ts';

export const fileInputId = 'open-file';

interface FileInputProps {
  /** Replaces the hiding of the input, where it is the control itself. */
  readonly className?: string | undefined;
  /** The id of the input for several files, which are compared; the one for a single file has its own, and its label. */
  readonly multipleId?: string;
}

/** The browser's file input; where the browser has a picker that can write the file back, that one opens instead. */
export function FileInput({ className, multipleId }: FileInputProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const input = useRef<HTMLInputElement>(null);
  const { elements } = usePlaces();
  const multiple = multipleId !== undefined;
  function open(first: Promise<FileChoice>, others: Promise<readonly FileChoice[]>) {
    void (multiple ? compareFiles(workspace, page, first, others) : openFile(workspace, page, first));
  }
  function take(from: HTMLInputElement) {
    const [first, ...others] = [...(from.files ?? [])].map((file) => readFile(file));
    if (first) open(first, Promise.all(others));
    // Lets the user choose the same file again.
    from.value = '';
  }
  function pick(event: MouseEvent) {
    if (!canPickFiles()) return;
    event.preventDefault();
    const picked = pickFiles(multiple);
    open(
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

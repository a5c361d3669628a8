import { type FileChoice, readFile } from '../../platform/fileAccess.ts';

export const fileInputId = 'open-file';

interface FileInputProps {
  readonly onChoose: (choice: Promise<FileChoice>) => void;
}

/** The browser's own file chooser: for browsers without pickers, and for assistive technology. */
export function FileInput({ onChoose }: FileInputProps) {
  return (
    <input
      id={fileInputId}
      className="visuallyHidden"
      type="file"
      aria-label="Open file"
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onChoose(readFile(file));
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}

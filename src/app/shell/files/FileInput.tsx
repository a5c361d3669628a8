import { type FileChoice, readFile } from '../../platform/fileAccess.ts';

export const fileInputId = 'open-file';

interface FileInputProps {
  readonly onChoose: (choice: Promise<FileChoice>) => void;
}

/** The browser's file input: for browsers without file pickers, and for assistive technology. */
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
        // Lets the user choose the same file again.
        currentTarget.value = '';
      }}
    />
  );
}

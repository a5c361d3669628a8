import { counted } from 'source-text';
import type { FileCarriage } from '../../../../delivery/index.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useElement } from '../../../places/useElement.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Select } from '../../../ui/TextInput.tsx';
import styles from '../DeliveryPanel.module.css';
import { readChosen } from './chosenFiles.ts';
import { type AnsweredFile, isUnmounted, setChosenFiles, setWhereabouts, type Whereabouts } from './fileAnswers.ts';

interface ServerFilesProps {
  readonly files: readonly AnsweredFile[];
  readonly carriage: FileCarriage | undefined;
}

/** The files that the configuration and its environment name, and where each of them comes from. */
export function ServerFiles({ files, carriage }: ServerFilesProps) {
  const element = useElement('part', 'server files');
  if (files.length === 0) return null;
  const unmounted = files.filter((file) => isUnmounted(file, carriage)).length;
  return (
    <section className={styles.section} aria-label="Files on the server" ref={element}>
      <h3 className={styles.heading}>Files on the server</h3>
      {unmounted > 0 && <Notice kind="warning">{notMounted(unmounted)}.</Notice>}
      <ul className={styles.files}>
        {files.map((file) => (
          <FileRow key={file.path} file={file} carriage={carriage} />
        ))}
      </ul>
    </section>
  );
}

/** "2 paths are not mounted by this target". */
export function notMounted(count: number): string {
  return `${count === 1 ? '1 path is' : `${count} paths are`} not mounted by this target`;
}

const answers: readonly { readonly where: Whereabouts; readonly label: string }[] = [
  { where: 'image', label: 'In the image' },
  { where: 'mounted', label: 'Mounted' },
  { where: 'here', label: 'Bring it along' },
];

interface FileRowProps {
  readonly file: AnsweredFile;
  readonly carriage: FileCarriage | undefined;
}

function FileRow({ file, carriage }: FileRowProps) {
  const page = usePageState();
  const { path, kind, title, where } = file;
  return (
    <li className={styles.file}>
      <code className={styles.path}>{path}</code>
      <span>
        {title}
        {kind === 'folder' && ', a folder'}
      </span>
      <span className={isUnmounted(file, carriage) ? styles.open : styles.muted}>{stateOf(file, carriage)}</span>
      <span className={styles.row}>
        <Select
          aria-label={`Where ${path} comes from`}
          value={where ?? ''}
          onChange={({ target }) =>
            setWhereabouts(page, path, answers.find((answer) => answer.where === target.value)?.where)
          }
        >
          <option value="">Where is it?</option>
          {answers.map((answer) => (
            <option key={answer.where} value={answer.where}>
              {answer.label}
            </option>
          ))}
        </Select>
        {where === 'here' && <FileChooser file={file} />}
      </span>
      {file.fault && (
        <div className={styles.fault}>
          <Notice kind="error">{file.fault}</Notice>
        </div>
      )}
    </li>
  );
}

function stateOf({ where, content, isPreviewPicture }: AnsweredFile, carriage: FileCarriage | undefined): string {
  if (where === 'image') return 'The image holds it';
  if (where === 'mounted') return 'You mount it';
  if (where === undefined) return content ? 'Here, and nothing mounts it' : 'Not here, and nothing mounts it';
  if (!content) return 'Not here yet';
  if (!carriage) return 'This target cannot bring it along';
  const bytes = content.reduce((sum, each) => sum + each.bytes.length, 0);
  const size = bytes < 1_000 ? counted(bytes, 'byte') : `${Math.round(bytes / 1_000)} kB`;
  if (isPreviewPicture) return `${size}, the preview picture`;
  return content.length > 1 ? `${content.length} files, ${size}` : size;
}

function FileChooser({ file: { path, kind, content } }: { readonly file: AnsweredFile }) {
  const page = usePageState();
  const what = kind === 'folder' ? 'folder' : 'file';
  return (
    <label className={`${buttonClass({ look: 'plain', size: 'control', className: undefined })} ${styles.chooser}`}>
      {content ? `Choose another ${what}…` : `Choose the ${what}…`}
      <input
        type="file"
        className="visuallyHidden"
        aria-label={`Choose the ${what} for ${path}`}
        // Browsers without a folder picker show one for files.
        {...(kind === 'folder' && { webkitdirectory: '', multiple: true })}
        onChange={async ({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          setChosenFiles(page, path, await readChosen(files, kind));
        }}
      />
    </label>
  );
}

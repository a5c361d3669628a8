import { otherVariableNames, serverFiles } from '../../../delivery/index.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './DeliveryPanel.module.css';
import { asVariables, useOtherVariables } from './otherVariables.ts';

/** The files that the configuration and its environment name: no target mounts them. */
export function ServerFiles() {
  const document = useSelected((snapshot) => snapshot.document);
  const files = serverFiles(document, asVariables(useOtherVariables(), otherVariableNames));
  if (files.length === 0) return null;
  const isOne = files.length === 1;
  return (
    <section className={styles.section} aria-label="Files on the server">
      <h3 className={styles.heading}>Files on the server</h3>
      <Notice kind="hint">
        {isOne ? '1 path is' : `${files.length} paths are`} not mounted by this target: put {isOne ? 'it' : 'them'} into
        the image, or mount {isOne ? 'it' : 'them'} yourself.
      </Notice>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ path, kind, title }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>
                {title}
                {kind === 'folder' && ', a folder'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

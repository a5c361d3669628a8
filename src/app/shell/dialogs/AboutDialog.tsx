import type { ReactNode } from 'react';
import { version } from '../../../../package.json';
import { options, optionTotal } from '../../../config/index.ts';
import { UndocumentedList } from '../../features/deliveryPanel/index.ts';
import { guideAddress, isSingleFile, licencesInPage } from '../../platform/edition.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';

/** The newest server version that the reference of the options names. */
const newestVersion = options
  .flatMap(({ since }) => since ?? [])
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);

/** What this page is, its reference, its promises, and what is undocumented. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="About" shape="wide">
      <dl className={styles.facts}>
        <Fact name="This page">
          Configuration editor {version}, for the <code>config.json</code> of a server
        </Fact>
        <Fact name="Option reference">
          {optionTotal} options. The newest server version it names is {newestVersion}. The reference gives no date. It
          says that reference documentation is published per server version: read the one of your version; this page
          knows one.
        </Fact>
        <Fact name="Assumed libraries">
          HJSON is read as hjson-go 4.6.0 reads it, programs run as in Expr 1.17.8 (expr-lang/expr), and the token
          request is that of golang.org/x/oauth2 0.37.0. The reference names Expr, without a version, and not the other
          two.
        </Fact>
        <Fact name="Privacy">
          Nothing leaves your browser: the page loads only its own files and never sends your configuration.
        </Fact>
        {isSingleFile ? (
          <Fact name="Licences">
            <details>
              <summary>MIT. Open-source licences of all bundled components</summary>
              <pre style={{ whiteSpace: 'pre-wrap' }}>{licencesInPage?.()}</pre>
            </details>
          </Fact>
        ) : (
          <Fact name="Licences">
            MIT.{' '}
            <a href="./licences.txt" target="_blank" rel="noreferrer">
              Open-source licences
            </a>{' '}
            of all bundled components.
          </Fact>
        )}
        <Fact name="JSON Schema">
          <em>For your editor…</em> in the menu has it, with settings for editors.
        </Fact>
        <Fact name="User guide">
          {isSingleFile ? (
            <>
              <code>docs/guide.md</code> in the source of this page.
            </>
          ) : (
            <>
              <a href={guideAddress} target="_blank" rel="noreferrer">
                User guide
              </a>
              , in a new tab.
            </>
          )}{' '}
          Press <kbd>?</kbd> for the keyboard shortcuts.
        </Fact>
      </dl>
      <h3 className={styles.heading}>What is not documented</h3>
      <UndocumentedList />
    </Dialog>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

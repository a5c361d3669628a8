import { useMemo, useState } from 'react';
import { counted, dottedName } from 'source-text';
import { insertionLimits, takeSecretsOut } from '../../../../delivery/index.ts';
import { shownName } from '../../../../workspace/index.ts';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FormChoice, namedForms } from './FormChoice.tsx';
import styles from './references.module.css';

/** Replaces every secret by a reference, as one step, and lists those that stay. */
export function TakeSecretsOutDialog({ onClose }: { readonly onClose: () => void }) {
  const page = usePageState();
  const workspace = useWorkspace();
  const document = useSelected((snapshot) => snapshot.document);
  const [form, setForm] = useState(namedForms[0]);
  const plan = useMemo(
    () => (form && document.verdict.ok && !document.excess ? takeSecretsOut(document, form) : undefined),
    [document, form],
  );
  const count = plan?.taken.length ?? 0;

  function takeOut() {
    if (!plan) return;
    workspace.apply(plan.edits, { view: 'shell', label: 'Replace secrets by references' });
    const left = plan.left.length > 0 ? ` ${counted(plan.left.length, 'secret')} left.` : '';
    announce(page, `Replaced ${counted(count, 'secret')} by references.${left}`, { canUndo: true });
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title="Replace secrets by references"
      description="Each secret leaves the file, and a reference takes its place. Comments stay as they are."
      actions={
        <Button look="primary" disabled={count === 0} onClick={takeOut}>
          Replace {counted(count, 'secret')}
        </Button>
      }
    >
      {form && plan ? (
        <>
          <FormChoice forms={namedForms} form={form} onChoose={setForm} />
          {count > 0 && (
            <ul className={styles.list} aria-label="Names">
              {plan.taken.map(({ name, path }) => (
                <li key={dottedName(path)}>
                  <span className={styles.reference}>{name}</span> {shownName(document, path)}
                </li>
              ))}
            </ul>
          )}
          {plan.left.map(({ path, reason }) => (
            <Notice key={dottedName(path)} kind="warning">
              {shownName(document, path)} stays: it {reason}.
            </Notice>
          ))}
          {count > 0 ? (
            <>
              <p className="kit-muted kit-small">{insertionLimits}</p>
              <Notice kind="warning">
                Copy the values into your vault first. Undo brings them back while this page is open.
              </Notice>
            </>
          ) : (
            <Notice kind="good">No secret to take out.</Notice>
          )}
        </>
      ) : (
        <Notice kind="error">The text cannot be read. Fix its errors first.</Notice>
      )}
    </Dialog>
  );
}

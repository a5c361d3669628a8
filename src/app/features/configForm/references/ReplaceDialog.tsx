import { findNode, type HjsonDocument } from 'hjson-document';
import { useId, useMemo, useState } from 'react';
import { dottedName, type ValuePath } from 'source-text';
import { insertionLimits, referenceName, replaceByReference } from '../../../../delivery/index.ts';
import { type ReferenceForm, referenceForms } from '../../../../references/index.ts';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { OptionView } from '../option/optionView.ts';
import { FormChoice } from './FormChoice.tsx';
import styles from './references.module.css';

interface ReplaceDialogProps {
  readonly view: OptionView;
  readonly onClose: () => void;
}

/** Replaces the value of one option by a reference, as one step. */
export function ReplaceDialog({ view, onClose }: ReplaceDialogProps) {
  const { option, analysis } = view;
  const page = usePageState();
  const workspace = useWorkspace();
  const document = useSelected((snapshot) => snapshot.document);
  const id = useId();
  const known = analysis.references[0];
  const forms = useMemo(() => formsFor(document, option.path), [document, option]);
  const [form, chooseForm] = useState(forms.find((each) => each.id === known?.form.id) ?? forms[0]);
  const [name, setName] = useState(form ? firstText(form, view) : '');
  const outcome = useMemo(
    () => form && replaceByReference(document, option.path, form, name),
    [document, option, form, name],
  );
  if (!form || !outcome) return null;
  const written = outcome.ok ? sourceIn(outcome.after, option.path) : '';
  const { value } = analysis;
  const isThere = analysis.kind !== undefined && analysis.references.length === 0;

  function setForm(next: ReferenceForm) {
    chooseForm(next);
    // A name fits every form that has names, a location only one form.
    if (next.place || form?.place) setName(firstText(next, view));
  }

  function replace() {
    if (!outcome?.ok) return;
    workspace.apply(outcome.edits, {
      view: 'form',
      path: option.path,
      label: `Replace ${dottedName(option.path)} by a reference`,
    });
    announce(page, `${option.title} comes from ${name} now.`, { canUndo: true });
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title="Replace by a reference"
      description={
        <>
          {option.title} <code>{option.key}</code>
        </>
      }
      actions={
        <>
          {isThere && typeof value === 'string' && (
            <CopyButton
              label={option.secret ? 'Copy the value without showing it' : 'Copy the value'}
              text={() => value}
              done="Copied"
            />
          )}
          <Button look="primary" disabled={!outcome.ok} onClick={replace}>
            Replace
          </Button>
        </>
      }
    >
      <FormChoice forms={forms} form={form} onChoose={setForm} />
      <div className={styles.field}>
        <label className="kit-muted kit-small" htmlFor={id}>
          {form.place ? 'Place' : 'Name'}
        </label>
        <TextInput
          machine
          id={id}
          value={name}
          aria-invalid={!outcome.ok}
          aria-describedby={`${id}-written`}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className={styles.field} id={`${id}-written`}>
        {outcome.ok ? (
          <>
            <span className="kit-muted kit-small">What is written</span>
            <code className={styles.written}>
              {option.path.at(-1)}: {written}
            </code>
            {written.startsWith("'''") && <p className="kit-muted kit-small">{insertionLimits}</p>}
          </>
        ) : (
          <Notice kind="error">{outcome.reason}</Notice>
        )}
      </div>
      {isThere && (
        <Notice kind="warning">
          The value leaves the file. Copy it into your vault first. Undo brings it back while this page is open.
        </Notice>
      )}
    </Dialog>
  );
}

/** The forms that can be written there: `{{` cannot begin a number. */
function formsFor(document: HjsonDocument, path: ValuePath): readonly ReferenceForm[] {
  const fitting = referenceForms.filter(
    (form) => replaceByReference(document, path, form, form.place?.example ?? 'NAME').ok,
  );
  // If none can, all have the same reason.
  return fitting.length > 0 ? fitting : referenceForms;
}

/** What the value already refers to, or the suggested name for the reference. */
function firstText(form: ReferenceForm, { option, analysis }: OptionView): string {
  const known = analysis.references[0];
  if (!form.place) return known?.isPlain ? known.name : referenceName(option.path);
  return known?.form.id === form.id ? known.name.slice(form.place.before.length) : form.place.example;
}

function sourceIn(document: HjsonDocument, path: OptionView['option']['path']): string {
  const node = findNode(document, path);
  return node ? document.text.slice(node.range.start, node.range.end) : '';
}

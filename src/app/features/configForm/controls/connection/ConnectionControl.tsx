import { ChevronRight, ClipboardPaste } from 'lucide-react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConnectionObstacle, type ConnectionSpelling, readConnectionParts } from '../../../../../config/index.ts';
import { respellConnection } from '../../../../../connection/index.ts';
import { announce } from '../../../../page/announcer.ts';
import { activePart } from '../../../../page/editing.ts';
import { shownGuide } from '../../../../page/guidedSetup.ts';
import { usePageState, useStore } from '../../../../page/pageState.ts';
import { useFacts, useWorkspace } from '../../../../page/useWorkspace.ts';
import { usePlaces } from '../../../../places/places.ts';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { FieldActions } from '../../../../ui/FieldActions.tsx';
import { lazyDialog } from '../../../../ui/lazyPart.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { RowIconButton } from '../../../../ui/RowButton.tsx';
import { ViewSwitch } from '../../../../ui/Segmented.tsx';
import { Select } from '../../../../ui/TextInput.tsx';
import { useHeld } from '../../../../ui/useHeld.ts';
import { EditRefusal } from '../../typing/EditRefusal.tsx';
import { useIsTypedAt } from '../../typing/useTyping.ts';
import type { ControlProps } from '../control.ts';
import { SecretControl } from '../SecretControl.tsx';
import styles from './ConnectionControl.module.css';
import { ConnectionPartField } from './ConnectionPartField.tsx';
import { isSecretPart } from './connectionPieces.ts';
import { MoreParameters } from './MoreParameters.tsx';
import { cutMessage, leftOutMessage, type PastedConnection, readPastedConnection } from './pastedConnection.ts';
import { sslModes } from './sslModes.ts';
import { useConnection } from './useConnection.ts';

const PasteConnectionDialog = lazyDialog(
  async () => (await import('./PasteConnectionDialog.tsx')).PasteConnectionDialog,
);

const obstacles: Readonly<Record<ConnectionObstacle, string>> = {
  unclear: 'The parts of this string are not clear. Edit it as a string.',
  'several-hosts': 'This string lists several hosts. Edit it as a string.',
  repeated: 'This string gives a parameter twice. Edit it as a string.',
};

const spellings: Readonly<Record<ConnectionSpelling, string>> = { url: 'URL', keywords: 'keyword=value' };

const allSpellings = ['url', 'keywords'] as const;

const fieldParts = ['host', 'port', 'dbname', 'user', 'password'] as const;
const ownFields: readonly string[] = [...fieldParts, 'sslmode'];
/** Fields that are never hidden: if one of them is a secret, the string is edited as a whole. */
const shownParts: readonly string[] = ownFields.filter((name) => name !== 'password');

/** A PostgreSQL connection string: one line that opens its parts, or the string. */
export function ConnectionControl(props: ControlProps) {
  const { view, editor, attributes } = props;
  const page = usePageState();
  const workspace = useWorkspace();
  const { elements } = usePlaces();
  const [chosen, setChosen] = useState<'parts' | 'string'>('parts');
  const [isPasting, setPasting] = useState(false);
  const part = page.part(activePart);
  const active = useStore(part);
  const value = view.source !== undefined && typeof view.analysis.value === 'string' ? view.analysis.value : '';
  const isReadable = view.source !== undefined || view.analysis.state === 'unset';
  const parsed = isReadable ? readConnectionParts(value) : ({ ok: false, obstacle: 'unclear' } as const);
  const connection = useConnection(value, editor);
  const secretNames = useFacts(({ document }) =>
    parsed.ok ? parsed.parts.filter((part) => isSecretPart(part, document)).map(({ name }) => name) : [],
  );
  // A value is neither masked nor split into parts while it is being typed.
  const isTyped = useIsTypedAt(view.option.path);
  const showsParts = parsed.ok && !secretNames.some((name) => shownParts.includes(name));
  const hasParts = useHeld(showsParts, isTyped) && parsed.ok;
  const shown = hasParts ? chosen : 'string';
  // What is to be filled in is open.
  const [isOpen, setOpen] = useState(() => value === '' || shownGuide(workspace, page) !== undefined);
  const isSummed = useHeld(value !== '', isTyped) && shown === 'parts';
  const isUnfolded = isOpen || !isSummed;

  function use({ text, leftOut, isPasswordCut }: PastedConnection): boolean {
    if (!connection.setText(text)) return false;
    const remarks = [isPasswordCut ? cutMessage : '', leftOut.length > 0 ? leftOutMessage(leftOut) : ''].filter(
      Boolean,
    );
    announce(page, ['Connection string written.', ...remarks].join(' '), { canUndo: true });
    return true;
  }

  function focusPart(name: string) {
    part.set({ name, pane: 'form' });
    connection.onFocus();
  }

  // Going to a part opens it.
  useLayoutEffect(
    () => elements.onDraw((name) => name.startsWith(`${view.option.key}.`) && flushSync(() => setOpen(true))),
    [elements, view.option.key],
  );

  const partValue = (wanted: string) => (parsed.ok && parsed.parts.find(({ name }) => name === wanted)?.value) || '';
  const sslMode = partValue('sslmode');
  const summary = summaryOf((name) => (secretNames.includes(name) ? '' : partValue(name)));
  const spelling: ConnectionSpelling = parsed.ok && value !== '' ? parsed.spelling : 'url';
  const actions = (
    <>
      {parsed.ok && value !== '' && (
        <CopyButton
          isRowAction
          isIcon
          label="Copy the connection string"
          done={partValue('password') === '' ? 'Copied' : 'Copied with the password'}
          text={() => value}
        />
      )}
      <RowIconButton label="Paste a string…" run={() => setPasting(true)}>
        <ClipboardPaste />
      </RowIconButton>
    </>
  );
  return (
    <fieldset className="kit-stack kit-bare" aria-label="Connection string" onBlur={() => part.set(undefined)}>
      {isSummed && (
        <FieldActions className={styles.folded ?? ''} actions={actions}>
          <button
            type="button"
            className={styles.summary}
            id={attributes.id}
            name={attributes.name}
            aria-describedby={attributes['aria-describedby']}
            aria-expanded={isOpen}
            aria-label={`Connection string: ${summary}`}
            onFocus={editor.onFocus}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight />
            <span className="kit-clip kit-shrink">{summary}</span>
          </button>
        </FieldActions>
      )}
      {shown === 'string' && (
        <>
          <SecretControl {...props} />
          {!parsed.ok && isReadable && <Notice kind="hint">{obstacles[parsed.obstacle]}</Notice>}
        </>
      )}
      {isUnfolded && shown === 'parts' && parsed.ok && (
        <>
          <div className={styles.fields}>
            {fieldParts.map((name) => (
              <ConnectionPartField
                key={name}
                part={name}
                value={partValue(name)}
                isMarked={active?.pane === 'text' && active.name === name}
                connection={connection}
                editor={editor}
                onFocus={focusPart}
                onPasteWhole={(text) => {
                  const pasted = isConnection(text) ? readPastedConnection(text) : undefined;
                  if (pasted) use(pasted);
                  return pasted !== undefined;
                }}
                {...(name === 'host' && !isSummed && { attributes })}
              />
            ))}
            <div
              className={`${styles.part} ${styles.sslmode}`}
              data-marked={(active?.pane === 'text' && active.name === 'sslmode') || undefined}
            >
              <label className={styles.label} htmlFor={`${attributes.id}-sslmode`}>
                <span className="visuallyHidden">TLS </span>sslmode
              </label>
              <Select
                id={`${attributes.id}-sslmode`}
                aria-describedby={`${attributes.id}-problems`}
                value={sslMode}
                onFocus={() => focusPart('sslmode')}
                onChange={({ target }) => connection.set('sslmode', target.value)}
              >
                <option value="">Not set</option>
                {!sslModes.some((mode) => mode.value === sslMode) && sslMode !== '' && (
                  <option value={sslMode}>{sslMode}: not a mode</option>
                )}
                {sslModes.map((mode) => (
                  <option key={mode.value} value={mode.value}>
                    {mode.value}: {mode.meaning}
                  </option>
                ))}
              </Select>
            </div>
          </div>
          <MoreParameters
            parameters={parsed.parts.filter(({ name }) => !ownFields.includes(name))}
            secretNames={secretNames}
            connection={connection}
            onFocus={focusPart}
          />
          <EditRefusal editor={editor} />
        </>
      )}
      {isUnfolded && (
        <div className="kit-row kit-wrap">
          <ViewSwitch
            size="compact"
            aria-label="Connection string as"
            options={[
              { value: 'parts', label: 'Parts', disabled: !hasParts, rowAction: 'Edit as parts' },
              { value: 'string', label: 'String', rowAction: 'Edit as string' },
            ]}
            value={shown}
            onChange={setChosen}
          />
          {parsed.ok && value !== '' && (
            <ViewSwitch
              size="compact"
              aria-label="Spelling of the connection string"
              options={allSpellings.map((each) => ({
                value: each,
                label: spellings[each],
                disabled: respellConnection(value, each) === undefined,
                rowAction: `Write as ${spellings[each]}`,
              }))}
              value={spelling}
              onChange={(next) => connection.setText(respellConnection(value, next) ?? value)}
            />
          )}
          {!isSummed && <span className={styles.end}>{actions}</span>}
        </div>
      )}
      <Suspense>
        {isPasting && <PasteConnectionDialog onUse={use} refusal={editor.refusal} onClose={() => setPasting(false)} />}
      </Suspense>
    </fieldset>
  );
}

/** "review@db.example.com/review · verify-full"; the usual port goes without saying. */
function summaryOf(partValue: (name: string) => string): string {
  const [user, host, port, dbname, sslmode] = ['user', 'host', 'port', 'dbname', 'sslmode'].map(partValue);
  const address = [user && `${user}@`, host, port !== '5432' && port && `:${port}`, dbname && `/${dbname}`];
  return [address.filter(Boolean).join('') || 'Empty', sslmode].filter(Boolean).join(' · ');
}

/** True for more than a host: it has a scheme or several parts. */
function isConnection(text: string): boolean {
  return /:\/\/|^jdbc:/i.test(text) || (text.includes('=') && /[;\s]/.test(text));
}

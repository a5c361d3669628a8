import { ClipboardPaste } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { type ConnectionObstacle, type ConnectionSpelling, readConnectionParts } from '../../../../../config/index.ts';
import { respellConnection } from '../../../../../connection/index.ts';
import { announce } from '../../../../page/announcer.ts';
import { activePart } from '../../../../page/editing.ts';
import { usePageState, useStore } from '../../../../page/pageState.ts';
import { useFacts } from '../../../../page/useWorkspace.ts';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { lazyDialog } from '../../../../ui/lazyPart.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { RowIconButton } from '../../../../ui/RowButton.tsx';
import { ViewSwitch } from '../../../../ui/Segmented.tsx';
import { Select } from '../../../../ui/TextInput.tsx';
import { useHeld } from '../../../../ui/useHeld.ts';
import { ProblemNotices } from '../../option/ProblemNotices.tsx';
import { EditRefusal } from '../../typing/EditRefusal.tsx';
import { useIsTypedAt, useIsVisibleAt } from '../../typing/useTyping.ts';
import type { ControlProps } from '../control.ts';
import { SecretControl } from '../SecretControl.tsx';
import styles from './ConnectionControl.module.css';
import { ConnectionPartField } from './ConnectionPartField.tsx';
import { ConnectionText } from './ConnectionText.tsx';
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

/** A PostgreSQL connection string: as its parts, with the resulting string below, or as a string. */
export function ConnectionControl(props: ControlProps) {
  const { view, editor, attributes } = props;
  const page = usePageState();
  const [chosen, setChosen] = useState<'parts' | 'string'>('parts');
  const [isPasting, setPasting] = useState(false);
  const part = page.part(activePart);
  const active = useStore(part);
  const value = view.source !== undefined && typeof view.analysis.value === 'string' ? view.analysis.value : '';
  const isReadable = view.source !== undefined || view.analysis.state === 'unset';
  const parsed = isReadable ? readConnectionParts(value) : ({ ok: false, obstacle: 'unclear' } as const);
  const connection = useConnection(value, editor);
  const canRespell = useSpellings(value);
  const isVisibleHere = useIsVisibleAt(view.option.path);
  const problems = view.problems.filter(isVisibleHere);
  const secretNames = useFacts(({ document }) =>
    parsed.ok ? parsed.parts.filter((part) => isSecretPart(part, document)).map(({ name }) => name) : [],
  );
  // A value is neither masked nor split into parts while it is being typed.
  const isTyped = useIsTypedAt(view.option.path);
  const showsParts = parsed.ok && !secretNames.some((name) => shownParts.includes(name));
  const hasParts = useHeld(showsParts, isTyped) && parsed.ok;
  const shown = hasParts ? chosen : 'string';
  const isOfSslMode = (code: string) => shown === 'parts' && /-(?:sslmode|unverified|unencrypted)$/.test(code);

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

  const partValue = (wanted: string) => (parsed.ok && parsed.parts.find(({ name }) => name === wanted)?.value) || '';
  const sslMode = partValue('sslmode');
  const spelling: ConnectionSpelling = parsed.ok && value !== '' ? parsed.spelling : 'url';
  return (
    <fieldset className={styles.connection} aria-label="Connection string" onBlur={() => part.set(undefined)}>
      {shown === 'string' && (
        <>
          <SecretControl {...props} />
          {!parsed.ok && isReadable && <Notice kind="hint">{obstacles[parsed.obstacle]}</Notice>}
        </>
      )}
      {shown === 'parts' && parsed.ok && (
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
                {...(name === 'host' && { attributes })}
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
                aria-describedby={`${attributes.id}-sslmode-problems`}
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
          <ProblemNotices
            id={`${attributes.id}-sslmode-problems`}
            problems={problems.filter(({ code }) => isOfSslMode(code))}
          />
          <MoreParameters
            parameters={parsed.parts.filter(({ name }) => !ownFields.includes(name))}
            secretNames={secretNames}
            connection={connection}
            onFocus={focusPart}
          />
          <EditRefusal editor={editor} />
        </>
      )}
      {parsed.ok && value !== '' && <ConnectionText text={value} marked={active?.name} />}
      <div className={styles.tools}>
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
              disabled: !canRespell.includes(each),
              rowAction: `Write as ${spellings[each]}`,
            }))}
            value={spelling}
            onChange={(next) => connection.setText(respellConnection(value, next) ?? value)}
          />
        )}
        <span className={styles.end}>
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
          <Suspense>
            {isPasting && (
              <PasteConnectionDialog onUse={use} refusal={editor.refusal} onClose={() => setPasting(false)} />
            )}
          </Suspense>
        </span>
      </div>
      <ProblemNotices id={`${attributes.id}-problems`} problems={problems.filter(({ code }) => !isOfSslMode(code))} />
    </fieldset>
  );
}

/** The spellings that can express a string; all of them in the first frame, since finding out takes as long as a few rows. */
function useSpellings(value: string): readonly ConnectionSpelling[] {
  const isAfterFirst = useDeferredValue(true, false);
  return useMemo(
    () => (isAfterFirst ? allSpellings.filter((each) => respellConnection(value, each) !== undefined) : allSpellings),
    [value, isAfterFirst],
  );
}

/** True for more than a host: it has a scheme or several parts. */
function isConnection(text: string): boolean {
  return /:\/\/|^jdbc:/i.test(text) || (text.includes('=') && /[;\s]/.test(text));
}

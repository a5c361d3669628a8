import { Check, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { fromByteString } from 'source-text';
import {
  type ClaimRow,
  type ClaimVerdict,
  compareClaims,
  type DecodedToken,
  decodeToken,
  type ResponseFact,
  readTokenResponse,
} from '../../../../accessToken/index.ts';
import { holdsSecretText } from '../../../../secrets/index.ts';
import type { SimulatedRequest } from '../../../../tokenRequest/index.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mask } from '../../../ui/Mask.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SecretInput } from '../../../ui/SecretInput.tsx';
import { TableHead } from '../../../ui/TableHead.tsx';
import { useReveal } from '../../../ui/useReveal.ts';
import { WordsOfKey } from '../../../ui/WordsOfKey.tsx';
import panel from '../TokenSimulator.module.css';
import styles from './PastedResponse.module.css';
import { Refused } from './Refused.tsx';

/** Nobody reads more rows. */
const mostRows = 200;

/** The table has the rest. */
const mostNamed = 10;

/**
 * The response of the token endpoint, pasted by the user: explained, its token decoded and compared with what was sent.
 * It is kept only in the state of this view.
 */
export function PastedResponse({ request }: { readonly request: SimulatedRequest }) {
  const id = useId();
  const [text, setText] = useState('');
  const { isRevealed, toggle, containerProps } = useReveal();
  const response = useMemo(() => readTokenResponse(text), [text]);
  return (
    <section className={panel.card} {...containerProps}>
      <div className={panel.head}>
        <label className={panel.heading} htmlFor={id}>
          Response
        </label>
        {text !== '' && (
          <>
            <Button look="quiet" size="compact" aria-pressed={isRevealed} onClick={toggle}>
              {isRevealed ? 'Hide response' : 'Show response'}
            </Button>
            <Button size="compact" onClick={() => setText('')}>
              Clear
            </Button>
          </>
        )}
      </div>
      <div className={panel.content}>
        <SecretInput
          id={id}
          value={text}
          isRevealed={isRevealed}
          placeholder="Paste the response, a token, or an error of a log"
          aria-describedby={`${id}note`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}note`} className={panel.muted}>
          Decoded in this page; never sent or stored.
        </p>
        {response.kind === 'unreadable' && (
          <Refused
            refusal={{ code: '', description: text, asksForHeader: false }}
            otherwise={response.reason}
            request={request}
          />
        )}
        {response.kind === 'error' && (
          <Refused
            refusal={response.refusal}
            otherwise="The authorisation server refused the request."
            request={request}
          />
        )}
      </div>
      {(response.kind === 'token' || response.kind === 'error') && response.facts.length > 0 && (
        <FactTable facts={response.facts} isRevealed={isRevealed} />
      )}
      {response.kind === 'token' && <Token token={response.token} request={request} isRevealed={isRevealed} />}
    </section>
  );
}

function FactTable({ facts, isRevealed }: { readonly facts: readonly ResponseFact[]; readonly isRevealed: boolean }) {
  return (
    <table className={styles.table} aria-label="Response explained">
      <TableHead columns={['Name', 'Value', 'Meaning']} />
      <tbody>
        {facts.slice(0, mostRows).map(({ name, value, isSecret, meaning, isFault }) => (
          <tr key={name} className={isFault ? styles.wrong : ''}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{isSecret && !isRevealed ? <Mask /> : <Value text={value} />}</td>
            <td className={isFault ? styles.fault : styles.note}>
              {isFault && <TriangleAlert aria-hidden />}
              {meaning}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TokenProps {
  readonly token: string;
  readonly request: SimulatedRequest;
  readonly isRevealed: boolean;
}

function Token({ token, request, isRevealed }: TokenProps) {
  const document = useSelected((snapshot) => snapshot.document);
  const decoded = useMemo(() => decodeToken(token), [token]);
  const rows = useMemo(() => {
    const sent = request.fields.flatMap(({ name, outcome, canBeClaim, isSecret }) =>
      outcome.kind === 'sent' && !isSecret && (canBeClaim || name === 'client_id')
        ? [{ name: fromByteString(name), value: fromByteString(outcome.value) }]
        : [],
    );
    return decoded.kind === 'jwt' ? compareClaims(decoded.claims, sent, Date.now()) : [];
  }, [decoded, request]);
  return (
    <>
      <div className={panel.content}>
        <Kind decoded={decoded} />
        {decoded.kind === 'jwt' && <Verdict rows={rows} />}
      </div>
      {rows.length > 0 && (
        <ClaimTable rows={rows} isSecret={(value) => !isRevealed && holdsSecretText(document, value)} />
      )}
    </>
  );
}

/** The kind of the token, and what can be said about it. */
function Kind({ decoded }: { readonly decoded: DecodedToken }) {
  switch (decoded.kind) {
    case 'jwt':
      if (!decoded.isSigned || decoded.algorithm === 'none') {
        return <Notice kind="warning">JSON Web Token without a signature: anyone could have made it.</Notice>;
      }
      return (
        <Notice kind="hint">
          JSON Web Token, signed with {decoded.algorithm ?? 'an algorithm it does not name'}. The signature is not
          verified here.
        </Notice>
      );
    case 'jwe':
      return <Notice kind="hint">Encrypted token (JWE): only its recipient can read it.</Notice>;
    case 'broken':
      return <Notice kind="error">Not a complete JSON Web Token. {decoded.reason}</Notice>;
    case 'opaque':
      return <Notice kind="hint">Opaque token: only the authorisation server knows what it means.</Notice>;
  }
}

function Verdict({ rows }: { readonly rows: readonly ClaimRow[] }) {
  const named = (...wanted: readonly ClaimVerdict[]) =>
    rows.filter(({ verdict }) => wanted.includes(verdict)).map(({ claim }) => claim);
  const wrong = named('different', 'missing');
  const refused = named('expired');
  return (
    <>
      {wrong.length > 0 && <Notice kind="warning">{`Not as sent: ${wrong.slice(0, mostNamed).join(', ')}.`}</Notice>}
      {wrong.length === 0 && named('same').length > 0 && (
        <Notice kind="good">What was sent is in the token unchanged.</Notice>
      )}
      {refused.length > 0 && <Notice kind="warning">{`Not valid now: see ${refused.join(' and ')}.`}</Notice>}
    </>
  );
}

const verdicts: Readonly<Record<ClaimVerdict, string>> = {
  same: 'as sent',
  different: 'differs',
  missing: 'not in the token',
  // Nobody sends what the server adds.
  notSent: '',
  expired: 'not valid now',
};

function Value({ text }: { readonly text: string }) {
  return (
    <code>
      <WordsOfKey text={text} />
    </code>
  );
}

interface ClaimTableProps {
  readonly rows: readonly ClaimRow[];
  /** True for a claim that repeats a secret of the configuration. */
  readonly isSecret: (value: string) => boolean;
}

function ClaimTable({ rows, isSecret }: ClaimTableProps) {
  return (
    <>
      <table className={styles.table} aria-label="Claims">
        <TableHead columns={['Claim', 'In the token', 'Compared']} />
        <tbody>
          {rows.slice(0, mostRows).map(({ claim, value, verdict, note }) => {
            const isWrong = verdict !== 'same' && verdict !== 'notSent';
            return (
              <tr key={`${verdict === 'missing'} ${claim}`} className={isWrong ? styles.wrong : ''}>
                <th scope="row">
                  <code>
                    <WordsOfKey text={claim} />
                  </code>
                </th>
                <td>{value !== undefined && (isSecret(value) ? <Mask /> : <Value text={value} />)}</td>
                <td className={isWrong ? styles.fault : verdict === 'same' ? styles.same : styles.note}>
                  {isWrong && <TriangleAlert aria-hidden />}
                  {verdict === 'same' && <Check aria-hidden />}
                  {verdicts[verdict]}
                  {note && <span className={styles.note}> {note}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > mostRows && <p className={panel.muted}>And {rows.length - mostRows} more.</p>}
    </>
  );
}

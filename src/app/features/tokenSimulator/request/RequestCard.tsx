import { Fragment, memo, useId, useMemo, useState } from 'react';
import { counted } from 'source-text';
import { saveBytes } from '../../../../opening/index.ts';
import { providerOf } from '../../../../presets/index.ts';
import {
  type CredentialPlace,
  claimsText,
  curlCommand,
  httpFile,
  httpText,
  mask,
  noValue,
  powerShellCommand,
  requestBody,
  type SecretTreatment,
  type SimulatedRequest,
  sendsSecret,
  urlText,
} from '../../../../tokenRequest/index.ts';
import { useSamples } from '../../../page/samples.ts';
import { downloadFile } from '../../../platform/fileAccess.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { MaskedText } from '../../../ui/MaskedText.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Segmented, ViewSwitch } from '../../../ui/Segmented.tsx';
import { useReveal } from '../../../ui/useReveal.ts';
import styles from '../TokenSimulator.module.css';
import { FieldTable } from './FieldTable.tsx';

/** The views of the request: its fields with the body that they make, and the formats that other programs take. */
const forms = {
  fields: { label: 'Fields', copied: 'body', write: requestBody, note: undefined },
  http: {
    label: 'HTTP',
    copied: 'HTTP request',
    write: httpText,
    note: 'As Go’s client writes it in HTTP/1.1. Only Content-Type is documented; User-Agent and Accept-Encoding are the client’s own and the server may change them.',
  },
  curl: {
    label: 'cURL',
    copied: 'cURL',
    write: curlCommand,
    note: 'For POSIX shells. A pasted secret stays in the shell history.',
  },
  powershell: {
    label: 'PowerShell',
    copied: 'PowerShell',
    write: powerShellCommand,
    note: 'Untested: follows the PowerShell reference.',
  },
  file: {
    label: '.http file',
    copied: '.http file',
    write: httpFile,
    note: 'Untested: for the HTTP clients of Visual Studio Code and JetBrains.',
  },
  claims: {
    label: 'Claims',
    copied: 'claims',
    write: claimsText,
    note: 'For the people who run the authorisation server: what it can put into the token for this sample. Which claims it puts there, it decides.',
  },
} as const;

type Form = keyof typeof forms;

const views = (Object.keys(forms) as Form[]).map((value) => ({ value, label: forms[value].label }));

const fileName = 'token-request.http';

interface RequestCardProps {
  readonly request: SimulatedRequest;
  /** The request with the credentials in another place; undefined if there is no such request. */
  readonly inPlace: (place: CredentialPlace) => SimulatedRequest | undefined;
}

/** The request: where it goes, its fields, and what other programs take to send it. */
export function RequestCard({ request: documented, inPlace }: RequestCardProps) {
  const { current } = useSamples();
  const { isRevealed, toggle, containerProps } = useReveal();
  const [form, setForm] = useState<Form>('fields');
  const [place, setPlace] = useState<CredentialPlace>('body');
  const request = useMemo(
    () => (place === 'body' ? documented : (inPlace(place) ?? documented)),
    [place, documented, inPlace],
  );
  const secrets = isRevealed ? 'included' : 'masked';
  const { url, method } = documented;
  const sent = request.fields.filter(({ outcome }) => outcome.kind === 'sent').length;
  return (
    <section className={styles.card} aria-label="Request" {...containerProps}>
      <header className={styles.head}>
        <h3 className={styles.address}>
          {url ? (
            <>
              <b>{method}</b>{' '}
              <span>
                <Shown text={urlText(url, secrets)} secrets={secrets} />
              </span>
              <span className={styles.carries}>
                with {counted(sent, 'field')}
                {sendsSecret(documented.fields) && `; the secret is in ${place === 'body' ? 'the body' : 'a header'}`}
              </span>
            </>
          ) : (
            'Request'
          )}
        </h3>
        <ViewSwitch aria-label="Forms of the request" size="compact" options={views} value={form} onChange={setForm} />
      </header>
      {form === 'fields' && <FieldTable fields={documented.fields} secrets={secrets} sample={current} />}
      <RequestForm request={request} form={form} secrets={secrets} />
      <footer className={styles.head}>
        <Copies request={request} form={form} />
        {hasSecrets(documented) && (
          <Button look="quiet" className={styles.end} aria-pressed={isRevealed} onClick={toggle}>
            {isRevealed ? 'Hide secrets' : 'Show secrets'}
          </Button>
        )}
      </footer>
      <Credentials place={place} onChoose={setPlace} />
    </section>
  );
}

function hasSecrets({ url, fields }: SimulatedRequest): boolean {
  return url?.isSecret === true || url?.user?.password !== undefined || sendsSecret(fields);
}

interface CredentialsProps {
  readonly place: CredentialPlace;
  readonly onChoose: (place: CredentialPlace) => void;
}

/** Where the client puts its credentials, which the reference leaves open. */
function Credentials({ place, onChoose }: CredentialsProps) {
  const headingId = useId();
  return (
    <details className={styles.content}>
      <summary>How the client sends its credentials</summary>
      <div className={styles.place}>
        <span id={headingId}>Credentials</span>
        <Segmented
          size="compact"
          aria-labelledby={headingId}
          options={[
            { value: 'body', label: 'In the body' },
            { value: 'header', label: 'In a header' },
          ]}
          value={place}
          onChange={onChoose}
        />
      </div>
      <p className={styles.muted}>
        {place === 'body'
          ? 'Documented. By default, golang.org/x/oauth2 first sends the client ID and secret in a header; if that fails, it sends this request.'
          : 'What golang.org/x/oauth2 sends first with its default AuthStyleAutoDetect. Whether the server uses that is not documented.'}
      </p>
    </details>
  );
}

interface RequestFormProps {
  readonly request: SimulatedRequest;
  readonly form: Form;
}

function RequestForm({ request, form, secrets }: RequestFormProps & { readonly secrets: SecretTreatment }) {
  const { write, note } = forms[form];
  const text = write(request, secrets);
  const missing = request.fields.filter(({ outcome }) => outcome.kind === 'failed');
  return (
    <div className={styles.content}>
      {missing.length > 0 && (
        <Notice kind="error">
          Nothing can be copied until there is a value for {missing.map(({ shownName }) => shownName).join(', ')}.
        </Notice>
      )}
      {text === undefined && <Notice kind="error">Without a valid token URL there is no request.</Notice>}
      {text !== undefined && form === 'fields' && (
        <figure className={styles.text} aria-label="Request body">
          <Breakable body={text} secrets={secrets} />
        </figure>
      )}
      {text !== undefined && form !== 'fields' && (
        <pre className={styles.text}>
          <Shown text={text} secrets={secrets} />
        </pre>
      )}
      {note && <p className={styles.muted}>{note}</p>}
      {form === 'claims' && <ProviderPage request={request} />}
    </div>
  );
}

function Copies({ request, form }: RequestFormProps) {
  const { copied, write } = forms[form];
  const masked = write(request, 'masked');
  const holdsSecrets = write(request, 'included') !== masked;
  const disabled = masked === undefined || request.body === undefined;
  return (
    <>
      <CopyButton
        label={`Copy ${copied}`}
        text={() => write(request, 'masked') ?? ''}
        disabled={disabled}
        done={holdsSecrets ? 'Copied, secrets hidden' : 'Copied'}
      />
      {holdsSecrets && (
        <CopyButton
          label={`Copy ${copied} with secret`}
          look="quiet"
          text={() => write(request, 'included') ?? ''}
          disabled={disabled}
          done="Copied with secret"
        />
      )}
      {form === 'file' && (
        <>
          <Button disabled={disabled} onClick={() => download(request, 'masked')}>
            Download
          </Button>
          {holdsSecrets && (
            <Button look="quiet" disabled={disabled} onClick={() => download(request, 'included')}>
              Download with secret
            </Button>
          )}
        </>
      )}
    </>
  );
}

/** A link to the provider's documentation, if a preset has this token URL. */
function ProviderPage({ request: { url } }: { readonly request: SimulatedRequest }) {
  const provider = url && !url.isSecret ? providerOf(urlText(url, 'masked')) : undefined;
  if (!provider) return null;
  return (
    <p className={styles.muted}>
      The token URL is one of {provider.name}:{' '}
      <a href={provider.source.url} target="_blank" rel="noreferrer">
        {provider.source.title}
      </a>
      .
    </p>
  );
}

function download(request: SimulatedRequest, secrets: SecretTreatment): void {
  downloadFile(fileName, saveBytes(httpFile(request, secrets) ?? ''));
}

/** With more fields than this, a body is one text that breaks anywhere. */
const mostBreaks = 200;

/** A text with a chip in place of each secret that is hidden and each value that is missing. */
function Shown({ text, secrets }: { readonly text: string; readonly secrets: SecretTreatment }) {
  const shown = (part: string) => (secrets === 'masked' ? <MaskedText text={part} mask={mask} /> : part);
  const parts = text.split(noValue);
  if (parts.length > mostBreaks) return shown(text);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <mark>{noValue}</mark>}
      {shown(part)}
    </Fragment>
  ));
}

/** Lines may break before `&` without changing the copied text. Field names are unique. */
const Breakable = memo(function Breakable({
  body,
  secrets,
}: {
  readonly body: string;
  readonly secrets: SecretTreatment;
}) {
  const fields = body.split(/(?=&)/);
  if (fields.length > mostBreaks) return <Shown text={body} secrets={secrets} />;
  return fields.map((field) => (
    <Fragment key={field}>
      {field.startsWith('&') && <wbr />}
      <Shown text={field} secrets={secrets} />
    </Fragment>
  ));
});

import { Fragment, memo, useId, useMemo, useState } from 'react';
import { saveBytes } from '../../../../opening/index.ts';
import { providerOf } from '../../../../presets/index.ts';
import {
  type CredentialPlace,
  claimsText,
  curlCommand,
  httpFile,
  httpText,
  powerShellCommand,
  requestBody,
  type SecretTreatment,
  type SimulatedRequest,
  urlText,
} from '../../../../tokenRequest/index.ts';
import { downloadFile } from '../../../platform/fileAccess.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import panel from '../TokenSimulator.module.css';
import styles from './RequestTabs.module.css';

/** The formats of the request: the label of the copy button, how it is written, and a note about it. */
const forms = {
  body: { label: 'Body', copied: 'body', write: requestBody, note: undefined },
  claims: {
    label: 'Claims as JSON',
    copied: 'claims',
    write: claimsText,
    note: 'For the people who run the authorisation server: what it can put into the token for this sample. Which claims it puts there, it decides.',
  },
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
} as const;

type Form = keyof typeof forms;

const tabs = (Object.keys(forms) as Form[]).map((id) => ({ id, label: forms[id].label }));

const fileName = 'token-request.http';

interface RequestTabsProps {
  readonly request: SimulatedRequest;
  /** The request with the credentials in another place; undefined if there is no such request. */
  readonly inPlace: (place: CredentialPlace) => SimulatedRequest | undefined;
  readonly secrets: SecretTreatment;
}

/** The request in each format that a user may want to send or compare, and ways to copy it. */
export function RequestTabs({ request: documented, inPlace, secrets }: RequestTabsProps) {
  const headingId = useId();
  const [form, setForm] = useState<Form>('body');
  const [place, setPlace] = useState<CredentialPlace>('body');
  const request = useMemo(
    () => (place === 'body' ? documented : (inPlace(place) ?? documented)),
    [place, documented, inPlace],
  );
  if (documented.body === undefined) {
    return <Notice kind="error">There is no body to show{missing(documented)}.</Notice>;
  }
  return (
    <section className={styles.section}>
      <h3 className={panel.heading}>As sent</h3>
      <details>
        <summary className={panel.muted}>Details: how the client sends its credentials</summary>
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
            onChange={setPlace}
          />
        </div>
        <p className={panel.muted}>
          {place === 'body'
            ? 'Documented. By default, golang.org/x/oauth2 first sends the client ID and secret in a header; if that fails, it sends this request.'
            : 'What golang.org/x/oauth2 sends first with its default AuthStyleAutoDetect. Whether the server uses that is not documented.'}
        </p>
      </details>
      <Tabs
        label="Forms of the request"
        tabs={tabs}
        selected={form}
        onSelect={setForm}
        panelId={() => `${headingId}form`}
      />
      <div role="tabpanel" id={`${headingId}form`} aria-label={forms[form].label} className={styles.section}>
        <RequestForm request={request} form={form} secrets={secrets} />
      </div>
    </section>
  );
}

interface RequestFormProps {
  readonly request: SimulatedRequest;
  readonly form: Form;
  readonly secrets: SecretTreatment;
}

function RequestForm({ request, form, secrets }: RequestFormProps) {
  const { copied, write, note } = forms[form];
  const text = write(request, secrets);
  if (text === undefined) return <Notice kind="error">Without a valid token URL there is no request.</Notice>;
  const hasSecrets = write(request, 'included') !== write(request, 'masked');
  return (
    <>
      {form === 'body' ? (
        <figure className={styles.text} aria-label="Request body">
          <Breakable body={text} />
        </figure>
      ) : (
        <pre className={styles.text}>{text}</pre>
      )}
      <div className={styles.actions}>
        <CopyButton
          label={`Copy ${copied}`}
          text={() => write(request, 'masked') ?? ''}
          done={hasSecrets ? 'Copied, masked' : 'Copied'}
        />
        {hasSecrets && (
          <CopyButton
            label={`Copy ${copied} with secret`}
            look="quiet"
            text={() => write(request, 'included') ?? ''}
            done="Copied with secret"
          />
        )}
        {form === 'file' && (
          <>
            <Button onClick={() => download(request, 'masked')}>Download</Button>
            {hasSecrets && (
              <Button look="quiet" onClick={() => download(request, 'included')}>
                Download with secret
              </Button>
            )}
          </>
        )}
      </div>
      {note && <p className={panel.muted}>{note}</p>}
      {form === 'claims' && <ProviderPage request={request} />}
    </>
  );
}

/** A link to the provider's documentation, if a preset has this token URL. */
function ProviderPage({ request: { url } }: { readonly request: SimulatedRequest }) {
  const provider = url && !url.isSecret ? providerOf(urlText(url, 'masked')) : undefined;
  if (!provider) return null;
  return (
    <p className={panel.muted}>
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

/** Lists the fields without a value; empty when no field is the cause. */
function missing({ fields }: SimulatedRequest): string {
  const names = fields.filter(({ outcome }) => outcome.kind === 'failed').map(({ shownName }) => shownName);
  return names.length > 0 ? ` until there is a value for ${names.join(', ')}` : '';
}

/** With more fields than this, a body is one text that breaks anywhere. */
const mostBreaks = 200;

/** Lines may break before `&` without changing the copied text. Field names are unique. */
const Breakable = memo(function Breakable({ body }: { readonly body: string }) {
  const fields = body.split(/(?=&)/);
  if (fields.length > mostBreaks) return body;
  return fields.map((field) => (
    <Fragment key={field}>
      {field.startsWith('&') && <wbr />}
      {field}
    </Fragment>
  ));
});

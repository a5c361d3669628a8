import { Fragment, memo, useId } from 'react';
import { fromByteString } from '../../expr/index.ts';
import {
  curlCommand,
  httpText,
  requestBody,
  type SecretTreatment,
  type SimulatedRequest,
} from '../../tokenRequest/index.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './RequestBody.module.css';

interface RequestBodyProps {
  readonly request: SimulatedRequest;
  readonly secrets: SecretTreatment;
}

/** The encoded body, the whole request, and ways to copy them. */
export function RequestBody({ request, secrets }: RequestBodyProps) {
  const headingId = useId();
  const body = requestBody(request, secrets);
  const http = httpText(request, secrets);
  if (body === undefined) {
    return <Notice kind="error">There is no body to show{missing(request)}.</Notice>;
  }
  return (
    <section className={styles.section}>
      <h3 className={styles.heading} id={headingId}>
        Request body
      </h3>
      <figure className={styles.text} aria-labelledby={headingId}>
        <Breakable body={body} />
      </figure>
      <p className={styles.note}>
        The reference documents these fields. Unless told otherwise, golang.org/x/oauth2 first sends the client ID and
        secret in an <code>Authorization: Basic</code> header and leaves them out of the body; it sends the request
        shown here when that fails.
      </p>
      {http !== undefined && (
        <>
          <div className={styles.actions}>
            <CopyButton label="Copy as cURL" text={() => curlCommand(request, 'masked') ?? ''} done="Copied, masked" />
            <CopyButton
              label="Copy cURL with secret"
              look="quiet"
              text={() => curlCommand(request, 'included') ?? ''}
              done="Copied with secret"
            />
          </div>
          <details className={styles.raw}>
            <summary>Whole HTTP request</summary>
            <pre className={styles.text}>{http}</pre>
            <p className={styles.note}>
              As Go’s client writes it in HTTP/1.1. Only Content-Type is documented; User-Agent and Accept-Encoding are
              the client’s own and the server may change them.
            </p>
          </details>
        </>
      )}
    </section>
  );
}

/** Lists the fields without a value; empty when no field is the cause. */
function missing({ fields }: SimulatedRequest): string {
  const names = fields.filter(({ outcome }) => outcome.kind === 'failed').map(({ name }) => fromByteString(name));
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

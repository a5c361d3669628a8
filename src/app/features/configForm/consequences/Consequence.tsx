import { Lock, TriangleAlert } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { contrastRatio, formatRatio, leastContrast } from '../../../../colour/index.ts';
import { type OptionKey, optionPath, type SectionId, sectionOf } from '../../../../config/index.ts';
import { connections } from '../../../../delivery/index.ts';
import { visibleText } from '../../../../secrets/index.ts';
import type { Snapshot } from '../../../../workspace/index.ts';
import { PageStage } from '../../../brandingSketch/PageStage.tsx';
import { defaultView } from '../../../brandingSketch/previewSettings.ts';
import { useBranding, useScene } from '../../../brandingSketch/useBranding.ts';
import type { ToolId } from '../../../places/place.ts';
import { usePlaces } from '../../../places/places.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { sslModes } from '../controls/connection/sslModes.ts';
import { optionViews } from '../option/optionView.ts';
import { useSectionSnapshot } from '../option/useSectionSnapshot.ts';
import styles from './Consequence.module.css';

const GatewayLine = lazyPart(async () => (await import('./GatewayLine.tsx')).GatewayLine);

interface LineProps {
  readonly snapshot: Snapshot;
}

interface Line {
  readonly Content: ComponentType<LineProps>;
  /** The tool that shows more of it. */
  readonly tool: ToolId;
  /** What the line does not know, for its tooltip. */
  readonly remark: string;
}

const sketch = 'A sketch: layout and words are examples.';
const asWritten = 'As the file says it. Whether a server answers there is not checked.';

const lines: Readonly<Record<SectionId, Line>> = {
  general: { Content: GeneralLine, tool: 'branding', remark: sketch },
  database: { Content: DatabaseLine, tool: 'check', remark: asWritten },
  signIn: { Content: SignInLine, tool: 'check', remark: asWritten },
  email: { Content: EmailLine, tool: 'check', remark: asWritten },
  gateway: { Content: GatewayLine, tool: 'token', remark: 'For the sample of the token request. Nothing is sent.' },
  branding: { Content: BrandingLine, tool: 'branding', remark: sketch },
  limits: { Content: LimitsLine, tool: 'effective', remark: 'What is not set has its default.' },
  support: { Content: SupportLine, tool: 'branding', remark: sketch },
};

/** What the values of a section lead to, as they are typed, in one line that opens the tool with more of it. */
export function Consequence({ section }: { readonly section: SectionId }) {
  const places = usePlaces();
  const { Content, tool, remark } = lines[section];
  const snapshot = useSectionSnapshot(section);
  return (
    <button
      type="button"
      className={styles.line}
      data-tooltip={remark}
      onClick={() => places.goTo({ kind: 'tool', tool })}
    >
      <span className="visuallyHidden">{sectionOf(section).title} leads to: </span>
      <Suspense>
        <Content snapshot={snapshot} />
      </Suspense>
    </button>
  );
}

/** The most severe problem of some options that is more than a hint. */
function severityOf(snapshot: Snapshot, ...keys: readonly OptionKey[]): 'error' | 'warning' | undefined {
  const views = optionViews(snapshot);
  const found = keys.flatMap((key) => views.get(key)?.problems.map(({ severity }) => severity) ?? []);
  if (found.includes('error')) return 'error';
  return found.includes('warning') ? 'warning' : undefined;
}

/** The text of an option; empty if something in it is hidden. */
function textOf({ config, document }: Snapshot, key: OptionKey): string {
  return visibleText(document, config.entries.get(key)?.node)?.trim() ?? '';
}

function addressOf(text: string): URL | undefined {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/** The address of a mailbox that may have a name before it. */
function addressIn(mailbox: string): string {
  const start = mailbox.lastIndexOf('<');
  return start >= 0 && mailbox.endsWith('>') ? mailbox.slice(start + 1, -1) : mailbox;
}

interface ChipProps {
  readonly severity?: ReturnType<typeof severityOf>;
  readonly children: ReactNode;
}

function Chip({ severity, children }: ChipProps) {
  return (
    <span className={styles.chip} data-kind={severity}>
      {severity && <TriangleAlert aria-hidden />}
      <bdi className="kit-clip">{children}</bdi>
    </span>
  );
}

interface RouteProps {
  readonly from: ReactNode;
  readonly by: ReactNode;
  readonly bySeverity?: ReturnType<typeof severityOf>;
  readonly to: ReactNode;
}

/** From one end to another, with what is between them over an arrow. */
function Route({ from, by, bySeverity, to }: RouteProps) {
  return (
    <>
      {from}
      <span className={styles.by} data-kind={bySeverity}>
        <bdi className="kit-clip">{by}</bdi>
      </span>
      {to}
    </>
  );
}

function GeneralLine({ snapshot }: LineProps) {
  const url = addressOf(textOf(snapshot, 'baseUrl'));
  const name = textOf(snapshot, 'organisationName');
  return (
    <>
      {url && (
        <Chip severity={severityOf(snapshot, 'baseUrl')}>
          {url.protocol === 'https:' && <Lock aria-label="HTTPS" />} {url.host}
        </Chip>
      )}
      <span className={styles.userSignIn}>{name ? `Sign in with ${name}` : 'Sign in'}</span>
    </>
  );
}

/** The connection for a purpose, if the file says where it goes. */
function connectionFor(purpose: string, snapshot: Snapshot) {
  return connections(snapshot, []).find((each) => each.purpose === purpose);
}

function DatabaseLine({ snapshot }: LineProps) {
  const connection = connectionFor('Database', snapshot);
  const severity = severityOf(snapshot, 'pgConnStr');
  if (!connection) return <Chip severity={severity}>No host that can be shown</Chip>;
  const { host, port, tls } = connection;
  return (
    <Route
      from={<Chip>server</Chip>}
      by={sslModes.find(({ value }) => value === tls)?.meaning ?? tls}
      bySeverity={severity}
      to={
        <Chip>
          {host}:{port}
        </Chip>
      }
    />
  );
}

function SignInLine({ snapshot }: LineProps) {
  const url = addressOf(textOf(snapshot, 'oidcIssuer'));
  const client = textOf(snapshot, 'oidcClientId');
  const severity = severityOf(snapshot, 'oidcIssuer');
  if (!url) return <Chip severity={severity}>No address that can be shown</Chip>;
  return (
    <Route
      from={<Chip>browser</Chip>}
      by={client && `client ${client}`}
      to={
        <Chip severity={severity}>
          {url.host}
          <span className="kit-muted">{url.pathname.replace(/\/$/, '')}</span>
        </Chip>
      }
    />
  );
}

function EmailLine({ snapshot }: LineProps) {
  const connection = connectionFor('Mail', snapshot);
  const isOAuth2 = snapshot.config.value(optionPath('smtpAuth.mechanism.type')) === 'xOAuth2';
  const isOn = snapshot.config.entries.get('smtpAuth')?.node?.kind === 'object';
  const account = textOf(snapshot, isOAuth2 ? 'smtpAuth.mechanism.clientId' : 'smtpAuth.username');
  const severity = severityOf(snapshot, 'smtpHostname', 'smtpPort');
  if (!connection) return <Chip severity={severity}>No host that can be shown</Chip>;
  return (
    <Route
      from={
        <Chip severity={severityOf(snapshot, 'mailFrom')}>
          {addressIn(textOf(snapshot, 'mailFrom')) || 'no sender'}
        </Chip>
      }
      by={isOn ? `${isOAuth2 ? 'OAuth2' : 'password'}${account && ` as ${account}`}` : 'no authentication'}
      to={<Chip severity={severity}>{[connection.host, connection.port].filter(Boolean).join(':')}</Chip>}
    />
  );
}

/** The toolbar with its logo, and the login page, in their real proportions. */
function BrandingLine() {
  const scene = useScene(useBranding().now);
  const { toolbarBackground, toolbarText } = scene.branding;
  const ratio = contrastRatio(toolbarText.rgba, toolbarBackground.rgba);
  return (
    <>
      <span className={styles.pages}>
        {(['wizard', 'login'] as const).map((page) => (
          <PageStage key={page} page={page} version="now" scene={scene} settings={defaultView} />
        ))}
      </span>
      {ratio < leastContrast.text && (
        <span data-kind="warning">The toolbar is hard to read: contrast {formatRatio(ratio)}</span>
      )}
    </>
  );
}

const limits = [
  { key: 'readTimeOutMinutes', name: 'Read' },
  { key: 'queryTimeOutMinutes', name: 'Query' },
  { key: 'writeTimeOutMinutes', name: 'Write' },
] as const;

function LimitsLine({ snapshot }: LineProps) {
  const bars = limits.map(({ key, name }) => ({
    name,
    minutes: Math.max(0, Number(snapshot.config.value(optionPath(key)) ?? 0)),
    severity: severityOf(snapshot, key),
  }));
  const most = Math.max(1, ...bars.map(({ minutes }) => minutes));
  return (
    <span className={styles.bars}>
      {bars.map(({ name, minutes, severity }) => (
        <span key={name} className={styles.bar} data-kind={severity}>
          <span>{name}</span>
          <span className={styles.track}>
            <span style={{ inlineSize: `${(100 * minutes) / most}%` }} />
          </span>
          <span className={styles.minutes}>{minutes} min</span>
        </span>
      ))}
    </span>
  );
}

function SupportLine({ snapshot }: LineProps) {
  const text = textOf(snapshot, 'supportPageUrl');
  return (
    <>
      <span className={styles.link}>Support ↗</span>
      <Chip severity={severityOf(snapshot, 'supportPageUrl')}>{(addressOf(text)?.host ?? text) || 'hidden'}</Chip>
    </>
  );
}

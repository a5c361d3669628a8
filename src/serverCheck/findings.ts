import type { Severity } from 'source-text';
import type { OptionKey } from '../config/index.ts';
import type { ServerCheckCode } from './codes.ts';
import { type CheckedValues, type CheckGroup, groupOptions } from './planServerCheck.ts';
import type { ReportLine, ServerReport } from './readReport.ts';
import { type Said, sentenceOf } from './sentences.ts';

/** The change that a report proves right. */
export interface ServerFix {
  readonly title: string;
  readonly key: OptionKey;
  readonly value: string;
}

/** What a report says about one check. */
export interface Finding {
  readonly check: string;
  /** The option that it is about; undefined if it is about none, or about one that this version does not know. */
  readonly option: OptionKey | undefined;
  /** `ok`, `skip`: not tested; `note`: worth knowing of the machine; otherwise how bad it is. */
  readonly state: 'ok' | 'skip' | 'note' | Severity;
  readonly code: ServerCheckCode | undefined;
  readonly sentence: string;
  readonly fix: ServerFix | undefined;
  /** What made the observation there, such as `curl 8.5.0`; undefined if that was the shell itself. */
  readonly tool: string | undefined;
  /** False if the value has changed since, or if that is unknown. */
  readonly isCurrent: boolean;
}

/** What a report says, in its order, about the configuration that `plan` was made of. */
export function findingsOf(report: ServerReport, plan: CheckedValues): readonly Finding[] {
  const about = { option: undefined, fix: undefined, tool: undefined, isCurrent: true };
  const damage = damageOf(report);
  const file = Object.hasOwn(files, report.config) ? files[report.config] : undefined;
  return [
    ...(damage
      ? [{ ...about, check: 'report', code: 'server-check-report' as const, state: 'error' as const, sentence: damage }]
      : []),
    ...(file ? [{ ...about, check: 'config', ...file }] : []),
    ...report.lines.map((line) => findingOf(line, report, plan)),
  ];
}

const damages = {
  version: 'The report is of another version of this program.',
  incomplete: 'The report is not complete. Copy all of it.',
  altered: 'The report has been changed since it was printed. Copy all of it again.',
};

/** Why a report cannot be relied on; undefined if it can. */
export function damageOf({ damage }: ServerReport): string | undefined {
  return damage && damages[damage];
}

/** What is said about the file that the script looked for, unless it is the one that the script was made for. */
const files: Readonly<Record<string, Pick<Finding, 'code' | 'state' | 'sentence'>>> = {
  changed: {
    code: 'server-check-stale',
    state: 'warning',
    sentence: 'The configuration there is not the one that the script was made for. Make the script again.',
  },
  missing: {
    code: 'server-check-stale',
    state: 'warning',
    sentence: 'No configuration can be read at this path there. Run the script again with --config and the right one.',
  },
  environment: {
    code: undefined,
    state: 'note',
    sentence: 'SERVICE_CONFIG_HJSON is set there, so no file was compared.',
  },
  unknown: {
    code: undefined,
    state: 'note',
    sentence:
      'No file was compared: the script was not made from a saved file, or its file is too large, has too many secrets, or one of several lines.',
  },
};

function findingOf(line: ReportLine, report: ServerReport, plan: CheckedValues): Finding {
  const group = groupOf(line);
  const isCurrent = group === undefined || report.sums[group] === String(plan.sums[group]);
  const said: Said = sentenceOf(line, report.at, isCurrent ? plan.values.ISSUER : undefined);
  return {
    check: line.check,
    option: group && optionOf(group, said.code),
    ...said,
    fix: isCurrent && said.code === 'server-check-issuer-slash' ? slashFix(plan.values.ISSUER) : undefined,
    tool: toolOf(line, report.tools),
    isCurrent,
  };
}

/** A refused or silent port is shown at the port; what is about the host, at the host. */
function optionOf(group: CheckGroup, code: ServerCheckCode | undefined): OptionKey {
  const [first, second] = groupOptions[group];
  const isPort = code === 'server-check-refused' || code === 'server-check-connection';
  return isPort && second ? second : first;
}

const groups: Readonly<Record<string, CheckGroup>> = {
  base: 'base',
  oidc: 'oidc',
  clock: 'oidc',
  token: 'token',
  smtp: 'smtp',
  pg: 'pg',
  'file.logo': 'logo',
  'file.background': 'background',
  'dir.templates': 'templates',
};

function groupOf({ check, values }: ReportLine): CheckGroup | undefined {
  const name = check === 'cert.days' ? (values.who ?? '') : check;
  const family = name.split('.')[0] ?? '';
  return [name, family].filter((each) => Object.hasOwn(groups, each)).map((each) => groups[each])[0];
}

function toolOf({ check, values }: ReportLine, tools: ServerReport['tools']): string | undefined {
  if (/^(file|dir|proxy)\b/.test(check)) return undefined;
  const ofCertificates = check === 'pg.tls' || check === 'cert.days' ? 'openssl' : 'curl';
  const tool = values.by === 'pg_isready' ? values.by : ofCertificates;
  return [tool, tools[tool]].filter(Boolean).join(' ');
}

function slashFix(issuer: string): ServerFix | undefined {
  if (issuer.startsWith('-')) return undefined;
  const value = issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`;
  return { title: 'Use the issuer as the provider writes it', key: 'oidcIssuer', value };
}

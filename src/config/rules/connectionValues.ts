import { connectionParameters, takenBy } from '../values/connectionParameters.ts';
import { isStandIn } from './adviceAroundReferences.ts';
import type { TextDiagnostic } from './rule.ts';

const weakModes = ['disable', 'allow', 'prefer'];
const modes = [...weakModes, 'require', 'verify-ca'];

interface ValueRule {
  /** The libraries that refuse other values, as tried. */
  readonly by: string;
  readonly allowed: readonly string[];
  /** What is allowed beyond the list. */
  readonly also?: RegExp;
  /** Said instead of the list. */
  readonly form?: string;
}

const number32: ValueRule = { by: 'pgx', allowed: [], also: /^[+-]?\d{1,9}$/, form: 'a whole number' };
const poolCount: ValueRule = { ...number32, by: 'the pool of pgx' };
const poolTime: ValueRule = {
  by: 'the pool of pgx',
  allowed: [],
  also: /^[+-]?(?:0|(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|ms|s|m|h))+)$/,
  form: 'a number with a unit, as in 30m',
};
const protocolVersion: ValueRule = {
  by: 'pgx 5.9 and later, and lib/pq 1.12',
  allowed: ['3.0', '3.2', 'latest'],
  also: /^$/,
};
const tlsVersion: ValueRule = { by: 'lib/pq 1.12', allowed: ['TLSv1.2', 'TLSv1.3'], also: /^(?:TLSv1(?:\.[01])?)?$/ };

const method = '(?:password|md5|gss|sspi|scram-sha-256|oauth|none)';

/** Keywords that take few values. Tried with pgx 5.7 and 5.12 and lib/pq 1.10 and 1.12; `sslmode` has a rule of its own. */
const valueRules: ReadonlyMap<string, ValueRule> = new Map<string, ValueRule>([
  ['channel_binding', { by: 'pgx 5.9 and later', allowed: ['disable', 'prefer', 'require'], also: /^$/ }],
  ['client_encoding', { by: 'lib/pq', allowed: [], also: /^(?:utf[-_]?8|unicode)?$/i, form: 'UTF8' }],
  [
    'connect_timeout',
    {
      by: 'pgx, and by lib/pq 1.12 unless it is a negative number',
      allowed: [],
      also: /^\+?\d{1,9}$/,
      form: 'a whole number of seconds, without a unit',
    },
  ],
  ['datestyle', { by: 'lib/pq 1.12', allowed: ['ISO, MDY'], form: 'ISO, MDY' }],
  [
    'default_query_exec_mode',
    {
      by: 'pgx',
      allowed: ['cache_statement', 'cache_describe', 'describe_exec', 'exec', 'simple_protocol'],
    },
  ],
  ['description_cache_capacity', number32],
  ['load_balance_hosts', { by: 'lib/pq 1.12', allowed: ['disable', 'random'], also: /^$/ }],
  ['max_protocol_version', protocolVersion],
  ['min_protocol_version', protocolVersion],
  ['ssl_max_protocol_version', tlsVersion],
  ['ssl_min_protocol_version', tlsVersion],
  [
    'require_auth',
    {
      by: 'pgx 5.12',
      allowed: [],
      also: new RegExp(String.raw`^(?:|\s*${method}\s*(?:,\s*${method}\s*)*|\s*!${method}\s*(?:,\s*!${method}\s*)*)$`),
      form: 'a list of password, md5, gss, sspi, scram-sha-256, oauth and none, with ! before all of them or none',
    },
  ],
  ...connectionParameters
    .filter((name) => takenBy(name) === 'pool')
    .map((name): [string, ValueRule] => [name, name.endsWith('conns') ? poolCount : poolTime]),
  ['sslcertmode', { by: 'pgx 5.12', allowed: ['disable', 'allow', 'require'] }],
  ['sslnegotiation', { by: 'lib/pq 1.12', allowed: ['postgres', 'direct'], also: /^$/ }],
  [
    'sslsni',
    { by: 'lib/pq 1.12', allowed: ['0', '1'], also: /^(?:|yes|no|on|off|[tTfF]|true|True|TRUE|false|False|FALSE)$/ },
  ],
  ['statement_cache_capacity', number32],
  [
    'target_session_attrs',
    { by: 'pgx, and lib/pq 1.12', allowed: ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] },
  ],
]);

/** The keywords whose values a library refuses, or looks up on the server; names the keywords, never the values. */
export function refusedValue(parameters: ReadonlyMap<string, string>): readonly TextDiagnostic[] {
  const found = [...parameters].flatMap(([name, value]) => {
    const rule = valueRules.get(name);
    if (!rule || rule.allowed.includes(value) || rule.also?.test(value) || isStandIn(value)) return [];
    const [last, ...others] = rule.allowed.toReversed();
    const form = rule.form ?? `${others.toReversed().join(', ')} or ${last}`;
    return [refused(`${name} must be ${form}. Any other value is refused by ${rule.by}.`)];
  });
  const [mode, root] = [parameters.get('sslmode'), parameters.get('sslrootcert')];
  if (root === 'system' && mode && modes.includes(mode))
    found.push(refused('sslrootcert=system needs sslmode=verify-full. lib/pq 1.12 refuses another one.'));
  else if (parameters.get('sslnegotiation') === 'direct' && mode && weakModes.includes(mode))
    found.push(
      refused('sslnegotiation=direct needs sslmode=require or a stronger one. lib/pq 1.12 refuses a weaker one.'),
    );
  if (parameters.get('service'))
    found.push(hint('The libraries look service up in .pg_service.conf, and refuse the string without that file.'));
  const windows = ['sslrootcert', 'sslcert', 'sslkey', 'passfile'].find((name) =>
    /^[a-z]:[\\/]/i.test(parameters.get(name) ?? ''),
  );
  if (windows)
    found.push(hint(`${windows} is a Windows path. The reference names a Unix path, /app/config/config.json.`));
  const [certificate, key] = [parameters.get('sslcert'), parameters.get('sslkey')];
  if (!certificate === !key || parameters.get('sslmode') === 'disable') return found;
  return [
    ...found,
    refused(`${key ? 'sslkey needs sslcert' : 'sslcert needs sslkey'} beside it. pgx refuses one without the other.`),
  ];
}

const hint = (message: string): TextDiagnostic => ({ ...refused(message), severity: 'hint' });

function refused(message: string): TextDiagnostic {
  return { code: 'connection-string-value', severity: 'error', message };
}

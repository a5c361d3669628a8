import { dottedName, type Message, type ValuePath } from 'source-text';
import { namedColours } from '../../colour/index.ts';
import type { ConfigAnalysis } from '../analysis.ts';
import { checksOf } from './rules.ts';

/** The Base64 of 32 bytes that say that they are not a key. */
const exampleKey = 'bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk=';

/** What follows the host in an issuer of Microsoft. */
const exampleTenant = '00000000-0000-0000-0000-000000000000/v2.0';

/** Valid texts; many unfinished ones are the beginning of one of them. */
const wholes = [
  'https://host.example.com/path',
  'http://localhost/path',
  'postgres://user:password@localhost/name',
  'postgresql://user:password@localhost/name',
  'host=localhost dbname=name',
  'hsl(0 0% 0%)',
  'rgb(0 0 0)',
  ...namedColours.keys(),
];

/** Words that the unfinished last word of a connection string may become. */
const parameters = ['host', 'port', 'user', 'password', 'dbname', 'sslmode'].map((keyword) =>
  keyword === 'sslmode' ? 'sslmode=verify-full' : `${keyword}=5432 sslmode=verify-full`,
);

/** Endings that complete texts of one kind or another. */
const endings = [
  'x',
  '0',
  '00',
  '000',
  '.com',
  'a.com',
  '@a.com',
  'a@a.com>',
  '@a.com>',
  'a.com>',
  '.com>',
  '>',
  '" <a@a.com>',
  ' <a@a.com>',
  ')',
  ' 0)',
  ' 0 0)',
  '0 0 0)',
  ' 0%, 0%)',
  '%, 0%)',
  ', 0%, 0%)',
  ' 0%)',
  '%)',
  '@localhost/a',
  'localhost/a',
  '/a?sslmode=verify-full',
  '?sslmode=verify-full',
  '&sslmode=verify-full',
  ' sslmode=verify-full',
  '=verify-full',
  '5432 sslmode=verify-full',
  'verify-full',
  '=localhost',
  'localhost',
  '20',
];

/** True if further typing can resolve the problem, so it is not shown while typing. */
export function canBecomeValid(
  config: ConfigAnalysis,
  { code, path }: Pick<Message, 'code'> & { readonly path: ValuePath },
): boolean {
  if (code === 'option-empty') return true;
  const key = dottedName(path);
  const text = config.entries.get(key)?.value;
  if (typeof text !== 'string') return false;
  const reporting = checksOf(key).filter((check) => check(text).some((advice) => advice.code === code));
  return reporting.some((check) =>
    continuations(text).some((whole) =>
      check(whole).every((advice) => advice.severity === 'hint' && advice.code !== code),
    ),
  );
}

function continuations(text: string): readonly string[] {
  const begun = wholes.filter((whole) => whole.startsWith(text.toLowerCase()) || whole.startsWith(text));
  const tenant = /^https:\/\/login\.microsoftonline\.com\/(.*)$/.exec(text)?.[1];
  const word = /(?<![a-z=-])[a-z=-]*$/.exec(text)?.[0] ?? '';
  return [
    ...begun.map((whole) => text + whole.slice(text.length)),
    ...endings.map((ending) => text + ending),
    ...parameters.filter((each) => each.startsWith(word)).map((each) => text + each.slice(word.length)),
    ...(tenant === undefined ? [] : [text + exampleTenant.slice(tenant.length)]),
    `${text}/`,
    // Only the length may be missing.
    text + exampleKey.slice(text.length),
  ];
}

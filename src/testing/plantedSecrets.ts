import { Random } from 'source-text/testing/random';

/** A document with a secret in it, and how it was put there. */
export interface PlantedDocument {
  readonly text: string;
  /** Occurs in the text once, and in no other word of it. */
  readonly marker: string;
  /** The place and the spelling, to name a case that fails. */
  readonly spelling: string;
}

/** A word without digits or signs: nothing in its own shape says that it is a secret. */
const marker = 'zebraquilt';

/** The path of a secret: the keys around it, and its own. */
type Place = readonly [readonly string[], string];

const places: readonly Place[] = [
  [[], 'encryptionKey'],
  [[], 'oidcClientSecret'],
  [[], 'pgConnStr'],
  [['smtpAuth', 'mechanism'], 'password'],
  [['smtpAuth', 'mechanism'], 'clientSecret'],
  [['gatewayOAuth2'], 'clientSecret'],
  [['gatewayOAuth2', 'endpointParams'], 'client_assertion'],
  [['gatewayOAuth2', 'endpointParams'], 'password'],
  ...['code', 'code_verifier', 'passcode', 'SAMLResponse', 'mfa'].map(
    (name): Place => [['gatewayOAuth2', 'endpointParams'], name],
  ),
  // Unknown keys that are named like secrets.
  ...[
    'apiToken',
    'my_secret',
    'db-password',
    'client_pw',
    'creds',
    'psk',
    'otp',
    'private_jwk',
    'sas',
    'hmac',
    'pw1',
    'smtpPw2',
    'pass1',
    'pass_2',
    'request_signature',
    'salt',
    'gitlabPAT',
    'recoveryCodes',
    'dbLogin',
  ].map((name): Place => [[], name]),
  // Typos that the page would fix with a rename, and letters that only look like those of an option.
  ...['oidcClientSecert', 'encryptionKe', 'encryptionKye', 'OIDCCLIENTSECRET', 'Encryption_Key'].map(
    (name): Place => [[], name],
  ),
  ...['oidcClientSec\u200bret', 'oidcClientSec\u00adret', 'oidcClientS\u0435cret', 'ｐａｓｓｗｏｒｄ'].map(
    (name): Place => [[], name],
  ),
  [['smtpAuth', 'mechanism'], 'paswsord'],
];

type Spelling = (key: string) => string;

/** As HJSON is meant to be written: the rest of a line may follow. */
const values: Readonly<Record<string, Spelling>> = {
  double: (key) => `${key}: "${marker}"`,
  single: (key) => `${key}: '${marker}'`,
  'quoted key': (key) => `"${key}": "a ${marker}"`,
  'multi-line': (key) => `${key}:\n    '''\n    ${marker}\n    '''`,
  'multi-line on one line': (key) => `${key}: '''${marker}'''`,
  'below its key': (key) => `${key}:\n    "${marker}"`,
  'with escapes': (key) => `${key}: "\\"${marker}\\u0022"`,
  list: (key) => `${key}: ["${marker}"]`,
  object: (key) => `${key}: { x: "${marker}" }`,
  'key of an object': (key) => `${key}: { ${marker}: 1 }`,
  'list in an object': (key) => `${key}: { deep: [ { x: "${marker}" } ] }`,
  'connection string': (key) => `${key}: "postgres://u:${marker}@h/d"`,
};

/** Up to the end of a line, whatever is in it. */
const lines: Readonly<Record<string, Spelling>> = {
  quoteless: (key) => `${key}: ${marker}`,
  'quoteless behind a sign': (key) => `${key}: $${marker}`,
  'quoteless below its key': (key) => `${key}:\n    ${marker} and more`,
  'smart quotes': (key) => `${key}: \u201c${marker}\u201d`,
  backticks: (key) => `${key}: \`${marker}\``,
  'with a comma in it': (key) => `${key}: a, ${marker}`,
  'comment behind it': (key) => `${key}: "x" # ${marker}`,
  'slashes behind it': (key) => `${key}: "x" // was ${marker}`,
  'comment behind its comma': (key) => `${key}: "x", # ${marker}`,
  'old one below it': (key) => `${key}: "x"\n# rotated in May\n# the old one: ${marker}`,
  'old one below its comma': (key) => `${key}: "x",\n// was ${marker}`,
  'old one in a block': (key) => `${key}: "x"\n/* until May = ${marker} */`,
  'next one above it': (key) => `# from June: ${marker}\n${key}: "x"`,
};

/** What people type and paste, and HJSON does not read, or reads as something else. */
const damage: Readonly<Record<string, Spelling>> = {
  'stray quote': (key) => `${key}: "pass"word${marker}"`,
  'stray single quote': (key) => `${key}: 'it's${marker}'`,
  'behind a multi-line text': (key) => `${key}: '''abc'''${marker}`,
  'Python quotes': (key) => `${key}: """${marker}"""`,
  'Python quotes over lines': (key) => `${key}: """\n    ${marker}\n    """`,
  'doubled quotes': (key) => `${key}: ""${marker}""`,
  'second text': (key) => `${key}: "ab" "${marker}"`,
  'second text on the next line': (key) => `${key}: "ab"\n    "${marker}"`,
  'second text behind a comma': (key) => `${key}: "ab", "${marker}"`,
  sum: (key) => `${key}: "ab" + "${marker}"`,
  'quote in a connection string': (key) => `${key}: "postgres://u:pa"ss${marker}@h/d"`,
  'line end in quotes': (key) => `${key}: "ab\n    ${marker}"`,
  'line end in quotes, and a colon': (key) => `${key}: "postgres://\n    u:${marker}@h/d"`,
  'no colon': (key) => `${key} ${marker}`,
  'no colon, quotes': (key) => `${key} "${marker}"`,
  'no colon, next line': (key) => `${key}\n    ${marker}`,
  'equals sign': (key) => `${key} = ${marker}`,
  'equals sign, quotes': (key) => `${key}="${marker}"`,
  arrow: (key) => `${key} => "${marker}"`,
  walrus: (key) => `${key} := ${marker}`,
  'not closed': (key) => `${key}: "${marker}`,
  'single, not closed': (key) => `${key}: '${marker}`,
  'brace swallowed': (key) => `${key}: { x: ${marker} }`,
  'bracket swallowed': (key) => `${key}: [ ${marker} ]`,
  'nested, brace swallowed': (key) => `${key}: { deep: [ { x: ${marker} } ] }`,
  'closing bracket': (key) => `${key}: }${marker}`,
  'closing bracket and a comment sign': (key) => `${key}: }#${marker}`,
  'closing bracket and a colon': (key) => `${key}: }${marker}:x`,
  hash: (key) => `${key}: #${marker}`,
  slashes: (key) => `${key}: //${marker}`,
  'hash on the next line': (key) => `${key}:\n    #${marker}`,
  'block comment for a value': (key) => `${key}: /*${marker}*/`,
  'comment before the value': (key) => `${key}: /* ${marker} */ "x"`,
  'comment before the colon': (key) => `${key} /* ${marker} */: "x"`,
  'member beside it': (key) => `${key}: "x" ${marker}: 1`,
  'object beside it': (key) => `${key}: "x" more: { a: "${marker}" }`,
  'word in braces': (key) => `${key}: { ${marker} }`,
};

/** Has no end: nothing can follow it. */
const endless: Readonly<Record<string, Spelling>> = {
  'block comment not closed': (key) => `${key}: /*${marker}`,
  'multi-line not closed': (key) => `${key}: '''${marker}`,
};

/** What people note: the text of a comment without its signs. */
const notes: Readonly<Record<string, string>> = {
  member: `oidcClientSecret: ${marker}`,
  'JSON member': `"password" : "${marker}"`,
  'equals sign': `encryptionKey = ${marker}`,
  'misspelt member': `oidcClientSecert: ${marker}`,
  'password was': `db password was: ${marker}`,
  'password is': `the password is ${marker}`,
  'passwords are': `passwords are a and ${marker}`,
  pw: `pw: ${marker}`,
  pwd: `PWD=${marker}`,
  login: `login: admin / ${marker}`,
  'secret is': `secret is ${marker}`,
  'in brackets': `password (old): ${marker}`,
  'full-width colon': `password\uff1a${marker}`,
  address: `postgres://u:${marker}@h/d`,
  'address with two @': `postgres://u:a@${marker}@h/d`,
  'address with a blank': `postgres://u:a ${marker}@h/d`,
  'address without a user': `redis://:${marker}@h`,
  'query of an address': `https://h/?sig=${marker}&x=1`,
  'encoded assignment': `postgres://u@h/d?options=-c%20password%3D${marker}`,
  'JSON Web Token': `eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.${marker}`,
  'GitHub token': `ghp_${marker}`,
  Bearer: `Bearer ${marker}`,
  Basic: `Authorization: Basic ${marker}`,
  'private key': `-----BEGIN PRIVATE KEY----- ${marker} -----END PRIVATE KEY-----`,
  'without a separator': `password ${marker}7`,
  'words between': `the password for the test stage was ${marker}`,
  'words and a colon': `key of the old server: ${marker}`,
  flag: `psql --password ${marker} -h db`,
  'user of curl': `curl -u a:${marker} https://h/`,
  'quoted user of curl': `curl -sSu "a:b ${marker}" https://h/`,
  'long flag of curl': `curl --user a:${marker} https://h/`,
  'proxy of curl': `curl --proxy-user=a:${marker} https://h/`,
  'flag with its value': `mysql -u root -p${marker} review`,
  'short flag': `psql -h db -W ${marker}`,
  'quoted short flag': `ldapsearch -x -D cn=a -w 'b ${marker}'`,
  'short flag of a login': `docker login -u a -p ${marker} h`,
  signature: `signature=${marker}`,
  'signed address': `https://h/?X-Amz-Signature=${marker}&x=1`,
  'code of an address': `https://h/back?state=1&code=${marker}`,
  'address without a scheme': `u:${marker}@h/d`,
  'address without a scheme, with two @': `a u:b@${marker}@h/d`,
  numbered: `pw2: ${marker}`,
  passcode: `the passcode is ${marker}`,
  salt: `salt = ${marker}`,
  'on the next line, without a colon': `the old password\n# ${marker}`,
  'on the next line': `the old password:\n# ${marker}`,
  'object on lines': `credentials: {\n#   user: ${marker}\n# }`,
};

const comments: Readonly<Record<string, (note: string) => string>> = {
  hash: (note) => `# ${note}\n`,
  'hash without a blank': (note) => `#${note}\n`,
  slashes: (note) => `// ${note}\n`,
  block: (note) => `/* ${note} */\n`,
  'block over lines': (note) => `/*\n  ${note}\n*/\n`,
};

/** Ordinary options whose text holds the secret. */
const texts: Readonly<Record<string, string>> = {
  'user and password': `https://u:${marker}@h/`,
  assignment: `api_token: ${marker}`,
  'camel-case assignment': `mySecret=${marker}`,
  'query of an address': `https://h/?sig=${marker}`,
  'signed address': `https://h/?X-Amz-Date=1&X-Amz-Signature=${marker}`,
  signature: `https://h/?signature=${marker}`,
  'code of an address': `https://h/?code=${marker}`,
  'address without a scheme': `u:${marker}@h/d`,
  'user of curl': `curl -u a:${marker}`,
  Bearer: `Bearer ${marker}`,
  'GitHub token': `ghp_${marker}`,
  'JSON Web Token': `eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.${marker}`,
  'private key': `-----BEGIN PRIVATE KEY----- ${marker}`,
  'quoted assignment of a program': `'password=${marker}'`,
};

/** Keys that the reference does not name; nothing in them says that they are secret. */
const undescribedKeys = [
  ...[
    'newOption',
    'note',
    'smtppw',
    'mdp',
    'Schl\u00fcssel',
    '\u0441\u0435\u043a\u0440\u0435\u0442',
    '\u5bc6\u94a5',
    'session',
    'kek',
  ],
  ...['webhookUrl', 'baseUrls', 'default', 'a.b', '"two words"', 'constructor'],
];

/** Where a text may be that the reference does not describe. */
const undescribed: Readonly<Record<string, (key: string, value: string) => string>> = {
  'unknown key': (key, value) => `${key}: ${value}`,
  'list of an unknown key': (key, value) => `${key}: [1, ${value}]`,
  'object of an unknown key': (key, value) => `${key}: { baseUrl: ${value} }`,
  'far below an unknown key': (key, value) => `${key}: { a: [ { b: [[ ${value} ]] } ] }`,
  'name and value': (key, value) => `${key}: [{ name: "A", value: ${value} }]`,
  'list of arguments': (key, value) => `${key}: ["-p", ${value}]`,
  'unknown key of an object': (key, value) => `smtpAuth: { mechanism: { ${key}: ${value} } }`,
  'list in place of a text': (_, value) => `baseUrl: [${value}]`,
  'object in place of a number': (key, value) => `smtpPort: { ${key}: ${value} }`,
  'list in place of a program': (_, value) => `gatewayOAuth2: { endpointParams: { audience: [${value}] } }`,
};

const undescribedValues = [
  `"${marker}"`,
  `'${marker}'`,
  `'''${marker}'''`,
  `"two ${marker} words"`,
  `"https://x.test/${marker}"`,
  `"postgres://u@${marker}/d"`,
  `"\\u0020${marker}"`,
];

const before = [
  '',
  '# ---- sign in ----\n',
  'smtpPort: 25\n',
  'organisationName: "Kestrel"\n// where users go\n',
  '"a": 1,\n',
];
const after = [
  '',
  '\n',
  '\nsmtpPort: 587',
  '\n# who asks\nmailFrom: review@example.com',
  '\nsmtpHostname: "smtp.example.com",\nunknown: { a: 1 }',
];

/** Documents in any order, the same for the same seed. Each is one spelling of one place in one neighbourhood. */
export function* plantedDocuments(count: number, seed: number): Generator<PlantedDocument> {
  const random = new Random(seed);
  for (let index = 0; index < count; index++) {
    const [spelling, text] = random.pick([
      member,
      member,
      anySigns,
      comment,
      ordinaryText,
      undescribedText,
      damagedText,
    ])(random);
    yield { text: random.chance(20) ? text.replaceAll('\n', '\r\n') : text, marker, spelling };
  }
}

type Case = readonly [spelling: string, text: string];

function member(random: Random): Case {
  const [around, key] = random.pick(places);
  const [name, spell] = random.pick(
    [values, lines, damage, damage, endless].map((group) => random.pick(Object.entries(group))),
  );
  const inner = `${random.pick(before)}${spell(key)}${random.pick(after)}`;
  return [`${[...around, key].join('.')}, ${name}`, document(around, inner, random)];
}

/** Any mix of these between a secret key and the end of its line: without a comma or a closing bracket, nothing else begins there. */
const signs = [
  '"',
  "'",
  "'''",
  '""',
  '{',
  '[',
  '(',
  '<',
  ' ',
  '\t',
  '#',
  '//',
  '/*',
  '*/',
  ':',
  '=',
  '+',
  '-',
  '.',
  '@',
  '\\',
  '`',
  '\u201c',
  '\u00e9',
];

function anySigns(random: Random): Case {
  const [around, key] = random.pick(places);
  const mix = () => Array.from({ length: random.below(6) }, () => random.pick([...signs, 'a', '1', 'null'])).join('');
  const line = `${key}${random.pick([':', ': ', ' ', '=', ' = '])}${mix()}${marker}${mix()}`;
  return ['any signs', document(around, `${random.pick(before)}${line}${random.pick(after)}`, random)];
}

function comment(random: Random): Case {
  const [name, note] = random.pick(Object.entries(notes));
  // A note of several lines has the signs of line comments in it.
  const forms = Object.entries(comments).filter(([form]) => !note.includes('\n') || form.startsWith('hash'));
  const [form, spell] = random.pick(forms);
  const [around] = random.pick(places);
  const inner = `${random.pick(before)}${spell(note)}${random.pick(after)}`;
  return [`${form} comment, ${name}`, document(around, inner, random)];
}

function ordinaryText(random: Random): Case {
  const [name, text] = random.pick(Object.entries(texts));
  const key = random.pick(['organisationName', 'supportPageUrl', 'baseUrl', 'note', 'templatesPath']);
  const value = random.pick([
    JSON.stringify(text),
    `'''${text}'''`,
    text.startsWith("'") ? JSON.stringify(text) : text,
  ]);
  return [`${key}, ${name}`, document([], `${random.pick(before)}${key}: ${value}${random.pick(after)}`, random)];
}

function undescribedText(random: Random): Case {
  const [name, spell] = random.pick(Object.entries(undescribed));
  const text = spell(random.pick(undescribedKeys), random.pick(undescribedValues));
  return [`${name}, undescribed`, document([], `${random.pick(before)}${text}${random.pick(after)}`, random)];
}

/** Damage without the key of a secret: an unknown key, since a fix may make an option of a known one. */
const damagedSpellings = [
  'stray quote',
  'behind a multi-line text',
  'second text',
  'sum',
  'no colon',
  'no colon, quotes',
  'arrow',
];

function damagedText(random: Random): Case {
  const key = random.pick(['newOption', 'note', 'webhookUrl']);
  const name = random.pick(damagedSpellings);
  const text = damage[name]?.(key) ?? '';
  return [`${key}, ${name}`, document([], `${random.pick(before)}${text}${random.pick(after)}`, random)];
}

function document(around: readonly string[], inner: string, random: Random): string {
  const text = around.reduceRight((body, key) => `${key}: {\n${body}\n}`, inner);
  const isBare = random.chance(20);
  return isBare ? `${text}\n` : `{\n${text}\n}\n`;
}

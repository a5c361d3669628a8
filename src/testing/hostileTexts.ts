/** Pastes that once kept the page busy for seconds or for good, and others of their kind. */
export const hostilePastes: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'assignments before the name', text: `export ${'a==b '.repeat(26)}! SERVICE_CONFIG_HJSON={a:1}` },
  { name: 'flags before the name', text: `set ${'--a '.repeat(30)}! SERVICE_CONFIG_HJSON {a:1}` },
  { name: 'thousands of assignments', text: `export ${'a==b '.repeat(20_000)}! SERVICE_CONFIG_HJSON={a:1}` },
  { name: 'thousands of flags', text: `set ${'--a '.repeat(20_000)}! SERVICE_CONFIG_HJSON {a:1}` },
  { name: 'a command for each name', text: 'export -e=x SERVICE_CONFIG_HJSON=$( '.repeat(5_000) },
  { name: 'braces that open', text: `baseUrl: "${'{{ '.repeat(50_000)}"` },
  { name: 'fences', text: `~~~~~~~~~\n${'\n~~~~~~~~'.repeat(20_000)}~` },
  { name: 'NUL characters', text: `${'\0'.repeat(100_000)}a` },
  { name: 'blanks', text: `SERVICE_CONFIG_HJSON${' '.repeat(100_000)}x` },
  { name: 'code blocks that nobody closes', text: '```x\n'.repeat(10_000) },
  { name: 'code marks that nobody closes', text: '{code:a}<pre><![CDATA[ '.repeat(10_000) },
  { name: 'objects behind each other', text: '{ baseUrl: "x" }\n'.repeat(6_000) },
  { name: 'objects that nobody closes', text: '{ baseUrl: "x" '.repeat(100) },
  { name: 'braces of a JSON string', text: '{\\n'.repeat(30_000) },
  { name: 'cells of a spreadsheet', text: '\t"{ ""baseUrl""'.repeat(20_000) },
  { name: 'words of Base64', text: `${'QUJD'.repeat(10)}\n`.repeat(5_000) },
  { name: 'numbered lines', text: Array.from({ length: 20_000 }, (_, index) => `${index} {`).join('\n') },
  { name: 'numbers that begin again', text: '1 smtpPort: 25\n2 x: 1\n'.repeat(10_000) },
  { name: 'numbers with empty lines between them', text: `1 {${'\n'.repeat(200_000)}2 }` },
  {
    name: 'names of files before lines',
    text: Array.from({ length: 20_000 }, (_, index) => `${index}.x:a: 1`).join('\n'),
  },
  { name: 'quoted lines', text: '> x\n'.repeat(30_000) },
  { name: 'dots before a colon', text: 'a.'.repeat(100_000) },
];

/** The same for pictures; each is an SVG of so many characters. */
export const hostilePictures: readonly { readonly name: string; readonly svg: (length: number) => string }[] = [
  { name: 'dashes', svg: (length) => `<svg ${'-'.repeat(length)} width="70" height="10"></svg>` },
  { name: 'digits of a length', svg: (length) => `<svg width="${'0'.repeat(length)}+" height="10"></svg>` },
  {
    name: 'comments at the end',
    svg: (length) => `<svg><g/>${' '.repeat(length)}</svg>${'<!---->'.repeat(length / 10)}`,
  },
  { name: 'an entity list that stays open', svg: (length) => `<!DOCTYPE svg ${'['.repeat(length)}<svg/>` },
];

const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Documents of about so many characters, nearly all of them on one line. */
export const hostileDocuments: readonly { readonly name: string; readonly text: (length: number) => string }[] = [
  { name: 'one word', text: (length) => `organisationName: "${repeated('x', length)}"\n` },
  { name: 'words', text: (length) => `organisationName: ${repeated('word ', length)}\n` },
  { name: 'blanks', text: (length) => `organisationName: a${repeated(' ', length)}b\n` },
  { name: 'blanks in a comment', text: (length) => `# a${repeated(' ', length)}b:\norganisationName: a\n` },
  { name: 'a secret word and blanks', text: (length) => `# password is${repeated(' ', length)}}\nmailFrom: a\n` },
  { name: 'one word of a comment', text: (length) => `# ${repeated('x', length)}\norganisationName: a\n` },
  { name: 'quotes', text: (length) => `organisationName: ${repeated('"', length)}\n` },
  { name: 'colons', text: (length) => `# ${repeated('key: ', length)}\norganisationName: ${repeated('a:', length)}\n` },
  {
    name: 'secret words',
    text: (length) => `# ${repeated('password ', length)}\nunknown: ${repeated('secret is ', length)}\n`,
  },
  {
    name: 'addresses',
    text: (length) => `unknown: ${repeated('https://a:b@c ', length)}\n# ${repeated('//a:b@', length)}\n`,
  },
  { name: 'parts of a connection', text: (length) => `pgConnStr: ${repeated('a=b ', length)}\n` },
  { name: 'hosts of a connection', text: (length) => `pgConnStr: postgres://${repeated('a:b@', length)}\n` },
  { name: 'a host', text: (length) => `baseUrl: https://${repeated('a', length)}\n` },
  { name: 'blanks in a colour', text: (length) => `textColour: rgb(1,${repeated(' ', length)}\n` },
  { name: 'addresses of e-mail', text: (length) => `mailFrom: ${repeated('a@b ', length)}\n` },
  { name: 'padding of a key', text: (length) => `encryptionKey: ${repeated('a=', length)}\n` },
  {
    name: 'flags of a command',
    text: (length) => `# mysql ${repeated(`-p " -u 'a:b `, length)}\nunknown: ${repeated('-u a ', length)}\n`,
  },
  {
    name: 'notes beside a secret',
    text: (length) => `oidcClientSecret: ""\n# ${repeated('was: ', length)}${repeated(' ', length)}a\n`,
  },
  { name: 'text that cannot be read', text: (length) => `{ smtpPort: 25, ${repeated('password x ', length)} ]\n` },
  { name: 'brackets', text: (length) => `{ a: [${repeated('(', length)}] }\n` },
];

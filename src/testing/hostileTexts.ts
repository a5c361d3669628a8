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

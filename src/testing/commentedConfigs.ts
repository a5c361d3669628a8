import { Random } from 'source-text/testing/random';

/** A value as it is written; a bare one runs to the end of its line. */
interface Written {
  readonly source: string;
  readonly isBare?: boolean;
}

interface Style {
  readonly eol: string;
  readonly unit: string;
  readonly hasBraces: boolean;
  readonly quote: string;
  /** How many of a hundred members have a comma after them. */
  readonly commas: number;
  readonly marker: string;
}

const texts: readonly Written[] = [
  { source: '"a"' },
  { source: "'b c'" },
  { source: 'a b', isBare: true },
  { source: "'''d'''" },
  { source: 'null' },
];
const numbers: readonly Written[] = [{ source: '25' }, { source: '"587"' }, { source: '10' }, { source: '2.50e1' }];
const switches: readonly Written[] = [{ source: 'true' }, { source: '"false"' }];
const leaves: Readonly<Record<string, readonly Written[]>> = {
  baseUrl: [{ source: '"https://a.example.com"' }, { source: 'a.example.com', isBare: true }],
  organisationName: texts,
  encryptionKey: texts,
  smtpHostname: texts,
  smtpPort: numbers,
  mailFrom: texts,
  supportCustomMailServer: switches,
  queryTimeOutMinutes: numbers,
  readTimeOutMinutes: numbers,
  supportPageUrl: texts,
  extra: [{ source: '[1, { a: 2 }]' }, ...texts],
  SMTPHOSTNAME: texts,
};
const inner: Readonly<Record<string, readonly string[]>> = {
  smtpAuth: ['username', 'mechanism'],
  'smtpAuth.mechanism': ['type', 'password', 'clientId', 'clientSecret', 'tokenUrl'],
  gatewayOAuth2: ['clientId', 'clientSecret', 'tokenUrl', 'endpointParams'],
  'gatewayOAuth2.endpointParams': ['audience', 'scope', 'x_y'],
};

/**
 * Configurations with comments in all places, the same for the same seed. Each comment has its own number, and the path of the
 * option that it belongs to between two @, or `@-@` if it is unowned, with the path of the object that it is in.
 */
export function commentedConfigs(count: number, seed: number): readonly string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => new Writer(random).whole());
}

class Writer {
  readonly #random: Random;
  readonly #style: Style;
  #comments = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#style = {
      eol: random.pick(['\n', '\n', '\r\n']),
      unit: random.pick(['  ', '    ', '\t']),
      hasBraces: random.chance(70),
      quote: random.pick(['', '', '"', "'"]),
      commas: random.pick([0, 0, 30, 100]),
      marker: random.pick(['# ', '#  ', '// ', '//\t']),
    };
  }

  whole(): string {
    const { eol, unit, hasBraces } = this.#style;
    const names = this.#some([...Object.keys(leaves), 'smtpAuth', 'gatewayOAuth2'], 60);
    // Of two with the same name, the last one counts.
    const twice = names.length > 0 && this.#random.chance(25) ? [this.#random.pick(names), ...names] : names;
    const members = this.#members(twice, '', hasBraces ? unit : '');
    const head = this.#random.chance(50) ? `${this.#comment('-')}${eol}${this.#random.pick(['', eol])}` : '';
    const gap = hasBraces ? '' : eol;
    const tail = this.#random.chance(50) ? `${this.#comment('-')}${eol}` : '';
    return hasBraces
      ? `${head}{${this.#random.chance(20) ? ` ${this.#comment('-')}` : ''}${eol}${members}}${eol}${tail}`
      : `${head}${gap}${members}${gap}${tail}`;
  }

  #members(names: readonly string[], parent: string, indent: string): string {
    return names.map((name, index) => this.#member(name, parent, indent, names.indexOf(name, index + 1) > 0)).join('');
  }

  #member(name: string, parent: string, indent: string, isIgnored: boolean): string {
    const { eol, quote, commas } = this.#style;
    const path = parent ? `${parent}.${name}` : name;
    const random = this.#random;
    const value = this.#value(path, indent);
    const isMixed = random.chance(commas) && !value.isBare;
    const colon = random.chance(8) ? `: ${this.#block(path)} ` : random.pick([': ', ': ', ' : ', ':']);
    const trail = !value.isBare && random.chance(30) ? ` ${this.#comment(path)}` : '';
    const early = trail !== '' && !isMixed && random.chance(20) ? `${this.#block(path)} ` : '';
    const line = `${early}${quote}${name}${quote}${colon}${value.source}${isMixed ? ',' : ''}${trail}`;
    // Above one of several with the same name, the owner of a comment is unknown.
    const nobody = parent ? `${parent}.-` : '-';
    return `${this.#above(nobody, indent)}${this.#note(isIgnored ? nobody : path, indent)}${indent}${line}${eol}`;
  }

  /** What is above a note and is unowned. */
  #above(nobody: string, indent: string): string {
    const { eol, marker } = this.#style;
    const own = `${indent}${this.#comment(nobody)}${eol}`;
    const number = ++this.#comments;
    return this.#random.pick([
      '',
      '',
      eol,
      `${own}${eol}`,
      `${own}${own.replace(/\d+/, `${number}`)}${eol}`,
      `${indent}# ==== c${number} @${nobody}@ ====${eol}`,
      `${indent}// ---- c${number} @${nobody}@${eol}`,
      `${indent}${marker.trimEnd()} templatesPath: "c${number}" # @${nobody.replace('-', 'templatesPath')}@${eol}`,
      `${indent}# it was: smtpPort: 26 c${number} @${nobody}@${eol}`,
      `${indent} ${this.#comment(nobody)}${eol}`,
      `${indent}# old c${number} @${nobody}@ {${eol}${indent}# ${'}'.repeat(number)}${eol}`,
    ]);
  }

  #note(path: string, indent: string): string {
    const { eol } = this.#style;
    const count = this.#random.pick([0, 0, 1, 2, 3]);
    return Array.from({ length: count }, () => {
      const comment = this.#random.chance(20) ? this.#block(path, `${eol}${indent}   `) : this.#comment(path);
      return `${indent}${comment}${eol}`;
    }).join('');
  }

  #value(path: string, indent: string): Written {
    const names = inner[path];
    const name = path.split('.').at(-1);
    if (name === 'type') return { source: this.#random.pick(['"autoDiscover"', "'xOAuth2'"]) };
    if (!names) return this.#random.pick(leaves[path] ?? texts);
    const { eol, unit } = this.#style;
    const some = this.#some(names, 70);
    if (this.#random.chance(15) && !some.some((each) => inner[`${path}.${each}`])) {
      const parts = some.map((each) => {
        const lead = this.#random.chance(20) ? `${this.#block(`${path}.${each}`)} ` : '';
        return `${lead}${each}: ${each === 'type' ? '"xOAuth2"' : '"x"'}`;
      });
      return { source: `{ ${parts.join(', ')} }` };
    }
    const end = this.#random.chance(20) ? `${indent}${unit}${this.#comment(path)}${eol}` : '';
    return { source: `{${eol}${this.#members(some, path, indent + unit)}${end}${indent}}` };
  }

  #some(names: readonly string[], chance: number): readonly string[] {
    return names.filter(() => this.#random.chance(chance));
  }

  #comment(path: string): string {
    return `${this.#style.marker}c${++this.#comments} @${path}@`;
  }

  #block(path: string, newLine = ''): string {
    return `/* c${++this.#comments} @${path}@${newLine} */`;
  }
}

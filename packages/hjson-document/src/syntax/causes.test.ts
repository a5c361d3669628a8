import Hjson from 'hjson';
import { describe, expect, test } from 'vitest';
import { plainValueOf } from '../values/values.ts';
import { parseHjson } from './parseHjson.ts';

/** What another reader makes of a text: its value, or that it refuses the text. */
type Reading = { readonly value: unknown } | { readonly refused: string };

interface Cause {
  readonly cause: string;
  readonly text: string;
  readonly server: Reading;
  /** The JavaScript reader `hjson`, which the page uses as a second opinion: where it differs, and how. */
  readonly javascript: Reading;
}

const value = (read: unknown): Reading => ({ value: read });
const refused = (message: string): Reading => ({ refused: message });

/** Every way in which hjson-js 3.2.2 and hjson-go 4.4.0 differ: hjson-facts §2. */
const causes: readonly Cause[] = [
  {
    cause: '1 lax numbers: an exponent without digits',
    text: 'a: 1e\n',
    server: refused('Internal error'),
    javascript: value({ a: '1e' }),
  },
  {
    cause: '1 lax numbers: a point without digits',
    text: 'a: 1.\n',
    server: refused('Internal error'),
    javascript: value({ a: 1 }),
  },
  {
    cause: '1 lax numbers: too large for a double',
    text: 'a: 1e400\n',
    server: refused('json: cannot unmarshal number 1e400 into Go value of type float64'),
    javascript: value({ a: '1e400' }),
  },
  {
    cause: '1b lax numbers before a closer',
    text: '[0e]',
    server: refused('Internal error'),
    javascript: refused('End of input'),
  },
  {
    cause: '2 U+FEFF is not trimmed',
    text: 'a: x\ufeff\n',
    server: value({ a: 'x\ufeff' }),
    javascript: value({ a: 'x' }),
  },
  {
    cause: '2 U+0085 is trimmed',
    text: 'a: true\u0085\n',
    server: value({ a: true }),
    javascript: value({ a: 'true\u0085' }),
  },
  { cause: '3 a value missing at the end', text: 'a:', server: value({ a: '\0' }), javascript: value({ a: '' }) },
  {
    cause: '4 __proto__ is an ordinary key',
    text: '__proto__: {a: 1}\n',
    server: value({ ['__proto__']: { a: 1 } }),
    javascript: value({}),
  },
  {
    cause: '5 a pair of surrogate escapes',
    text: 'a: "\\ud83d\\ude00"\n',
    server: value({ a: '\ufffd\ufffd' }),
    javascript: value({ a: '😀' }),
  },
  {
    cause: '5 half a surrogate pair',
    text: 'a: "\\ud83d"\n',
    server: value({ a: '\ufffd' }),
    javascript: value({ a: '\ud83d' }),
  },
  {
    cause: '6 a raw NUL ends the input',
    text: '{a:1}\0x',
    server: value({ a: 1 }),
    javascript: refused('found trailing characters'),
  },
  {
    cause: "7 the indentation of ''' counts bytes",
    text: "é: '''\n     x'''\n",
    server: value({ é: ' x' }),
    javascript: value({ é: '  x' }),
  },
  {
    cause: '8 a bad escape',
    text: 'a: "\\x"\nb:1\n',
    server: refused('Bad escape \\x'),
    javascript: refused('Bad string'),
  },
  {
    cause: '9 the wording at the end of input',
    text: '{',
    server: refused("End of input while parsing an object (did you forget a closing '}'?)"),
    javascript: refused("missing '}'"),
  },
  {
    cause: '10 no position at the end of input',
    text: '{"a": "x"',
    server: refused("End of input while parsing an object (did you forget a closing '}'?)"),
    javascript: refused('at line 1,'),
  },
  {
    cause: '11 columns count bytes',
    text: '{é: }',
    server: refused(
      "Found a punctuator character '}' when expecting a quoteless string (check your syntax) at line 1,5",
    ),
    javascript: refused('at line 1,4'),
  },
  {
    cause: '12 the offending character is printed as one Latin-1 byte',
    text: '"a" é\nb: 1\n',
    server: refused("Expected ':' instead of 'Ã' at line 1,4"),
    javascript: refused("instead of 'é'"),
  },
];

describe('where the server and the JavaScript reader differ, we read as the server', () => {
  test.each(causes)('$cause', ({ text, server }) => {
    const { verdict, goRoot } = parseHjson(text);
    if ('refused' in server) {
      const position = !verdict.ok && verdict.line !== undefined ? ` at line ${verdict.line},${verdict.column}` : '';
      const answer = verdict.ok ? 'accepted' : verdict.message;
      expect([answer, answer + position]).toContain(server.refused);
    } else {
      expect(verdict).toEqual({ ok: true });
      expect(JSON.stringify(goRoot && plainValueOf(goRoot))).toBe(JSON.stringify(server.value));
    }
  });

  test.each(causes)('$cause: the JavaScript reader still differs', ({ text, javascript }) => {
    let read: Reading;
    try {
      read = value(Hjson.parse(text));
    } catch (error) {
      read = refused(String(error));
    }
    if ('value' in javascript) expect(read).toEqual(javascript);
    else expect(read).toEqual(refused(expect.stringContaining(javascript.refused)));
  });
});

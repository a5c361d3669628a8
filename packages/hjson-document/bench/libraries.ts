import { parse as parseCommented, stringify as stringifyCommented } from 'comment-json';
import hjson from 'hjson';
import { edit, parseHjson } from 'hjson-document';
import { applyEdits, modify } from 'jsonc-parser';
import { measure } from './measure.ts';

/** Its reading that keeps comments, which its types lack. */
const { rt } = hjson as unknown as {
  readonly rt: { parse(text: string): Record<string, unknown>; stringify(value: unknown): string };
};

/** The same settings, as HJSON and as JSON with comments, with line ends of Windows. */
const members = Array.from({ length: 400 }, (_, index) => ({ key: `key${index}`, comment: `about ${index}` }));
const asHjson = `{\r\n${members.map(({ key, comment }) => `  # ${comment}\r\n  ${key}: some text # beside\r\n`).join('')}  port: 25 # relay\r\n}\r\n`;
const asJson = `{\r\n${members.map(({ key, comment }) => `  // ${comment}\r\n  "${key}":   "some text", // beside\r\n`).join('')}  "port": 25 // relay\r\n}\r\n`;

interface Library {
  readonly name: string;
  readonly text: string;
  readonly change: (text: string) => string;
}

const libraries: readonly Library[] = [
  { name: 'hjson-document', text: asHjson, change: changed },
  {
    name: 'hjson 3.2 (rt)',
    text: asHjson,
    change: (text) => {
      const value = rt.parse(text);
      value.port = 587;
      return rt.stringify(value);
    },
  },
  { name: 'hjson-document', text: asJson, change: changed },
  {
    name: 'jsonc-parser 3.3',
    text: asJson,
    change: (text) => applyEdits(text, modify(text, ['port'], 587, {})),
  },
  {
    name: 'comment-json 5.0',
    text: asJson,
    change: (text) => {
      const value = parseCommented(text) as Record<string, unknown>;
      value.port = 587;
      return stringifyCommented(value, null, 2);
    },
  },
];

function changed(text: string): string {
  const result = edit(parseHjson(text)).set(['port'], 587).apply();
  return result.ok ? result.after.text : text;
}

/** What libraries keep of a text in which they change one number, and how long that takes. */
export function benchLibraries(): void {
  console.log('| library | text | other lines changed | comments | line ends | ms |\n|---|---|---|---|---|---|');
  const times = measure(libraries.map(({ text, change }) => ({ run: () => change(text), rounds: 25 })));
  for (const [index, { name, text, change }] of libraries.entries()) {
    const after = change(text);
    const linesOf = (whole: string) => whole.split(/\r?\n/).filter((line) => !line.includes('port'));
    const kept = new Set(linesOf(after));
    const lost = linesOf(text).filter((line) => !kept.has(line)).length;
    const comments = members.filter(({ comment }) => after.includes(comment)).length + after.split('beside').length - 1;
    const kind = text === asJson ? 'JSON with comments' : 'HJSON';
    const ends = after.includes('\r\n') && !/[^\r]\n/.test(after) ? 'kept' : 'changed';
    console.log(
      `| ${name} | ${kind} | ${lost} of ${linesOf(text).length} | ${comments} of ${2 * members.length} | ${ends} | ${((times[index] ?? 0) / 1000).toFixed(1)} |`,
    );
  }
}

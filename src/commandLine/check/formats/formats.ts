import { type Refusable, refuse } from 'source-text';
import type { Format } from './format.ts';

interface ListedFormat {
  /** Whether other formats may be printed to the same output; they would break a document. */
  readonly isDocument: boolean;
  /** Lines in which names and values are already shown ones, and which may have styles. */
  readonly isForPeople: boolean;
  readonly load: () => Promise<Format>;
}

/** Every format of `--output`. */
export const formats = {
  text: { isDocument: false, isForPeople: true, load: async () => (await import('./text.ts')).textFormat },
  compact: { isDocument: false, isForPeople: true, load: async () => (await import('./compact.ts')).compactFormat },
  github: { isDocument: false, isForPeople: false, load: async () => (await import('./github.ts')).githubFormat },
  json: { isDocument: true, isForPeople: false, load: async () => (await import('./json.ts')).jsonFormat },
  sarif: { isDocument: true, isForPeople: false, load: async () => (await import('./sarif.ts')).sarifFormat },
  gitlab: { isDocument: true, isForPeople: false, load: async () => (await import('./gitlab.ts')).gitlabFormat },
} satisfies Readonly<Record<string, ListedFormat>>;

export type FormatName = keyof typeof formats;

/** A format, and the file that it is written to; undefined for standard output. */
export interface Destination {
  readonly format: FormatName;
  readonly file: string | undefined;
}

export type DestinationsOutcome = Refusable<{ readonly destinations: readonly Destination[] }>;

/** Parses the values of `--output`: `FORMAT` or `FORMAT=FILE`. By default `text`, and in GitHub Actions `github` as well. */
export function destinationsOf(outputs: readonly string[], isGithub: boolean): DestinationsOutcome {
  if (outputs.length === 0) {
    const names: readonly FormatName[] = isGithub ? ['text', 'github'] : ['text'];
    return { ok: true, destinations: names.map((format) => ({ format, file: undefined })) };
  }
  const destinations: Destination[] = [];
  for (const output of outputs) {
    const equals = output.indexOf('=');
    const format = equals < 0 ? output : output.slice(0, equals);
    const file = equals < 0 ? undefined : output.slice(equals + 1);
    if (!isFormat(format)) return refuse(`There is no format ${JSON.stringify(format)}: choose ${listed()}.`);
    if (file === '') return refuse(`The option --output ${format}= needs a file.`);
    destinations.push({ format, file });
  }
  const printed = destinations.filter(({ file }) => file === undefined);
  const document = printed.find(({ format }) => formats[format].isDocument);
  if (document && printed.length > 1) {
    return refuse(`Standard output holds one report: name a file, as in --output ${document.format}=FILE.`);
  }
  return { ok: true, destinations };
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

function listed(): string {
  return Object.keys(formats).join(', ');
}

import type { Refusable } from '../../text/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import type { FileCarriage, NamedFile } from '../serverFiles/carriedFiles.ts';
import type { ChosenNames, NameRules } from './names.ts';

export type DialectGroup =
  | 'Plain'
  | 'Shells'
  | 'Env files'
  | 'Docker'
  | 'Kubernetes'
  | 'systemd'
  | 'Infrastructure'
  | 'CI secrets';

/** How much a consumer accepts. */
export interface SizeLimit {
  /** In bytes of UTF-8. */
  readonly bytes: number;
  /** What is counted: the text of the configuration, or the whole output. */
  readonly of: 'value' | 'output';
  /** False: the figure is not certain, so exceeding it is only a warning. */
  readonly strict: boolean;
  /** What happens beyond it, as a sentence. */
  readonly reason: string;
}

export type Encoding = Refusable<{ readonly text: string }>;

/**
 * How one consumer spells the variables. A dialect knows neither HJSON nor the options: it writes any text so that its consumer reads it
 * unchanged, byte for byte, or refuses it with a reason.
 */
export interface Dialect {
  readonly id: string;
  readonly title: string;
  readonly group: DialectGroup;
  /** Other words that people search for. */
  readonly words?: string;
  /** Whether the server gets the configuration as its file or as the variable. */
  readonly way: 'file' | 'variable';
  /** The name of the file to download. */
  readonly fileName: string;
  /** True: it carries the HJSON text unchanged. False: it carries the data, as one line of JSON. */
  readonly preservesComments: boolean;
  /** True: its values may hold line ends, so that it can carry the HJSON text on request. */
  readonly holdsLines?: boolean;
  /** True if it refers to `config.json` next to it, and contains nothing of the configuration. */
  readonly refersToFile?: boolean;
  /** True: it has no place for the other variables. */
  readonly omitsOtherVariables?: boolean;
  /** How it brings along the files that the configuration names; undefined if it cannot. */
  readonly carriesFiles?: FileCarriage;
  /** What the user can name in it. */
  readonly names?: NameRules;
  readonly limit: SizeLimit | undefined;
  /** Whether tests read the output with the real program; otherwise what the spelling is based on. */
  readonly verification: { readonly tested: true } | { readonly tested: false; readonly basis: string };
  /** How to use it and what to mind, as one or two sentences. */
  readonly hint: string;
  /** True for consumers that may read the output in another encoding than UTF-8: escape everything that JSON can escape. */
  readonly prefersAscii?: boolean;
  /** Values contain no NUL and no lone surrogate, and names and files are valid: `encodeFor` and its callers ensure that. */
  encode(
    configText: string,
    otherVariables: readonly EnvironmentVariable[],
    names?: ChosenNames,
    files?: readonly NamedFile[],
  ): Encoding;
}

/** MAX_ARG_STRLEN, less the name, `=` and the closing NUL: measured with bash, docker and systemd. */
export const linuxVariableLimit: SizeLimit = {
  bytes: 131_050,
  of: 'value',
  strict: true,
  reason: 'Linux allows no longer environment variable.',
};

/** The first refusal, or all the texts. */
export function encodeEach(
  variables: readonly EnvironmentVariable[],
  encodeOne: (variable: EnvironmentVariable) => Encoding,
): Refusable<{ readonly texts: readonly string[] }> {
  const texts: string[] = [];
  for (const variable of variables) {
    const encoding = encodeOne(variable);
    if (!encoding.ok) return encoding;
    texts.push(encoding.text);
  }
  return { ok: true, texts };
}

/** One line a variable, each ended by LF. */
export function encodeLines(
  variables: readonly EnvironmentVariable[],
  encodeOne: (variable: EnvironmentVariable) => Encoding,
): Encoding {
  const encoded = encodeEach(variables, encodeOne);
  return encoded.ok ? { ok: true, text: encoded.texts.map((line) => `${line}\n`).join('') } : encoded;
}

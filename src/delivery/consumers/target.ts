import type { Refusable } from 'source-text';
import { configVariable } from '../../opening/index.ts';
import type { ReferenceFormId } from '../../references/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import type { FileCarriage, NamedFile } from '../serverFiles/carriedFiles.ts';
import type { ChosenNames, NameRules } from './names.ts';

export type TargetGroup =
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
  /** In bytes of UTF-8: of the text of the configuration. */
  readonly bytes: number;
  /** True: of the whole output. */
  readonly ofOutput?: boolean;
  /** True: the figure is not certain, so exceeding it is only a warning. */
  readonly isUncertain?: boolean;
  /** What happens beyond it, as a sentence. */
  readonly reason: string;
}

export type Encoding = Refusable<{
  readonly text: string;
  /** What to know before using it, as sentences. */
  readonly warnings?: readonly string[];
}>;

/** What a target writes. */
export interface Parts {
  /** The configuration; where the secrets are apart, with a reference in place of each. */
  readonly text: string;
  /** The server's other variables; where the secrets are apart, those without one. */
  readonly variables: readonly EnvironmentVariable[];
  /** What the configuration names and the target brings along. */
  readonly files: readonly NamedFile[];
  /** Where the secrets are apart, the names that the text refers to, each once. */
  readonly names: readonly string[];
  /** There, too, the variables that are secrets themselves, by name. */
  readonly secretVariables: readonly string[];
}

/**
 * One form in which a consumer takes the configuration and the variables. It knows neither HJSON nor the options: it writes any text so
 * that its consumer reads it unchanged, byte for byte, or refuses it with a reason.
 */
export interface Target {
  readonly id: string;
  readonly title: string;
  /** Its platform; undefined where the secrets are apart, which each program does in one way. */
  readonly group?: TargetGroup;
  /** Other words that people search for. */
  readonly words?: string;
  /** Whether the server gets the configuration as its file or as the variable, or either with its secrets apart. */
  readonly way: 'file' | 'variable' | 'apart';
  /** The name of the file to download; where the secrets are apart, of the half that may be committed. */
  readonly fileName: string;
  /** True: it carries the HJSON text unchanged. Otherwise it carries the data, as one line of JSON. */
  readonly preservesComments?: boolean;
  /** True: its values may hold line ends, so that it can carry the HJSON text on request. */
  readonly holdsLines?: boolean;
  /** True if it refers to `config.json` next to it, and contains nothing of the configuration. */
  readonly refersToFile?: boolean;
  /** True: it has no place for the other variables. */
  readonly omitsOtherVariables?: boolean;
  /** What is escaped in the line of JSON, where a consumer reads another encoding than UTF-8 or refuses a character. */
  readonly escapes?: RegExp;
  /** How it brings along the files that the configuration names; undefined if it cannot. */
  readonly carriesFiles?: FileCarriage;
  /** What the user can name in it. */
  readonly names?: NameRules;
  readonly limit?: SizeLimit;
  /** What the spelling is based on, where no test reads the output with the real program. */
  readonly untested?: string;
  /** How to use it and what to mind, as one or two sentences. */
  readonly hint: string;
  /** Undefined for a target that gets the secrets with the rest. */
  readonly apart?: SecretsApart;
  /** Values contain no NUL and no lone surrogate, and names and files are valid: the callers ensure that. */
  encode(parts: Parts, chosen: ChosenNames): Encoding;
}

/** How a target keeps the secrets apart: one half to commit, one to keep. Both name every secret; only the second may hold values. */
export interface SecretsApart {
  /** The form of the engine that fills in the references; it cannot fill in references of another form, unless they are only names. */
  readonly form: ReferenceFormId;
  /** The names in a reference of its own form that come from this export; undefined if what it names comes from elsewhere. */
  readonly namesIn?: (reference: string) => readonly string[];
  /** The file of the half that may not be committed. */
  readonly keptFileName: string;
  /** The shell command that fills in the references; undefined if applying the files is enough. */
  readonly command?: (names: readonly string[]) => string;
  /** Why the engine would change something else, as a sentence; `rest` is the text with a line end in place of each reference. */
  readonly fault?: (parts: Pick<Parts, 'names' | 'secretVariables'>, rest: string) => string | undefined;
  /** Text that the engine reads as this text; undefined if it changes none. */
  readonly writeText?: (text: string, isBeforeReference: boolean) => string;
  /** Where the engine inserts the value of a name. */
  readonly writeReference: (name: string, chosen: ChosenNames) => string;
  /** A reference of the engine's own form that says more than a name; undefined if it stays as it is. */
  readonly writeOwn?: (reference: string) => string;
  /** The other half. Without values, an empty one for each name. A value that the half cannot hold is refused. */
  readonly writeKept: (secrets: readonly EnvironmentVariable[], chosen: ChosenNames) => Encoding;
}

/** A name in the half that may be committed, and what it is for. */
export interface ApartSecret {
  readonly name: string;
  /** The keys of the options, with dots, or the variable itself. */
  readonly usedBy: readonly string[];
  /** Undefined for a reference that the text had already. */
  readonly value: string | undefined;
}

/** What a target that keeps the secrets apart gives beside the half that may be committed. */
export interface ApartOutput {
  /** The half that is not to be committed: all names, with their values only on request. */
  readonly kept: (withValues: boolean) => Encoding;
  readonly secrets: readonly ApartSecret[];
  /** What fills the names in; undefined if applying the files is enough. */
  readonly command: string | undefined;
}

export type TargetOutput = Refusable<{
  /** Everything; where the secrets are apart, the half that may be committed, without a secret. */
  readonly text: string;
  /** In bytes: of what the limit of the target counts, or of the value if there is no limit. */
  readonly size: number;
  /** What to know before using it, as sentences. */
  readonly warnings: readonly string[];
  /** Of a target that keeps the secrets apart. */
  readonly apart?: ApartOutput;
}>;

/** All that is beyond ASCII and can be escaped one by one: pairs stay as they are. */
export const beyondAscii = /[\u0080-\uD7FF\uE000-\uFFFF]/g;

/** The configuration as a variable, then the other variables. */
export function allVariables({ text, variables }: Parts): readonly EnvironmentVariable[] {
  return [{ name: configVariable, value: text }, ...variables];
}

/** The names and values as JSON, which the command line of most vaults takes. */
export function writeJson(secrets: readonly EnvironmentVariable[]): Encoding {
  const members = Object.fromEntries(secrets.map(({ name, value }) => [name, value]));
  return { ok: true, text: `${JSON.stringify(members, undefined, 2)}\n` };
}

export const safeToCommit = '# Safe to commit: names of secrets, no values.';

/** MAX_ARG_STRLEN, less the name, `=` and the closing NUL: measured with bash, docker and systemd. */
export const linuxVariableLimit: SizeLimit = {
  bytes: 131_050,
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

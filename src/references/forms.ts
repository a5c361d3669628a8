import type { TextRange } from 'source-text';

export type ReferenceFormId = 'braces' | 'parentheses' | 'goTemplate' | 'onePassword' | 'vals' | 'argoVault';

/** One spelling of a reference, and who replaces it. A comment names the page that documents each. */
export interface ReferenceForm {
  readonly id: ReferenceFormId;
  /** Who fills it in, as the subject of a sentence in the singular. */
  readonly filledBy: string;
  /** What to know about the program, as one sentence. */
  readonly note: string;
  /** Where a text has references of this form, in text order, without overlaps. */
  find(text: string): readonly FormMatch[];
  /** The reference to a name, or to a location in a vault. For any other text, the result may not be a reference. */
  write(typed: string): string;
  /** The location in a vault that it needs; set if a name alone is not a reference. */
  readonly place?: VaultPlace;
}

interface VaultPlace {
  readonly example: string;
  /** What the name of a reference has before the place. */
  readonly before: string;
}

export interface FormMatch extends TextRange {
  /** What is inserted, as its form names it. */
  readonly name: string;
  /** True if the reference is a name and nothing more, so that another form can express it. */
  readonly isPlain: boolean;
}

/** A name that is valid in every form that has names: that of an environment variable. */
export const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The matches of a pattern whose first group is the name. */
function findNamed(pattern: RegExp, text: string, isPlain: boolean): readonly FormMatch[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: name = whole, index }) => ({
    start: index,
    end: index + whole.length,
    name,
    isPlain,
  }));
}

/**
 * The same for the forms whose program reads two dollar signs as one: after an odd number of them, what looks like a reference is
 * text.
 */
function findUnescaped(pattern: RegExp, text: string): readonly FormMatch[] {
  return findNamed(pattern, text, true).filter(({ start }) => {
    let signs = 0;
    while (text[start - 1 - signs] === '$') signs++;
    return signs % 2 === 0;
  });
}

/**
 * `${NAME}`. A default after the name may be the secret itself, so such a form is not a reference.
 * See https://docs.docker.com/reference/compose-file/interpolation/
 */
export const braces: ReferenceForm = {
  id: 'braces',
  filledBy: 'envsubst, Compose or a shell',
  note: 'One program replaces the name. Compose makes an unknown name empty.',
  find: (text) => findUnescaped(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, text),
  write: (name) => `\${${name}}`,
};

/** Every form that is recognised; nothing else is a reference. */
export const referenceForms: readonly ReferenceForm[] = [
  braces,
  {
    // In the value of a container's variable.
    // See https://kubernetes.io/docs/tasks/inject-data-application/define-interdependent-environment-variables/
    id: 'parentheses',
    filledBy: 'Kubernetes',
    note: 'In `env`, from variables that are defined before it. An unknown name stays as it is.',
    find: (text) => findUnescaped(/\$\(([A-Za-z_][A-Za-z0-9_]*)\)/g, text),
    write: (name) => `$(${name})`,
  },
  {
    // `{{ … }}` of which every part is a field, one of some functions or `|`, as Go's text/template reads it.
    // See https://external-secrets.io/latest/guides/templating/
    id: 'goTemplate',
    filledBy: 'External Secrets, Vault Agent or Helm',
    note: 'A Go template. An unknown key is an error in External Secrets.',
    find: (text) =>
      findNamed(/\{\{(?:-(?=[ \t\r\n]))?([^{}]*?)(?:(?<=[ \t\r\n])-)?\}\}/g, text, false).flatMap(asTemplate),
    write: (name) => `{{ .${name} }}`,
  },
  {
    // `op://vault/item/[section/]field`, in braces also with spaces in its names: without them, nothing says where it ends.
    // See https://developer.1password.com/docs/cli/secret-reference-syntax/
    id: 'onePassword',
    filledBy: '1Password (op inject)',
    place: { example: 'vault/item/field', before: 'op://' },
    write: (place) => (place.includes(' ') ? `{{ op://${place} }}` : `op://${place}`),
    note: '`op inject` replaces it. Not tested by us.',
    find: (text) =>
      findNamed(
        /\{\{ *(op:\/\/[\w.-][\w. -]*(?:\/[\w.-][\w. -]*){2,3})\}\}|(?<![\w/])op:\/\/[\w.-]+(?:\/[\w.-]+){2,3}/g,
        text,
        false,
      ).map((match) => ({ ...match, name: match.name.trimEnd() })),
  },
  {
    // `ref+BACKEND://PATH`. See https://github.com/helmfile/vals
    id: 'vals',
    filledBy: 'vals or helmfile',
    place: { example: 'vault://path/to/item#/field', before: 'ref+' },
    write: (place) => `ref+${place}`,
    note: '`vals eval` replaces it. Not tested by us.',
    find: (text) => findNamed(valsPattern(), text, false),
  },
  {
    // A path in a vault and a key of it. See https://argocd-vault-plugin.readthedocs.io/en/stable/howitworks/
    id: 'argoVault',
    filledBy: 'the Argo CD Vault plugin',
    place: { example: 'some/path#key', before: 'path:' },
    write: (place) => `<path:${place}>`,
    note: 'Argo CD replaces it when it applies the manifests. Not tested by us.',
    find: (text) => findNamed(/<(path:[\w./-]+#[\w./-]+(?:#[\w./-]+)?)(?: *\| *base64(?:de|en)code)?>/g, text, false),
  },
];

/** A field of a Go template: `.name`, or one of a field. */
const templateField = /^(?:\.[A-Za-z_][A-Za-z0-9_]*)+$/;

/** Functions of Go templates that only rewrite their arguments and add no text. */
const templateFunctions: ReadonlySet<string> = new Set([
  ...['b64dec', 'b64enc', 'base64Decode', 'base64Encode', 'fromJson', 'html', 'js', 'lower', 'nospace', 'print'],
  ...[
    'quote',
    'squote',
    'toJSON',
    'toJson',
    'toString',
    'toUpper',
    'toLower',
    'trim',
    'trimSpace',
    'upper',
    'urlquery',
  ],
]);

function asTemplate({ start, end, name: inside }: FormMatch): readonly FormMatch[] {
  const parts = inside.split(/[ \t\r\n]+|(\|)/).filter((part) => part !== undefined && part !== '');
  const fields = parts.filter((part) => templateField.test(part));
  const isKnown = parts.every((part) => part === '|' || templateField.test(part) || templateFunctions.has(part));
  const name = fields[0]?.slice(1) ?? '';
  // No other form can name a field of a field.
  const isPlain = parts.length === 1 && !name.includes('.');
  return isKnown && fields.length > 0 ? [{ start, end, name, isPlain }] : [];
}

/** Backends of vals that keep the value elsewhere: that of `ref+echo://` is the text after it. */
const valsBackends = [
  ...['vault', 'awssecrets', 'awsssm', 'awskms', 'gcpsecrets', 'gcs', 's3', 'azurekeyvault', 'sops', 'file', 'gitlab'],
  ...['onepassword', 'onepasswordconnect', 'op', 'doppler', 'conjur', 'k8s', 'pulumistateapi', 'tfstate', 'bitwarden'],
].join('|');

/** Parameters of vals that say where the value is; others may hold credentials. */
const valsParameters = 'region|profile|version|version_id|version_stage|format|address|namespace';

function valsPattern(): RegExp {
  return new RegExp(
    String.raw`(?<![\w+])ref\+(?:${valsBackends}):\/\/[\w./-]+(?:[?&](?:${valsParameters})=[\w./:-]*)*(?:#\/?[\w./-]+)?`,
    'g',
  );
}

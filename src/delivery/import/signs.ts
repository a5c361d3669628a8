/** What in a text, or at the end of the name of its file, speaks for a reader. It sorts what is offered, and decides nothing. */
const signs: readonly (readonly [sign: RegExp, reader: RegExp])[] = [
  [/^[ \t]*PS\b.*>/m, /^(?:Windows )?PowerShell/],
  [/`\r?\n|\b(?:New|Set|Get|Out|Add)-[A-Z][a-z]|^[ \t]*\$\w+ = |\.ps1$/m, /^(?:Windows )?PowerShell/],
  [/^[ \t]*[A-Z]:\\.*>|\^\r?\n|\.(?:bat|cmd)$/m, /^Windows cmd/],
  [/^[ \t]*(?:\$|[\w.-]{1,60}@[\w.-]{1,60}:\S{0,200}[$#]) |\\\r?\n|'\\''|\.sh$/m, /^POSIX/],
  [/^(?:PATH|HOME|HOSTNAME)=/m, /^env$/],
  [/\bgcloud\b|deploy-cloudrun/, /gcloud/],
  [/\bhelm\b/, /list with commas/],
  [
    /\bINSERT\b|\bVALUES\b|^[ \t]*(?:-[ \t]+)?["']?[\w.-]{1,100}["']?:[ \t]*(?:[|>][-+\d]{0,2})?[ \t]*\r?\n?[ \t]+/m,
    /^YAML/,
  ],
  [/^[ \t]*\[[\w.]{1,100}\][ \t]*$/m, /^TOML/],
  [/^[ \t]*services:/m, /^Compose/],
  [/^[ \t]*kind:/m, /^Kubernetes/],
  [/\blocals?\b|\bresource\b|\bvariable\b/, /^Terraform/],
];

/** Compares readings: those first for which more speaks. */
export function bySigns(text: string, fileName: string) {
  const seen = signs.filter(([sign]) => sign.test(text) || sign.test(fileName));
  const weight = ({ readers }: { readonly readers: readonly string[] }) =>
    seen.filter(([, reader]) => readers.some((each) => reader.test(each))).length;
  return (a: { readonly readers: readonly string[] }, b: { readonly readers: readonly string[] }) =>
    weight(b) - weight(a);
}

import { hint, type TextDiagnostic, warning } from './rule.ts';

/** A path on the server. Whether it exists cannot be checked here. */
export function checkPath(text: string): readonly TextDiagnostic[] {
  const [, advice] = faults.find(([pattern]) => pattern.test(text)) ?? [];
  return advice ? [advice] : [];
}

/** The path of a directory. */
export function checkDirectory(text: string): readonly TextDiagnostic[] {
  if (!/[*?]|\.(?:html?|txt|tmpl|zip|tar|t?gz)$/i.test(text)) return [];
  return [warning('path-directory', 'This looks like files. The option is the path of their directory.')];
}

/** The path of a picture that browsers show. */
export function checkPicture(text: string): readonly TextDiagnostic[] {
  const [kind] = /\.(?:pdf|hei[cf]|tiff?|eps|ai|psd|emf|wmf)$/i.exec(text) ?? [];
  if (kind === undefined) return [];
  return [warning('path-picture', `Not every browser shows pictures of the kind ${kind}. Use SVG, PNG or JPEG.`)];
}

/** Only the first match is reported. */
const faults: readonly (readonly [pattern: RegExp, advice: TextDiagnostic])[] = [
  [
    /[\u0000-\u001f\u007f]/,
    warning(
      'path-control-character',
      'The path contains a control character. In quotes, \\n and \\t are escapes: write \\\\ for a backslash.',
    ),
  ],
  [/^data:/i, warning('path-data', 'This is the image itself. The option is a file path.')],
  [/^[a-z][a-z0-9+.-]+:\/\//i, warning('path-url', 'This is a URL. The option is a file path.')],
  [/^~/, warning('path-home', 'Only a shell replaces ~. Write the full path.')],
  [
    /\$\w|\$\{|%\w+%/,
    warning('path-variable', 'Whether variables are replaced in paths is not documented. Write the full path.'),
  ],
  [
    /^[a-z]:[\\/]|^\\\\/i,
    hint('path-windows', 'A Windows path. The one that the reference names, /app/config/config.json, is a Unix path.'),
  ],
  [/^[^/]/, hint('path-relative', 'A relative path. Relative to what is not documented: start it with / to be safe.')],
];

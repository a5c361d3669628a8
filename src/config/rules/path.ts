import type { RuleCode } from './codes.ts';
import type { TextDiagnostic } from './rule.ts';

/** A path on the server. Whether it exists cannot be checked here. */
export function checkPath(text: string): readonly TextDiagnostic[] {
  const found = faults.find(({ pattern }) => pattern.test(text));
  return found ? [found.advice] : [];
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

const warning = (code: RuleCode, message: string): TextDiagnostic => ({ code, severity: 'warning', message });
const hint = (code: RuleCode, message: string): TextDiagnostic => ({ code, severity: 'hint', message });

/** Only the first match is reported. */
const faults: readonly { readonly pattern: RegExp; readonly advice: TextDiagnostic }[] = [
  {
    pattern: /[\u0000-\u001f\u007f]/,
    advice: warning(
      'path-control-character',
      'The path contains a control character. In quotes, \\n and \\t are escapes: write \\\\ for a backslash.',
    ),
  },
  {
    pattern: /^data:/i,
    advice: warning('path-data', 'This is the image itself. The option is a file path.'),
  },
  {
    pattern: /^[a-z][a-z0-9+.-]+:\/\//i,
    advice: warning('path-url', 'This is a URL. The option is a file path.'),
  },
  { pattern: /^~/, advice: warning('path-home', 'Only a shell replaces ~. Write the full path.') },
  {
    pattern: /\$\w|\$\{|%\w+%/,
    advice: warning('path-variable', 'Whether variables are replaced in paths is not documented. Write the full path.'),
  },
  {
    pattern: /^[a-z]:[\\/]|^\\\\/i,
    advice: hint(
      'path-windows',
      'A Windows path. The one that the reference names, /app/config/config.json, is a Unix path.',
    ),
  },
  {
    pattern: /^[^/]/,
    advice: hint('path-relative', 'A relative path. Relative to what is not documented: start it with / to be safe.'),
  },
];

import type { Advice } from './rule.ts';

/** A path on the server. What it names cannot be looked up here. */
export function checkPath(text: string): readonly Advice[] {
  const found = faults.find(({ pattern }) => pattern.test(text));
  return found ? [found.advice] : [];
}

const warning = (code: string, message: string): Advice => ({ code, severity: 'warning', message });
const hint = (code: string, message: string): Advice => ({ code, severity: 'hint', message });

/** The first that matches is told. */
const faults: readonly { readonly pattern: RegExp; readonly advice: Advice }[] = [
  {
    pattern: /[\u0000-\u001f\u007f]/,
    advice: warning(
      'path-control-character',
      'The path holds a control character. In a quoted text \\n, \\t and the like are escapes: write \\\\ for a backslash.',
    ),
  },
  {
    pattern: /^data:/i,
    advice: warning('path-data', 'This is the image itself, not the path of a file. The server reads a path.'),
  },
  {
    pattern: /^[a-z][a-z0-9+.-]+:\/\//i,
    advice: warning('path-url', 'This is a URL. The server reads the path of a file on its own disk.'),
  },
  { pattern: /^~/, advice: warning('path-home', 'Only a shell knows what ~ means. Write the whole path.') },
  {
    pattern: /\$\w|\$\{|%\w+%/,
    advice: warning('path-variable', 'Nothing says that variables are replaced in a path. Write the whole path.'),
  },
  {
    pattern: /^[a-z]:[\\/]|^\\\\/i,
    advice: hint('path-windows', 'This is a path of Windows. The usual place of the server is a Linux container.'),
  },
  {
    pattern: /^[^/]/,
    advice: hint('path-relative', 'This path is relative. Where it starts is not documented: a path from / is safer.'),
  },
];

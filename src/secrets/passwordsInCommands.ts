import { type TextRange, textRange } from 'source-text';

const flags = /(?<!\S)--?[A-Za-z][A-Za-z-]*/g;
const userFlag = /^(?:-[A-Za-z]*[uU]|--(?:proxy-)?user)$/;
const passwordFlag = /^-(?:[pPwWa]|pw|ap)$/;

/** Clients with a short flag for a password; of other programs, these flags mean a port or a folder. */
const client =
  /\b(?:mysql|mariadb|psql|pg_|mongo|redis-cli|ldap|sshpass|sqlcmd|smbclient|swaks|plink|pscp|htpasswd|login\b)/i;

/** The passwords in a command line: in `-u user:password`, and after the short flags of programs that have one for it. */
export function passwordsInCommands(text: string): readonly TextRange[] {
  const all = [...text.matchAll(flags)];
  if (all.length === 0) return [];
  const hasClient = client.test(text);
  return all.flatMap(({ 0: flag, index }): readonly TextRange[] => {
    const end = index + flag.length;
    const isApart = /[\t =]/.test(text.charAt(end));
    const next = end + text.slice(end).search(/[^\t =]|$/);
    if (isApart && userFlag.test(flag)) return passwordOfUser(text, next);
    if (isApart && hasClient && passwordFlag.test(flag)) return [wordAt(text, next)];
    if (/^-[uU]/.test(flag)) return passwordOfUser(text, index + 2);
    return hasClient && /^-[pPwWa]/.test(flag) ? [wordAt(text, index + 2)] : [];
  });
}

function passwordOfUser(text: string, start: number): readonly TextRange[] {
  const { end } = wordAt(text, start);
  const colon = text.slice(start, end).indexOf(':');
  return colon < 0 ? [] : [textRange(start + colon + 1, end)];
}

/** A word of a shell; a quote that is not closed reaches to the end of the line. */
const word = /"[^"\n]*"?|'[^'\n]*'?|\S*/y;

function wordAt(text: string, start: number): TextRange {
  word.lastIndex = start;
  return textRange(start, start + (word.exec(text)?.[0].length ?? 0));
}

import { type TextRange, textRange } from '../text/index.ts';

/** A word of a shell; a quote that is not closed reaches to the end of the line. */
const word = String.raw`[\t =]*("[^"\n]*"?|'[^'\n]*'?|\S*)`;

const userFlag = new RegExp(String.raw`(?<!\S)(?:-[A-Za-z]{0,20}[uU]|--(?:proxy-)?user)${word}`, 'g');
const passwordFlag = new RegExp(String.raw`(?<!\S)-(?:pw|ap|[pPwWa])${word}`, 'g');

/** Clients with a short flag for a password; of other programs, these flags mean a port or a folder. */
const client =
  /\b(?:mysql|mariadb|psql|pg_|mongo|redis-cli|ldap|sshpass|sqlcmd|smbclient|swaks|plink|pscp|htpasswd|login\b)/i;

/** The passwords in a command line: in `-u user:password`, and after the short flags of programs that have one for it. */
export function passwordsInCommands(text: string): readonly TextRange[] {
  const users = [...text.matchAll(userFlag)].flatMap(({ 0: all, 1: user = '', index }) => {
    const end = index + all.length;
    const colon = user.indexOf(':');
    return colon < 0 ? [] : [textRange(end - user.length + colon + 1, end)];
  });
  if (!client.test(text)) return users;
  const others = [...text.matchAll(passwordFlag)].map(({ 0: all, 1: password = '', index }) =>
    textRange(index + all.length - password.length, index + all.length),
  );
  return [...users, ...others];
}

import { optionAt } from '../../../../config/index.ts';
import { dottedName, type OptionPath } from '../../../../text/index.ts';

/** Open questions as the text of an e-mail. It names options only, and contains no values. */
export function questionMail(open: readonly OptionPath[]): string {
  const questions = open.map((path, index) => {
    const option = optionAt(path);
    const name = option ? `${option.title} (${dottedName(path)})` : dottedName(path);
    return [`${index + 1}. ${name}`, ...(option ? [`   ${option.help}`] : [])].join('\n');
  });
  const isSecret = open.some((path) => optionAt(path)?.secret);
  return [
    'Hello,',
    `I am setting up the configuration of our server. Can you tell me ${open.length === 1 ? 'this' : 'these'}?`,
    ...questions,
    ...(isSecret ? ['Please do not send a secret by mail: tell me how I can get it safely.'] : []),
    'Thank you',
  ].join('\n\n');
}

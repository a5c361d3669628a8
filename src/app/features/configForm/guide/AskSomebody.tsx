import { Mail } from 'lucide-react';
import type { ValuePath } from 'source-text';
import { optionAt } from '../../../../config/index.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';

/** Open questions as the text of an e-mail, to copy; empty if all are answered. */
export function AskSomebody({ open }: { readonly open: readonly ValuePath[] }) {
  // A member of a record is named by its user: the mail asks for options alone.
  const asked = open.filter((path) => optionAt(path));
  if (asked.length === 0) return null;
  return (
    <p className="kit-row kit-wrap kit-muted">
      <Mail aria-hidden /> Somebody else has these values?
      <CopyButton
        look="quiet"
        label={asked.length === 1 ? 'Copy the question as a mail' : `Copy the ${asked.length} questions as a mail`}
        text={() => questionMail(asked)}
        done="Copied, without values"
      />
    </p>
  );
}

/** It names options only, and contains no values. */
export function questionMail(open: readonly ValuePath[]): string {
  const asked = open.flatMap((path) => optionAt(path) ?? []);
  const questions = asked.map(({ title, key, help }, index) => `${index + 1}. ${title} (${key})\n   ${help}`);
  const isSecret = asked.some(({ secret }) => secret);
  return [
    'Hello,',
    `I am setting up the configuration of our server. Can you tell me ${asked.length === 1 ? 'this' : 'these'}?`,
    ...questions,
    ...(isSecret ? ['Please do not send a secret by mail: tell me how I can get it safely.'] : []),
    'Thank you',
  ].join('\n\n');
}

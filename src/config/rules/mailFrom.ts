import { textRange } from 'source-text';
import { checkDisguisedPart } from './disguisedText.ts';
import { error, hint, type TextDiagnostic, warning } from './rule.ts';
import { checkSurroundingSpace } from './surroundingSpace.ts';

/**
 * One address with an optional name, as Go's `net/mail.ParseAddress` reads it, and a little stricter: a domain with a dot or
 * `localhost`, and quotes around names with special characters.
 */
export function checkMailFrom(text: string): readonly TextDiagnostic[] {
  if (/[\r\n]/.test(text)) {
    const joined = text.trim().replace(/(?<!\s)\s*[\r\n]\s*/g, ' ');
    const message = 'The sender contains a line break, which mail headers cannot have.';
    return [error('mail-from-line-break', message, { title: 'Write it on one line', value: joined, isSafe: true })];
  }
  if (/[\u0000-\u001f\u007f]/.test(text))
    return [error('mail-from-control-character', 'The sender contains a control character. Remove it.')];
  const [, scheme, address = ''] = /^(mailto:|smtp:|from:)\s*([^@\s][^@]*@.+)$/i.exec(text.trim()) ?? [];
  if (scheme !== undefined) {
    const message = `${scheme} is not a part of an address. Remove it.`;
    return [error('mail-from-scheme', message, { title: `Remove ${scheme}`, value: address })];
  }
  if (text !== text.trim()) return checkSurroundingSpace(text);
  const sender = splitSender(text);
  if (!sender) return [unreadable(text)];
  const start = text.lastIndexOf(sender.address);
  return [
    ...checkDisguisedPart(text, textRange(start, start + sender.address.length)),
    ...checkAddress(sender.address),
    ...checkName(sender, text),
    ...nameForm(text, sender),
  ].slice(0, 1);
}

interface Sender {
  readonly name: string;
  readonly address: string;
}

/** `Name <address>`, `"Name" <address>` or the bare address. */
function splitSender(text: string): Sender | undefined {
  const named = /^((?:"(?:[^"\\]|\\.)*"|[^"<>])*)<([^<>]*)>$/.exec(text);
  if (named) return { name: (named[1] ?? '').trim(), address: named[2] ?? '' };
  return /[<>]/.test(text) ? undefined : { name: '', address: text };
}

function unreadable(text: string): TextDiagnostic {
  return text.split('@').length > 2
    ? error('mail-from-list', 'More than one address. Mail has one sender.')
    : error('mail-from-brackets', 'The angle brackets do not match. Write Name <address>.');
}

function checkAddress(address: string): readonly TextDiagnostic[] {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (at < 0) return [error('mail-from-no-at', 'An e-mail address needs an @, as in noreply@example.com.')];
  if (/,|;/.test(address) && address.split('@').length > 2) {
    return [error('mail-from-list', 'More than one address. Mail has one sender.')];
  }
  if (/\s/.test(address.replace(/^"(?:[^"\\]|\\.)*"@/, '')))
    return [error('mail-from-no-brackets', 'The address contains a space. With a name, write Name <address>.')];
  if (local.includes('@') && !local.startsWith('"'))
    return [error('mail-from-list', 'The address has two @. An address has one, and mail has one sender.')];
  if (!isLocalPart(local))
    return [error('mail-from-local-part', 'The part before @ is invalid: no leading, trailing or double dots.')];
  if (/^\[.*\]$/.test(domain))
    return [
      warning('mail-from-domain-literal', 'Many mail programs refuse an IP address in brackets. Write a domain name.'),
    ];
  if (!isDomain(domain)) return [error('mail-from-domain', 'The part after @ is not a domain name.')];
  if (/^[\d.]+$/.test(domain))
    return [warning('mail-from-domain-literal', 'Many mail programs refuse an IP address. Write a domain name.')];
  if (!domain.includes('.') && domain.toLowerCase() !== 'localhost') {
    return [warning('mail-from-short-domain', 'The domain has no dot. Many mail servers refuse such a sender.')];
  }
  if (/[^\0-\x7f]/.test(address)) {
    const message = 'A letter beyond ASCII needs a mail server with SMTPUTF8. Not every one has it.';
    return [hint('mail-from-utf8', message)];
  }
  return [];
}

function checkName({ name, address }: Sender, text: string): readonly TextDiagnostic[] {
  if (name === '' || /^"(?:[^"\\]|\\.)*"$/.test(name) || !/[,;:@()[\]\\"]/.test(name)) return [];
  const quoted = `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
  const message = 'The name contains a character with a meaning in mail headers. Put it in double quotes.';
  const replacement = quoted === text ? undefined : { title: 'Quote the name', value: quoted, isSafe: true };
  return [warning('mail-from-name', message, replacement)];
}

/** The reference says an e-mail address, and no more. */
function nameForm(text: string, { name, address }: Sender): readonly TextDiagnostic[] {
  if (text === address) return [];
  const what = name === '' ? 'angle brackets around the address are' : 'a name before the address is';
  const message = `Whether ${what} accepted is not documented.`;
  return [hint('mail-from-name-form', message, { title: 'Keep only the address', value: address })];
}

/** `dot-atom / quoted-string` of RFC 5322 §3.4.1, and letters of any script (RFC 6532). */
function isLocalPart(local: string): boolean {
  return /^(?:[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*|"(?:[^"\\]|\\.)*")$/.test(local);
}

function isDomain(domain: string): boolean {
  return /^[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*$/.test(domain) && !/(?:^|\.)-|-(?:\.|$)/.test(domain);
}

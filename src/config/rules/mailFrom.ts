import { textRange } from 'source-text';
import type { MailCode } from './codes.ts';
import { checkDisguisedPart } from './disguisedText.ts';
import type { TextDiagnostic } from './rule.ts';
import { checkSurroundingSpace } from './surroundingSpace.ts';

/**
 * One address with an optional name, as Go's `net/mail.ParseAddress` reads it, and a little stricter: a domain with a dot or
 * `localhost`, and quotes around names with special characters.
 */
export function checkMailFrom(text: string): readonly TextDiagnostic[] {
  if (/[\r\n]/.test(text)) {
    const joined = text.trim().replace(/(?<!\s)\s*[\r\n]\s*/g, ' ');
    return [
      {
        ...error('line-break', 'The sender contains a line break, which mail headers cannot have.'),
        replacement: { title: 'Write it on one line', value: joined, isSafe: true },
      },
    ];
  }
  if (/[\u0000-\u001f\u007f]/.test(text))
    return [error('control-character', 'The sender contains a control character. Remove it.')];
  const [, scheme, address = ''] = /^(mailto:|smtp:|from:)\s*([^@\s][^@]*@.+)$/i.exec(text.trim()) ?? [];
  if (scheme !== undefined) {
    return [
      {
        ...error('scheme', `${scheme} is not a part of an address. Remove it.`),
        replacement: { title: `Remove ${scheme}`, value: address },
      },
    ];
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

type SenderFault = MailCode extends infer Code ? (Code extends `mail-from-${infer Fault}` ? Fault : never) : never;

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
    ? error('list', 'More than one address. Mail has one sender.')
    : error('brackets', 'The angle brackets do not match. Write Name <address>.');
}

function checkAddress(address: string): readonly TextDiagnostic[] {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (at < 0) return [error('no-at', 'An e-mail address needs an @, as in noreply@example.com.')];
  if (/,|;/.test(address) && address.split('@').length > 2) {
    return [error('list', 'More than one address. Mail has one sender.')];
  }
  if (/\s/.test(address.replace(/^"(?:[^"\\]|\\.)*"@/, '')))
    return [error('no-brackets', 'The address contains a space. With a name, write Name <address>.')];
  if (local.includes('@') && !local.startsWith('"'))
    return [error('list', 'The address has two @. An address has one, and mail has one sender.')];
  if (!isLocalPart(local))
    return [error('local-part', 'The part before @ is invalid: no leading, trailing or double dots.')];
  if (/^\[.*\]$/.test(domain))
    return [warning('domain-literal', 'Many mail programs refuse an IP address in brackets. Write a domain name.')];
  if (!isDomain(domain)) return [error('domain', 'The part after @ is not a domain name.')];
  if (/^[\d.]+$/.test(domain))
    return [warning('domain-literal', 'Many mail programs refuse an IP address. Write a domain name.')];
  if (!domain.includes('.') && domain.toLowerCase() !== 'localhost') {
    return [warning('short-domain', 'The domain has no dot. Many mail servers refuse such a sender.')];
  }
  if (/[^\0-\x7f]/.test(address)) {
    const message = 'A letter beyond ASCII needs a mail server with SMTPUTF8. Not every one has it.';
    return [{ ...warning('utf8', message), severity: 'hint' }];
  }
  return [];
}

function checkName({ name, address }: Sender, text: string): readonly TextDiagnostic[] {
  if (name === '' || /^"(?:[^"\\]|\\.)*"$/.test(name) || !/[,;:@()[\]\\"]/.test(name)) return [];
  const quoted = `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
  return [
    {
      ...warning('name', 'The name contains a character with a meaning in mail headers. Put it in double quotes.'),
      ...(quoted !== text && { replacement: { title: 'Quote the name', value: quoted, isSafe: true } }),
    },
  ];
}

/** The reference says an e-mail address, and no more. */
function nameForm(text: string, { name, address }: Sender): readonly TextDiagnostic[] {
  if (text === address) return [];
  return [
    {
      code: 'mail-from-name-form',
      severity: 'hint',
      message: `Whether ${name === '' ? 'angle brackets around the address are' : 'a name before the address is'} accepted is not documented.`,
      replacement: { title: 'Keep only the address', value: address },
    },
  ];
}

/** `dot-atom / quoted-string` of RFC 5322 §3.4.1, and letters of any script (RFC 6532). */
function isLocalPart(local: string): boolean {
  return /^(?:[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*|"(?:[^"\\]|\\.)*")$/.test(local);
}

function isDomain(domain: string): boolean {
  return /^[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*$/.test(domain) && !/(?:^|\.)-|-(?:\.|$)/.test(domain);
}

function warning(code: SenderFault, message: string): TextDiagnostic {
  return { code: `mail-from-${code}`, severity: 'warning', message };
}

function error(code: SenderFault, message: string): TextDiagnostic {
  return { code: `mail-from-${code}`, severity: 'error', message };
}

import type { Advice } from './rule.ts';

/**
 * One address with an optional name, as Go's `net/mail.ParseAddress` reads it, and a little stricter: a domain with a dot or
 * `localhost`, and quotes around names with special characters.
 */
export function checkMailFrom(text: string): readonly Advice[] {
  if (/[\r\n]/.test(text)) {
    const joined = text.trim().replace(/\s*[\r\n]\s*/g, ' ');
    return [
      {
        ...error('line-break', 'The sender holds a line break, which no mail header may have.'),
        replacement: { title: 'Put it on one line', value: joined },
      },
    ];
  }
  if (/[\u0000-\u001f\u007f]/.test(text))
    return [error('control-character', 'The sender holds a control character. Remove it.')];
  const sender = splitSender(text.trim());
  if (!sender) return [unreadable(text)];
  return [...checkAddress(sender.address), ...checkName(sender, text)].slice(0, 1);
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

function unreadable(text: string): Advice {
  return text.split('@').length > 2
    ? error('list', 'There is more than one address. Mail comes from exactly one.')
    : error('brackets', 'The angle brackets do not pair up. Write Name <address>.');
}

function checkAddress(address: string): readonly Advice[] {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (at < 0) return [error('no-at', 'An address has an @, as in noreply@example.com.')];
  if (/,|;/.test(address) && address.split('@').length > 2) {
    return [error('list', 'There is more than one address. Mail comes from exactly one.')];
  }
  if (/\s/.test(address.replace(/^"(?:[^"\\]|\\.)*"@/, '')))
    return [error('no-brackets', 'There is a space in the address. With a name, write Name <address>.')];
  if (!isLocalPart(local))
    return [
      error(
        'local-part',
        'What stands before the @ is not as addresses are. Dots stand between other characters, one at a time.',
      ),
    ];
  if (/^\[.*\]$/.test(domain))
    return [
      error('domain-literal', 'The server may not read an IP address in brackets. Write the name of the domain.'),
    ];
  if (!isDomain(domain)) return [error('domain', 'What stands after the @ is not the name of a domain.')];
  if (!domain.includes('.') && domain.toLowerCase() !== 'localhost') {
    return [
      {
        code: 'mail-from-short-domain',
        severity: 'warning',
        message: 'The domain has no dot. Most mail servers refuse such a sender.',
      },
    ];
  }
  return [];
}

function checkName({ name, address }: Sender, text: string): readonly Advice[] {
  if (name === '' || /^"(?:[^"\\]|\\.)*"$/.test(name) || !/[,;:@()[\]\\"]/.test(name)) return [];
  const quoted = `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
  return [
    {
      code: 'mail-from-name',
      severity: 'warning',
      message: 'The name holds a character that means something in mail headers. Put the name into double quotes.',
      ...(quoted !== text && { replacement: { title: 'Quote the name', value: quoted } }),
    },
  ];
}

/** `dot-atom / quoted-string` of RFC 5322 §3.4.1, and letters of any script (RFC 6532). */
function isLocalPart(local: string): boolean {
  return /^(?:[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*|"(?:[^"\\]|\\.)*")$/.test(local);
}

function isDomain(domain: string): boolean {
  return /^[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*$/.test(domain);
}

function error(code: string, message: string): Advice {
  return { code: `mail-from-${code}`, severity: 'error', message };
}

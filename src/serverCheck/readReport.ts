export type LineState = 'ok' | 'warn' | 'fail' | 'skip' | 'note';

/** One check, as the script saw it. */
export interface ReportLine {
  readonly state: LineState;
  /** `smtp.starttls`; one that this version does not know is kept, too. */
  readonly check: string;
  /** The observation, in one word; empty if the state says everything. */
  readonly word: string;
  /** A second word with more detail: for a certificate, what is wrong with it. */
  readonly detail: string;
  /** Words `name=value`. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a script printed. Nothing in it is trusted: each word consists of letters, digits and `. _ : % / -`. */
export interface ServerReport {
  /** When it was made, `2026-11-23T20:14:05Z`; empty if the report does not say it. */
  readonly at: string;
  /** `same`, `changed`, `missing`, `environment` or `unknown`; empty if the report does not say it. */
  readonly config: string;
  readonly tools: Readonly<Record<string, string>>;
  /** Checksums of the values that it is about. */
  readonly sums: Readonly<Record<string, string>>;
  readonly lines: readonly ReportLine[];
  /** Why the report cannot be relied on. */
  readonly damage: 'version' | 'incomplete' | 'altered' | undefined;
}

const firstLine = /^arconf-server-check (\d{1,9})$/;
const states: readonly string[] = ['ok', 'warn', 'fail', 'skip', 'note'] satisfies readonly LineState[];
const wordForm = /^[A-Za-z0-9._:%/-]{1,300}$/;
const largestReport = 100_000;

/** The report in a text, which may have other lines before and after it; undefined if there is none. Takes any text. */
export function readReport(text: string): ServerReport | undefined {
  const all = text.slice(0, largestReport).split(/\r?\n|\r/);
  const start = all.findIndex((line) => firstLine.test(line.trim()));
  if (start < 0) return undefined;
  const rows = all.slice(start).map((line) => line.trim());
  const end = rows.findIndex((line) => /^end sum=\d{1,10}$/.test(line));
  const body = end < 0 ? rows : rows.slice(0, end);
  const [, version = ''] = firstLine.exec(body[0] ?? '') ?? [];
  const found = (name: string) => body.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.exec(found('at'))?.[0] ?? '';
  const sum = checksum(new TextEncoder().encode(`${body.join('\n')}\n`));
  return {
    at,
    config: /^[a-z]{1,20}$/.exec(found('config'))?.[0] ?? '',
    tools: pairs(found('tools').split(' ')),
    sums: pairs(found('plan').split(' ')),
    lines: body.flatMap(readLine),
    damage:
      version !== '1' ? 'version' : end < 0 ? 'incomplete' : rows[end] !== `end sum=${sum}` ? 'altered' : undefined,
  };
}

function readLine(line: string): readonly ReportLine[] {
  const [state = '', check = '', ...words] = line.split(' ');
  if (!states.includes(state) || !/^[a-z][a-z0-9.]{0,40}$/.test(check)) return [];
  const [word = '', detail = ''] = words.filter((each) => wordForm.test(each));
  return [{ state: state as LineState, check, word, detail, values: pairs(words) }];
}

function pairs(words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words.flatMap((word) => {
      const equals = word.indexOf('=');
      const [name, value] = [word.slice(0, equals), word.slice(equals + 1)];
      return equals > 0 && /^[a-z_]{1,20}$/.test(name) && wordForm.test(value) ? [[name, value]] : [];
    }),
  );
}

/** The checksum that `cksum` prints for these bytes (POSIX, cksum): a CRC of them and of their number. */
export function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = withByte(crc, byte);
  for (let length = bytes.length; length > 0; length = Math.floor(length / 256)) crc = withByte(crc, length % 256);
  return ~crc >>> 0;
}

const polynomial = 0x04c11db7;

function withByte(crc: number, byte: number): number {
  let next = crc ^ (byte << 24);
  for (let bit = 0; bit < 8; bit++) next = next < 0 ? (next << 1) ^ polynomial : next << 1;
  return next;
}

import { parseHjson } from 'hjson-document';
import { expect, test } from 'vitest';
import { secretRanges } from './secretRanges.ts';

/** The secret stretches between «». */
test.each([
  [`pgConnStr: "postgres://app:\${DB_PASSWORD}@db/review"`],
  [`pgConnStr: "postgres://app:«x\${DB_PASSWORD}»@db/review"`],
  ['pgConnStr: "postgres://app:{{ .password }}@db/review?sslmode=require"'],
  [`pgConnStr: "host=db password=\${A} sslpassword=«word»"`],
  [`baseUrl: "https://app:\${WORD}@review.example.com"`],
  [`encryptionKey: «"\${PASSWORD:-hunter2}"»`],
  ['encryptionKey: «"{{ \'hunter2\' | b64enc }}"»'],
  ['encryptionKey: «"pa$$w0rd"»'],
  ['oidcClientSecret: "{{ .secret }}"'],
])('%s', (marked) => {
  const text = `{\n${marked.replace(/[«»]/g, '')}\n}`;
  const ranges = secretRanges(parseHjson(text)).map(({ start, end }) => text.slice(start, end));
  expect(ranges).toEqual([...marked.matchAll(/«([^»]*)»/g)].map((match) => match[1]));
});

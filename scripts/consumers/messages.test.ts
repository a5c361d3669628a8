import { parseHjson } from 'hjson-document';
import { askMessages, goIsMissing } from 'source-text/testing/goReference';
import { expect, it } from 'vitest';
import { readMessages } from '../../src/messages/index.ts';
import { type MessageLine, messageLines } from '../../src/testing/messageLines.ts';

it.skipIf(goIsMissing)(
  `what the Go libraries and PostgreSQL say of each provoked error is explained as what was recorded ${goIsMissing ?? ''}`,
  () => {
    const said = askMessages<MessageLine>();
    const recognised = said.map(({ line }) => readMessages(line, parseHjson('')).map(({ code }) => code));
    expect(recognised).toEqual(said.map(({ code }) => [code]));
    const provoked = messageLines.filter(({ seenWith }) => !seenWith.startsWith('https://'));
    // PostgreSQL comes last, and only where it is installed.
    expect(said.map(({ code }) => code)).toEqual(provoked.slice(0, said.length).map(({ code }) => code));
    expect(said.length).toBeGreaterThan(provoked.filter(({ seenWith }) => !seenWith.includes('PostgreSQL')).length - 2);
  },
);

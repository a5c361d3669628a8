import { expect, it } from 'vitest';
import { parseHjson } from '../../src/hjson/index.ts';
import { readMessages } from '../../src/messages/index.ts';
import { askMessages, goIsMissing } from '../../src/testing/goReference.ts';

it.skipIf(goIsMissing)(
  `what the Go libraries say of each provoked error leads to its option ${goIsMissing ?? ''}`,
  () => {
    const said = askMessages<{ readonly name: string; readonly message: string }>();
    expect(said.length).toBeGreaterThan(25);
    const unknown = said.filter(({ message }) => readMessages(message, parseHjson('')).length === 0);
    expect(unknown).toEqual([]);
  },
);

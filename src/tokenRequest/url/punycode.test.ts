import { expect, test } from 'vitest';
import { toAsciiHost } from './punycode.ts';

/** Labels of RFC 3492 §7.1, and case kept as Go keeps it. */
test.each([
  ['auth.example.com', 'auth.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['Bücher.Example', 'xn--Bcher-kva.Example'],
  ['ü', 'xn--tda'],
  ['ü.ü', 'xn--tda.xn--tda'],
  ['他们为什么不说中文', 'xn--ihqwcrb4cv8a8dqg056pqjye'],
  ['3年b組金八先生', 'xn--3b-ww4c5e180e575a65lsy2b'],
  ['Pročprostěnemluvíčesky', 'xn--Proprostnemluvesky-uyb24dma41a'],
  ['😀.x', 'xn--e28h.x'],
  ['', ''],
])('%s', (host, expected) => expect(toAsciiHost(host)).toBe(expected));

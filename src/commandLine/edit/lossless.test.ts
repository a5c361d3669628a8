import { findMember, findNode, type HjsonNode, nodeValue, parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { expect, it } from 'vitest';
import { type OptionDefinition, options } from '../../config/index.ts';
import { runOn } from '../../testing/commandLine.ts';
import { mutatedConfigs } from '../../testing/mutatedConfigs.ts';

const settable = options.filter(({ kind }) => kind !== 'object' && kind !== 'programs');

function newValue({ kind, choices = [] }: OptionDefinition, random: Random): string {
  if (kind === 'integer') return `${random.below(1000)}`;
  if (kind === 'boolean') return random.pick(['true', 'false']);
  if (kind === 'choice') return random.pick(choices).value;
  return random.pick(['plain', 'two words', 'https://b.example.com/x', '007', 'a, b', 'it is "so"', '# odd', 'ä😀']);
}

/** The value as `set` accepts it on the command line; undefined for a value that it would only accept as JSON. */
function asText(node: HjsonNode | undefined): string | undefined {
  const value = node && nodeValue(node);
  if (typeof value === 'string' || typeof value === 'boolean') return `${value}`;
  return node?.kind === 'number' && /^-?\d+$/.test(node.lexeme) ? node.lexeme : undefined;
}

/** `set` with the value from a variable, so that secrets can be set, too. */
async function set(bytes: Uint8Array, { key }: OptionDefinition, value: string) {
  const words = ['set', 'a', key, '--from-env', 'NEW'];
  const { code, raw } = await runOn({ files: { a: bytes }, variables: { NEW: value } }, ...words);
  return { code, bytes: raw.a ?? bytes };
}

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

it('changes only the bytes of the value, and setting the old one brings the old bytes back', async () => {
  const random = new Random(11);
  const reached = { replaced: 0, restored: 0, added: 0, refused: 0 };
  for (const config of mutatedConfigs(fuzzCount(500), 61)) {
    const old = random.chance(20) ? `\uFEFF${config}` : random.chance(20) ? config.replaceAll('\n', '\r\n') : config;
    const before = new TextEncoder().encode(old);
    const document = parseHjson(old.replace(/^\uFEFF/, ''));
    const present = settable.filter(({ path }) => findMember(document, path)?.value);
    const option = random.pick(present.length > 0 && random.chance(70) ? present : settable);
    const member = findMember(document, option.path);
    const value = newValue(option, random);
    const after = await set(before, option, value);
    if (after.code !== 0) {
      expect(after).toEqual({ code: 2, bytes: before });
      reached.refused++;
      continue;
    }
    const edited = parseHjson(text(after.bytes).replace(/^\uFEFF/, ''));
    expect(asText(findNode(edited, option.path)), old).toBe(value);
    // hjson-go cannot read a file with one.
    expect(text(after.bytes).startsWith('\uFEFF')).toBe(false);
    // There was no value to replace, so it was added.
    if (!member?.value || option.key === 'smtpAuth.mechanism.type') {
      reached.added++;
      continue;
    }
    const { start, end } = member.value.range;
    expect(edited.text.slice(0, start), old).toBe(document.text.slice(0, start));
    expect(edited.text.endsWith(document.text.slice(end)), old).toBe(true);
    reached.replaced++;
    // Text that looks like something else gets quotes when it is written.
    const looksOdd = member.value.kind === 'string' && /[,#{}[\]]|\/[/*]/.test(member.value.value);
    const oldValue = looksOdd ? undefined : asText(member.value);
    const style = (node: HjsonNode | undefined) => (node?.kind === 'string' ? node.style : node?.kind);
    if (oldValue === undefined || style(findNode(edited, option.path)) !== style(member.value)) continue;
    const again = await set(after.bytes, option, oldValue);
    if (again.code !== 0) continue;
    expect(text(again.bytes)).toBe(old.replace(/^\uFEFF/, ''));
    reached.restored++;
  }
  expect(reached.replaced).toBeGreaterThan(fuzzCount(500) / 5);
  expect(reached.restored).toBeGreaterThan(fuzzCount(500) / 12);
  expect(reached.added).toBeGreaterThan(fuzzCount(500) / 10);
});

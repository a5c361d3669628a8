import { findNode, parseHjson } from 'hjson-document';
import { textRange } from 'source-text';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Branding } from '../branding/index.ts';
import type { Cell } from '../compare/index.ts';
import type { Connection, EffectiveRow, ServerFile } from '../delivery/index.ts';
import type { CheckPlan } from '../serverCheck/index.ts';
import { hiddenText, type ShownText, shownPart, shownText, visibleText, writtenAs } from './index.ts';

const document = parseHjson(`{
  baseUrl: https://review.example.com
  oidcClientSecret: planted-secret
  pgConnStr: "postgres://app:planted-word@db.example.com/review"
  smtpPort: 587
  organisationName: "Ask for <redacted oidcClientSecret>"
  extra: { a: [1, "planted"] }
}`);

const shownAt = (...path: readonly string[]) => {
  const node = findNode(document, path);
  return node && shownText(document, node);
};

describe('a value as it may be printed', () => {
  it.each([
    ['is itself, where nothing in it is hidden', ['baseUrl'], 'https://review.example.com'],
    ['is dots, where it is a secret', ['oidcClientSecret'], hiddenText],
    ['has dots for a password in it', ['pgConnStr'], `postgres://app:${hiddenText}@db.example.com/review`],
    ['has dots for the mark of a redacted copy', ['organisationName'], `Ask for ${hiddenText}`],
    ['is JSON, where it is no text', ['smtpPort'], '587'],
    ['is dots, where something inside is hidden', ['extra'], hiddenText],
  ])('%s', (_title, path, shown) => expect(shownAt(...path)).toBe(shown));

  it('of another text has dots for the part that is secret, and for all of it where the rest repeats a secret', () => {
    const part = { start: 5, end: 8, isWhole: false };
    expect(shownText(document, 'user:abc@proxy', { part })).toBe(`user:${hiddenText}@proxy`);
    expect(shownText(document, 'user:abc@planted-secret', { part })).toBe(hiddenText);
    expect(shownText(document, 'db.example.com')).toBe('db.example.com');
  });

  it('is a part of the text with dots for each secret, also for one that goes on outside of it', () => {
    const from = document.text.indexOf('oidcClientSecret');
    const until = document.text.indexOf('word@db');
    expect(shownPart(document, textRange(from, until))).toBe(
      `oidcClientSecret: ${hiddenText}\n  pgConnStr: "postgres://app:${hiddenText}`,
    );
  });

  it('is none for readers that need all of it, where something is hidden or no text', () => {
    const at = (name: string) => visibleText(document, findNode(document, [name]));
    expect(['baseUrl', 'pgConnStr', 'smtpPort', 'missing'].map(at)).toEqual([
      'https://review.example.com',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the only text that tables and comparisons take', () => {
    expectTypeOf<string>().not.toExtend<ShownText>();
    expectTypeOf<string>().not.toExtend<EffectiveRow['value']>();
    expectTypeOf<string>().not.toExtend<Connection['host' | 'port' | 'tls' | 'proxy']>();
    expectTypeOf<string>().not.toExtend<ServerFile['path']>();
    expectTypeOf<string>().not.toExtend<Extract<Cell, { kind: 'set' }>['text']>();
    expectTypeOf<string>().not.toExtend<CheckPlan['values']['PG_AT']>();
    expectTypeOf<string>().not.toExtend<
      Branding['logoPath' | 'backgroundPath' | 'organisationName' | 'templatesPath']
    >();
    expectTypeOf<string>().not.toExtend<Branding['toolbarText']['text']>();
    // @ts-expect-error: a text that nobody has looked at.
    const refused: EffectiveRow['value'] = 'a plain text';
    expect(writtenAs(shownText(document, refused), JSON.stringify)).toBe('"a plain text"');
  });
});

import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { describe, expect, it, test } from 'vitest';
import { referenceForms } from './forms.ts';
import { exampleOf, findReferences, isReference, replaceReferences, withLetters, writeReference } from './reference.ts';

describe('a whole text is a reference', () => {
  test.each([
    [`\${ENCRYPTION_KEY}`, 'braces', 'ENCRYPTION_KEY'],
    ['$(DB_PASSWORD)', 'parentheses', 'DB_PASSWORD'],
    ['{{ .password }}', 'goTemplate', 'password'],
    ['{{.Values.smtp.password}}', 'goTemplate', 'Values.smtp.password'],
    ['{{- .key | b64enc -}}', 'goTemplate', 'key'],
    ['{{ .a | toJson | quote }}', 'goTemplate', 'a'],
    ['{{ toJson .a }}', 'goTemplate', 'a'],
    ['op://ops/review/password', 'onePassword', 'op://ops/review/password'],
    ['{{ op://My vault/review/database/password }}', 'onePassword', 'op://My vault/review/database/password'],
    ['ref+vault://secret/review#/key', 'vals', 'ref+vault://secret/review#/key'],
    ['ref+awssecrets://review/key?region=eu-west-1', 'vals', 'ref+awssecrets://review/key?region=eu-west-1'],
    ['<path:kv/review#key>', 'argoVault', 'path:kv/review#key'],
    ['<path:kv/review#key | base64decode>', 'argoVault', 'path:kv/review#key'],
  ])('%s', (text, form, name) => {
    expect(isReference(text)).toBe(true);
    expect(findReferences(text).map((each) => [each.form.id, each.name, each.start, each.end])).toEqual([
      [form, name, 0, text.length],
    ]);
  });

  test.each([`\${A}\${B}`, ` \${A} `, '{{ .a }}\n'])('also %j', (text) => expect(isReference(text)).toBe(true));
});

test.each([
  ['{{ .a }}', true],
  ['{{- .a -}}', true],
  ['{{ .a.b }}', false],
  ['{{ .a | quote }}', false],
  ['<path:kv/review#key>', false],
])('%s is a name alone: %s', (text, isPlain) => expect(findReferences(text)[0]?.isPlain).toBe(isPlain));

test.each([
  '',
  'secret',
  '$NAME',
  `\${}`,
  `\${pa$$}`,
  `\${PASSWORD:-hunter2}`,
  `\${1A}`,
  `$\${A}`,
  `x\${A}`,
  '$(pa ss)',
  '$$(A)',
  '{{Summer2024}}',
  '{{ "hunter2" | b64enc }}',
  '{{ .a | hunter2 }}',
  '{{ .a }}x',
  '{{ . }}',
  '{{-.a-}}',
  '{{ upper }}',
  '{{ .a | }} hunter2',
  'op://hunter2',
  'ref+echo://hunter2',
  'ref+vault://secret/review?secret_id=hunter2#/key',
  '<path:hunter2>',
  '<PASSWORD>',
])('%s is not a reference', (text) => expect(isReference(text)).toBe(false));

test.each([
  [`postgres://app:\${DB_PASSWORD}@db/review`, ['DB_PASSWORD']],
  [`\${USER}:$(WORD)@{{ .host }}`, ['USER', 'WORD', 'host']],
  [`$$\${A} $$$(B) $\${C}`, ['A', 'B']],
])('%s has the references %j', (text, names) => expect(findReferences(text).map(({ name }) => name)).toEqual(names));

describe('every form', () => {
  it.each(referenceForms.map((form) => [form.id, form] as const))('%s recognises its own example', (id, form) => {
    expect(findReferences(exampleOf(form)).map((each) => each.form.id)).toEqual([id]);
    expect(isReference(exampleOf(form))).toBe(true);
  });

  it.each(referenceForms.filter(({ place }) => !place).map((form) => [form.id, form] as const))(
    '%s finds again what it writes, in any text',
    (id, form) => {
      for (const text of nastyTexts(fuzzCount(300), 41)) {
        const before = text.replace(/[$\w/]+$/, '');
        const found = findReferences(`${before}${form.write('DB_PASSWORD')}`);
        expect(found.map((each) => [each.form.id, each.name, each.isPlain]).at(-1), text).toEqual([
          id,
          'DB_PASSWORD',
          true,
        ]);
      }
    },
  );
});

describe('what is typed for a reference', () => {
  it.each(referenceForms.map((form) => [form.id, form] as const))(
    '%s: the example is a reference, and no other text is',
    (_id, form) => {
      const typed = form.place?.example ?? 'NAME';
      expect(findReferences(writeReference(form, typed) ?? '').map((each) => each.form)).toEqual([form]);
      for (const text of ['', ' ', 'a b"c', `${typed}>{{ }} x`, `${typed}\n`, ...nastyTexts(fuzzCount(100), 47)]) {
        const written = writeReference(form, text);
        expect(written === undefined || isReference(written), text).toBe(true);
      }
      expect(writeReference(form, 'hunter2"')).toBeUndefined();
    },
  );

  it('may be a place with spaces where braces end it', () => {
    const form = referenceForms.find(({ id }) => id === 'onePassword');
    expect(form && writeReference(form, 'My vault/review/password')).toBe('{{ op://My vault/review/password }}');
  });
});

it('keeps the length of a text, and all of it but the references', () => {
  for (const text of nastyTexts(fuzzCount(300), 43)) {
    const mixed = `${text}\${A}${text}{{ .b }}`;
    const references = findReferences(mixed);
    expect(withLetters(mixed)).toHaveLength(mixed.length);
    expect(replaceReferences(mixed, references, ({ start, end }) => mixed.slice(start, end))).toBe(mixed);
  }
});

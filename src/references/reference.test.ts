import { expect, test } from 'vitest';
import { isReference } from './reference.ts';

test.each([
  `\${ENCRYPTION_KEY}`,
  '$(DB_PASSWORD)',
  '{{ .password }}',
  '{{.Values.smtp.password}}',
  '{{- .key | b64enc -}}',
  '{{ .a | toJson | quote }}',
])('%s is a reference', (text) => expect(isReference(text)).toBe(true));

test.each([
  '',
  'secret',
  '$NAME',
  `\${}`,
  `\${pa$$}`,
  `\${PASSWORD:-hunter2}`,
  `\${A}\${B}`,
  `x\${A}`,
  `\${A} `,
  '$(pa ss)',
  '{{Summer2024}}',
  '{{ "hunter2" | b64enc }}',
  '{{ .a | hunter2 }}',
  '{{ .a }}x',
  '{{ . }}',
])('%s is none', (text) => expect(isReference(text)).toBe(false));

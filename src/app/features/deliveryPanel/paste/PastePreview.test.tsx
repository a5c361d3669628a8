// @vitest-environment happy-dom

import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { createYamlReader, noYaml, recognisePaste } from '../../../../delivery/index.ts';
import { readPart } from '../../../../messages/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { PastePreview } from './PastePreview.tsx';
import { pasteWithoutSecrets, readLog } from './pastedLog.ts';

function Preview({ pasted, onReport }: { readonly pasted: string; readonly onReport?: (() => void) | undefined }) {
  const recognition = recognisePaste(pasted, noYaml);
  const choice = recognition.kind === 'found' ? recognition.choices[0] : undefined;
  return (
    <PastePreview
      recognition={recognition}
      choice={choice}
      prepared={undefined}
      restore={undefined}
      picked={0}
      onPick={() => undefined}
      isLaidOut
      onLaidOut={() => undefined}
      left={new Set()}
      onLeft={() => undefined}
      shown={pasted}
      messages={readLog(pasted, recognition, parseHjson('{}')).messages}
      readPart={readPart(pasted)}
      onLeave={undefined}
      onReport={onReport}
    />
  );
}

/** What the preview says about a paste: the kind of each notice and its text. */
const saidIn = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('[role="img"]')].map(
    (mark) => `${mark.getAttribute('aria-label')}: ${mark.parentElement?.textContent}`,
  );

function said(pasted: string, onReport?: () => void): readonly string[] {
  return saidIn(renderInWorkspace('{}', <Preview pasted={pasted} onReport={onReport} />).container);
}

describe('the preview of a paste', () => {
  it('shows the text that it becomes, without secrets, where that is not what was pasted', () => {
    const config = '{\n  smtpPort: 587\n  oidcClientSecret: "fake-secret-1"\n}';
    const shown = (pasted: string) =>
      renderInWorkspace('{}', <Preview pasted={pasted} />).container.querySelector('[aria-label="Text to open"]')
        ?.textContent;
    expect(shown(`Hello\n${config.replace(/^/gm, '> ')}\nRegards`)).toBe(
      '{\n  smtpPort: 587\n  oidcClientSecret: ••••••\n}',
    );
    expect(shown(config)).toBeUndefined();
  });

  it('says which of several cannot be read', () => {
    const blocks = '```\n{ smtpPort: 587 }\n```\n\n```\n{ baseUrl: "x }\n```\n';
    const { container } = renderInWorkspace('{}', <Preview pasted={blocks} />);
    expect([...container.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'HJSON, line 2: 1 of 23 options set, 0 secrets',
      'HJSON, line 6: 1 of 23 options set, 0 secrets, which hjson-go cannot read',
    ]);
  });

  it('says only once that nothing was found', () => {
    expect(said('something else')).toEqual([
      'Error: No configuration was found. No object with a known option, such as baseUrl, was found, and not the name SERVICE_CONFIG_HJSON.',
    ]);
  });

  it('says of a long log how much of it was searched', () => {
    const text = (pasted: string) => renderInWorkspace('{}', <Preview pasted={pasted} />).container.textContent;
    const part = 'Messages were looked for in the first 20,000 lines, up to 4,000 characters of each.';
    const message = 'pq: SSL is not enabled on the server';
    expect(text(`${message}\n`.repeat(19_999))).not.toContain(part);
    for (const log of [`${'x\n'.repeat(20_000)}${message}`, `${message}\n${'x'.repeat(4_001)}`]) {
      expect(text(log)).toContain(part);
    }
  });

  it('leads from an error message to its option, and hides the secrets of a log alone', () => {
    expect(said('FATAL: password authentication failed for user "review" (SQLSTATE 28P01)')).toEqual([
      expect.stringContaining(
        'Warning: Line 1, PostgreSQL: The password in the connection string is wrong for its user.',
      ),
    ]);
    const shown = (text: string) => readLog(text, recognisePaste(text, noYaml), parseHjson('{}')).shown;
    const log = 'token=fake-word9\npq: SSL is not enabled on the server';
    expect(shown(log)).toBe('token=••••••\npq: SSL is not enabled on the server');
    const unknown = '2026-11-23T20:14:06Z something new: client_secret=fake-word9';
    expect(shown(unknown)).not.toContain('fake-word9');
    expect(shown('{ oidcClientSecret: "fake-word9" }')).toContain('fake-word9');
  });

  it.each([
    ['a value', '{ oidcClientSecret: "fake-word9" }', '{ oidcClientSecret: "••••••" }'],
    [
      'the password of a connection string, and a proxy',
      'services: {a: {environment: {SERVICE_CONFIG_HJSON: \'{"pgConnStr":"postgres://u:fake-word9@h/d"}\', HTTP_PROXY: "http://u:fake-word8@p"}}}',
      'services: {a: {environment: {SERVICE_CONFIG_HJSON: \'{"pgConnStr":"postgres://u:••••••@h/d"}\', HTTP_PROXY: "http://u:••••••@p"}}}',
    ],
    ['a value in Base64', `kind: Secret\ndata:\n  config.json: ${btoa('{"oidcClientSecret":"fake-word9"}')}`, '••••••'],
    [
      'what a mail says of it',
      'the password: fake-word7\n{ oidcClientSecret: "fake-word9" }',
      'the password: ••••••\n{ oidcClientSecret: "••••••" }',
    ],
    ['a short value', '{ oidcClientSecret: "ab", baseUrl: "https://ab.example" }', '••••••'],
    ['nothing of a text without one', '{ smtpPort: 25 }', undefined],
  ])('hides %s in the pasted text', (_, pasted, shown) => {
    const found = recognisePaste(pasted, createYamlReader(yaml));
    expect(pasteWithoutSecrets(pasted, found, parseHjson('{}'))).toBe(shown);
  });

  it('offers to read the report of a check from the server', () => {
    expect(said('arconf-server-check 1', () => undefined)).toEqual([
      'Fine: The report of a check from the server.Read the report',
    ]);
  });

  it('does not mark a text as valid that hjson-go cannot read', () => {
    expect(said('{ baseUrl: "https://x", smtpPort: }')).toEqual([
      expect.stringMatching(/^Warning: HJSON: \d of 23 options set, .* hjson-go cannot read this text/),
    ]);
  });

  it('dims what is left out of the paste', () => {
    const { container } = renderInWorkspace('{}', <Preview pasted={'Use this:\n{\n  smtpPort: 25\n}\nplease'} />);
    const pasted = container.querySelector('[aria-label="Pasted"]');
    expect([...(pasted?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Use this:\n',
      'please',
    ]);
  });

  it('asks which program reads what they read differently, and marks where', () => {
    const pasted = `docker run -e 'SERVICE_CONFIG_HJSON={"oidcClientSecret":"it''s","smtpPort":25}' review`;
    const { container } = renderInWorkspace('{}', <Preview pasted={pasted} />);
    expect(container.querySelector('legend')?.textContent).toBe(
      'Programs read this differently: oidcClientSecret. Which one reads it?',
    );
    expect([...container.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'POSIX shell, line 1: 2 of 23 options set, 1 secretalso fish',
      'PowerShell, line 1: 2 of 23 options set, 1 secret',
    ]);
    expect(container.querySelector('details')?.open).toBe(true);
    expect(container.querySelector('mark')?.textContent).toBe('••••••');
  });

  it('marks a readable text as valid', () => {
    expect(said('{ smtpPort: 25 }')).toEqual(['Fine: HJSON: 1 of 23 options set, 0 secrets']);
  });
});

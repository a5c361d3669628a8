import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { rgba, toHex } from '../colour/index.ts';
import { analyseConfig } from '../config/index.ts';
import { hiddenText } from '../secrets/index.ts';
import { type Branding, readBranding, standIn } from './branding.ts';

function configuration(text: string) {
  const document = parseHjson(text);
  return { document, config: analyseConfig(document, 'latest') };
}

function read(text: string, previous?: Branding): Branding {
  return readBranding(configuration(text), () => undefined, previous);
}

function background(value: string): string {
  return `{ accessReviewToolbarBackgroundColor: ${value} }`;
}

describe('readBranding', () => {
  it('shows the stand-ins for an empty configuration', () => {
    const branding = read('{}');
    expect(branding.toolbarBackground).toMatchObject({
      rgba: standIn.primaryBlue,
      source: 'default',
      fault: undefined,
    });
    expect(branding.toolbarText).toMatchObject({ rgba: standIn.toolbarText, source: 'default' });
    expect(branding).toMatchObject({
      logoPath: '',
      backgroundPath: '',
      organisationName: undefined,
      supportLink: { kind: 'none' },
      templatesPath: '',
    });
  });

  it('reads the empty text as the default', () => {
    expect(read(background('""')).toolbarBackground.source).toBe('default');
  });

  it('reads every option', () => {
    const branding = read(`{
      accessReviewToolbarBackgroundColor: "#0b3d91"
      accessReviewToolbarTextColor: hsl(0 0% 100%)
      accessReviewToolbarLogoPath: /app/branding/logo.svg
      loginPageBackgroundPath: /app/branding/login.jpg
      organisationName: Example & Sons
      supportPageUrl: https://help.example.com/review
      templatesPath: /app/templates
    }`);
    expect(toHex(branding.toolbarBackground.rgba)).toBe('#0b3d91');
    expect(branding.toolbarText.notation).toMatchObject({ kind: 'function', model: 'hsl', legacy: false });
    expect(branding).toMatchObject({
      logoPath: '/app/branding/logo.svg',
      backgroundPath: '/app/branding/login.jpg',
      organisationName: 'Example & Sons',
      supportLink: { kind: 'link', destination: 'help.example.com' },
      templatesPath: '/app/templates',
    });
  });

  it('draws dots for a secret that has ended up in a text, and for one that a text repeats', () => {
    const branding = read(`{
      oidcClientSecret: planted-secret
      organisationName: Example clientSecret: FAKE-torn-secret
      accessReviewToolbarBackgroundColor: "postgres://app:FAKE@db/review"
      accessReviewToolbarTextColor: planted-secret
      accessReviewToolbarLogoPath: /app/planted-secret.svg
      loginPageBackgroundPath: /srv/a.png
      supportPageUrl: "mailto:planted-secret@example.com"
      templatesPath: planted-secret
    }`);
    expect(branding).toMatchObject({
      organisationName: hiddenText,
      toolbarBackground: { text: `postgres://app:${hiddenText}@db/review`, source: 'lastValid' },
      toolbarText: { text: hiddenText },
      logoPath: hiddenText,
      backgroundPath: '/srv/a.png',
      supportLink: { kind: 'link', destination: hiddenText, warning: undefined },
      templatesPath: hiddenText,
    });
  });

  it('keeps the last valid colour while the user types, and names the fault', () => {
    const valid = read(background('"#ff0000"'));
    const typing = read(background('"#ff00"'), valid);
    const faulty = read(background('"#ff0"'), typing);
    const broken = read(background('"#ff00000"'), faulty);
    expect([valid, typing, faulty, broken].map(({ toolbarBackground }) => toHex(toolbarBackground.rgba))).toEqual([
      '#ff0000',
      '#ffff0000',
      '#ffff00',
      '#ffff00',
    ]);
    expect(broken.toolbarBackground).toMatchObject({ source: 'lastValid', text: '#ff00000' });
    expect(broken.toolbarBackground.fault).not.toBe('');
    const stillBroken = read(background('"#ff000000z"'), broken);
    expect(toHex(stillBroken.toolbarBackground.rgba)).toBe('#ffff00');
    expect(read(background('"#fff"'), stillBroken).toolbarBackground).toMatchObject({
      source: 'option',
      fault: undefined,
    });
  });

  it.each([['12'], ['null'], ['true'], ['{}'], ['[]']])('has a fault for a value that is not text: %s', (value) => {
    expect(read(background(value)).toolbarBackground).toMatchObject({ source: 'lastValid', rgba: standIn.primaryBlue });
  });

  it('asks the browser for the colours of newer CSS, and only for those', () => {
    const asked: string[] = [];
    const resolve = (text: string) => {
      asked.push(text);
      return rgba(1, 2, 3);
    };
    const values = ['oklch(60% 0.1 20)', 'red', 'var(--x)', 'inherit', 'url(x)', 'red; background: url(x)'];
    const shown = values.map((value) => {
      return readBranding(configuration(background(JSON.stringify(value))), resolve).toolbarBackground.source;
    });
    expect(shown).toEqual(['option', 'option', 'lastValid', 'lastValid', 'lastValid', 'lastValid']);
    expect(asked).toEqual(['oklch(60% 0.1 20)']);
  });

  it('shows the default for a colour that something else fills in, and says so', () => {
    const valid = read(background('"#ff0000"'));
    const { toolbarBackground } = read(background("'\u0024{COLOUR}'"), valid);
    expect(toolbarBackground).toMatchObject({ source: 'default', rgba: standIn.primaryBlue });
    expect(toolbarBackground.fault).toBe('The colour is filled in from COLOUR.');
  });

  it('has a fault when the browser does not know the colour either', () => {
    expect(read(background('"oklch(60% 0.1 20)"')).toolbarBackground.fault).toMatch(/cannot show/);
  });
});

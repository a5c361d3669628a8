import { parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { analyseConfig } from '../config/index.ts';
import { plantedDocuments } from '../testing/plantedSecrets.ts';
import { readBranding } from './branding.ts';
import { brandingReport } from './brandingReport.ts';
import { checkBranding } from './checks/checkBranding.ts';

function report(now: Readonly<Record<string, unknown>>, opened: Readonly<Record<string, unknown>> = {}): string {
  const read = (options: object) => {
    const document = parseHjson(JSON.stringify(options));
    return readBranding({ document, config: analyseConfig(document, 'latest') }, () => undefined);
  };
  const branding = read(now);
  return brandingReport({
    now: branding,
    opened: read(opened),
    checks: checkBranding({ branding, logo: undefined, background: undefined }),
    pictures: [{ title: 'Login page', now: 'data:image/png;base64,AAAA', opened: 'data:image/png;base64,BBBB' }],
    day: '22 November 2026',
    note: 'A sketch.',
    localLogo: 'dark.svg',
    localBackground: undefined,
  });
}

describe('the report of the branding', () => {
  it('has pictures, contrast, values and checks, now and as opened', () => {
    const html = report(
      { accessReviewToolbarBackgroundColor: '#0b5d57' },
      { accessReviewToolbarBackgroundColor: 'gold', organisationName: 'A' },
    );
    expect(html).toContain('src="data:image/png;base64,AAAA"');
    expect(html).toContain('src="data:image/png;base64,BBBB"');
    expect(html).toContain(
      '<td>Toolbar text on toolbar background</td><td>7.7 : 1</td><td>AAA</td><td>1.4 : 1</td><td>below AA</td>',
    );
    expect(html).toContain('gold (#ffd700)');
    expect(html).toContain('<td>organisationName</td><td>not set</td><td><span class="value">A</span></td>');
    expect(html).toContain('Text on toolbar');
    expect(html).toContain('22 November 2026');
  });

  it('shows no planted secret of generated documents', () => {
    for (const { text, marker, spelling } of plantedDocuments(fuzzCount(500), 127)) {
      const document = parseHjson(text);
      const branding = readBranding({ document, config: analyseConfig(document, 'latest') }, () => undefined);
      const checks = checkBranding({ branding, logo: undefined, background: undefined });
      const shown = [...checks.flatMap(({ figure, explanation }) => [figure, explanation]), JSON.stringify(branding)];
      expect(shown.join('\n').includes(marker), spelling).toBe(false);
    }
  });

  it('says that users will not see a picture whose path is not set', () => {
    const hint = 'the pictures show dark.svg, which users will not see';
    expect(report({})).toContain(`<td>accessReviewToolbarLogoPath</td><td>not set; ${hint}</td><td>not set</td>`);
    expect(report({ accessReviewToolbarLogoPath: '/app/a.svg' })).not.toContain(hint);
  });

  it('cannot be written into by a value', () => {
    const html = report({
      organisationName: '</td><script>alert(1)</script>"\'',
      templatesPath: '"><img src=x onerror=alert(1)>',
      accessReviewToolbarBackgroundColor: 'red"></span><script>',
    });
    expect(html.match(/<(?:script|img|iframe|link)\b/g)).toEqual(['<img', '<img']);
    expect(html).toContain('&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
  });

  it('requests nothing and contains no address, no password and no text that is not a colour', () => {
    const html = report({
      supportPageUrl: 'https://user:planted-word@help.example.com/a?key=planted-key',
      accessReviewToolbarTextColor: 'planted-paste',
      oidcClientSecret: 'planted-secret',
    });
    expect(html).toContain('link to help.example.com');
    expect(html).not.toMatch(/planted|:\/\//);
    expect(html).toContain("default-src 'none'; img-src data:; style-src 'unsafe-inline'");
  });
});

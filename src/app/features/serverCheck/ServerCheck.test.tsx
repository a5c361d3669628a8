// @vitest-environment happy-dom
import fc from 'fast-check';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { plantedDocuments } from '../../../testing/plantedSecrets.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { serverReportFor } from '../../../testing/serverReport.ts';
import { takeServerReport } from '../../commands/takeServerReport.ts';
import { followServerReports, reportBox, serverReport } from '../../page/deployment.ts';
import { ServerCheck } from './ServerCheck.tsx';

const text =
  '{\n  oidcIssuer: "https://login.example.com/realms/staff/"\n  smtpHostname: "mail.example.com"\n  smtpPort: 587\n}\n';

function rendered(source = text) {
  const all = renderInWorkspace(source, <ServerCheck />);
  const { container, page, workspace, act } = all;
  followServerReports(workspace, page);
  return {
    ...all,
    take: (report: string) => act(() => takeServerReport(page, report)),
    codes: () => workspace.snapshot.diagnostics.map(({ code }) => code).filter((code) => code.startsWith('server-')),
    box: () => [...container.querySelectorAll('textarea')].find(({ readOnly }) => !readOnly)?.value,
    button: (name: string) =>
      [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
      expect.fail(`no button ${name}`),
  };
}

describe('the script', () => {
  it('can be read before it runs, and names the host of the configuration', () => {
    const { container } = rendered();
    const script = container.querySelector<HTMLTextAreaElement>('textarea[readonly]');
    expect(script?.value).toContain("ISSUER_AT='login.example.com:443'");
    expect(script?.closest('details:not([open])')?.textContent).toMatch(/^Read check\.sh \(\d+ lines\)/);
    expect(container.textContent).toContain('kubectl exec -i deploy/server -- sh -s -- --here < check.sh');
  });

  it('is for the saved file, which the page says while there are changes', () => {
    const { container, workspace, act } = rendered();
    expect(container.textContent).toContain('Save first: the script is for the saved file.');
    act(() => workspace.markSaved(workspace.snapshot.text, 'config.json'));
    expect(container.textContent).not.toContain('Save first');
    expect(container.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value).not.toContain(
      "CONFIG_SUM='-unknown'",
    );
  });

  it('is not there for a text with errors', () => {
    const { container } = rendered('{ a: ');
    expect(container.querySelector('textarea[readonly]')).toBeNull();
    expect(container.textContent).toContain('The text has errors: correct them first.');
  });

  it('and all beside it hold no secret', () => {
    for (const { text: planted, marker, spelling } of plantedDocuments(fuzzCount(20), 5)) {
      const { container } = rendered(planted);
      const areas = [...container.querySelectorAll('textarea')].map(({ value }) => value);
      expect([container.innerHTML, ...areas].join('\n').includes(marker), spelling).toBe(false);
    }
  });
});

describe('a report', () => {
  it('is problems of the document until its value changes, and again when that is undone', () => {
    const { workspace, take, codes } = rendered();
    take(serverReportFor(text, 'fail oidc.issuer slash', 'ok smtp.connect'));
    expect(codes()).toEqual(['server-check-issuer-slash']);
    workspace.setOption(['oidcIssuer'], 'https://login.example.com/realms/staff', { view: 'form', label: 'Change' });
    expect(codes()).toEqual([]);
    workspace.undo();
    expect(codes()).toEqual(['server-check-issuer-slash']);
  });

  it('leads to its options, and goes on request', () => {
    const { page, act, take, button, codes } = rendered();
    const asked = askedPlaces(page);
    take(serverReportFor(text, 'fail oidc.issuer slash'));
    act(() => button('OIDC issuer').click());
    expect(asked.at(-1)).toEqual({ kind: 'option', path: ['oidcIssuer'] });
    act(() => button('Remove the report').click());
    expect(codes()).toEqual([]);
  });

  it('of other values says how much of it applies', () => {
    const { container, take } = rendered(text.replace('mail.', 'post.'));
    take(
      serverReportFor(text, 'ok oidc.discovery', 'ok oidc.jwks', 'fail smtp.connect dns', 'skip pg.connect not-set'),
    );
    expect(container.textContent).toContain('Some values have changed since: 2 of 3 checks still apply.');
    expect(container.textContent).toContain('The value has changed since.');
  });

  it('of a server with another file says so', () => {
    const { container, take } = rendered();
    take(serverReportFor(text, 'config changed', 'ok smtp.connect'));
    expect(container.textContent).toContain('The configuration there is not the one that the script was made for.');
  });

  it('that is cut off stays in the box with the reason, and the one before stays in force', () => {
    const { container, page, take, codes, box } = rendered();
    take(serverReportFor(text, 'fail oidc.issuer slash'));
    const cut = serverReportFor(text, 'ok smtp.connect').split('end')[0] ?? '';
    take(cut);
    expect(container.textContent).toContain('The report is not complete. Copy all of it.');
    expect(box()).toBe(cut);
    expect(codes()).toEqual(['server-check-issuer-slash']);
    take(serverReportFor(text, 'ok smtp.connect'));
    expect(page.part(reportBox).get()).toBe('');
    expect(codes()).toEqual([]);
  });

  it('of any bytes neither throws nor becomes HTML', () => {
    const { container, page, workspace, take } = rendered();
    const word = fc.constantFrom(
      'ok',
      'fail',
      'note',
      'skip',
      'oidc.issuer',
      'cert.days',
      'who=oidc',
      'by=constructor',
    );
    const markup = fc.constantFrom('<b>x</b>', '<img src=x onerror=a()>', '&lt;', '__proto__=1', '\u0000', '\u2028');
    const piece = fc.oneof(word, markup, fc.constantFrom(' ', '\n', '\r\n'), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), (pieces, isWhole) => {
        take(isWhole ? serverReportFor(text, ...pieces) : `arconf-server-check 1\n${pieces.join('')}`);
        expect(container.querySelector('b, img, script')).toBeNull();
        page.part(serverReport).get()?.marks(workspace.snapshot);
      }),
      { numRuns: fuzzCount(60) },
    );
  });
});

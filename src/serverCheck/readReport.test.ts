import fc from 'fast-check';
import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { serverReportFor } from '../testing/serverReport.ts';
import { findingsOf } from './findings.ts';
import { planServerCheck } from './planServerCheck.ts';
import { readReport } from './readReport.ts';

const text =
  '{\n  oidcIssuer: "https://login.example.com/realms/staff/"\n  smtpHostname: "mail.example.com"\n  smtpPort: 587\n}\n';
const plan = planServerCheck(parseHjson(text), true);

const reportOf = (...lines: readonly string[]) => serverReportFor(text, ...lines);

function found(report: string, now = plan) {
  const read = readReport(report);
  return read ? findingsOf(read, now) : [];
}

describe('a report', () => {
  it.each([
    ['ok oidc.issuer', 'oidcIssuer', 'ok', 'The provider’s issuer matches exactly.'],
    [
      'fail oidc.issuer other said=https://a/b',
      'oidcIssuer',
      'warning',
      'The provider names another issuer: https://a/b',
    ],
    ['fail oidc.discovery http=404', 'oidcIssuer', 'warning', 'There is no discovery document at this issuer (404).'],
    ['fail smtp.connect refused', 'smtpPort', 'warning', 'Nothing listens at this port.'],
    ['fail smtp.connect dns', 'smtpHostname', 'warning', 'The name was not found from there.'],
    [
      'fail smtp.starttls certificate expired=1-Oct-2026',
      'smtpHostname',
      'warning',
      'The certificate expired on 1 Oct 2026.',
    ],
    [
      'note cert.days who=oidc ends=5-Dec-2026',
      'oidcIssuer',
      'hint',
      'Its certificate expires in 11 days, on 5 Dec 2026.',
    ],
    [
      'note cert.days who=smtp ends=5-Dec-2027',
      'smtpHostname',
      'ok',
      'Its certificate expires in 376 days, on 5 Dec 2027.',
    ],
    ['ok pg.connect by=pg_isready', 'pgConnStr', 'ok', 'The database accepts connections.'],
    ['ok pg.connect by=curl', 'pgConnStr', 'ok', 'Something listens at this port.'],
    [
      'fail pg.connect no-answer',
      'pgConnStr',
      'warning',
      'Something listens at this port, but it does not answer as PostgreSQL does.',
    ],
    ['note pg.hosts count=2', 'pgConnStr', 'note', 'The connection string names 2 hosts. Only the first is tested.'],
    ['skip pg.connect no-tool', 'pgConnStr', 'skip', 'Not tested: the tool for it is missing there, or too old.'],
    ['note proxy http= https=yes except=yes', undefined, 'note', 'Set there: HTTPS_PROXY, NO_PROXY.'],
    ['fail moon.phase full', undefined, 'warning', 'moon.phase full'],
  ])('says of %s', (line, option, state, sentence) => {
    expect(found(reportOf(line))).toMatchObject([{ option, state, sentence, isCurrent: true }]);
  });

  it('judges the clocks that it has seen', () => {
    const clock = (there: string) => found(reportOf(`note clock there=${there} here=01-Mar-2028-00:01:04`))[0];
    expect(clock('29-Feb-2028-23:56:00')).toMatchObject({
      code: 'server-check-clock',
      sentence: expect.stringContaining('5 minutes ahead'),
    });
    expect(clock('01-Mar-2028-00:01:40')).toMatchObject({ state: 'ok' });
    expect(clock('01-Mar-2028-00:02:30')?.sentence).toContain('86 seconds behind');
    expect(clock('01-Mar-2025-00:02:30')?.sentence).toContain('3 years ahead');
    expect(clock('1-Jan-9999-00:00:00')?.sentence).toContain('more than 10 years behind');
  });

  it('proves a fix where only the last slash differs', () => {
    expect(found(reportOf('fail oidc.issuer slash'))[0]?.fix).toEqual({
      title: 'Use the issuer as the provider writes it',
      key: 'oidcIssuer',
      value: 'https://login.example.com/realms/staff',
    });
  });

  it('is of the values that it was made for', () => {
    const changed = planServerCheck(parseHjson(text.replace('staff/', 'staff')), true);
    expect(found(reportOf('fail oidc.issuer slash', 'ok smtp.connect'), changed)).toMatchObject([
      { isCurrent: false, fix: undefined },
      { isCurrent: true },
    ]);
  });

  it.each([
    ['is cut off', (report: string) => report.replace(/end sum.*/, ''), 'The report is not complete. Copy all of it.'],
    ['was edited', (report: string) => report.replace('ok smtp', 'fail smtp'), 'The report has been changed'],
    [
      'is of another version',
      (report: string) => report.replace('check 1', 'check 2'),
      'The report is of another version',
    ],
  ])('says when it %s', (_, damage, sentence) => {
    expect(found(damage(reportOf('ok smtp.connect')))[0]).toMatchObject({
      code: 'server-check-report',
      sentence: expect.stringContaining(sentence),
    });
  });

  it.each([
    ['changed', 'warning', 'is not the one that the script was made for'],
    ['missing', 'warning', 'No configuration can be read at this path there'],
    ['environment', 'note', 'SERVICE_CONFIG_HJSON is set there'],
    ['unknown', 'note', 'No file was compared'],
  ])('says what the script found instead of the file: %s', (config, state, sentence) => {
    expect(found(reportOf(`config ${config}`))).toMatchObject([{ state, sentence: expect.stringContaining(sentence) }]);
  });

  it('is found between other lines, with the line ends of Windows', () => {
    const pasted = `$ sh check.sh\n${reportOf('ok smtp.connect')}$ `.replaceAll('\n', '\r\n');
    expect(found(pasted)).toMatchObject([{ check: 'smtp.connect', state: 'ok' }]);
  });

  it('is read from any text without an exception, and keeps only words of its grammar', () => {
    const words = [
      'ok',
      'fail',
      'note',
      'skip',
      'warn',
      'cert.days',
      'clock',
      'oidc.issuer',
      '__proto__',
      'constructor',
    ];
    const piece = fc.oneof(
      fc.constantFrom(...words, 'who=oidc', 'ends=1-Jan-2026', ' ', '\n'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const findings = found(`arconf-server-check 1\n${pieces.join('')}`);
        for (const { sentence } of findings) expect(sentence).not.toMatch(/[<>&]/);
      }),
    );
    expect(found('<b>no report</b>')).toEqual([]);
  });
});

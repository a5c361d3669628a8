import { parseHjson } from 'hjson-document';
import { applyEdits } from 'source-text';
import { expect, it } from 'vitest';
import { analyseConfig } from '../config/index.ts';
import { serverReportFor } from '../testing/serverReport.ts';
import { findingsOf } from './findings.ts';
import { checkedValues } from './planServerCheck.ts';
import { readReport } from './readReport.ts';
import { marksOf, reportProblems } from './reportProblems.ts';

const text =
  '{\n  oidcIssuer: "https://login.example.com/realms/staff/"\n  smtpHostname: "mail.example.com"\n  smtpPort: 587\n}\n';

/** What a report for the text above says about a document. */
function seen(lines: readonly string[], now = text) {
  const report = readReport(serverReportFor(text, ...lines)) ?? expect.fail('no report');
  const document = parseHjson(now);
  const config = analyseConfig(document, 'latest');
  const marks = marksOf(report, findingsOf(report, checkedValues(document, config)));
  return { problems: reportProblems(report, document, config), marks: Object.fromEntries(marks) };
}

it('places a problem at its option, with who saw it and when', () => {
  expect(seen(['fail smtp.connect refused']).problems).toMatchObject([
    {
      code: 'server-check-refused',
      severity: 'warning',
      path: ['smtpPort'],
      range: { start: text.indexOf('587') },
      message: 'Nothing listens at this port.',
      detail: 'Seen from the server by curl 8.5.0, 23 Nov 2026, 20:14 UTC.',
    },
  ]);
});

it('fixes an issuer by its last slash alone', () => {
  const outcome = seen(['fail oidc.issuer slash']).problems[0]?.fixes[0]?.edit();
  expect(outcome?.ok && applyEdits(text, outcome.edits)).toBe(text.replace('staff/', 'staff'));
});

it('marks an option with the worst that was seen of it, and says it all', () => {
  const lines = [
    'ok oidc.discovery',
    'fail oidc.issuer slash',
    'note cert.days who=oidc ends=5-Dec-2027',
    'ok smtp.connect',
  ];
  expect(seen(lines).marks).toEqual({
    oidcIssuer: {
      kind: 'warning',
      label: 'Checked 20:14 UTC',
      description:
        'The provider’s discovery document answers. The provider writes its issuer without the last slash. Both have to be the same, letter by letter. Its certificate expires in 376 days, on 5 Dec 2027. (curl 8.5.0, openssl 3.0.13, 23 Nov 2026, 20:14 UTC)',
    },
    smtpHostname: {
      kind: 'good',
      label: 'Checked 20:14 UTC',
      description: 'The mail server answers. (curl 8.5.0, 23 Nov 2026, 20:14 UTC)',
    },
  });
});

it('marks nothing that was not tested', () => {
  expect(seen(['skip pg.connect not-set', 'skip smtp.starttls not-reached', 'note proxy http=']).marks).toEqual({});
});

it('reports nothing about a value that has changed since', () => {
  const { problems, marks } = seen(['fail oidc.issuer slash', 'ok smtp.connect'], text.replace('staff/', 'staff'));
  expect(problems).toEqual([]);
  expect(Object.keys(marks)).toEqual(['smtpHostname']);
});

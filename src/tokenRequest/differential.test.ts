import fc from 'fast-check';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { goTest } from 'source-text/testing/limits';
import { expect, test } from 'vitest';
import { readConfig } from '../testing/readConfig.ts';
import type { CredentialPlace } from './fields.ts';
import { exprLiteral } from './programs/parameterKind.ts';
import { buildTokenRequest } from './request.ts';
import { httpText } from './text/requestText.ts';

const runs = fuzzCount(1000);

interface Question {
  readonly config: string;
  readonly sourceID: string;
  readonly gatewayURL: string;
}

interface Answer extends Question {
  readonly request?: { readonly raw: string };
  readonly stage?: string;
  readonly message?: string;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', ' ', '+', '%', '&', '=', 'a b', 'ä', '😀', '\u2028', "it's", '\\', '"', '`', '\0', '\ufeff'),
  fc.webUrl({ withQueryParameters: true }),
);

const program = fc.oneof(
  text.map(exprLiteral),
  fc.constantFrom('baseURL', 'gatewayURL', 'sourceID', 'lower(gatewayURL)', "baseURL + '/' + sourceID"),
  fc.tuple(text, fc.nat(6)).map(([value, end]) => `${exprLiteral(value)}[:${end}]`),
  text.map((value) => `sourceID == ${exprLiteral(value)} ? 'yes' : ${exprLiteral(value)}`),
);

const name = fc.oneof(
  text,
  fc.constantFrom('grant_type', 'client_id', 'client_secret', 'scope', 'audience', 'A', 'a.b'),
);

const tokenUrl = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.tuple(text, text).map(([user, path]) => `https://${encodeURIComponent(user)}@h.example/${path}`),
  text.map((value) => `https://auth.example.com/${value}`),
  text,
);

const question = fc.record({
  config: fc
    .record({
      baseUrl: text,
      gatewayOAuth2: fc.record({
        clientId: text,
        clientSecret: text,
        tokenUrl,
        endpointParams: fc
          .array(fc.tuple(name, program), { maxLength: 6 })
          .map((entries) => Object.fromEntries(entries)),
      }),
    })
    .map((config) => JSON.stringify(config)),
  sourceID: text,
  gatewayURL: text,
});

/** Every byte of the request, with LF for CR LF; undefined when nothing was sent. */
function received({ request }: Answer): string | undefined {
  return request && Buffer.from(request.raw, 'base64').toString().replaceAll('\r\n', '\n');
}

/** How the bytes of generated requests differ from what golang.org/x/oauth2 sends first, with the credentials in this place. */
function compare(numRuns: number, place: CredentialPlace) {
  const questions = fc.sample(question, { numRuns, seed: 20_260_131 });
  const answers = askReference<Answer>(
    'token',
    questions.map((asked) => ({ ...asked, detectAuthStyle: place === 'header' })),
  );
  const differences = answers.flatMap((answer, index) => {
    const { config, ...sample } = questions[index] ?? answer;
    const request = buildTokenRequest(
      readConfig(config),
      { name: '', baseURL: undefined, time: '', timeZone: '', ...sample },
      'latest',
      0,
      place,
    );
    const sent = request.kind === 'request' ? httpText(request, 'included') : undefined;
    return sent === received(answer) ? [] : [{ config, sent, answer: received(answer) ?? answer.message }];
  });
  return { differences, sent: answers.filter(({ request }) => request).length };
}

test.skipIf(goIsMissing)(`the same bytes as x/oauth2, ${runs} generated configurations`, goTest, () => {
  const { differences, sent } = compare(runs, 'body');
  expect(differences).toEqual([]);
  expect(sent).toBeGreaterThan(runs / 4);
});

test.skipIf(goIsMissing)(
  `left to itself, x/oauth2 first sends the header form, ${runs} generated configurations`,
  goTest,
  () => {
    const { differences, sent } = compare(runs, 'header');
    expect(differences).toEqual([]);
    expect(sent).toBeGreaterThan(runs / 4);
  },
);

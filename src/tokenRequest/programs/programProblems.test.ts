import { findNode, type HjsonDocument, parseHjson } from 'hjson-document';
import { reparse } from 'hjson-document/incremental';
import { editsOf } from 'hjson-document/testing/editsOf';
import { applyEdits } from 'source-text';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { analyseConfig } from '../../config/index.ts';
import { compiledAtOnce, createProgramChecker } from './programProblems.ts';

function problemsOf(text: string) {
  const document = parseHjson(text);
  return createProgramChecker().problems({ document });
}

/** A configuration whose only program is written like this. */
const withProgram = (written: string) =>
  `{\n  gatewayOAuth2: {\n    endpointParams: {\n      host: ${written}\n    }\n  }\n}\n`;

describe('what is wrong, for every way of writing the program: the marked characters are underlined', () => {
  test.each([
    ['quoteless', 'lower(sourceID + upper(«7»))', 'expr-check'],
    ['in double quotes', '"lower(sourceID + upper(«7»))"', 'expr-check'],
    ['in single quotes', "'lower(sourceID + upper(«7»))'", 'expr-check'],
    ['behind escapes', '"\\u0075pper(\\"\\t\\" + «nope»)"', 'expr-check'],
    ['behind a character outside the BMP', '"\'😀\' + «nope»"', 'expr-check'],
    [
      'in an indented multi-line text',
      "\n        '''\n        upper(\n          «nope»\n        )\n        '''",
      'expr-check',
    ],
    ['at the end', '"upper(sourceID«,»"', 'expr-parse'],
    ['unclosed text', '"«\'»"', 'expr-parse'],
    ['the whole program', '"«1 + 2»"', 'expr-check'],
  ])('%s', (_, marked, code) => {
    const text = withProgram(marked.replace(/[«»]/g, ''));
    const start = withProgram(marked).indexOf('«');
    const end = withProgram(marked).indexOf('»') - 1;
    expect(problemsOf(text)).toMatchObject([
      { code, severity: 'error', path: ['gatewayOAuth2', 'endpointParams', 'host'], range: { start, end } },
    ]);
  });
});

describe('a fixed text that is probably not what is meant is a hint, with a fix', () => {
  test.each([
    [`"'sourceID'"`, 'Make it a program', 'sourceID'],
    [`"'gatewayUrl + sourceId'"`, 'Make it a program', 'gatewayURL + sourceID'],
    [`"'lower(SOURCEID)'"`, 'Make it a program', 'lower(sourceID)'],
    [`"\`\${baseURL}/read\`"`, 'Join them with +', "baseURL + '/read'"],
    [`"'api://\${ sourceId }/\${gatewayURL}'"`, 'Join them with +', "'api://' + sourceID + '/' + gatewayURL"],
    [`"'\\\\'gateway\\\\''"`, 'Send it without them', "'gateway'"],
    [`'"\\\\"gateway\\\\""'`, 'Send it without them', "'gateway'"],
  ])('%s', (written, title, program) => {
    const text = withProgram(written);
    const [problem, ...others] = problemsOf(text);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'expr-literal', severity: 'hint' });
    const [fix] = problem?.fixes ?? [];
    expect(fix?.title).toBe(title);
    expect(fix?.isSafe).toBe(false);
    const edit = fix?.edit();
    const fixed = parseHjson(edit?.ok ? applyEdits(text, edit.edits) : expect.fail('the fix is refused'));
    expect(problemsOf(fixed.text)).toEqual([]);
    expect(findNode(fixed, ['gatewayOAuth2', 'endpointParams', 'host'])).toMatchObject({ value: program });
  });

  test.each([
    `"'the source is sourceID'"`,
    `"'api://gatewayURL'"`,
    `"'it\\\\'s'"`,
    `"'resourceid'"`,
    `"sourceID"`,
    `"'1 + 1'"`,
    `"'\${sourceID + 1}'"`,
  ])('not %s', (written) => expect(problemsOf(withProgram(written))).toEqual([]));
});

test('a placeholder asks for what its kind of parameter takes', () => {
  expect(problemsOf(withProgram(`"'<AUDIENCE>'"`))[0]?.message).toContain('with your text.');
  expect(problemsOf(withProgram(`"<AUDIENCE>"`))[0]?.message).toContain('with an Expr program');
});

describe('nothing is wrong', () => {
  test.each([['"\'gateway\'"'], ['baseURL'], ['"lower(split(gatewayURL, \'://\')[1])"']])('%s', (written) => {
    expect(problemsOf(withProgram(written))).toEqual([]);
  });

  test('without endpointParams', () => expect(problemsOf('{gatewayOAuth2: {}}')).toEqual([]));
  test('with an entry that is not text: config reports it', () => expect(problemsOf(withProgram('[1]'))).toEqual([]));
});

describe('a value that depends on how the variables are passed is a hint at that place', () => {
  test.each([
    '"string(«len»)"',
    '"toJSON(«$env»)"',
    `"string(«$env»?.a) + sourceID"`,
    '"$env[\'sourceID\'] + string(«$env»[sourceID])"',
    '"join(map([sourceID], string(«upper»)))"',
  ])('%s', (marked) => {
    const text = withProgram(marked.replace(/[«»]/g, ''));
    const start = withProgram(marked).indexOf('«');
    const end = withProgram(marked).indexOf('»') - 1;
    expect(problemsOf(text)).toMatchObject([
      {
        code: 'expr-environment',
        severity: 'hint',
        range: { start, end },
        message: expect.stringContaining('map[string]any'),
      },
    ]);
  });

  test.each(['"$env.sourceID"', '"$env[\'sourceID\']"', '"upper(sourceID) + string(len(baseURL))"'])(
    'not %s',
    (written) => {
      expect(problemsOf(withProgram(written))).toEqual([]);
    },
  );
});

test('a result whose type only a run can show is a warning', () => {
  expect(problemsOf(withProgram('"fromJSON(sourceID)"'))).toMatchObject([
    { code: 'expr-any-type', severity: 'warning', message: expect.stringContaining('string(…)') },
  ]);
});

test.each(['<AUDIENCE>', '"{audience}"', `"'<AUDIENCE>'"`])(
  'of the placeholder %s there is nothing else to say',
  (written) => {
    expect(problemsOf(withProgram(written)).map(({ code, severity }) => [code, severity])).toEqual([
      ['placeholder', 'warning'],
    ]);
  },
);

describe('fixes', () => {
  test.each([
    ['a text without quotes', 'gateway', ['Quote as text'], "'gateway'"],
    ['a variable in other capitals', 'baseUrl', ['Change to baseURL', 'Quote as text'], 'baseURL'],
    ['a text of several words', 'my gateway', ['Quote as text'], "'my gateway'"],
    ['a pipe to a name', 'split(baseURL, "/") | last', ['Write last()'], 'split(baseURL, "/") | last()'],
    ['a pipe to a function that returns text', 'sourceID | upper', ['Write upper()'], 'sourceID | upper()'],
    ['a number behind a text', 'sourceID + 1', ["Write '1'", 'Write string(1)'], "sourceID + '1'"],
    ['a number before a text', '8 + sourceID', ["Write '8'", 'Write string(8)'], "'8' + sourceID"],
    ['a program that ends too early', 'sourceID +', [], undefined],
    ['texts that cannot be subtracted', 'baseURL - sourceID', [], undefined],
    ['a number', '"1 + 2"', ['Convert with string(…)'], 'string(1 + 2)'],
    ['nil, which string(…) would make the text <nil>', 'nil', ['Send an empty text'], "''"],
    ['nothing', '""', ['Send an empty text'], "''"],
    ['a call with a wrong argument', '"upper(1)"', [], undefined],
  ])('%s', (_, written, titles, program) => {
    const text = withProgram(written);
    const [problem] = problemsOf(text);
    expect(problem?.fixes.map(({ title }) => title)).toEqual(titles);
    const fixed = applyEdits(text, editsOf(problem?.fixes[0]));
    if (program === undefined) expect(fixed).toBe(text);
    else
      expect(analyseConfig(parseHjson(fixed), 'latest').value(['gatewayOAuth2', 'endpointParams', 'host'])).toBe(
        program,
      );
  });
});

test('a message names no client secret', () => {
  const text = '{gatewayOAuth2: {clientSecret: "FAKE-PLANTED", endpointParams: {a: "nope"}}}';
  expect(JSON.stringify(problemsOf(text))).not.toContain('FAKE-PLANTED');
});

test('of thousands of programs a few are judged at once, the others once they are compiled', () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => `p${index}: "nope${index}"`);
  const document = parseHjson(`{ gatewayOAuth2: { endpointParams: {\n${lines.join('\n')}\n} } }`);
  const reading = { document };
  const checker = createProgramChecker();
  expect(checker.problems(reading)).toHaveLength(compiledAtOnce);
  expect(checker.waiting).toBe(1_000 - compiledAtOnce);
  checker.compileWaiting(400);
  expect(checker.waiting).toBe(600 - compiledAtOnce);
  checker.compileWaiting(1_000);
  expect(checker.waiting).toBe(0);
  expect(checker.problems(reading)).toHaveLength(1_000);
  expect(checker.waiting).toBe(0);
});

describe('of the programs of a document', () => {
  const count = 1_500;
  const lines = Array.from({ length: count }, (_, index) => `p${index}: "sourceID + '${index}'"\n`);
  const text = `{\n  baseUrl: https://a.test\n  gatewayOAuth2: { endpointParams: {\n${lines.join('')}} }\n}\n`;
  const typed = (document: HjsonDocument, before: string, newText = 'x') => {
    const start = document.text.indexOf(before) + before.length;
    return reparse(document, [{ range: { start, end: start }, newText }]);
  };

  test('as many are compiled as are judged at once, the others once each, and after a keystroke the one that it changed', () => {
    const checker = createProgramChecker();
    let document = parseHjson(text);
    const compiledAfter = (next: HjsonDocument) => {
      document = next;
      expect(checker.problems({ document })).toEqual([]);
      return checker.compiled;
    };
    expect(compiledAfter(document)).toBe(compiledAtOnce);
    checker.compileWaiting(count);
    expect(compiledAfter(document)).toBe(count);
    expect(compiledAfter(typed(document, 'https://a.test'))).toBe(count);
    expect(compiledAfter(typed(document, 'p700: "sourceID + \'700'))).toBe(count + 1);
    expect(compiledAfter(typed(document, '{', ' # read as a whole\n'))).toBe(count + 1);
    expect(checker.waiting).toBe(0);
  });

  test('after any edits of values, one checker says what a new one says', () => {
    const random = new Random(16);
    const checker = createProgramChecker();
    let document = parseHjson(
      'baseUrl: a\ngatewayOAuth2: { endpointParams: {\n a: "nope"\n b: "sourceID"\n a: "1 + 2"\n c: "fromJSON(sourceID)"\n d: "\'x\'"\n } }\n',
    );
    const parts = ['nope', "'x'", 'sourceID', '<A>', '1', '"', ' ', 'len', '\n e: "nope"\n'];
    for (let round = 0; round < 400; round++) {
      const start = random.below(document.text.length + 1);
      const end = Math.min(document.text.length, start + random.below(3));
      document = reparse(document, [{ range: { start, end }, newText: parts[random.below(parts.length)] ?? '' }]);
      if (document.text.length > 600) document = reparse(document, [{ range: { start: 200, end: 500 }, newText: '' }]);
      const said = (each: ReturnType<typeof createProgramChecker>) =>
        each.problems({ document }).map(({ code, path, range, message }) => ({ code, path, range, message }));
      expect(said(checker)).toEqual(said(createProgramChecker()));
    }
  });
});

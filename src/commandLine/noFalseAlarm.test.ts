import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { errorCodes, lintCodes } from 'hjson-document/codes';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { environmentCodes } from '../delivery/environment/codes.ts';
import { usualConfigs } from '../testing/usualConfigs.ts';
import { programCodes } from '../tokenRequest/programs/programCodes.ts';
import { requestCodes } from '../tokenRequest/requestCodes.ts';
import { createWorkspace } from '../workspace/index.ts';
import { fileCodes } from './check/fileProblems.ts';
import { checkedCodes } from './codeTables.ts';

/** What is said although nothing is wrong, and why. */
const reasons: Readonly<Record<string, string>> = {
  'mail-from-name-form': 'the reference does not say whether a name may stand before the address',
};

const configs = usualConfigs(Number(process.env.USUAL_CONFIGS ?? fuzzCount(500)), 44);

describe('a usual configuration', () => {
  it('reads as it was meant', () => {
    for (const { text, value } of configs) {
      const read = JSON.parse(toPortableJson(nodeValue(parseHjson(text).root)));
      expect({ text, read }).toEqual({ text, read: value });
    }
  });

  it('has no problem but those with a reason', () => {
    const workspace = createWorkspace();
    const alarms = configs.flatMap(({ text }) => {
      workspace.open({ name: 'config.json', text });
      return workspace.snapshot.diagnostics
        .filter(({ code }) => !Object.hasOwn(reasons, code))
        .map(({ code, range }) => `${code}: ${range ? text.slice(range.start, range.end) : text}`);
    });
    expect([...new Set(alarms)].slice(0, 20)).toEqual([]);
  });
});

/** The codes that an example has beside that which it is for. */
const beside: Readonly<Record<string, readonly string[]>> = {
  'read-as-one-value': ['space-in-key'],
  'reference-in-connection-string': ['reference'],
  'token-url-many-tenants': ['token-parameter-missing'],
  'unquoted-after-text': ['unknown-key'],
};

/** What follows from any error of a short text, and what is said of a port that many examples have. */
const everywhere = ['read-as-one-value', 'smtp-port-587'];

/** The package for HJSON does not know the options, so its examples have keys of their own. */
const ofHjson = { ...errorCodes, ...lintCodes };

describe('the example of each code', () => {
  const examples = Object.entries(checkedCodes).filter(
    ([code]) => !(code in environmentCodes || code in programCodes || code in requestCodes || code in fileCodes),
  );

  it.each(examples)('%s has no other problem than is listed', (code, example) => {
    const workspace = createWorkspace();
    workspace.open({ name: 'config.json', text: example });
    const codes = new Set<string>(workspace.snapshot.diagnostics.map((problem) => problem.code));
    const listed = [code, ...everywhere, ...(code in ofHjson ? ['unknown-key'] : [])];
    expect([...codes].filter((each) => !listed.includes(each)).sort()).toEqual(beside[code] ?? []);
  });
});

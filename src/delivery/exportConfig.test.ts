import { readFileSync } from 'node:fs';
import hjson from 'hjson';
import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { nastyConfigs } from '../testing/nastyConfigs.ts';
import { targetOf, wholeTargets } from '../testing/targets.ts';
import { exportFile, exportPortable, exportTo } from './exportConfig.ts';

const complete = readFileSync(new URL('./fixtures/complete.hjson', import.meta.url), 'utf8');

describe('the file', () => {
  it('is the unchanged text, unless another form is requested', () => {
    expect(exportFile(parseHjson(complete), 'asIs')).toEqual({ ok: true, text: complete, warnings: [] });
  });

  it('is available although the server refuses it, with a warning', () => {
    const output = exportFile(parseHjson('{ smtpPort: '), 'asIs');
    expect(output).toMatchObject({ ok: true, warnings: [expect.stringContaining('refuses')] });
    expect(exportFile(parseHjson('{ smtpPort: '), 'strictJson').ok).toBe(false);
  });

  it('as strict JSON is read by JSON.parse, digits and order kept', () => {
    const output = exportFile(parseHjson('{ b: 12345678901234567890, 9: x\n a: -0 # note\n }'), 'strictJson');
    expect(output.ok && output.text).toBe('{\n  "b": 12345678901234567890,\n  "9": "x",\n  "a": -0\n}\n');
  });

  it('as strict JSON says the same as the text', () => {
    const output = exportFile(parseHjson(complete), 'strictJson');
    expect(output.ok && JSON.parse(output.text)).toEqual(hjson.parse(complete));
  });

  it('formatted, it says the same, comments included', () => {
    const output = exportFile(parseHjson('{ a: 1 # one\n   b: { c: x\n } }'), 'formatted');
    expect(output.ok && hjson.parse(output.text)).toEqual({ a: 1, b: { c: 'x' } });
    expect(output.ok && output.text).toContain('# one');
  });

  it('names the place where readers differ', () => {
    const output = exportFile(parseHjson('{\n  organisationName: true\u0085\n}'), 'asIs');
    expect(output).toMatchObject({ ok: true, warnings: [expect.stringContaining('organisationName')] });
  });

  it('does not ask the second reader for what would keep it busy', () => {
    const output = exportFile(parseHjson(`{\n  organisationName: ${'x,}#'.repeat(20_000)}\n}`), 'asIs');
    expect(output).toMatchObject({ ok: true, warnings: [expect.stringContaining('too long')] });
  });

  it('is refused where it cannot be written', () => {
    expect(exportFile(parseHjson('{ a: "\ud800" }'), 'asIs')).toMatchObject({ ok: false });
  });
});

describe('the portable line', () => {
  it('says the same as each of 300 nasty configurations', () => {
    const wrong = nastyConfigs(300, 17).flatMap((text) => {
      const document = parseHjson(text);
      const output = exportPortable(document);
      if (!output.ok) return [output.reason, text];
      const isSame = toPortableJson(nodeValue(document.root)) === output.text;
      return isSame && !/[\n\t'$`!%&|<>^]|\\[^u]/.test(output.text) ? [] : [text, output.text];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['text that the server refuses', '{ smtpPort: 1.'],
    ['a root that is not an object', '[1]'],
  ])('is not made of %s', (_name, text) => {
    expect(exportPortable(parseHjson(text)).ok).toBe(false);
  });
});

describe('the environment', () => {
  it('is one POSIX line', () => {
    expect(exportTo(parseHjson('{ organisationName: "it\'s" # note\n }'), targetOf('posix'), [])).toMatchObject({
      ok: true,
      text: `export SERVICE_CONFIG_HJSON='{"organisationName":"it\\u0027s"}'\n`,
    });
  });

  it.each(['complete', 'quoteless', 'braceless', 'crlf', 'comments'])(
    'is %s.hjson as the same data on one line',
    (name) => {
      const text = readFileSync(new URL(`../../e2e/fixtures/${name}.hjson`, import.meta.url), 'utf8');
      const valueIn = (id: string, line: RegExp) => {
        const output = exportTo(parseHjson(text), targetOf(id), []);
        return hjson.parse((output.ok && line.exec(output.text)?.[1]) || 'nothing');
      };
      expect(valueIn('posix', /^export SERVICE_CONFIG_HJSON='([^'\n]*)'\n$/)).toEqual(hjson.parse(text));
      expect(valueIn('env-raw', /^SERVICE_CONFIG_HJSON=([^\n]*)\n$/)).toEqual(hjson.parse(text));
    },
  );

  it('includes the other variables', () => {
    const output = exportTo(parseHjson('{}'), targetOf('env-raw'), [{ name: 'GOMEMLIMIT', value: '512MiB' }]);
    expect(output).toMatchObject({ ok: true, text: 'SERVICE_CONFIG_HJSON={}\nGOMEMLIMIT=512MiB\n' });
  });

  it('keeps the comments where the target can', () => {
    const output = exportTo(parseHjson(complete), targetOf('kubernetes-file'), []);
    expect(output.ok && output.text).toContain('    # ---- where users reach the server ----\n');
  });

  it.each(wholeTargets.filter(({ holdsLines }) => holdsLines))('$id: carries the comments on request', (target) => {
    const output = exportTo(parseHjson(complete), target, [], { keepsComments: true });
    expect(output.ok && output.text).toContain('# ---- where users reach the server ----');
  });

  it.each(wholeTargets.filter((target) => target.holdsLines || target.preservesComments))(
    '$id: writes the lines of a CRLF file with LF, and reads as the same',
    (target) => {
      const asked = { keepsComments: true };
      const files = [complete, ...nastyConfigs(20, 7)].map((text) => text.replaceAll('\r\n', '\n'));
      for (const text of files) {
        const output = exportTo(parseHjson(text.replaceAll('\n', '\r\n')), target, [], asked);
        expect(output).toEqual(exportTo(parseHjson(text), target, [], asked));
      }
    },
  );

  it('keeps a line where the target holds no other', () => {
    const asked = { keepsComments: true };
    expect(exportTo(parseHjson('{ a: 1 # note\n }'), targetOf('env-raw'), [], asked)).toMatchObject({
      text: 'SERVICE_CONFIG_HJSON={"a":1}\n',
    });
  });

  it.each(wholeTargets.filter(({ refersToFile }) => refersToFile))(
    '$id: refers to the file and holds nothing of it',
    (target) => {
      const output = exportTo(parseHjson('{ organisationName: planted-name }'), target, []);
      expect(output.ok && output.text).toContain('config.json');
      expect(output.ok && output.text).not.toContain('planted-name');
    },
  );

  it('is refused beyond the limit, with the figures', () => {
    const large = parseHjson(`{ organisationName: "${'x'.repeat(70_000)}" }`);
    expect(exportTo(large, targetOf('env-raw'), [])).toEqual({
      ok: false,
      reason: expect.stringMatching(/^70,\d{3} bytes; the limit is 65,514\./),
    });
    expect(exportTo(large, targetOf('posix'), [])).toMatchObject({
      ok: true,
      size: 70_023,
      warnings: [expect.stringContaining('Download')],
    });
  });
});

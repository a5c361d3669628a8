import { parseHjson } from 'hjson-document';
import { describe, expect, it, test } from 'vitest';
import { configPath } from '../../opening/index.ts';
import { targets } from '../consumers/consumers.ts';
import { exportTo } from '../exportConfig.ts';
import { type CarriedFile, carriedFault, mostCarriedBytes, nameFiles } from './carriedFiles.ts';

const document = parseHjson('{ encryptionKey: "planted-secret-of-the-text" }');
const file = (path: string, content = 'x'): CarriedFile => ({ path, bytes: new TextEncoder().encode(content) });

describe('the names of files', () => {
  it('are the last parts of their paths, distinct and in plain letters', () => {
    const paths = ['/a/logo.svg', '/b/Logo.svg', '/c/größe 1.png', '/d/config.json', '/a/logo.svg'];
    expect(nameFiles(paths.map((path) => file(path))).map(({ name }) => name)).toEqual([
      'logo.svg',
      '2-Logo.svg',
      'gr--e-1.png',
      '2-config.json',
    ]);
  });
});

test.each([
  ['a relative path', [file('logo.svg')], /only absolute paths/],
  ['a folder above', [file('/app/../etc/passwd')], /only absolute paths/],
  ['signs that formats read', [file('/app/$(x)"\n.svg')], /only absolute paths/],
  ['the place of the configuration', [file(configPath)], /config.json itself is there/],
  ['a private key', [file('/ca.pem', '-----BEGIN RSA PRIVATE KEY-----\nx')], /private key/],
  ['a secret of the configuration', [file('/t.html', 'say planted-secret-of-the-text')], /repeats a secret/],
  ['a secret in a name', [file('/planted-secret-of-the-text.html')], /name of a file repeats a secret/],
  ['too many', Array.from({ length: 101 }, (_, index) => file(`/t/${index}`)), /101 files; at most 100/],
  ['too much in all', [file('/a', 'x'.repeat(mostCarriedBytes)), file('/b')], /1,048,577 bytes; at most 1,048,576/],
])('%s is refused with the reason', (_title, files, reason) => {
  const fault = carriedFault(document, files);
  expect(fault).toMatch(reason);
  expect(fault).not.toContain('planted');
});

it('are exported up to the limit', () => {
  expect(carriedFault(document, [file('/app/größe 1.png', 'x'.repeat(mostCarriedBytes))])).toBeUndefined();
});

describe.each(targets.filter(({ carriesFiles }) => carriesFiles))('$id', (target) => {
  const written = (files: readonly CarriedFile[]) => {
    const output = exportTo(document, target, [], { files, names: { image: 'server:3.42' } });
    return output.ok ? output.text : output.reason;
  };

  it('has the path of each file, and without files does not mention any', () => {
    const output = written([file('/app/branding/logo.svg'), file('/app/templates/logo.svg')]);
    expect(output).toContain('/app/branding/logo.svg');
    expect(output).toContain('2-logo.svg');
    expect(written([])).not.toMatch(/ConfigMap|server-file|-files/);
  });

  it('refuses what cannot be exported', () => {
    expect(written([file('/ca.pem', '-----BEGIN PRIVATE KEY-----')])).toMatch(/^\/ca\.pem cannot be brought along/);
  });
});

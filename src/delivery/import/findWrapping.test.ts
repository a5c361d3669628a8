import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { defaultTemplate, exampleConfiguration } from '../../config/index.ts';
import { readsAsConfiguration } from '../../opening/index.ts';
import { findWrapping } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

const wrapping = (text: string) => findWrapping(text, createYamlReader(yaml));
const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`;
const indented = (columns: number, text: string) => text.replace(/^/gm, ' '.repeat(columns));

const config = '{\n  baseUrl: https://review.example.com\n  smtpPort: 587\n}';
const braceless = 'baseUrl: https://review.example.com\nsmtpPort: 587';
const oneLine = '{"baseUrl":"https://review.example.com","smtpPort":587}';
const base64 = Buffer.from(config).toString('base64');
const service = (...environment: readonly string[]) =>
  lines('services:', '  api:', '    image: review', '    environment:', ...environment, '    ports: ["8080:80"]');
const manifest = (kind: string, ...content: readonly string[]) =>
  lines('apiVersion: v1', `kind: ${kind}`, 'metadata:', '  name: review', ...content);

describe('a file that holds a configuration', () => {
  it.each([
    ['a Compose map', 'Compose file', service(`      SERVICE_CONFIG_HJSON: '${oneLine}'`)],
    ['a Compose list', 'Compose file', service(`      - 'SERVICE_CONFIG_HJSON=${oneLine}'`)],
    ['a Compose block', 'Compose file', service('      SERVICE_CONFIG_HJSON: |', indented(8, config))],
    [
      'a Compose block without braces',
      'Compose file',
      service('      SERVICE_CONFIG_HJSON: |', indented(8, braceless)),
    ],
    ['a Secret', 'Kubernetes Secret', manifest('Secret', 'data:', `  config.json: ${base64}`)],
    [
      'a Secret in clear',
      'Kubernetes Secret',
      manifest('Secret', 'stringData:', '  config.json: |', indented(4, config)),
    ],
    ['a ConfigMap', 'Kubernetes ConfigMap', manifest('ConfigMap', 'data:', '  config.json: |', indented(4, config))],
    [
      'a ConfigMap without braces',
      'Kubernetes ConfigMap',
      manifest('ConfigMap', 'data:', '  config.hjson: |', indented(4, braceless)),
    ],
    ['an env file', 'Env file (docker)', lines('GOGC=50', `SERVICE_CONFIG_HJSON=${oneLine}`)],
    ['an env file over several lines', 'Env file (Compose)', lines('GOGC=50', `SERVICE_CONFIG_HJSON='${config}'`)],
    [
      'a unit',
      'systemd unit',
      lines('[Unit]', 'Description=Review', '[Service]', `Environment='SERVICE_CONFIG_HJSON=${oneLine}'`),
    ],
    [
      'Terraform',
      'Terraform',
      lines('variables = {', '  SERVICE_CONFIG_HJSON = <<-EOT', indented(4, config), '  EOT', '}'),
    ],
    [
      'a shell script',
      'POSIX shell',
      lines('#!/bin/sh', '# sets SERVICE_CONFIG_HJSON', `export SERVICE_CONFIG_HJSON='${config}'`, 'exec ./server'),
    ],
    ['a PowerShell script', 'PowerShell', lines("$env:SERVICE_CONFIG_HJSON = @'", config, "'@", './server')],
    [
      'a task definition',
      'ECS task definition',
      JSON.stringify({
        family: 'review',
        containerDefinitions: [{ name: 'api', environment: [{ name: 'SERVICE_CONFIG_HJSON', value: oneLine }] }],
      }),
    ],
    ['app settings', 'JSON', JSON.stringify([{ name: 'SERVICE_CONFIG_HJSON', value: oneLine }])],
    [
      'YAML with nested options',
      'YAML',
      lines('baseUrl: https://x', 'smtpAuth:', '  username: u', '  password: fake-pass'),
    ],
    ['YAML behind three hyphens', 'YAML', lines('# of ours', '---', 'baseUrl: https://x')],
    [
      'the values of a chart',
      'YAML',
      lines('replicas: 2', 'review:', '  config:', '    # note', '    baseUrl: https://x'),
    ],
    ['YAML with a block of text', 'YAML', lines('organisationName: >-', '  Example', 'baseUrl: https://x')],
    ['base64', 'Base64', `${base64}\n`],
    ['a JSON string', 'JSON', JSON.stringify(config)],
    ['a code fence', 'HJSON', lines('```hjson', config, '```')],
  ])('%s', (_name, reader, text) => expect(wrapping(text)).toBe(reader));

  it.each([
    ['a variable of Compose', 'Compose file', service('      SERVICE_CONFIG_HJSON: \u0024{CONFIG}')],
    ['a command of a shell', 'POSIX shell', lines('#!/bin/sh', 'export SERVICE_CONFIG_HJSON="$(cat config.json)"')],
    [
      'a reference of Kubernetes',
      'Kubernetes Pod',
      manifest(
        'Pod',
        'spec: {containers: [{name: a, env: [{name: SERVICE_CONFIG_HJSON, valueFrom: {secretKeyRef: {name: s}}}]}]}',
      ),
    ],
  ])('or only refers to one: %s', (_name, reader, text) => expect(wrapping(text)).toBe(reader));
});

describe('a file that is the configuration', () => {
  it.each([
    ['the template', defaultTemplate()],
    ['the example', exampleConfiguration()],
    ['one line of JSON', oneLine],
    ['without braces', braceless],
    ['without braces, with an object below its key', `${braceless}\nsmtpAuth:\n{\n  username: u\n}`],
    ['without braces, with a value below its key', `${braceless}\nsupport:\n  https://x.example.com\n`],
    ['with CR LF', config.replaceAll('\n', '\r\n')],
    ['with one option among unknown keys', '{ services: {}, kind: "Secret", smtpPort: 587 }'],
    ['with a command in a comment', lines(`# docker run -e SERVICE_CONFIG_HJSON='${oneLine}' review`, config)],
    ['without braces, with a command in a comment', lines('/*', `SERVICE_CONFIG_HJSON='${oneLine}'`, '*/', braceless)],
    ['with a command in a comment behind it', lines(config, `// export SERVICE_CONFIG_HJSON='${oneLine}'`)],
    ['damaged in the middle', '{\n  baseUrl: "https://review.example.com\n  smtpPort: }\n'],
    ['damaged from the beginning', '{ "baseUrl "https://review.example.com" }'],
    [
      'damaged from the beginning, with a command in a comment',
      lines(`# export SERVICE_CONFIG_HJSON='${oneLine}'`, '{ "baseUrl "https://review.example.com" }'),
    ],
  ])('opens as it is: %s', (_name, text) => {
    expect(wrapping(text)).toBeUndefined();
  });

  it('is not looked for in twenty megabytes of brackets, which open as text alone', () => {
    expect(readsAsConfiguration('['.repeat(20_000_000))).toBe(true);
    expect(readsAsConfiguration('[\n'.repeat(10_000_000))).toBe(true);
  });

  it('is found without reading any YAML', () => {
    expect(readsAsConfiguration(config)).toBe(true);
    expect(readsAsConfiguration(service())).toBe(false);
  });
});

describe('a file in which nothing is found', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\n'],
    ['an empty object', '{}'],
    ['unknown keys alone', '{ colour: 1 }'],
    ['an array', '[1, 2]'],
    ['prose', 'Set SERVICE_CONFIG_HJSON to the whole object, please.'],
    ['another Compose file', 'services:\n  db:\n    image: postgres\n'],
    ['another program’s JSON', '{"name":"package","version":"1.0.0","files":["config.json"]}'],
    ['an env file without it', 'GOGC=50\nHTTPS_PROXY=http://proxy.example.com\n'],
    ['more than a paste may have', `SERVICE_CONFIG_HJSON='${'x'.repeat(2_100_000)}'`],
  ])('opens as it is: %s', (_name, text) => {
    expect(wrapping(text)).toBeUndefined();
  });
});

it('is not quadratic in the length of the file', measured, () => {
  const parts = ['# SERVICE_CONFIG_HJSON\n', 'config.json: x\n', '/* config.json */ ', 'SERVICE_CONFIG_HJSON='];
  const texts = parts.map((part) => part.repeat(Math.floor(200_000 / part.length)));
  expect(processorTime(() => texts.map((text) => wrapping(text)))).toBeLessThan(10_000);
});

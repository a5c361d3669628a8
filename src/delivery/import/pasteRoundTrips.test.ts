import { nodeValue, parseHjson, toPortableJson, toStrictJson } from 'hjson-document';
import { encodeBase64, quotePosix } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { awkwardSecrets } from '../../testing/awkwardSecrets.ts';
import { usualConfigs } from '../../testing/usualConfigs.ts';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

const readYaml = createYamlReader(yaml);
const name = 'SERVICE_CONFIG_HJSON';

/** Each line with a mark before it that depends on its number. */
const marked = (text: string, mark: (number: number) => string) =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => `${mark(index + 1)}${line}`)
    .join('\n');
const indented = (text: string, indent: string) => marked(text, () => indent);
const yamlText = (text: string) => `'${text.replaceAll("'", "''")}'`;
const unix = (text: string) => text.replaceAll('\r\n', '\n');
const base64 = (text: string) => encodeBase64(new TextEncoder().encode(text));
const oneLine = (text: string) => toStrictJson(nodeValue(parseHjson(text).root)).replace(/\n\s*/g, '');
const doubled = (text: string) => text.replaceAll('$', '$$$$');

interface Wrapper {
  readonly name: string;
  readonly wrap: (config: string, random: Random) => string;
  /** What may stand in front and behind; undefined: nothing, since it is a whole document. */
  readonly noise: 'prose' | 'commands' | 'comments' | undefined;
}

const withBraces = (config: string) => (config.trimStart().startsWith('{') ? config : `{\n${config}}\n`);

const wrappers: readonly Wrapper[] = [
  { name: 'a code fence', noise: 'prose', wrap: (config) => `\`\`\`\n${config}\n\`\`\`` },
  { name: 'a quoted mail', noise: 'prose', wrap: (config) => marked(config, () => '> ') },
  { name: 'a mail quoted twice', noise: 'prose', wrap: (config) => marked(config, () => '> > ') },
  { name: 'a pre element', noise: 'prose', wrap: (config) => `<pre>${withBraces(config)}</pre>` },
  { name: 'prose around braces', noise: 'prose', wrap: withBraces },
  {
    name: 'cat -n',
    noise: 'commands',
    wrap: (config) => marked(config, (number) => `${String(number).padStart(6)}\t`),
  },
  { name: 'bat', noise: undefined, wrap: (config) => marked(config, (number) => `${String(number).padStart(4)}   │ `) },
  { name: 'grep -n', noise: undefined, wrap: (config) => marked(config, (number) => `${number}:`) },
  { name: 'grep -r', noise: undefined, wrap: (config) => marked(config, () => './etc/review/config.json:') },
  {
    name: 'a new file of git diff',
    noise: undefined,
    wrap: (config) => `@@ -0,0 +1,${config.split('\n').length - 1} @@\n${marked(config, () => '+')}`,
  },
  { name: 'docker compose logs', noise: undefined, wrap: (config) => marked(config, () => 'api-1  | ') },
  {
    name: 'a cell of a spreadsheet',
    noise: undefined,
    wrap: (config) => `review\t"${withBraces(config).replaceAll('"', '""')}"\tdone`,
  },
  { name: 'a JSON string', noise: undefined, wrap: (config) => JSON.stringify(config) },
  {
    name: 'a message of a log',
    noise: undefined,
    wrap: (config) => JSON.stringify({ level: 'info', msg: `read ${withBraces(config)}` }),
  },
  { name: 'Base64', noise: 'prose', wrap: base64 },
  { name: 'Base64 in lines', noise: 'prose', wrap: (config) => base64(config).replace(/.{76}/g, '$&\n') },
  { name: 'export', noise: 'commands', wrap: (config) => `export ${name}=${quotePosix(config)}` },
  { name: 'a here-document', noise: 'commands', wrap: (config) => `cat <<'EOF' > config.json\n${config}EOF` },
  {
    name: 'docker run',
    noise: 'commands',
    wrap: (config) => `docker run -d \\\n  -e ${name}=${quotePosix(config)} \\\n  review:1`,
  },
  {
    name: 'az',
    noise: 'commands',
    wrap: (config) => `az containerapp update --set-env-vars ${quotePosix(`${name}=${oneLine(config)}`)}`,
  },
  {
    name: 'aws',
    noise: 'commands',
    wrap: (config) => `aws ssm put-parameter --name /r --value ${quotePosix(oneLine(config))}`,
  },
  { name: 'an env file', noise: 'comments', wrap: (config) => `GOGC=50\n${name}=${oneLine(config)}` },
  {
    name: 'a unit',
    noise: 'comments',
    wrap: (config) =>
      `[Service]\nEnvironment="${name}=${oneLine(config).replace(/[\\"]/g, '\\$&').replaceAll('%', '%%')}"`,
  },
  { name: 'PowerShell', noise: 'comments', wrap: (config) => `$env:${name} = @'\n${config}'@` },
  { name: 'fish', noise: 'comments', wrap: (config) => `set -gx ${name} '${config.replace(/[\\']/g, '\\$&')}'` },
  {
    name: 'Terraform',
    noise: 'comments',
    wrap: (config) =>
      `locals {\n  environment = {\n    ${name} = <<EOT\n${config.replace(/[$%](?=\{)/g, '$&$&')}EOT\n  }\n}`,
  },
  {
    name: 'a Compose map',
    noise: 'comments',
    wrap: (config) => `services:\n  api:\n    environment:\n      ${name}: ${yamlText(doubled(oneLine(config)))}`,
  },
  {
    name: 'a Compose list',
    noise: 'comments',
    wrap: (config) => `services:\n  api:\n    environment:\n      - ${yamlText(`${name}=${doubled(oneLine(config))}`)}`,
  },
  {
    name: 'a Compose block',
    noise: 'comments',
    wrap: (config) =>
      `services:\n  api:\n    environment:\n      ${name}: |\n${indented(doubled(withBraces(config)).replaceAll('\t', ' '), '        ')}`,
  },
  { name: 'a Secret', noise: 'comments', wrap: (config) => `kind: Secret\ndata:\n  config.json: ${base64(config)}` },
  {
    name: 'a ConfigMap',
    noise: 'comments',
    wrap: (config) =>
      `kind: ConfigMap\ndata:\n  config.json: |\n${indented(withBraces(config).replaceAll('\t', ' '), '    ')}`,
  },
  {
    name: 'a container',
    noise: 'comments',
    wrap: (config) =>
      `kind: Pod\nspec:\n  containers:\n  - env:\n    - {name: ${name}, value: ${yamlText(doubled(oneLine(config)))}}`,
  },
  {
    name: 'docker inspect',
    noise: undefined,
    wrap: (config) => JSON.stringify([{ Name: '/web', Config: { Env: [`${name}=${oneLine(config)}`] } }]),
  },
];

const noise: Readonly<Record<'prose' | 'commands' | 'comments', readonly string[]>> = {
  prose: [
    'Hello Ada,',
    'this is what we have now.',
    'Any idea?',
    'It fails since Monday (ticket 4711).',
    'Thanks, Bob',
    '-- ',
    'Best regards',
  ],
  commands: ['$ cd /etc/review', '# as root', '$ ls -l', '$ date'],
  comments: ['# of the review', '# see ticket 4711'],
};

function around(text: string, kind: Wrapper['noise'], random: Random): string {
  if (kind === undefined) return text;
  const lines = () => Array.from({ length: random.below(3) }, () => random.pick(noise[kind]));
  return [...lines(), text, ...lines(), ''].join('\n');
}

const meaning = (text: string) => toPortableJson(nodeValue(parseHjson(text).root));
const count = Number(process.env.PASTED_CONFIGS ?? fuzzCount(25));
const configs = [...usualConfigs(count, 45).map(({ text }) => unix(text)), ...awkwardSecrets(new Random(47), count)];

describe.each(wrappers)('$name', ({ wrap, noise: kind }) => {
  it('gives back what was put into it, or asks, whatever stands in front and behind', longTest, () => {
    const random = new Random(46);
    let asked = 0;
    const wrong = configs.flatMap((config) => {
      const pasted = around(wrap(config, random), kind, random);
      const found = recognisePaste(pasted, readYaml);
      const choices = found.kind === 'found' ? found.choices : [];
      const isAsked = choices.length > 1 || (found.kind === 'found' && found.isAsked);
      const isRight = choices.some(({ text }) => meaning(text) === meaning(config));
      if (isAsked) asked++;
      return isRight ? [] : [`${pasted}\n=> ${JSON.stringify(found, null, 1)}`];
    });
    expect(wrong.slice(0, 2)).toEqual([]);
    if (process.env.PASTE_COUNTS) console.log(`asked ${asked} of ${configs.length}`);
  });
});

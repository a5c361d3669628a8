import { nodeValue, parseHjson, toPortableJson, toStrictJson } from 'hjson-document';
import { goIsMissing } from 'source-text/testing/goReference';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { createYamlReader, recognisePaste } from '../../src/delivery/index.ts';
import { configVariable as name } from '../../src/opening/index.ts';
import { askConsumers } from '../../src/testing/goReference.ts';
import { usualConfigs } from '../../src/testing/usualConfigs.ts';
import type { Consumer } from './consumer.ts';
import { dockerEnvFile, podmanEnvFile } from './containers.ts';
import { direnvDotenv, dotenv, nodeParseEnv, pythonDotenv, rubyDotenv } from './envFiles.ts';
import { buildExpansion, expandAll } from './kubernetesExpansion.ts';
import { supervisorParser, systemdUnitReader } from './machines.ts';
import { fish, posixShells } from './shells.ts';
import { composeEnvFile, composeReaders, kubectlEnvFile, secretReaders } from './yamlReaders.ts';

/** What a program hands over of each file; undefined of one that it refuses, or that has no such variable. */
interface Program {
  readonly name: string;
  readonly present: boolean;
  readonly readAll: (texts: readonly string[]) => Promise<readonly (string | undefined)[]>;
}

const programOf = (consumer: Consumer): Program => ({
  ...consumer,
  readAll: (texts) =>
    Promise.all(
      texts.map(async (text) => {
        try {
          return (await consumer.read(text)).get(name);
        } catch {
          return undefined;
        }
      }),
    ),
});

/** A library that the reference program answers with, for all files at once. */
const libraryOf = (title: string, reader: string): Program => ({
  name: title,
  present: !goIsMissing,
  readAll: async (texts) =>
    askConsumers<{ readonly error?: string; readonly environment: Readonly<Record<string, string>> }>(
      texts.map((text) => ({ reader, text })),
    ).map(({ error, environment }) => (error === undefined ? environment[name] : undefined)),
});

const expansion = goIsMissing ? undefined : buildExpansion();
/** The kubelet expands the text of a value, after YAML has been read. */
const kubelet: Program = {
  name: 'kubelet',
  present: expansion !== undefined,
  readAll: async (texts) => {
    const environments = texts.map((text) => {
      const { value } = yaml.parse(text).spec.template.spec.containers[0].env[0];
      return typeof value === 'string' ? [{ name, value, expands: true }] : [];
    });
    return expandAll(expansion ?? '', environments).map((environment) => environment[name]);
  },
};

/** How people write a value by hand, well or not. */
interface Form {
  readonly title: string;
  readonly write: (json: string) => string;
  readonly programs: readonly Program[];
}

const named = (title: string, programs: readonly (Consumer | Program)[], write: Form['write']): Form => ({
  title,
  programs: programs.map((each) => ('readAll' in each ? each : programOf(each))),
  write,
});
const composeGo = libraryOf('compose-go', 'compose');
const hcl = libraryOf('hashicorp/hcl', 'hcl');
/** Shells that differ in what they make of words. */
const shells = posixShells.filter(({ name: shell }) => ['bash', 'dash', 'zsh', 'busybox sh', 'mksh'].includes(shell));
const envFiles = [dotenv, nodeParseEnv, pythonDotenv, rubyDotenv, composeEnvFile];
const supervised = (environment: string) => `[program:server]\ncommand=/app/server\nenvironment=${environment}\n`;
const escaped = (json: string) => json.replace(/[\\"]/g, '\\$&');
const unit = (assignment: string) => `[Service]\nEnvironment=${assignment}\n`;
const service = (line: string) => `services:\n  server:\n    image: review\n    environment:\n      ${line}\n`;

const terraform = (resource: string) => `locals {\n  server_environment = {}\n}\n\n${resource}`;
const docker = (records: string) =>
  terraform(
    `resource "docker_container" "server" {\n  name  = "server"\n  image = "review"\n  env   = ${records}\n}\n`,
  );
const secret = (value: string) =>
  terraform(`resource "kubernetes_secret_v1" "server" {\n  data = {\n    ${name} = ${value}\n  }\n}\n`);
const deployment = (value: string) => `kind: Deployment
spec:
  template:
    spec:
      containers:
        - name: server
          image: review
          env:
            - name: ${name}
              value: ${value}
`;

const forms: readonly Form[] = [
  named('a unit without quotes', [systemdUnitReader], (json) => unit(`${name}=${json}`)),
  named('a unit, the value in single quotes', [systemdUnitReader], (json) => unit(`${name}='${json}'`)),
  named('a unit, all in single quotes', [systemdUnitReader], (json) => unit(`'${name}=${json}'`)),
  named('a unit, all in double quotes', [systemdUnitReader], (json) => unit(`"${name}=${escaped(json)}"`)),
  named('a unit with two, over two lines', [systemdUnitReader], (json) => unit(`A=b \\\n  '${name}=${json}'`)),
  named('a shell without quotes', shells, (json) => `export ${name}=${json}\n`),
  named('a shell, in single quotes', shells, (json) => `export ${name}='${json}'\n`),
  named(
    'a shell, in single quotes with an escaped apostrophe',
    shells,
    (json) => `export ${name}='${json.replaceAll("'", "'\\''")}'\n`,
  ),
  named('a shell, in double quotes', shells, (json) => `export ${name}="${escaped(json)}"\n`),
  named('a shell, in double quotes that are not escaped', shells, (json) => `export ${name}="${json}"\n`),
  named('a shell, a here-document', shells, (json) => `export ${name}="$(cat <<'EOF'\n${json}\nEOF\n)"\n`),
  named('a shell, a here-document without quotes', shells, (json) => `export ${name}="$(cat <<EOF\n${json}\nEOF\n)"\n`),
  named('fish, in single quotes', [fish], (json) => `set -gx ${name} '${json}'\n`),
  named('an env file in single quotes', [...envFiles, direnvDotenv], (json) => `${name}='${json}'\n`),
  named('an env file in double quotes', envFiles, (json) => `${name}="${escaped(json)}"\n`),
  named('an env file without quotes', envFiles, (json) => `${name}=${json}\n`),
  named('supervisor, in single quotes', [supervisorParser], (json) => supervised(`${name}='${json}'`)),
  named('supervisor, in double quotes', [supervisorParser], (json) => supervised(`A=b,${name}="${escaped(json)}"`)),
  named('supervisor, with doubled percent signs', [supervisorParser], (json) =>
    supervised(`TZ="UTC",${name}='${json.replaceAll('%', '%%')}',B="c"`),
  ),
  named('fish, export of an apostrophe', [fish], (json) => {
    const quoted = json.replace(/\}$/, `,"note":"it's"}`).replace(/[\\']/g, '\\$&');
    return `export ${name}='${quoted}'\n`;
  }),
  named('an env file of Docker', [dockerEnvFile, podmanEnvFile, kubectlEnvFile], (json) => `${name}=${json}\n`),
  named('a map of Compose', [...composeReaders, composeGo], (json) =>
    service(`${name}: '${json.replaceAll("'", "''")}'`),
  ),
  named('a map of Compose without quotes', [composeGo], (json) => service(`${name}: ${json}`)),
  named('a map of Compose in double quotes', [composeGo], (json) => service(`${name}: ${JSON.stringify(json)}`)),
  named('a block of Compose', [composeGo], (json) => service(`${name}: |\n        ${json}`)),
  named('a list of Compose', [composeGo], (json) => service(`- ${name}=${json}`)),
  named('a list of Compose, the value in quotes', [composeGo], (json) => service(`- ${name}='${json}'`)),
  named('a list of Compose, all in quotes', [composeGo], (json) =>
    service(`- '${name}=${json.replaceAll("'", "''")}'`),
  ),
  named('a container of Docker in Terraform', [hcl], (json) => docker(`["${name}=${escaped(json)}"]`)),
  named('a container of Docker in Terraform, as jsonencode', [hcl], (json) =>
    docker(`["${name}=\${jsonencode(${json})}"]`),
  ),
  named('a Secret in Terraform', [hcl], (json) => secret(`"${escaped(json)}"`)),
  named('a Secret in Terraform, a here-document', [hcl], (json) => secret(`<<-EOT\n      ${json}\n    EOT`)),
  named('a Deployment', [kubelet], (json) => deployment(`'${json.replaceAll("'", "''")}'`)),
  named('a Deployment in double quotes', [kubelet], (json) => deployment(JSON.stringify(json))),
  named('a Secret', secretReaders, (json) => `kind: Secret\nstringData:\n  ${name}: '${json.replaceAll("'", "''")}'\n`),
];

const oneLine = (text: string) => toStrictJson(nodeValue(parseHjson(text).root)).replace(/\n\s*/g, '');
const [usual, awkward] = [Number(process.env.IMPORTED_USUAL ?? 20), Number(process.env.IMPORTED_AWKWARD ?? 20)];
const values = [
  ...usualConfigs(usual, 47).map(({ text }) => oneLine(text)),
  ...nastyTexts(awkward, 48).map((text) =>
    JSON.stringify({ baseUrl: 'https://review.example.com', organisationName: text }),
  ),
];

const readYaml = createYamlReader(yaml);
const meaning = (text: string) => toPortableJson(nodeValue(parseHjson(text).root));

describe.each(forms)('$title', ({ write, programs }) => {
  for (const program of programs) {
    it.skipIf(!program.present)(
      `is found as ${program.name} reads it, or is asked, refused or warned about`,
      async () => {
        const taken = values.map(write).flatMap((text) => {
          const recognition = recognisePaste(text, readYaml);
          const isTaken =
            recognition.kind === 'found' &&
            !recognition.isAsked &&
            recognition.choices.every(({ warnings, readable }) => warnings.length === 0 && readable);
          return isTaken ? [{ text, choices: recognition.choices }] : [];
        });
        const handedOver = await program.readAll(taken.map(({ text }) => text));
        const wrong = taken.flatMap(({ text, choices: [choice, ...others] }, index) => {
          const got = handedOver[index];
          const isRight = got !== undefined && others.length === 0 && meaning(choice?.text ?? '') === meaning(got);
          // What the server cannot read is nobody's configuration: that program has no vote.
          const isUnread = got !== undefined && !parseHjson(got).verdict.ok;
          return isRight || isUnread
            ? []
            : [`${text}\n  ${program.name}: ${got}\n  ours: ${choice?.text} (${choice?.origin})`];
        });
        expect(wrong.slice(0, 3)).toEqual([]);
        console.log(`${program.name}: ${taken.length} of ${values.length} found`);
      },
    );
  }
});

import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { createYamlReader, recognisePaste } from '../../src/delivery/index.ts';
import { nodeValue, parseHjson, toPortableJson, toStrictJson } from '../../src/hjson/index.ts';
import { configVariable as name } from '../../src/opening/index.ts';
import { nastyTexts } from '../../src/testing/nastyTexts.ts';
import { usualConfigs } from '../../src/testing/usualConfigs.ts';
import type { Consumer } from './consumer.ts';
import { dotenv, pythonDotenv } from './envFiles.ts';
import { systemdUnitReader } from './machines.ts';
import { fish, posixShells } from './shells.ts';
import { composeEnvFile, composeReaders, secretReaders } from './yamlReaders.ts';

/** How people write a value by hand, well or not. */
interface Form {
  readonly title: string;
  readonly write: (json: string) => string;
  readonly readers: readonly Consumer[];
}

const named = (title: string, readers: readonly Consumer[], write: Form['write']): Form => ({ title, readers, write });
/** Shells that differ in what they make of words. */
const shells = posixShells.filter(({ name: shell }) => ['bash', 'dash', 'zsh', 'busybox sh'].includes(shell));
const escaped = (json: string) => json.replace(/[\\"]/g, '\\$&');
const unit = (assignment: string) => `[Service]\nEnvironment=${assignment}\n`;
const service = (line: string) => `services:\n  server:\n    image: review\n    environment:\n      ${line}\n`;

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
  named('an env file in single quotes', [dotenv, pythonDotenv, composeEnvFile], (json) => `${name}='${json}'\n`),
  named(
    'an env file in double quotes',
    [dotenv, pythonDotenv, composeEnvFile],
    (json) => `${name}="${escaped(json)}"\n`,
  ),
  named('a map of Compose', composeReaders, (json) => service(`${name}: '${json.replaceAll("'", "''")}'`)),
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

/** What the program hands over; undefined if it refuses the file, or has no such variable. */
async function handedOver(reader: Consumer, text: string): Promise<string | undefined> {
  try {
    return (await reader.read(text)).get(name);
  } catch {
    return undefined;
  }
}

describe.each(forms)('$title', ({ write, readers }) => {
  for (const reader of readers) {
    it.skipIf(!reader.present)(`is found as ${reader.name} reads it, or is refused, or has a warning`, async () => {
      const wrong: string[] = [];
      let found = 0;
      for (const value of values) {
        const text = write(value);
        const recognition = recognisePaste(text, readYaml);
        if (recognition.kind !== 'found' || recognition.choices.some(({ warnings }) => warnings.length > 0)) continue;
        const got = await handedOver(reader, text);
        const [choice, ...others] = recognition.choices;
        const isRight = got !== undefined && others.length === 0 && meaning(choice?.text ?? '') === meaning(got);
        if (isRight) found++;
        else
          wrong.push(
            `${text}\n  ${reader.name}: ${got}\n  ours: ${choice?.text} (${recognition.choices.map(({ origin }) => origin).join('; ')})`,
          );
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      console.log(`${reader.name}: ${found} of ${values.length} found`);
    });
  }
});

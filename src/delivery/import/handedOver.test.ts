import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

const recognise = (pasted: string) => recognisePaste(pasted, createYamlReader(yaml));
const name = 'SERVICE_CONFIG_HJSON';
const config = '{"baseUrl":"https://review.example.com","smtpPort":587}';
const other = '{"smtpPort":25}';
const escaped = config.replaceAll('"', '\\"');
/** With an apostrophe in its secret, which a shell reads from `'\''`. */
const inSingleQuotes = `{"baseUrl":"https://review.example.com","oidcClientSecret":"FAKE-it'\\''s"}`;
const withApostrophe = `{"baseUrl":"https://review.example.com","oidcClientSecret":"FAKE-it's"}`;
const service = (...environment: readonly string[]) =>
  ['services:', '  api:', '    environment:', ...environment.map((line) => `      ${line}`), ''].join('\n');

describe('what the program behind a paste does not read as it is written is refused, with what to write', () => {
  it.each([
    ['quotes in a list item of Compose', service(`- ${name}='${config}'`), 'quotes around the whole value'],
    ['escaped quotes in a list item of Compose', service(`- ${name}="${escaped}"`), 'quotes around the whole value'],
    [
      'an unknown escape in a unit',
      `[Service]\nEnvironment='${name}={"organisationName":"a\\qb"}'\n`,
      'Double the backslash',
    ],
    ['no quotes in a shell', `export ${name}=${config}\n`, 'single quotes'],
    ['no quotes in docker run', `docker run -e ${name}=${config} review:1\n`, 'single quotes'],
    [
      'no quotes in --from-literal',
      `kubectl create secret generic r --from-literal=${name}=${config}\n`,
      'single quotes',
    ],
    ['no quotes in a Dockerfile', `FROM review\nENV ${name}=${config}\n`, 'single quotes'],
    ['the old form in a Dockerfile', `FROM review\nENV ${name} ${config}\n`, `ENV ${name}='…'`],
    ['base64 of base64', `kind: Secret\ndata:\n  config.json: ${btoa(btoa(config))}\n`, 'Encode it once'],
    ['a sealed secret', 'kind: SealedSecret\nspec:\n  encryptedData:\n    config.json: FAKEAgBy\n', 'is encrypted'],
    [
      'what SOPS encrypted',
      'kind: Secret\nstringData:\n  config.json: ENC[AES256_GCM,data:FAKE]\n',
      'encrypted by SOPS',
    ],
    ['an expression of a workflow', `env:\n  ${name}: \u0024{{ secrets.X }}\n`, 'uses an expansion'],
    ['a lone dollar sign in Compose', service(`${name}: '{"organisationName":"5 $ a"}'`), 'Write $$'],
    ['a dollar sign before a digit in Compose', service(`${name}: '{"organisationName":"a$1"}'`), 'Write $$'],
    ['an apostrophe in fish', `set -gx ${name} '{"organisationName":"a'b'c"}'\n`, 'fish ends'],
    [
      'the process of the shell in a here-document',
      `cat <<EOF > config.json\n{ oidcClientSecret: "a$$" }\nEOF\n`,
      'an expansion',
    ],
    ['a variable that is passed through', service(`- ${name}`), 'environment of Compose'],
    ['a variable that is passed through in a map', service(`${name}:`), 'environment of Compose'],
    ['a list of helm under a name', `helm upgrade r . --set-string env.${name}='${other}'\n`, '--set-literal'],
    ['variables in a file', 'services:\n  api:\n    env_file: .env\n', 'env_file'],
    [
      'a manifest in which the shell fills in a variable',
      'kubectl apply -f - <<EOF\nkind: Secret\nstringData:\n  config.json: |\n    { oidcClientSecret: "$PW" }\nEOF\n',
      '$PW',
    ],
  ])('%s', (_, pasted, said) => {
    const recognition = recognise(pasted);
    expect(recognition).toMatchObject({ kind: 'refused', reader: expect.any(String) });
    expect(recognition.kind === 'refused' && recognition.reasons[0]?.message).toContain(said);
  });
});

const quoted = '\'{"oidcClientSecret":"FAKE-it\'\'s","smtpPort":587}\'';
const unquoted = '{"oidcClientSecret":"FAKE-it\'s","smtpPort":587}';
const configMap = `kind: ConfigMap\nmetadata:\n  name: r\ndata:\n  config.json: ${quoted}\n`;

describe('what its program makes of it is offered, to be repaired', () => {
  it.each([
    ['no quotes in a unit', `[Service]\nEnvironment=${name}=${config}\n`],
    ['blanks in a unit', `[Service]\nEnvironment=${name}={"baseUrl": "https://a.example.com"}\n`],
    ['no quotes behind another assignment', `[Service]\nEnvironment=TZ=UTC ${name}=${config}\n`],
    ['half of an escape in a unit', `[Service]\nEnvironment='${name}={"organisationName":"a\\\\qb"}'\n`],
    ['the wrong quotes of a shell', `export ${name}="${config}"\n`],
    ['the wrong quotes in docker run', `docker run -e ${name}="${config}" review:1\n`],
    ['escapes in a here-document', `cat <<EOF > config.json\n{ oidcClientSecret: "a\\\\" }\nEOF\n`],
  ])('%s', (_, pasted) => expect(recognise(pasted)).toMatchObject({ kind: 'found', choices: [{ readable: false }] }));
});

describe('what programs read differently, or one of them refuses, is asked', () => {
  it.each([
    ['no quotes in a command of heroku', `heroku config:set ${name}=${config}\n`, config],
    [
      'a map where Kubernetes expects a text',
      'kind: ConfigMap\ndata:\n  config.json:\n    smtpPort: 587\n',
      '{ "smtpPort": 587 }\n',
    ],
    ['a list of helm', `helm upgrade r . --set config='${config}'\n`, config],
    [
      'braces with a dollar sign in an env file',
      `${name}='{"organisationName":"\u0024{HOME}"}'\n`,
      '{"organisationName":"\u0024{HOME}"}',
    ],
    ['two backslashes in an env file', `${name}='{"organisationName":"a\\\\b"}'\n`, '{"organisationName":"a\\\\b"}'],
    ['a variable in an env file', `${name}={"organisationName":"a$bc"}\n`, '{"organisationName":"a$bc"}'],
    ['three double quotes of TOML', `[env]\n${name} = """\n${config}\n"""\n`, `${config}\n`],
    [
      'a variable of Terraform',
      'variable "config" {\n  default = "{\\"oidcClientSecret\\":\\"a$\u0024{b}\\",\\"smtpPort\\":587}"\n}',
      '{"oidcClientSecret":"a\u0024{b}","smtpPort":587}',
    ],
  ])('%s', (_, pasted, text) => {
    const recognition = recognise(pasted);
    expect(recognition).toMatchObject({ kind: 'found', isAsked: true });
    expect(recognition.kind === 'found' && recognition.choices.map((choice) => choice.text)).toContain(text);
  });
});

describe('what all that can read a place agree on is taken', () => {
  it.each([
    ['three quotes of TOML', `${name} = '''${config}'''\n`, config],
    ['two apostrophes of Nix', `environment.${name} = ''\n  ${config}\n'';\n`, config],
    ['the argument of an unknown function', `set_variable("${name}", '${config}')\n`, config],
    ['a ConfigMap behind its command', `$ kubectl get cm r -o yaml\n${configMap}`, unquoted],
    ['a ConfigMap before a prompt', `${configMap}ada@host:~$ \n`, unquoted],
    ['a ConfigMap in a mail', `Hello Bob,\nhere it is:\n\n${configMap}\nRegards`, unquoted],
    ['single quotes of PowerShell', `$cfg = ${quoted}\n`, unquoted],
    ['a pipe of PowerShell', `${quoted} | ConvertFrom-Json\n`, unquoted],
    [
      'a here-string of PowerShell',
      '$cfg = @"\n{\n  oidcClientSecret: "a`$b"\n}\n"@\nSet-Content config.json $cfg\n',
      '{\n  oidcClientSecret: "a$b"\n}',
    ],
    [
      'a folded block',
      service(`${name}: >-`, '  baseUrl: https://a.example.com', '  smtpPort: 587'),
      'baseUrl: https://a.example.com smtpPort: 587',
    ],
    ['a row of SQL', `INSERT INTO c VALUES (${quoted});\n`, unquoted],
    [
      'a heredoc of Terraform',
      'config = <<-EOT\n  {\n    "oidcClientSecret": "a$\u0024{b}"\n  }\n  EOT\n',
      '{\n  "oidcClientSecret": "a\u0024{b}"\n}',
    ],
    [
      'a text of Bicep, whose apostrophes have backslashes',
      `env: [\n  {\n    name: '${name}'\n    value: '{"oidcClientSecret":"FAKE-it\\'s"}'\n  }\n]\n`,
      `{"oidcClientSecret":"FAKE-it's"}`,
    ],
    [
      'an apostrophe in an env file',
      `${name}='{"organisationName":"St John\\'s"}'\n`,
      `{"organisationName":"St John's"}`,
    ],
    ['escapes in an env file', `${name}="${escaped}"\n`, config],
  ])('%s', (_, pasted, text) =>
    expect(recognise(pasted)).toMatchObject({ kind: 'found', isAsked: false, choices: [{ text, readable: true }] }),
  );

  it('each of several rows of SQL', () => {
    const pasted = `INSERT INTO c VALUES (${quoted}), ('{"smtpPort":25}'), (${quoted.replace('587', '26')});\n`;
    expect(recognise(pasted)).toMatchObject({
      choices: [{ text: unquoted }, { text: '{"smtpPort":25}' }, { text: unquoted.replace('587', '26') }],
    });
  });

  it('but the old value of a plan of Terraform is not', () =>
    expect(recognise(`  ~ "${name}" = "{\\"smtpPort\\":25}" -> "${escaped}"\n`)).toMatchObject({ kind: 'refused' }));
});

it('two apostrophes stay where the language reads both of them', () =>
  expect(recognise(`$cfg = @'\n{"oidcClientSecret":"FAKE''s"}\n'@\n`)).toMatchObject({
    choices: [{ text: `{"oidcClientSecret":"FAKE''s"}`, readable: true }],
  }));

describe('what the program hands over is found', () => {
  it.each([
    ['a list item of Compose in quotes', service(`- '${name}=${config}'`), config],
    ['a unit with the whole assignment in quotes', `[Service]\nEnvironment='${name}=${config}'\n`, config],
    ['a unit with the value in quotes', `[Service]\nEnvironment=${name}='${config}'\n`, config],
    ['a unit that goes on in the next line', `[Service]\nEnvironment="GOGC=50" \\\n  "${name}=${escaped}"\n`, config],
    [
      'a lone percent sign in a unit',
      `[Service]\nEnvironment='${name}={"organisationName":"5% z%x"}'\n`,
      '{"organisationName":"5% z%x"}',
    ],
    [
      'a doubled percent sign in a unit',
      `[Service]\nEnvironment='${name}={"organisationName":"5%%h"}'\n`,
      '{"organisationName":"5%h"}',
    ],
    [
      'a unit that resets its variables',
      `[Service]\nEnvironment='${name}=${other}'\nEnvironment=\nEnvironment='${name}=${config}'\n`,
      config,
    ],
    ['az', `az containerapp update --set-env-vars '${name}=${inSingleQuotes}'\n`, withApostrophe],
    ['docker service', `docker service update --env-add '${name}=${inSingleQuotes}' review\n`, withApostrophe],
    ['gcloud', `gcloud run services update r --update-env-vars '${name}=${inSingleQuotes}'\n`, withApostrophe],
    ['kubectl', `kubectl create secret generic r --from-literal '${name}=${inSingleQuotes}'\n`, withApostrophe],
    [
      'kubectl with a file',
      `kubectl create secret generic r --from-literal=config.json='${inSingleQuotes}'\n`,
      withApostrophe,
    ],
    ['aws ssm', `aws ssm put-parameter --name /r --value '${inSingleQuotes}'\n`, withApostrophe],
    [
      'aws secretsmanager',
      `aws secretsmanager put-secret-value \\\n  --secret-id r \\\n  --secret-string '${inSingleQuotes}'\n`,
      withApostrophe,
    ],
    ['vault', `vault kv put secret/r config='${inSingleQuotes}'\n`, withApostrophe],
    ['gh', `gh secret set ${name} --body '${inSingleQuotes}'\n`, withApostrophe],
    ['echo', `echo '${inSingleQuotes}' > config.json\n`, withApostrophe],
    ['printf', `printf '%s' '${inSingleQuotes}' > config.json\n`, withApostrophe],
    [
      'a method of .NET in PowerShell',
      `[Environment]::SetEnvironmentVariable('${name}', '{"oidcClientSecret":"FAKE-it''s"}', 'Machine')\n`,
      `{"oidcClientSecret":"FAKE-it's"}`,
    ],
    ['double quotes in a command', `az containerapp update --set-env-vars "${name}=${escaped}"\n`, config],
    ['echo with double quotes', `echo "${escaped}" > config.json\n`, config],
    [
      'a here-document',
      `cat > config.json <<'EOF'\n{ baseUrl: "https://a.example.com/$x" }\nEOF\n`,
      '{ baseUrl: "https://a.example.com/$x" }',
    ],
    ['an indented here-document', `cat <<-EOF > config.json\n\t{\n\tsmtpPort: 25\n\t}\n\tEOF\n`, '{\nsmtpPort: 25\n}'],
    [
      'a here-document with escapes',
      `cat > config.json <<EOF\n{ baseUrl: "https://a.example.com/\\$x" }\nEOF\n`,
      '{ baseUrl: "https://a.example.com/$x" }',
    ],
    ['a here-document in a variable', `export ${name}="$(cat <<'EOF'\n{ smtpPort: 25 }\nEOF\n)"\n`, '{ smtpPort: 25 }'],
    [
      'a manifest in a here-document',
      `kubectl apply -f - <<'EOF'\nkind: Secret\nstringData:\n  config.json: '${config}'\nEOF\n`,
      config,
    ],
    ['a text of YAML under any key', `config: ${quoted}\n`, unquoted],
    ['a ConfigMap with another name', configMap.replace('config.json', 'settings.json'), unquoted],
    [
      'a config of Compose with dollar signs',
      'configs:\n  review:\n    content: |\n      {"oidcClientSecret":"FAKE$$d"}\nservices:\n  api:\n    configs: [review]\n',
      '{"oidcClientSecret":"FAKE$d"}\n',
    ],
    ['a block of Terraform', `env {\n  name  = "${name}"\n  value = "${escaped}"\n}\n`, config],
    ['a list of Terraform', `env = ["GOGC=50", "${name}=${escaped}"]\n`, config],
    [
      'stringData over data',
      `kind: Secret\nstringData:\n  config.json: '${config}'\ndata:\n  config.json: ${btoa(other)}\n`,
      config,
    ],
    [
      'the last of two names in a container',
      `kind: Pod\nspec:\n  containers:\n  - env:\n    - {name: ${name}, value: '${other}'}\n    - {name: ${name}, value: '${config}'}\n`,
      config,
    ],
    ['the last of two list items of Compose', service(`- '${name}=${other}'`, `- '${name}=${config}'`), config],
    [
      'a merged part of a Compose file',
      `x-common: &common\n  environment:\n    ${name}: '${config}'\nservices:\n  api:\n    <<: *common\n`,
      config,
    ],
    [
      'merged variables of a Compose file',
      `x-env: &env\n  ${name}: '${config}'\nservices:\n  api:\n    environment:\n      <<: *env\n`,
      config,
    ],
    [
      'a value of Compose with dollar signs',
      service(`${name}: "{\\"oidcClientSecret\\":\\"FAKE$$d\\"}"`),
      '{"oidcClientSecret":"FAKE$d"}',
    ],
  ])('once, from %s', (_, pasted, text) => {
    expect(recognise(pasted)).toMatchObject({
      kind: 'found',
      choices: [{ text, readable: true, warnings: [] }],
    });
    expect(recognise(pasted)).toHaveProperty('choices.length', 1);
  });

  it('whole, from the lines that env prints', () => {
    const text = '{\n  baseUrl: https://a.example.com\n\n  smtpPort: 587\n}';
    expect(recognise(`PATH=/bin\n${name}=${text}\nHOME=/root\n`)).toMatchObject({
      isAsked: false,
      choices: [{ text }],
    });
    const braceless = 'baseUrl: https://a.example.com\nsmtpPort: 587';
    expect(recognise(`PATH=/bin\n${name}=${braceless}\nHOME=/root\n`)).toMatchObject({
      isAsked: true,
      choices: [{ text: braceless }, {}],
    });
  });

  it('with what to look at, from a variable in a here-document', () =>
    expect(recognise('cat <<EOF > config.json\n{ oidcClientSecret: "$PW" }\nEOF\n')).toMatchObject({
      choices: [{ warnings: [expect.stringContaining('$PW')] }],
    }));
});

it('a value that its program reads with half of the backslashes is offered as it reads it, to be repaired', () => {
  const pasted = `set -gx ${name} '{"organisationName":"a\\\\"}'\n`;
  expect(recognise(pasted)).toMatchObject({
    choices: [{ text: '{"organisationName":"a\\"}', readable: false, origin: 'fish, line 1' }],
  });
});

it('of two values in one file, both are offered', () => {
  expect(recognise(`${name}=${other}\n${name}=${config}\n`)).toMatchObject({
    choices: [{ text: other }, { text: config }],
  });
  expect(recognise(`[Service]\nEnvironment='${name}=${other}'\nEnvironment='${name}=${config}'\n`)).toMatchObject({
    choices: [{ text: other }, { text: config }],
  });
});

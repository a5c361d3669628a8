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
    ['no quotes in a unit', `[Service]\nEnvironment=${name}=${config}\n`, 'Environment='],
    ['blanks in a unit', `[Service]\nEnvironment=${name}={"baseUrl": "https://a.example.com"}\n`, 'Environment='],
    ['no quotes behind another assignment', `[Service]\nEnvironment=TZ=UTC ${name}=${config}\n`, 'Environment='],
    [
      'an unknown escape in a unit',
      `[Service]\nEnvironment='${name}={"organisationName":"a\\qb"}'\n`,
      'Double the backslash',
    ],
    [
      'half of an escape in a unit',
      `[Service]\nEnvironment='${name}={"organisationName":"a\\\\qb"}'\n`,
      'Double each backslash',
    ],
    ['the wrong quotes of a shell', `export ${name}="${config}"\n`, 'single quotes'],
    ['no quotes in a shell', `export ${name}=${config}\n`, 'single quotes'],
    ['no quotes in docker run', `docker run -e ${name}=${config} review:1\n`, 'single quotes'],
    ['the wrong quotes in docker run', `docker run -e ${name}="${config}" review:1\n`, 'single quotes'],
    ['no quotes in a command of heroku', `heroku config:set ${name}=${config}\n`, 'single quotes'],
    [
      'no quotes in --from-literal',
      `kubectl create secret generic r --from-literal=${name}=${config}\n`,
      'single quotes',
    ],
    ['the wrong quotes in an env file', `GOGC=50\n${name}="${config}"\n`, 'single quotes'],
    ['no quotes in a Dockerfile', `FROM review\nENV ${name}=${config}\n`, 'single quotes'],
    ['the old form in a Dockerfile', `FROM review\nENV ${name} ${config}\n`, `ENV ${name}='…'`],
    [
      'a map where Kubernetes expects a text',
      'kind: ConfigMap\ndata:\n  config.json:\n    smtpPort: 587\n',
      'not text',
    ],
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
    ['escapes in a here-document', `cat <<EOF > config.json\n{ oidcClientSecret: "a\\\\" }\nEOF\n`, "<<'EOF'"],
    [
      'the process of the shell in a here-document',
      `cat <<EOF > config.json\n{ oidcClientSecret: "a$$" }\nEOF\n`,
      'an expansion',
    ],
    ['a variable that is passed through', service(`- ${name}`), 'environment of Compose'],
    ['a variable that is passed through in a map', service(`${name}:`), 'environment of Compose'],
    ['a list of helm', `helm upgrade r . --set config='${config}'\n`, '--set-literal'],
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

it.each([
  ['three quotes of TOML', `[env]\n${name} = '''\n${config}\n'''\n`],
  ['three double quotes of TOML', `[env]\n${name} = """\n${config}\n"""\n`],
  ['two apostrophes of Nix', `environment.${name} = ''\n  ${config}\n'';\n`],
  ['the argument of an unknown function', `set_variable("${name}", '${config}')\n`],
])('what no program is known to read behind the name is refused: %s', (_, pasted) =>
  expect(recognise(pasted)).toMatchObject({
    kind: 'refused',
    reasons: [{ code: 'value-read-differently', message: expect.stringContaining('No program is known') }],
  }),
);

const quoted = '\'{"oidcClientSecret":"FAKE-it\'\'s","smtpPort":587}\'';
const unquoted = '{"oidcClientSecret":"FAKE-it\'s","smtpPort":587}';
const configMap = `kind: ConfigMap\nmetadata:\n  name: r\ndata:\n  config.json: ${quoted}\n`;

it.each([
  ['a ConfigMap behind its command', `$ kubectl get cm r -o yaml\n${configMap}`],
  ['a ConfigMap before a prompt', `${configMap}ada@host:~$ \n`],
  ['a ConfigMap in a mail', `Hello Bob,\nhere it is:\n\n${configMap}\nRegards`],
  ['single quotes of PowerShell', `$cfg = ${quoted}\n`],
  ['a pipe of PowerShell', `${quoted} | ConvertFrom-Json\n`],
  ['a here-string of PowerShell', '$cfg = @"\n{\n  oidcClientSecret: "a`$b"\n}\n"@\nSet-Content config.json $cfg\n'],
  ['a row of SQL', `INSERT INTO c VALUES (${quoted});\n`],
  ['two rows of SQL', `INSERT INTO c VALUES (${quoted}), ('{"smtpPort":25}'), (${quoted.replace('587', '26')});\n`],
  [
    'a variable of Terraform',
    'variable "config" {\n  default = "{\\"oidcClientSecret\\":\\"a$\u0024{b}\\",\\"smtpPort\\":587}"\n}',
  ],
  ['a heredoc of Terraform', 'config = <<-EOT\n  {\n    "oidcClientSecret": "a$\u0024{b}"\n  }\n  EOT\n'],
])('what its language reads differently is not taken out between the braces: %s', (_, pasted) =>
  expect(recognise(pasted)).toMatchObject({ kind: 'refused' }),
);

it('a text of Bicep, whose apostrophes have backslashes, is not taken out between its braces', () => {
  const text = `env: [\n  {\n    name: '${name}'\n    value: '{"oidcClientSecret":"FAKE-it\\'s"}'\n  }\n]\n`;
  expect(recognise(text)).toMatchObject({ kind: 'refused' });
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
    ['a plan of Terraform', `  ~ "${name}" = "{\\"smtpPort\\":25}" -> "${escaped}"\n`, config],
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
      choices: [{ text, readable: true, warnings: [], cleanings: [] }],
    });
    expect(recognise(pasted)).toHaveProperty('choices.length', 1);
  });

  it.each([
    ['without braces', 'baseUrl: https://a.example.com\nsmtpPort: 587'],
    ['with braces', '{\n  baseUrl: https://a.example.com\n\n  smtpPort: 587\n}'],
  ])('whole, from the lines that env prints: %s', (_, text) => {
    expect(recognise(`PATH=/bin\n${name}=${text}\nHOME=/root\n`)).toMatchObject({
      choices: [{ text, readable: true, warnings: [expect.stringContaining('as env prints it')] }],
    });
  });

  it.each([
    ['a variable in a here-document', 'cat <<EOF > config.json\n{ oidcClientSecret: "$PW" }\nEOF\n', '$PW'],
    ['a folded block', service(`${name}: >-`, '  baseUrl: https://a.example.com', '  smtpPort: 587'), 'one line'],
    ['an apostrophe in an env file', `${name}='{"organisationName":"St John\\'s"}'\n`, 'apostrophe'],
    ['braces with a dollar sign in an env file', `${name}='{"organisationName":"\u0024{HOME}"}'\n`, 'two backslashes'],
    ['two backslashes in an env file', `${name}='{"organisationName":"a\\\\b"}'\n`, 'two backslashes'],
    ['escapes in an env file', `${name}="${escaped}"\n`, 'backslashes'],
    ['a comment sign in an env file', `${name}={"organisationName":"a #b"}\n`, 'Compose and dotenv'],
    ['a variable in an env file', `${name}={"organisationName":"a$bc"}\n`, 'Compose and dotenv'],
  ])('with what to look at, from %s', (_, pasted, said) => {
    expect(recognise(pasted)).toMatchObject({ choices: [{ warnings: [expect.stringContaining(said)] }] });
  });
});

it('a value that its program reads with half of the backslashes is offered as it reads it, to be repaired', () => {
  const pasted = `set -gx ${name} '{"organisationName":"a\\\\"}'\n`;
  expect(recognise(pasted)).toMatchObject({
    choices: [{ text: '{"organisationName":"a\\"}', readable: false, origin: 'fish, line 1' }],
  });
});

it('of two values in one file, the one that counts is first, and the other says so', () => {
  const origins = (pasted: string) => {
    const found = recognise(pasted);
    return found.kind === 'found' ? found.choices.map(({ origin }) => origin) : [];
  };
  expect(origins(`${name}=${other}\n${name}=${config}\n`)).toEqual([
    'Env file, line 2',
    'Env file, line 1, replaced in line 2',
  ]);
  expect(origins(`[Service]\nEnvironment='${name}=${other}'\nEnvironment='${name}=${config}'\n`)).toEqual([
    'systemd unit, line 3',
    'systemd unit, line 2, replaced in line 3',
  ]);
});

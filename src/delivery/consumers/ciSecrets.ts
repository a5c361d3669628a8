import { quotePosix, refuse } from '../../text/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type AssignmentReader, matchAt, refuseUnclosed } from '../scanners/assignment.ts';
import { refuseExpansion } from '../scanners/references.ts';
import { readShellWord } from '../scanners/shellWord.ts';
import type { Consumer } from './consumer.ts';
import { type NameRule, nameOf } from './names.ts';
import { allVariables, encodeLines, linuxVariableLimit, type Target } from './target.ts';

const shared = {
  group: 'CI secrets',
  way: 'variable',
  holdsLines: true,
  verification: {
    tested: false,
    basis: 'bash hands the value to the command unchanged; storing it needs an account',
  },
} as const;

const gitHub: Target = {
  ...shared,
  id: 'github-actions',
  title: 'GitHub Actions',
  fileName: 'github-secrets.sh',
  words: 'gh repository workflow',
  limit: { bytes: 48_000, of: 'value', strict: false, reason: 'GitHub accepts secrets of at most 48 KB.' },
  hint: 'Run it in the repository, with the GitHub CLI. Or paste “The value alone” under Settings > Secrets and variables > Actions.',
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) => ({
      ok: true,
      text: `gh secret set ${name} --body=${quotePosix(value)}`,
    })),
};

const gitLab: Target = {
  ...shared,
  id: 'gitlab-ci',
  title: 'GitLab CI',
  fileName: 'gitlab-variables.sh',
  words: 'glab pipeline',
  limit: linuxVariableLimit,
  hint: 'Run it in the repository, with the GitLab CLI. Or paste “The value alone” under Settings > CI/CD > Variables, with “Expand variable reference” off. GitLab masks no value with spaces: protect the variable.',
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) => ({
      ok: true,
      text: `glab variable set ${name} --raw --value=${quotePosix(value)}`,
    })),
};

const pipeline: NameRule = {
  title: 'Pipeline',
  fallback: 'deploy',
  fault: (name) => (/^[^\p{Cc}]{1,260}$/u.test(name) ? undefined : 'Use a name of one line.'),
};

const azureDevOps: Target = {
  ...shared,
  id: 'azure-devops',
  title: 'Azure DevOps',
  fileName: 'azure-variables.sh',
  words: 'az pipelines ado vsts',
  limit: linuxVariableLimit,
  names: { pipeline },
  hint: 'Run it with the Azure CLI, signed in to your project. Or paste “The value alone” under Edit > Variables of the pipeline, as a secret. A step gets a secret only through its `env`.',
  encode: (parts, chosen) =>
    encodeLines(allVariables(parts), (variable) => azureCommand(variable, nameOf({ pipeline }, chosen, 'pipeline'))),
};

function azureCommand({ name, value }: EnvironmentVariable, pipelineName: string) {
  // The Azure CLI takes @ as the sign of a file that holds the value.
  if (value.startsWith('@')) return refuse(`az reads a value that begins with @ from a file: ${name}.`);
  const options = `--pipeline-name=${quotePosix(pipelineName)} --secret=true --name=${name} --value=${quotePosix(value)}`;
  return { ok: true, text: `az pipelines variable create ${options}` } as const;
}

const command =
  /\b(?:gh\s+secret\s+set|glab\s+variable\s+(?:set|update)|az\s+pipelines\s+variable\s+(?:create|update))\b/;
/** Other options of the command, and then the one whose value is the variable's. */
const valueOption = /(?:[ \t]|\\\r?\n|--raw|--masked|--secret(?:=|[ \t]+)true)*(?:--body|--value|-[bv])(?:=|[ \t]+)/y;

/** The value that a command of a CI service stores under the name. */
const reader: AssignmentReader = {
  title: 'CI secret',
  read({ text, name, end, before }) {
    if (!command.test(before)) return undefined;
    const option = matchAt(valueOption, text, end);
    if (!option) return undefined;
    const word = readShellWord(text, end + option[0].length);
    if (word.kind === 'expansion') return refuseExpansion(name, text.slice(word.start));
    if (word.kind === 'unclosed') return refuseUnclosed(name);
    return { kind: 'value', value: word.value, references: word.references };
  },
};

/** Commands that store the variables as secrets of a CI service. */
export const ciSecrets: Consumer = { targets: [gitHub, gitLab, azureDevOps], assignments: [reader] };

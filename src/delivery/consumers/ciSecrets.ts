import { hereDocument, quotePosix, refuse } from 'source-text';
import { configVariable } from '../../opening/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type AssignmentReader, matchAt } from '../scanners/assignment.ts';
import { hereDocumentAt } from '../scanners/hereDocument.ts';
import { refuseExpansion } from '../scanners/references.ts';
import { wordIn } from '../scanners/words.ts';
import type { Consumer } from './consumer.ts';
import { nameOf, nameRule } from './names.ts';
import { allVariables, type Encoding, encodeLines, linuxVariableLimit, type Target } from './target.ts';

const shared = {
  group: 'CI secrets',
  way: 'variable',
  holdsLines: true,
  untested: 'a shell hands the value to the command unchanged; storing it needs an account',
} as const;

/** The command that stores a variable; its value is on standard input: other users of the machine see the arguments of a process. */
interface Storing {
  readonly program: string;
  /** What the program takes off the value, which is not what was to be stored. */
  readonly takenOff: RegExp;
  readonly command: (variable: EnvironmentVariable) => string;
}

function storeEach(variables: readonly EnvironmentVariable[], { program, takenOff, command }: Storing): Encoding {
  return encodeLines(variables, ({ name, value }) => {
    // Around the text of a configuration, blanks and line ends mean nothing.
    const stored = name === configVariable ? value.trim() : value;
    return takenOff.test(stored)
      ? refuse(`${program} does not keep the line ends and blanks at the ends of ${name}.`)
      : { ok: true, text: `${command({ name, value: stored })} ${hereDocument(stored).slice(0, -1)}` };
  });
}

const gitHub: Target = {
  ...shared,
  id: 'github-actions',
  title: 'GitHub Actions',
  fileName: 'github-secrets.sh',
  words: 'gh repository workflow',
  limit: { bytes: 48_000, isUncertain: true, reason: 'GitHub accepts secrets of at most 48 KB.' },
  hint: '`chmod 600` the file and run it with sh in the repository, with the GitHub CLI. Or paste “The value alone” under Settings > Secrets and variables > Actions.',
  encode: (parts) =>
    storeEach(allVariables(parts), {
      program: 'gh',
      takenOff: /[\r\n]$/,
      command: ({ name }) => `gh secret set ${name}`,
    }),
};

/** Why GitLab does not mask a value in the logs of jobs; of one that it does not expand, it asks no more. */
function whyUnmasked(value: string): string | undefined {
  if (/[\r\n]/.test(value)) return 'it has several lines';
  // The blank in the mark of a redacted copy is not the value's own.
  if (/(?<!<redacted)\s/.test(value)) return 'it has a space';
  return value.length < 8 ? 'it has fewer than 8 characters' : undefined;
}

const gitLab: Target = {
  ...shared,
  id: 'gitlab-ci',
  title: 'GitLab CI',
  fileName: 'gitlab-variables.sh',
  words: 'glab pipeline',
  limit: linuxVariableLimit,
  // With a space, the value is not masked.
  escapes: / /g,
  hint: '`chmod 600` the file and run it with sh in the repository, with the GitLab CLI. Or paste “The value alone” under Settings > CI/CD > Variables, with “Expand variable reference” off. A masked value is hidden as a whole, not a password in it: protect the variable, too.',
  encode(parts) {
    const variables = allVariables(parts);
    const warnings = variables.flatMap(({ name, value }) => {
      const reason = whyUnmasked(name === configVariable ? value.trim() : value);
      return reason ? [`GitLab cannot mask ${name} in the logs of jobs: ${reason}.`] : [];
    });
    const encoding = storeEach(variables, {
      program: 'glab',
      takenOff: /^[\s\u0085]|[\s\u0085]$/,
      command({ name, value }) {
        const reason = whyUnmasked(value);
        const note = reason ? `# Not masked: ${reason}.\n` : '';
        return `${note}glab variable set ${name} --raw${reason ? '' : ' --masked'}`;
      },
    });
    return encoding.ok ? { ...encoding, warnings } : encoding;
  },
};

const pipeline = nameRule(/^[^\p{Cc}]{1,260}$/u, 'Use a name of one line.')('Pipeline', 'deploy');

const azureDevOps: Target = {
  ...shared,
  id: 'azure-devops',
  title: 'Azure DevOps',
  fileName: 'azure-variables.sh',
  words: 'az pipelines ado vsts',
  limit: linuxVariableLimit,
  names: { pipeline },
  hint: '`chmod 600` the file and run it with sh and the Azure CLI, signed in to your project. Or paste “The value alone” under Edit > Variables of the pipeline, as a secret. A step gets a secret only through its `env`.',
  encode(parts, chosen) {
    const pipelineName = quotePosix(nameOf({ pipeline }, chosen, 'pipeline'));
    return storeEach(allVariables(parts), {
      program: 'az',
      // Python reads each carriage return as a line end.
      takenOff: /\r|\n$/,
      command: ({ name }) =>
        `az pipelines variable create --pipeline-name=${pipelineName} --secret=true --name=${name} --value=@-`,
    });
  },
};

const command =
  /\b(?:gh\s+secret\s+set|glab\s+variable\s+(?:set|update)|az\s+pipelines\s+variable\s+(?:create|update))\b/;
const option = /(?:[ \t]|\\\r?\n|--raw|--masked|--secret(?:=|[ \t]+)true|--value(?:=|[ \t]+)@-)*/y;
/** The option whose value is the variable's. */
const valueOption = /(?:--body|--value|-[bv])(?:=|[ \t]+)/y;

/** The value that a command of a CI service stores under the name: on standard input, or an argument. */
const reader: AssignmentReader = {
  title: 'CI secret',
  read({ text, name, end, before }) {
    if (!command.test(before)) return undefined;
    const after = end + (matchAt(option, text, end)?.[0].length ?? 0);
    const input = hereDocumentAt(text, after);
    if (input) {
      const expanded = input.isLiteral ? undefined : /\$[\w{(]|`/.exec(input.body);
      return expanded ? refuseExpansion(name, input.body.slice(expanded.index)) : { kind: 'value', value: input.body };
    }
    const valued = matchAt(valueOption, text, after);
    return valued ? wordIn('POSIX', text, name, after + valued[0].length) : undefined;
  },
};

/** Commands that store the variables as secrets of a CI service. */
export const ciSecrets: Consumer = { targets: [gitHub, gitLab, azureDevOps], assignments: [reader] };

import { type Consumer, findProgram, inFolder, parseNulRecords, run } from './consumer.ts';

function shell(name: string, program: string, parameters: readonly string[]): Consumer {
  const path = findProgram(program);
  return {
    name,
    present: path !== undefined,
    read: (output) =>
      inFolder({ 'environment.sh': `${output}\nenv -0\n` }, (cwd) =>
        parseNulRecords(run(path ?? program, [...parameters, './environment.sh'], { cwd })),
      ),
  };
}

/** Shells that read the POSIX form. Each sources it and then shows its whole environment to a program. */
export const posixShells: readonly Consumer[] = [
  shell('bash', 'bash', []),
  shell('bash --posix', 'bash', ['--posix']),
  shell('dash', 'dash', []),
  shell('zsh', 'zsh', ['-f']),
  shell('zsh with rcquotes', 'zsh', ['-f', '-o', 'rcquotes']),
  shell('busybox sh', 'busybox', ['sh']),
  shell('mksh', 'mksh', []),
  shell('yash', 'yash', []),
];

export const fish: Consumer = shell('fish', 'fish', ['--no-config']);

/**
 * What the command lines of CI services get from bash, by name: stands in for them, since they store it with an account only. Each takes
 * off the line ends at the end of what it reads, and more: see what the targets refuse.
 */
const stubs = `
record() {
  for argument; do
    case $argument in
      --name=*) name=\${argument#--name=} ;;
      --*) ;;
      *) name=$argument ;;
    esac
  done
  printf '%s=%s\\0' "$name" "$(cat)"
}
gh() { record "$@"; }
glab() { record "$@"; }
az() { record "$@"; }
`;

const bash = findProgram('bash');

export const secretCommands: Consumer = {
  name: 'bash, input of the command',
  present: bash !== undefined,
  read: (output) =>
    inFolder({ 'secrets.sh': `${stubs}${output}` }, (cwd) =>
      parseNulRecords(run(bash ?? 'bash', ['./secrets.sh'], { cwd })),
    ),
};

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wrap } from 'source-text';
import type { Command, OptionTable } from '../../src/commandLine/command.ts';
import { type CommandName, commands } from '../../src/commandLine/commands/commands.ts';
import { exitCodeMeanings } from '../../src/commandLine/exitCode.ts';
import { commonOptions } from '../../src/commandLine/frame/parseCall.ts';
import { optionSyntax, usageLine } from '../../src/commandLine/help.ts';
import { commandName } from '../../src/commandLine/name.ts';

/** Loaded with this module: what runs it ends before a later import. */
const listed = await Promise.all(
  (Object.keys(commands) as CommandName[]).map(async (name) => ({ name, command: await commands[name].load() })),
);

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const page = fileURLToPath(new URL('../../docs/cli.md', import.meta.url));

const introduction = `# Command line

\`${commandName}\` checks, compares and edits configurations where the files are: in hooks, in CI and on servers. It runs the
same checks and edits as the page, opens no connection, and needs Node 20.19 or later.

The package is not published. Run the packed file from a release, \`npx ./${commandName}-${version}.tgz check config.json\`, the
program in it, \`node ${commandName}/${commandName}.js check config.json\`, or what \`npm run build:all\` writes in a clone of the
project, \`node dist-cli/${commandName}.js check config.json\`; the examples below have \`${commandName}\` for each of these.
[ci.md](ci.md) shows it in CI and git, [editors.md](editors.md) in editors.

- Without a file, a command reads the variable \`SERVICE_CONFIG_HJSON\` if it is set, otherwise
  \`/app/config/config.json\`. \`-\` is standard input.
- A file is UTF-8 or UTF-16, with or without a byte order mark, of at most 20 MB. Whatever changes when a file is
  read is reported on standard error.
- A file is replaced as a whole. Its mode is kept, and a link stays a link. A file that changed after it was read
  is not written. A new file has the mode of the file that its text is from. A report is not written through a link.
- No command shows a secret unless you ask for it: not in a report, an error or a difference. Output that holds
  secrets goes to a file or a pipe, and to a terminal only with \`--to-terminal\`.
- Programs get the exact text. In messages, on a terminal and in JSON, a character that would move the cursor, end a
  line or change its direction is an escape such as \`\\u001b\`.
`;

const usageNote =
  'The usage of each names the [options of several commands](#options-of-several-commands) that it takes.';

/** An option as the page describes it. */
interface DescribedOption {
  readonly syntax: string;
  readonly help: string;
}

function described(options: OptionTable): readonly DescribedOption[] {
  return Object.entries(options).map(([name, entry]) => ({ syntax: optionSyntax(name, entry), help: entry.help }));
}

/** The commands that describe an option in the same words. */
function takersOf({ syntax, help }: DescribedOption): readonly CommandName[] {
  const isSame = (option: DescribedOption) => option.syntax === syntax && option.help === help;
  return listed.filter(({ command }) => described(command.options).some(isSame)).map(({ name }) => name);
}

const isShared = (option: DescribedOption) => takersOf(option).length > 1;

/** The text of docs/cli.md. */
function commandPage(): string {
  const shared = listed.flatMap(({ command }) => described(command.options)).filter(isShared);
  const distinct = [...new Map(shared.map((option) => [option.syntax, option])).values()];
  return [
    introduction,
    '## Commands\n',
    `${wrap(`${links(listed.map(({ name }) => name))}. ${usageNote}`, 120).join('\n')}\n`,
    ...listed.map(({ name, command }) => section(name, command)),
    '## Options of several commands\n',
    table(
      ['option', 'does', 'commands'],
      [
        ...distinct.map((option) => [`\`${option.syntax}\``, option.help, links(takersOf(option))]),
        ...described(commonOptions).map(({ syntax, help }) => [`\`${syntax}\``, help, 'all']),
      ],
    ),
    '## Exit codes\n',
    table(
      ['code', 'meaning'],
      exitCodeMeanings.map(([code, meaning]) => [code, meaning]),
    ),
  ].join('\n');
}

function links(names: readonly CommandName[]): string {
  return names.map((name) => `[\`${name}\`](#${name})`).join(', ');
}

/** The usage names the shared options, which the page describes once; the table has the others. */
function section(name: CommandName, { operands, description, options, examples }: Command): string {
  const all = described(options);
  const own = all.filter((option) => !isShared(option));
  const shared = all.filter(isShared).map(({ syntax }) => `[${syntax}]`);
  const lines = examples.map(({ line, does }) => `${commandName} ${line}  # ${does}`);
  return [
    `## ${name}\n`,
    `${wrap(`\`${usageLine(name, [...shared, operands].join(' ').trim())}\``, 120).join('\n')}\n`,
    `${description.map((paragraph) => wrap(paragraph, 120).join('\n')).join('\n\n')}\n`,
    ...(own.length > 0 ? [optionTable(own)] : []),
    ...(lines.length > 0 ? [`\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`] : []),
  ].join('\n');
}

function optionTable(options: readonly DescribedOption[]): string {
  return table(
    ['option', 'does'],
    options.map(({ syntax, help }) => [`\`${syntax}\``, help]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return [line(head), `|${head.map(() => '---|').join('')}\n`, ...rows.map(line)].join('');
}

/** Whether docs/cli.md is what the table of commands says. */
export function isCurrent(): boolean {
  return readFileSync(page, 'utf8') === commandPage();
}

/** Writes docs/cli.md. */
export function main(): void {
  writeFileSync(page, commandPage());
}

import type { Call, Command } from './command.ts';
import { type CommandName, commands } from './commands/commands.ts';
import { type ExitCode, exitCode } from './exitCode.ts';
import { faultReport } from './frame/faultReport.ts';
import { commonOptions, parseCall } from './frame/parseCall.ts';
import { complain, didYouMean, printFault, printText } from './frame/print.ts';
import { stylesFor } from './frame/styles.ts';
import { commandHelp, programHelp } from './help.ts';
import { commandName } from './name.ts';
import type { System } from './system.ts';

/** Runs the words after the name of the program, writes to the outputs and returns the exit code. Never throws. */
export async function runCommandLine(words: readonly string[], system: System, version: string): Promise<ExitCode> {
  try {
    return await run(words, system, version);
  } catch (fault) {
    printFault(system, faultReport(fault, version));
    return exitCode.fault;
  }
}

async function run(words: readonly string[], system: System, version: string): Promise<ExitCode> {
  const [name = '--help', ...others] = words;
  if (name === '--version' || name === 'version') return print(system, `${commandName} ${version}\n`);
  if (name === '--help' || name === '-h') return print(system, programHelp());
  if (name === 'help')
    return others[0] === undefined ? print(system, programHelp()) : run([others[0], '--help'], system, version);
  if (!isCommandName(name)) return complain(system, unknownCommand(name));
  const command: Command = await commands[name].load();
  const parsed = parseCall(others, { ...command.options, ...commonOptions });
  if (!parsed.ok) return complain(system, parsed.reason, name);
  const { operands, options } = parsed;
  if (options.help) return print(system, commandHelp(name, command));
  if (options.version) return print(system, `${commandName} ${version}\n`);
  const fault = operandFault(command, operands.length);
  if (fault) return complain(system, fault, name);
  const styles = stylesFor(options['no-color'] ? 'never' : options.color, system.stdout, system);
  const call: Call = { operands, options, system, styles, version };
  return command.run(call);
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function print(system: System, text: string): ExitCode {
  printText(system, text);
  return exitCode.done;
}

function unknownCommand(name: string): string {
  const hint = didYouMean(name, Object.keys(commands), `${commandName} --help lists the commands.`);
  return `There is no command ${JSON.stringify(name)}.${hint}`;
}

function operandFault({ operands, operandCount: { least, most } }: Command, count: number): string | undefined {
  if (count < least) return `Something is missing: the operands are ${operands}.`;
  if (count <= most) return undefined;
  return most === 0 ? 'The command takes no operands.' : `There are too many operands: they are ${operands}.`;
}

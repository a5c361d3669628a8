import { commandName } from '../name.ts';

/** Where the program stopped. Its message is left out: it may quote the text of a file. */
export function faultReport(fault: unknown, version: string): string {
  const lines = fault instanceof Error ? framesOf(fault) : [];
  const name = fault instanceof Error ? fault.name : 'Error';
  return [
    `${commandName}: This is a fault of the program, and nothing is wrong with your input. Please report these lines:`,
    `  ${name} in ${commandName} ${version}, Node ${process.versions.node}, ${process.platform}`,
    ...lines,
    '',
  ].join('\n');
}

/** Only the calls. The message precedes them in `stack`, and may have any number of lines. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const after = stack.lastIndexOf(message);
  if (after < 0) return [];
  return stack
    .slice(after + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.slice(2));
}

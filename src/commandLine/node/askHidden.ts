import { exitCode } from '../exitCode.ts';

/** Reads a line from the terminal without echoing it. Undefined if standard input is not a terminal. */
export async function askHidden(question: string): Promise<string | undefined> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return undefined;
  // Before the question: anything typed or pasted at once must not be shown, either.
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stderr.write(question);
  try {
    return await typedLine(stdin);
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}

const [interrupt, endOfInput, backspace, erase] = ['\x03', '\x04', '\b', '\x7f'];

function typedLine(stdin: NodeJS.ReadStream): Promise<string | undefined> {
  return new Promise((resolve) => {
    let typed: string[] = [];
    const read = (chunk: string) => {
      for (const character of chunk) {
        if (character === interrupt) {
          stdin.setRawMode(false);
          process.exit(exitCode.interrupted);
        }
        if (character === '\r' || character === '\n' || character === endOfInput) {
          stdin.off('data', read);
          resolve(typed.join(''));
          return;
        }
        typed = character === backspace || character === erase ? typed.slice(0, -1) : [...typed, character];
      }
    };
    stdin.on('data', read);
  });
}

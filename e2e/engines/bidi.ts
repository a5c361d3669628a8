import { WebSocket } from 'ws';

/** A connection that speaks WebDriver BiDi: commands with their answers, and events. */
export interface BidiConnection {
  send<Result = unknown>(method: string, parameters: object): Promise<Result>;
  onEvent(listener: (method: string, parameters: unknown) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly message?: string;
}

/** How long a browser may think about one command, in milliseconds. */
const patience = 60_000;

export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  const answers = new Map<number, (answer: Message) => void>();
  const listeners: ((method: string, parameters: unknown) => void)[] = [];
  let lastId = 0;
  socket.on('message', (bytes) => {
    const message: Message = JSON.parse(String(bytes));
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else for (const listener of listeners) listener(message.method ?? '', message.params);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  return {
    send<Result>(method: string, params: object) {
      const id = ++lastId;
      return new Promise<Result>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), patience);
        answers.set(id, ({ result, message }) => {
          clearTimeout(timer);
          answers.delete(id);
          if (message === undefined) resolve(result as Result);
          else reject(new Error(`${method}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    onEvent: (listener) => listeners.push(listener),
    close: () => socket.close(),
  };
}

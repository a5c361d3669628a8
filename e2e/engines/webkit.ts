import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { ElementReference, EngineStart, InputSource, Role, Session } from './engine.ts';
import { eventually } from './eventually.ts';

/** WebKitGTK's MiniBrowser on an invisible screen, driven by WebDriver. */
export const startWebKit: EngineStart = async () => {
  const missing = ['WebKitWebDriver', 'Xvfb'].filter((program) => !isInstalled(program));
  if (missing.length > 0)
    return `${missing.join(' and ')} not installed (Debian: apt-get install webkit2gtk-driver xvfb)`;
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME"\n');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  const running = new Set<Driver>();
  const environment = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Its sandbox needs rights that a container does not have; it opens nothing but this project's own page.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const stop = () => {
    for (const driver of running) driver.stop();
    screen.kill();
  };
  process.once('exit', stop);
  const startSession = async (): Promise<Session> => {
    const driver = await startDriver(environment);
    running.add(driver);
    const close = async () => {
      running.delete(driver);
      driver.stop();
    };
    try {
      return await openSession(driver.send, { downloads: home, close });
    } catch (error) {
      await close();
      throw error;
    }
  };
  return {
    name: 'WebKitGTK',
    // Now and then a new browser never answers its driver; the next one does.
    openSession: () => startSession().catch(startSession).catch(startSession),
    async close() {
      stop();
      // The browsers that the drivers started may still be writing into it.
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

/** One WebKitWebDriver, which runs one session. */
interface Driver {
  readonly send: Send;
  /** Stops it and the browser that it started. */
  stop(): void;
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  // With a process group of its own, so that its browser ends with it.
  const { pid } = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', detached: true, env });
  const send = webDriver(`http://127.0.0.1:${port}`);
  const stop = () => {
    try {
      if (pid !== undefined) process.kill(-pid);
    } catch {
      // It has ended by itself.
    }
  };
  try {
    await eventually('WebKitWebDriver listens', () => send('GET', '/status'));
  } catch (error) {
    stop();
    throw error;
  }
  return { send, stop };
}

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

type Send = <Result = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

function webDriver(address: string): Send {
  return async <Result>(method: string, path: string, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(60_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Result & { readonly message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
}

/** The key under which WebDriver passes an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type WireElement = { readonly [elementKey]: string };
const toWire = ({ reference }: ElementReference): WireElement => ({ [elementKey]: reference });
const isReference = (value: unknown): value is ElementReference =>
  typeof value === 'object' && value !== null && 'reference' in value;

/** Where elements of a role can be; the engine is then asked for their role. */
const candidates: Readonly<Record<Role, string>> = {
  button: 'button, [role="button"]',
  menuitem: '[role="menuitem"]',
  radio: 'input[type="radio"], [role="radio"]',
  textbox: 'input, textarea, [role="textbox"]',
};

async function openSession(send: Send, { downloads, close }: Pick<Session, 'downloads' | 'close'>): Promise<Session> {
  // Without waiting for the page to load: what goes wrong while it loads has to be observed.
  const alwaysMatch = { pageLoadStrategy: 'none', unhandledPromptBehavior: 'accept' };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
  const all = (selector: string) =>
    send<readonly WireElement[]>('POST', `${session}/elements`, { using: 'css selector', value: selector });
  const evaluate: Session['evaluate'] = async (action, ...parameters) =>
    JSON.parse(
      await send<string>('POST', `${session}/execute/sync`, {
        script: `return JSON.stringify((${action})(...arguments)) ?? 'null'`,
        args: parameters.map((value) => (isReference(value) ? toWire(value) : value)),
      }),
    );
  const earlierFaults: string[] = [];
  const faults = () => evaluate(observedFaults);
  const observeNewPage = async () => {
    await eventually('the page opens', () => evaluate(observeFaults));
    await eventually('the page has a body', () => evaluate(hasBody));
  };

  return {
    downloads,
    async open(url) {
      const navigate = () => send('POST', `${session}/url`, { url }).then(observeNewPage);
      // Now and then a loaded machine loses the first one.
      await navigate().catch(navigate);
    },
    async reload() {
      earlierFaults.push(...(await faults()));
      await send('POST', `${session}/refresh`, {});
      await observeNewPage();
    },
    async find(role, name) {
      const found: ElementReference[] = [];
      for (const { [elementKey]: reference } of await all(candidates[role])) {
        // For an element that is not rendered, such as the Back button of a hidden tool, the driver reports an error.
        const computed = (what: 'label' | 'role') =>
          send('GET', `${session}/element/${reference}/computed${what}`).catch(() => undefined);
        if ((await computed('label')) === name && (await computed('role')) === role) found.push({ reference });
      }
      return found;
    },
    evaluate,
    perform: async (actions: readonly InputSource[]) => void (await send('POST', `${session}/actions`, { actions })),
    async setFile(selector, path) {
      const [input] = await all(selector);
      await send('POST', `${session}/element/${input?.[elementKey]}/value`, { text: path });
    },
    faults: async () => [...earlierFaults, ...(await faults())],
    close,
  };
}

// What follows runs in the page. WebDriver tells nothing of faults, so the page's own events do.

/** Not before the script in its head has come. */
function hasBody(): boolean {
  return document.body !== null;
}

/** False while there is no page, or while the previous one, which is observed already, is still there. */
function observeFaults(): boolean {
  if (location.protocol === 'about:' || Reflect.has(window, 'observedFaults')) return false;
  const faults: string[] = [];
  Object.assign(window, { observedFaults: faults });
  addEventListener('error', ({ message }) => {
    // What the sizes of one frame left undelivered comes with the next one; the other engines do not count it as an error.
    if (!message.startsWith('ResizeObserver loop')) faults.push(`uncaught: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    faults.push(`policy violation: ${violatedDirective} ${blockedURI}`);
  });
  return true;
}

function observedFaults(): readonly string[] {
  return Reflect.get(window, 'observedFaults') ?? [];
}

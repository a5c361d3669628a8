import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BidiConnection, connectBidi } from './bidi.ts';
import type { ElementReference, EngineStart, InputSource, Session } from './engine.ts';
import { eventually } from './eventually.ts';

const paths = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox without a window, driven by the WebDriver BiDi that is built into it. */
export const startFirefox: EngineStart = async () => {
  const path = paths.find((candidate) => candidate && existsSync(candidate));
  if (!path) return 'Firefox is not installed (Debian: apt-get install firefox-esr; FIREFOX_PATH names another place)';
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(profile));
  const firefox = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: 'ignore',
  });
  process.once('exit', () => firefox.kill());
  const stopped = new Promise((resolve) => firefox.once('exit', resolve));
  const addressFile = join(profile, 'WebDriverBiDiServer.json');
  const { ws_host, ws_port } = await eventually('Firefox listens', () => JSON.parse(readFileSync(addressFile, 'utf8')));
  const connection = await connectBidi(`ws://${ws_host}:${ws_port}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(),
    openSession: () => openSession(connection, profile),
    async close() {
      connection.close();
      firefox.kill();
      await stopped;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

/** Downloads go to the profile without a question; nothing is asked of Mozilla's servers. */
const preferences = (profile: string) =>
  Object.entries({
    'browser.download.folderList': 2,
    'browser.download.dir': profile,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
    'browser.shell.checkDefaultBrowser': false,
    'app.update.disabledForTesting': true,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

async function openSession(connection: BidiConnection, downloads: string): Promise<Session> {
  const { userContext } = await connection.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await connection.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await connection.send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  connection.onEvent((method, parameters) => {
    const { level, text, source } = parameters as LogEntry;
    if (method === 'log.entryAdded' && level === 'error' && source.context === context) faults.push(text);
  });

  async function locate(locator: object): Promise<readonly SharedElement[]> {
    const found = await connection.send<{ nodes: readonly SharedElement[] }>('browsingContext.locateNodes', {
      context,
      locator,
    });
    return found.nodes.map(({ sharedId }) => ({ sharedId }));
  }

  return {
    downloads,
    open: async (url) => void (await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await connection.send('browsingContext.reload', { context, wait: 'complete' })),
    find: async (role, name) =>
      (await locate({ type: 'accessibility', value: { role, name } })).map(({ sharedId }) => ({ reference: sharedId })),
    async evaluate(action, ...parameters) {
      const { result, exceptionDetails } = await connection.send<ScriptAnswer>('script.callFunction', {
        functionDeclaration: `(...parameters) => JSON.stringify((${action})(...parameters)) ?? 'null'`,
        arguments: parameters.map(localValue),
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    perform: async (actions: readonly InputSource[]) =>
      void (await connection.send('input.performActions', { context, actions })),
    async setFile(selector, path) {
      const [element] = await locate({ type: 'css', value: selector });
      await connection.send('input.setFiles', { context, element, files: [path] });
    },
    faults: async () => [...faults],
    close: async () => void (await connection.send('browser.removeUserContext', { userContext })),
  };
}

/** An element, as BiDi passes it. */
interface SharedElement {
  readonly sharedId: string;
}

interface ScriptAnswer {
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

function localValue(value: unknown): object {
  const reference = (value as ElementReference | undefined)?.reference;
  return reference ? { sharedId: reference } : { type: typeof value, value };
}

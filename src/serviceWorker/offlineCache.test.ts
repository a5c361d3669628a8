import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createOfflineCache } from './offlineCache.ts';

const host = 'https://editor.example.com/app/';
const files = ['./assets/index-new.js', './assets/editor-new.js'];
const page = (script: string) => `<script type="module" src="./assets/${script}"></script>`;

/** Caches as the browser has them, by name and address. */
let stored: Map<string, Map<string, Response>>;
/** What is fetched, in its order: the mode of caching and the path. */
let fetched: string[];
let respond: (path: string, mode: RequestCache) => Response | Promise<Response>;

const cache = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return entries;
};
const storedPaths = (name: string) =>
  [...(stored.get(name)?.keys() ?? [])].map((address) => address.slice(host.length));

beforeEach(() => {
  stored = new Map();
  fetched = [];
  respond = (path) => new Response(path === '' ? page('index-new.js') : path);
  vi.stubGlobal('location', new URL('serviceWorker.js', host));
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    open: async (name: string) => ({
      put: async (address: string | URL, response: Response) => void cache(name).set(String(address), response),
      keys: async () => [...cache(name).keys()].map((url) => ({ url })),
    }),
    match: async (address: string | URL, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(String(address))?.clone(),
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', async (input: string | URL | Request, { cache: mode }: RequestInit = {}) => {
    const path = (input instanceof Request ? input.url : String(input)).slice(host.length);
    fetched.push(`${mode ?? 'default'} ${path}`);
    return respond(path, mode ?? 'default');
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the offline copy', () => {
  it('is not made while the first visit loads, but when it is asked for, from what the browser has', async () => {
    const offline = createOfflineCache('new', files);
    await offline.install();
    expect(fetched).toEqual([]);
    await offline.store();
    expect(fetched).toEqual(['force-cache assets/index-new.js', 'force-cache assets/editor-new.js', 'force-cache ']);
    expect(storedPaths('files-new /app/')).toEqual(['assets/index-new.js', 'assets/editor-new.js', '']);
  });

  it('fetches nothing again that it has', async () => {
    const offline = createOfflineCache('new', files);
    await Promise.all([offline.store(), offline.store()]);
    await offline.store();
    expect(fetched).toHaveLength(3);
  });

  it('has the page wait for a file that is on its way', async () => {
    let arrive = (_: Response) => {};
    respond = (path) =>
      path.includes('index') ? new Promise((resolve) => (arrive = resolve)) : new Response(page('index-new.js'));
    const offline = createOfflineCache('new', files);
    const storing = offline.store();
    await eventually(() => expect(fetched).toHaveLength(1));
    const answer = offline.answer(new Request(`${host}assets/index-new.js`));
    arrive(new Response('the script'));
    expect(await (await answer).text()).toBe('the script');
    await storing;
    expect(fetched).toHaveLength(3);
  });

  it('never serves the page of another build that the browser still has', async () => {
    respond = (path, mode) =>
      new Response(path !== '' ? path : page(mode === 'reload' ? 'index-new.js' : 'index-old.js'));
    await createOfflineCache('new', files).store();
    expect(await cache('files-new /app/').get(host)?.text()).toContain('index-new.js');
  });

  it('has no page while the host already serves the next build', async () => {
    respond = (path) => new Response(path === '' ? page('index-next.js') : path);
    await createOfflineCache('new', files).store();
    expect(storedPaths('files-new /app/')).not.toContain('');
  });

  it('of an update is complete before it replaces the earlier one', async () => {
    cache('files-old /app/').set(host, new Response(page('index-old.js')));
    const offline = createOfflineCache('new', files);
    await offline.install();
    expect(storedPaths('files-new /app/')).toHaveLength(3);
    await offline.activate();
    expect([...stored.keys()]).toEqual(['files-new /app/']);
  });

  it('takes the place of that of version 2.0, and leaves those of other folders and pages alone', async () => {
    const earlier = ['files-0123456789abcdef', 'files-fedcba9876543210'];
    cache(earlier[0] ?? '').set(`${host}assets/index-old.js`, new Response());
    cache(earlier[1] ?? '').set('https://editor.example.com/assets/index-old.js', new Response());
    for (const other of ['files-old /', 'files-of-another-page']) cache(other).set(host, new Response());
    const offline = createOfflineCache('new', files);
    await offline.install();
    await offline.activate();
    const others = ['files-fedcba9876543210', 'files-old /', 'files-of-another-page'];
    expect([...stored.keys()]).toEqual([...others, 'files-new /app/']);
    await offline.deleteAll();
    expect([...stored.keys()]).toEqual(others);
  });

  it('fails as a whole when the host lacks a file, and goes on from there the next time', async () => {
    let isGone = true;
    respond = (path) =>
      new Response(path === '' ? page('index-new.js') : path, {
        status: isGone && path.includes('editor') ? 404 : 200,
      });
    const offline = createOfflineCache('new', files);
    await expect(offline.store()).rejects.toThrow('assets/editor-new.js');
    expect(storedPaths('files-new /app/')).toEqual(['assets/index-new.js']);
    isGone = false;
    await offline.store();
    expect(storedPaths('files-new /app/')).toHaveLength(3);
  });

  it('is deleted for good, also while it is made', async () => {
    let arrive = (_: Response) => {};
    respond = () => new Promise((resolve) => (arrive = resolve));
    const offline = createOfflineCache('new', files);
    const storing = offline.store();
    await eventually(() => expect(fetched).toHaveLength(1));
    await offline.deleteAll();
    arrive(new Response('too late'));
    await storing;
    await offline.store();
    expect([...stored.keys()]).toEqual([]);
    expect(fetched).toHaveLength(1);
  });
});

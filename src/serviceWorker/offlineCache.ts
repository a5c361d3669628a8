/** The page asks for its files to be stored, once it has what it needs itself. Nothing is answered. */
export interface StorePageRequest {
  readonly kind: 'store-page';
}

/** The files of this build by the build's own hash: the page works offline after the first visit. Never holds user data. */
export interface OfflineCache {
  /** Stores this build next to an earlier one, which serves the page until then. A first visit has other things to load. */
  install(): Promise<void>;
  /** Stores what is not stored yet, from what the browser has fetched for the page before. */
  store(): Promise<void>;
  /** Deletes the files of this folder's earlier builds. */
  activate(): Promise<void>;
  /** A file of this build; anything else comes from the host. */
  answer(request: Request): Promise<Response>;
  /** Deletes all files, and stores none from now on. */
  deleteAll(): Promise<void>;
}

/** `files` holds the addresses of the build's files, all but the page itself. */
export function createOfflineCache(version: string, files: readonly string[]): OfflineCache {
  const pageAddress = new URL('./', location.href);
  // As the page names what it stores (`ownName`).
  const suffix = ` ${pageAddress.pathname}`;
  const name = `files-${version}${suffix}`;
  let storing: Promise<void> | undefined;
  /** The file that is on its way into the cache: the page waits for it instead of fetching it once more. */
  let coming: { readonly address: string; readonly work: Promise<void> } | undefined;
  let isEnded = false;
  async function ownKeys(): Promise<readonly string[]> {
    const keys = (await caches.keys()).filter((key) => key.startsWith('files-'));
    const isOwn = await Promise.all(keys.map((key) => key.endsWith(suffix) || isEarlier(key)));
    return keys.filter((_, index) => isOwn[index]);
  }

  /** Version 2.0 named no folder: its files tell. */
  async function isEarlier(key: string): Promise<boolean> {
    if (!/^files-[\da-f]{16}$/.test(key)) return false;
    const stored = await (await caches.open(key)).keys();
    return stored.some(({ url }) => url.startsWith(`${pageAddress.href}assets/`));
  }

  const isPage = ({ url }: Request) =>
    [pageAddress.pathname, `${pageAddress.pathname}index.html`].includes(new URL(url).pathname);
  // A host may say that its answers vary, by origin or by compression: these files do not.
  const find = (address: string | URL) => caches.match(address, { cacheName: name, ignoreVary: true });

  async function storeAll(): Promise<void> {
    for (const file of files) {
      const address = new URL(file, location.href).href;
      if (isEnded) return;
      if (await find(address)) continue;
      coming = { address, work: storeFile(address) };
      await coming.work;
    }
    // Last: where it is found, everything else is, too.
    if (!isEnded && !(await find(pageAddress))) await storePage();
  }

  /** A file's name changes with its content: whichever copy the browser has is the right one. */
  async function storeFile(address: string): Promise<void> {
    const response = await fetch(address, { cache: 'force-cache' });
    if (!response.ok) throw new Error(`the host has no ${address}`);
    await keep(address, response);
  }

  async function keep(address: string | URL, response: Response): Promise<void> {
    const cache = await caches.open(name);
    if (isEnded) return void caches.delete(name);
    await cache.put(address, response);
  }

  /** The page's own name stays the same, so the browser may have it from another build. */
  async function storePage(): Promise<void> {
    for (const cache of ['force-cache', 'reload'] as const) {
      const response = await fetch(pageAddress, { cache });
      if (response.ok && isOfBuild(await response.clone().text(), files)) return keep(pageAddress, response);
    }
  }

  function store(): Promise<void> {
    storing ??= storeAll().finally(() => {
      storing = undefined;
      coming = undefined;
    });
    return storing;
  }

  return {
    async install() {
      if ((await ownKeys()).length > 0) await store();
    },
    store,
    async activate() {
      await Promise.all((await ownKeys()).filter((key) => key !== name).map((key) => caches.delete(key)));
    },
    async answer(request) {
      if (coming?.address === request.url) await coming.work.catch(() => undefined);
      return (await find(isPage(request) ? pageAddress : request.url)) ?? fetch(request);
    },
    async deleteAll() {
      isEnded = true;
      await Promise.all((await ownKeys()).map((key) => caches.delete(key)));
    },
  };
}

/** True when every script and style sheet that a page names is a file of the build. */
function isOfBuild(html: string, files: readonly string[]): boolean {
  const named = [...html.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return named.length > 0 && named.every((file) => files.includes(file));
}

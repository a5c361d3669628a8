/** The files of this build by the build's own hash: the page works offline after the first visit. Never holds user data. */
export interface OfflineCache {
  install(): Promise<void>;
  /** Deletes the files of earlier builds. */
  activate(): Promise<void>;
  /** A file of this build; anything else comes from the host. */
  answer(request: Request): Promise<Response>;
  deleteAll(): Promise<void>;
}

const prefix = 'files-';

export function createOfflineCache(version: string, files: readonly string[]): OfflineCache {
  const name = `${prefix}${version}`;
  const pageAddress = new URL('./', location.href);
  const isPage = ({ url }: Request) =>
    [pageAddress.pathname, `${pageAddress.pathname}index.html`].includes(new URL(url).pathname);

  return {
    async install() {
      const cache = await caches.open(name);
      await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
    },
    async activate() {
      const old = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
      await Promise.all(old.map((key) => caches.delete(key)));
    },
    async answer(request) {
      // A host may say that its answers vary, by origin or by compression: these files do not.
      const cached = await caches.match(isPage(request) ? pageAddress : request, { cacheName: name, ignoreVary: true });
      return cached ?? fetch(request);
    },
    async deleteAll() {
      const own = (await caches.keys()).filter((key) => key.startsWith(prefix));
      await Promise.all(own.map((key) => caches.delete(key)));
    },
  };
}

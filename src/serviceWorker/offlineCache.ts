/** The files of this build by the build's own hash: the page works offline after the first visit. Never holds user data. */
export interface OfflineCache {
  install(): Promise<void>;
  /** Deletes the files of earlier builds. */
  activate(): Promise<void>;
  answer(request: Request): Promise<Response>;
  deleteAll(): Promise<void>;
}

export function createOfflineCache(version: string, files: readonly string[]): OfflineCache {
  const name = `files-${version}`;
  return {
    async install() {
      const cache = await caches.open(name);
      await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
    },
    async activate() {
      const old = (await caches.keys()).filter((key) => key.startsWith('files-') && key !== name);
      await Promise.all(old.map((key) => caches.delete(key)));
    },
    async answer(request) {
      const isPage = request.mode === 'navigate';
      const cached = await caches.match(isPage ? './' : request, { cacheName: name, ignoreSearch: isPage });
      return cached ?? fetch(request);
    },
    async deleteAll() {
      await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
    },
  };
}

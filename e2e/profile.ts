import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/findBrowser.mjs';

/** Everything that the page stored: storages, databases and caches, as text. */
export function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readable = (_: string, value: unknown) => {
      if (value instanceof CryptoKey) return 'a key, whose bytes the browser writes in clear';
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
      return value;
    };
    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = await settled(database.transaction(store).objectStore(store).getAll());
        found.push(name, JSON.stringify(all, readable));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return found.join('\n');
  });
}

/** The files below a folder that hold a text, as UTF-8 or UTF-16. */
export function filesWith(folder: string, text: string): readonly string[] {
  const spellings = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const content = readFileSync(path);
      return spellings.some((spelling) => content.includes(spelling));
    });
}

/** A browser with its profile in a folder, where what it wrote can be searched. */
export async function openProfile(folder: string): Promise<BrowserContext> {
  const executablePath = findBrowser();
  return chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-write'],
  });
}

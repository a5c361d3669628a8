/**
 * Names in the browser's storage. One origin may serve the page from several folders, and other pages besides: every name
 * carries the folder of this page. The names of version 2.0 carried none; what is under them is read until the page stores its own.
 */
const earlierNames = [
  'preferences',
  'keepFileNames',
  'keepLocalImages',
  'draft-id',
  'drafts',
  'recent-files',
  'local-images',
];

/** The name under which this page keeps something, takes a lock or talks to other tabs. */
export function ownName(name: string): string {
  return `${name} ${ownFolder().pathname}`;
}

/** The folder that the page is served from, which its service worker governs. */
export function ownFolder(): URL {
  return new URL('./', location.href);
}

/** Whether this page, or the page of version 2.0, stored something under this name. */
export function isOwnName(name: string): boolean {
  return name.endsWith(ownName('')) || earlierNames.includes(name);
}

/** Null if there is nothing; throws where storage is denied. */
export function storedItem(storage: Storage, name: string): string | null {
  return storage.getItem(ownName(name)) ?? storage.getItem(name);
}

/** Removes what `storedItem` reads; throws where storage is denied. */
export function removeStoredItem(storage: Storage, name: string): void {
  for (const each of [ownName(name), name]) storage.removeItem(each);
}

import { dottedName, type ValuePath } from 'source-text';
import { type ImageInfo, mediaTypeOf, parseImageHeader } from '../../branding/index.ts';
import {
  forgetKeptImages,
  keepImage,
  keepsImages,
  keptImages,
  startKeepingImages,
  unkeepImage,
} from '../platform/keptImages.ts';
import { samplePixels } from '../platform/samplePixels.ts';
import { announce } from './announcer.ts';
import { createStore, type Forgettable, type Store } from './createStore.ts';
import { type PageState, usePageState, useStore } from './pageState.ts';

/** A local file shown in place of a server path. It never leaves the page and never changes the path. */
export interface LocalImage extends ImageInfo {
  readonly file: Blob;
  /** Its contents, if it is small enough to be part of an export. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** A `blob:` address, valid as long as the image is in the store. */
  readonly url: string;
}

export interface LocalImageEntry {
  readonly image: LocalImage | undefined;
  /** Why the last chosen file was rejected, as a sentence. */
  readonly fault: string | undefined;
}

const heaviestBytes = 20_000_000;
/** The most that fits into an export. */
const mostCarriedBytes = 1_048_576;

interface LocalImages extends Forgettable {
  readonly entries: Store<ReadonlyMap<string, LocalImageEntry>>;
  /** The last choice or removal for each key: only that one counts, whichever file is read first. */
  readonly attempts: Map<string, symbol>;
}

/** The images of a page, by `localImageKey`. */
function localImages(): LocalImages {
  const entries = createStore<ReadonlyMap<string, LocalImageEntry>>(new Map());
  const attempts = new Map<string, symbol>();
  return {
    entries,
    attempts,
    forget() {
      attempts.clear();
      for (const { image } of entries.get().values()) if (image) URL.revokeObjectURL(image.url);
      entries.forget();
    },
  };
}

/** Images belong to the path in the configuration; without one, to the option itself. */
export function localImageKey(option: ValuePath, serverPath: unknown): string {
  return typeof serverPath === 'string' && serverPath !== '' ? serverPath : dottedName(option);
}

/**
 * Uses a file for a key, and announces that it is shown or what went wrong. A file that is not a usable image leaves the
 * previous one in place. Whether the file was accepted and, if the user agreed, kept; false too, and nothing is said, if
 * the user chose another file or removed the image meanwhile.
 */
export async function setLocalImage(page: PageState, key: string, file: File): Promise<boolean> {
  const entry = await place(page, key, file);
  if (!entry) return false;
  announce(page, entry.fault ?? `${file.name} is shown in the preview.`, { isInPlace: entry.fault === undefined });
  return entry.fault === undefined;
}

/** Shows the image of one key for another instead, as when its option gets a path. */
export function moveLocalImage(page: PageState, from: string, to: string): void {
  const { entries } = page.part(localImages);
  const entry = entries.get().get(from);
  if (!entry?.image) return;
  nextAttempt(page, from);
  nextAttempt(page, to);
  release(page, to);
  entries.update((before) => new Map([...before].filter(([key]) => key !== from)).set(to, entry));
  void unkeepImage(from);
  if (keepsImages()) void keepImage(to, entry.image);
}

export function removeLocalImage(page: PageState, key: string): void {
  nextAttempt(page, key);
  release(page, key);
  page.part(localImages).entries.update((before) => new Map([...before].filter(([other]) => other !== key)));
  void unkeepImage(key);
}

/** Keeps the images across reloads in this browser, or deletes the kept ones. False when the browser refuses. */
export async function setKeepsLocalImages(page: PageState, keeps: boolean): Promise<boolean> {
  if (!keeps) return forgetKeptImages();
  if (!startKeepingImages()) return false;
  const entries = page.part(localImages).entries.get();
  const kept = await Promise.all([...entries].map(([key, { image }]) => !image || keepImage(key, image)));
  if (kept.every(Boolean)) return true;
  await forgetKeptImages();
  return false;
}

/** Restores the kept images, except where the user has chosen or removed one on this page, even if it is still loading. */
export async function restoreLocalImages(page: PageState): Promise<void> {
  const { attempts } = page.part(localImages);
  for (const { key, file } of await keptImages()) {
    if (!attempts.has(key)) await place(page, key, file);
  }
}

/** The state for a key; renders again when it changes. */
export function useLocalImage(key: string): LocalImageEntry | undefined {
  return useStore(usePageState().part(localImages).entries, (entries) => entries.get(key));
}

/** The images of the page by their keys; renders again when one changes. */
export function useLocalImages(): ReadonlyMap<string, LocalImageEntry> {
  return useStore(usePageState().part(localImages).entries);
}

/** The new state for a key; undefined if a later attempt decides it. */
async function place(page: PageState, key: string, file: File): Promise<LocalImageEntry | undefined> {
  const { entries, attempts } = page.part(localImages);
  const attempt = nextAttempt(page, key);
  const isLatest = () => attempts.get(key) === attempt;
  const outcome = await load(file);
  if (!isLatest()) {
    if (typeof outcome !== 'string') URL.revokeObjectURL(outcome.url);
    return undefined;
  }
  if (typeof outcome === 'string') {
    return update(page, key, { image: entries.get().get(key)?.image, fault: outcome });
  }
  release(page, key);
  const entry = update(page, key, { image: outcome, fault: undefined });
  const isKept = !keepsImages() || (await keepImage(key, outcome));
  if (!isLatest()) return undefined;
  if (isKept) return entry;
  const fault = 'The browser has no room to keep the image. It stays until the page is closed.';
  return update(page, key, { image: outcome, fault });
}

/** A new choice or removal for a key: what began before it no longer counts. */
function nextAttempt(page: PageState, key: string): symbol {
  const attempt = Symbol(key);
  page.part(localImages).attempts.set(key, attempt);
  return attempt;
}

function update(page: PageState, key: string, entry: LocalImageEntry): LocalImageEntry {
  page.part(localImages).entries.update((before) => new Map(before).set(key, entry));
  return entry;
}

function release(page: PageState, key: string): void {
  const url = page.part(localImages).entries.get().get(key)?.image?.url;
  if (url !== undefined) URL.revokeObjectURL(url);
}

/** The image, or why it could not be loaded. */
async function load(source: File): Promise<LocalImage | string> {
  if (source.size > heaviestBytes) {
    return `${source.name} is ${Math.round(source.size / 1e6)} MB. Choose an image of at most 20 MB.`;
  }
  const content = await source.arrayBuffer().catch(() => undefined);
  if (!content) return `${source.name} could not be read. It may be a folder, or in use: choose it again.`;
  const bytes = new Uint8Array(content);
  const parsed = parseImageHeader(bytes);
  if (!parsed.ok) return parsed.reason;
  const { header } = parsed;
  const file = new Blob([bytes], { type: mediaTypeOf(header.format) });
  const url = URL.createObjectURL(file);
  const sample = await samplePixels(url, header);
  if (typeof sample === 'object') {
    const kept = bytes.length <= mostCarriedBytes ? bytes : undefined;
    return { fileName: source.name, byteLength: bytes.length, header, sample, file, bytes: kept, url };
  }
  URL.revokeObjectURL(url);
  return sample === 'damaged'
    ? `The browser cannot draw ${source.name}: its ${header.format} data is damaged. Export the image again.`
    : `The browser does not let the page read the pixels of ${source.name}. Export it as PNG, or as SVG without foreignObject.`;
}

import { useSyncExternalStore } from 'react';
import { type ImageInfo, mediaTypeOf, parseImageHeader } from '../../branding/index.ts';
import { dottedName, type OptionPath } from '../../text/index.ts';
import {
  forgetKeptImages,
  keepImage,
  keepsImages,
  keptImages,
  startKeepingImages,
  unkeepImage,
} from '../platform/keptImages.ts';
import { samplePixels } from '../platform/samplePixels.ts';

/** A file of this computer that stands in for a path of the server. It never leaves the page and never changes the path. */
export interface LocalImage extends ImageInfo {
  readonly file: Blob;
  /** A `blob:` address, valid as long as the image is in the store. */
  readonly url: string;
}

export interface LocalImageEntry {
  readonly image: LocalImage | undefined;
  /** Why the file chosen last was not taken, as a sentence. */
  readonly fault: string | undefined;
}

const heaviestBytes = 20_000_000;

let entries: ReadonlyMap<string, LocalImageEntry> = new Map();
const listeners = new Set<() => void>();
const attempts = new Map<string, number>();

/** Images belong to the path in the configuration; without one, to the option itself. */
export function localImageKey(option: OptionPath, serverPath: unknown): string {
  return typeof serverPath === 'string' && serverPath !== '' ? serverPath : dottedName(option);
}

/**
 * Takes a file for a key. A file that is no usable image leaves the one before it.
 * Returns what went wrong, as a sentence; undefined when the file was taken and, where the user agreed, kept.
 */
export async function setLocalImage(key: string, file: File): Promise<string | undefined> {
  const attempt = (attempts.get(key) ?? 0) + 1;
  attempts.set(key, attempt);
  const outcome = await load(file);
  const isLatest = attempts.get(key) === attempt;
  if (typeof outcome === 'string') {
    if (isLatest) update(key, { image: entries.get(key)?.image, fault: outcome });
    return outcome;
  }
  if (!isLatest) {
    URL.revokeObjectURL(outcome.url);
    return undefined;
  }
  release(key);
  update(key, { image: outcome, fault: undefined });
  if (!keepsImages() || (await keepImage(key, outcome))) return undefined;
  const notKept = 'The browser has no room to keep the image. It stays until the page is closed.';
  update(key, { image: outcome, fault: notKept });
  return notKept;
}

export function removeLocalImage(key: string): void {
  release(key);
  const rest = new Map(entries);
  rest.delete(key);
  publish(rest);
  void unkeepImage(key);
}

/** Keeps the images across reloads in this browser, or forgets the kept ones. False when the browser does not allow it. */
export async function setKeepsLocalImages(keeps: boolean): Promise<boolean> {
  if (!keeps) return forgetKeptImages();
  if (!startKeepingImages()) return false;
  const kept = await Promise.all([...entries].map(([key, { image }]) => !image || keepImage(key, image)));
  if (kept.every(Boolean)) return true;
  await forgetKeptImages();
  return false;
}

/** Brings back the images that were kept; those chosen since then stay. */
export async function restoreLocalImages(): Promise<void> {
  for (const { key, file } of await keptImages()) {
    if (!entries.has(key)) await setLocalImage(key, file);
  }
}

/** What is known for a key; renders again when that changes. */
export function useLocalImage(key: string): LocalImageEntry | undefined {
  return useSyncExternalStore(subscribe, () => entries.get(key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(key: string, entry: LocalImageEntry): void {
  publish(new Map(entries).set(key, entry));
}

function publish(next: ReadonlyMap<string, LocalImageEntry>): void {
  entries = next;
  for (const listener of listeners) listener();
}

function release(key: string): void {
  const url = entries.get(key)?.image?.url;
  if (url !== undefined) URL.revokeObjectURL(url);
}

/** The image, or why there is none. */
async function load(source: File): Promise<LocalImage | string> {
  if (source.size > heaviestBytes) {
    return `${source.name} has ${Math.round(source.size / 1e6)} MB. Choose an image of at most 20 MB.`;
  }
  const bytes = new Uint8Array(await source.arrayBuffer());
  const reading = parseImageHeader(bytes);
  if (!reading.ok) return reading.reason;
  const { header } = reading;
  const file = new Blob([bytes], { type: mediaTypeOf(header.format) });
  const url = URL.createObjectURL(file);
  const sample = await samplePixels(url, header);
  if (sample) return { fileName: source.name, byteLength: bytes.length, header, sample, file, url };
  URL.revokeObjectURL(url);
  return `The browser cannot draw ${source.name}: its ${header.format} data is damaged. Export the image again.`;
}

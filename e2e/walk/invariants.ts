import { expect, type Page } from '@playwright/test';
import { findNode, nodeEntries, tokens } from 'hjson-document';
import { options } from '../../src/config/index.ts';
import { secretRanges } from '../../src/secrets/index.ts';
import { createWorkspace, type Snapshot } from '../../src/workspace/index.ts';

declare global {
  interface Window {
    /** The last save of the page, in a page that was told to keep it. */
    savedFile?: Blob | undefined;
  }
}

/** What a page shows and holds, read in one go: a call for each field would be most of the time of a walk. */
interface Seen {
  /** What the page saves: the whole text, secrets and line ends included. Undefined when no document is open. */
  readonly text: string | undefined;
  readonly fields: readonly ShownField[];
  /** What can be read around each planted secret, from its mark on. */
  readonly leaks: readonly string[];
}

interface ShownField {
  readonly key: string;
  readonly value: string;
}

/** Makes a page, before it is open, keep what it saves instead of passing it to the browser, which delays a download after many others. */
export async function keepSavedFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blobs = new Map<string, Blob>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      const address = createObjectURL(blob);
      blobs.set(address, blob);
      return address;
    };
    HTMLAnchorElement.prototype.click = function () {
      window.savedFile = blobs.get(this.href);
      blobs.clear();
    };
  });
}

/** Saves the document, as its keys would, and reads what the page shows then. Planted secrets have a mark: `planted-`. */
export function saveAndRead(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    window.savedFile = undefined;
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true }),
    );
    for (let turn = 0; !window.savedFile && turn < 300; turn++) await pause();
    const text = await (window.savedFile as Blob | undefined)?.text();
    await pause();

    const fields = [...document.querySelectorAll('[data-option] [data-in-document="true"]')]
      .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      // A hidden secret is not in its field.
      .filter(({ dataset }) => dataset.isSet === undefined)
      .map(({ name, value }) => ({ key: name, value }));
    const shown = document.querySelectorAll<HTMLInputElement>('input:not([type="password"]), textarea');
    const places = [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      ...[...shown].map(({ value }) => value),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ];
    const leaks = places
      .filter((place) => place.includes('planted-'))
      .map((place) => place.slice(place.indexOf('planted-'), place.indexOf('planted-') + 120));
    return { text, fields, leaks };
  });
}

/** The fields that do not show what the text says, unless what was typed cannot be written into it. */
export function wrongFields({ text = '', fields }: Seen): readonly string[] {
  const { config } = read(text);
  return fields
    .filter(({ key, value }) => {
      const said = config.entries.get(key)?.value ?? '';
      return scalarKeys.has(key) && (typeof said === 'string' || typeof said === 'number') && String(said) !== value;
    })
    .map(({ key }) => key);
}

/**
 * The planted secrets that can be read although the search for secrets finds them, wherever they are in the text. One that was
 * torn, or whose key was renamed, is no secret any more for a page that opens the text so.
 */
export function leakedSecrets({ text = '', leaks }: Seen): readonly string[] {
  const { document } = read(text);
  const hidden = secretRanges(document);
  return leaks.filter((leak) => {
    const [word = ''] = /^planted-[\w-]*/.exec(leak) ?? [];
    return placesOf(word, text).every((place) => hidden.some(({ start, end }) => start <= place && place < end));
  });
}

function placesOf(word: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

const scalarKinds = ['text', 'secret', 'url', 'path', 'colour', 'integer'];
/** The connection string has no field; its parts have. */
const scalarKeys = new Set(
  options.filter(({ kind, key }) => scalarKinds.includes(kind) && key !== 'pgConnStr').map(({ key }) => key as string),
);

/**
 * Edits of some options in the form change no other value, not even how it is written, and remove no comment but the ones that
 * were their members, and as many as the page has said.
 */
export function expectOnlyChangesOf(
  keys: readonly string[],
  before: string,
  after: string,
  saidComments: number,
): void {
  const [old, now] = [read(before), read(after)];
  const isEdited = (path: string) =>
    keys.some((key) => path === key || path.startsWith(`${key}.`) || key.startsWith(`${path}.`));
  const changed = options
    .filter(({ key }) => !isEdited(key))
    .filter(({ path }) => JSON.stringify(old.config.value(path)) !== JSON.stringify(now.config.value(path)));
  expect(
    changed.map(({ key }) => key),
    'options that changed with the edit of another',
  ).toEqual([]);
  const rewritten = nodeEntries(old.document)
    .filter(({ node, path }) => node?.kind !== 'object' && node?.kind !== 'array' && !isEdited(path.join('.')))
    .filter(({ path }) => written(old, path) !== written(now, path));
  expect(
    rewritten.map(({ path }) => path.join('.')),
    'values that are written in another way after the edit of another',
  ).toEqual([]);
  expect(
    lostComments(keys, old, now).length - saidComments,
    'comments that an edit of an option removed, without saying so',
  ).toBeLessThanOrEqual(0);
}

/** The comments that are nowhere in the text any more, and were no member, or part of one, of these options. */
function lostComments(keys: readonly string[], old: Snapshot, now: Snapshot): readonly string[] {
  const left = commentsOf(now);
  const lost = commentsOf(old).filter((comment) => {
    const index = left.indexOf(comment);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const members = new Set(
    options.filter(({ key }) => keys.some((each) => isAround(each, key))).flatMap(({ path }) => path),
  );
  return lost.filter((comment) => {
    const content = comment.replace(/^(?:#|\/\/)[\s#/]*/, '');
    const [, name = ''] = /^["']?([\w.-]+)["']?\s*:/.exec(content) ?? [];
    const wasMember = members.has(name) || /^[{}[\],\s]*$/.test(content);
    // A member that became a comment has those in it as a part, and the other way round.
    return !wasMember && !left.some((other) => other.includes(comment) || comment.includes(other));
  });
}

function isAround(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}

function written({ document, text }: Snapshot, path: Parameters<typeof findNode>[1]): string | undefined {
  const range = findNode(document, path)?.range;
  return range && text.slice(range.start, range.end);
}

const readings = new Map<string, Snapshot>();

/** What a text says; the last few are kept, since each is asked for as the one after and as the one before. */
function read(text: string): Snapshot {
  const known = readings.get(text);
  if (known) return known;
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text, savedText: text });
  if (readings.size > 3) readings.clear();
  readings.set(text, workspace.snapshot);
  return workspace.snapshot;
}

const commentsOf = ({ document, text }: Snapshot) =>
  [...tokens(document)]
    .filter(({ kind }) => kind === 'comment')
    .map(({ range }) => text.slice(range.start, range.end).trim());

/** Undoes or redoes all that there is, by the page's own button: many steps a frame, as with a key that is held down. */
export function travelFar(page: Page, verb: 'Undo' | 'Redo'): Promise<void> {
  return page.evaluate(async (name) => {
    const find = () => document.querySelector<HTMLButtonElement>(`header button[aria-label^="${name}"]`);
    for (let button = find(); button && !button.disabled; button = find()) {
      for (let step = 0; step < 20; step++) button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, verb);
}

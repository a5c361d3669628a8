import { counted } from 'source-text';
import { type OpenedText, openText, readsAsConfiguration, saveBytes } from '../../opening/index.ts';
import { holdsSentinel } from '../../references/index.ts';
import type { Snapshot, Workspace } from '../../workspace/index.ts';
import { announce, endAnnouncement } from '../page/announcer.ts';
import { hasServerReport } from '../page/deployment.ts';
import { showDialog } from '../page/dialogs.ts';
import { filesOnDisk, rememberFile } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { createPlaces } from '../places/places.ts';
import { type ChosenFile, type FileChoice, rawText } from '../platform/fileAccess.ts';
import { openDocument } from './openDocument.ts';
import { showServerReport } from './showServerReport.ts';

/** More buttons than these would be a list. */
const mostOffered = 4;

/** By name only: an SVG is a text file like a configuration. */
const pictureName = /\.(png|jpe?g|webp|avif|svg)$/i;

/** Opens a chosen file as the document, or says why it can't. */
export async function openFile(workspace: Workspace, page: PageState, choice: Promise<FileChoice>): Promise<void> {
  endAnnouncement(page);
  return take(workspace, page, await choice);
}

/** The same for dropped files; where a document is open, or of several files, the user decides which is opened or compared. */
export async function openDropped(
  workspace: Workspace,
  page: PageState,
  choices: Promise<readonly FileChoice[]>,
): Promise<void> {
  endAnnouncement(page);
  const [chosen, ...others] = await choices;
  const { file: open } = workspace.snapshot;
  if (others.length > 0) return offerEach(workspace, page, [chosen, ...others]);
  if (!open || !chosen?.ok || pictureName.test(chosen.file.name) || reportIn(chosen.file)) {
    return take(workspace, page, chosen);
  }
  announce(page, `Compare ${chosen.file.name} with ${open.name}, or replace ${open.name}?`, {
    kind: 'hint',
    actions: [
      { label: 'Compare', run: () => compare(page, chosen.file) },
      { label: 'Replace', run: () => take(workspace, page, chosen) },
    ],
  });
}

/** Several files at once: any of them can be opened, and all can be compared. */
function offerEach(workspace: Workspace, page: PageState, choices: readonly FileChoice[]): void {
  const read = choices.flatMap((choice) => (choice?.ok ? [choice.file] : []));
  const [first, ...others] = choices;
  const compareAll = async () => {
    if (!workspace.snapshot.file) return compareFiles(workspace, page, Promise.resolve(first), Promise.resolve(others));
    for (const file of read) await addToComparison(page, file);
    void page.part(createPlaces).goTo({ kind: 'tool', tool: 'compare' });
  };
  announce(page, `${counted(choices.length, 'file')} were dropped. Open one of them, or compare all?`, {
    kind: 'hint',
    actions: [
      ...read
        .slice(0, mostOffered)
        .map((file) => ({ label: `Open ${file.name}`, run: () => take(workspace, page, { ok: true, file }) })),
      { label: 'Compare all', run: compareAll },
    ],
  });
}

/** Opens the first file, and shows it beside the others. */
export async function compareFiles(
  workspace: Workspace,
  page: PageState,
  first: Promise<FileChoice>,
  others: Promise<readonly FileChoice[]>,
): Promise<void> {
  if (!(await first)) return;
  await openFile(workspace, page, first);
  for (const choice of await others) {
    if (choice?.ok) await addToComparison(page, choice.file);
    else if (choice) announce(page, choice.reason, { kind: 'error' });
  }
  // As soon as the first is open, which may be a question.
  void page.part(createPlaces).goTo({ kind: 'tool', tool: 'compare' });
}

/** Opens the bytes of a file as the document: as UTF-8, unless another encoding is given. */
export async function decodeFile(
  workspace: Workspace,
  page: PageState,
  file: ChosenFile,
  encoding?: string,
): Promise<void> {
  const outcome = openText(file.bytes, encoding);
  if (!outcome.ok) {
    const actions = outcome.encodings.map((other) => ({
      label: `Open as ${other}`,
      run: () => decodeFile(workspace, page, file, other),
    }));
    return announce(page, `${file.name}: ${outcome.reason}`, { kind: 'error', actions });
  }
  const openAsItIs = () => show(workspace, page, file, outcome, encoding);
  const isCopy = workspace.snapshot.file !== undefined && holdsSentinel(outcome.text);
  if (!isCopy && readsAsConfiguration(outcome.text)) return openAsItIs();
  const delivery = await import('../../delivery/index.ts').catch(() => undefined);
  if (!delivery) {
    return announce(
      page,
      `${file.name} was not opened: a part of this page could not be loaded. Check the connection.`,
      { kind: 'error', actions: [{ label: 'Try again', run: () => decodeFile(workspace, page, file, encoding) }] },
    );
  }
  const reader = delivery.findWrapping(outcome.text, await page.part(delivery.yamlLoading)(), file.name);
  const says = saysOfWrapped(workspace, file.name, outcome.text, reader);
  if (says === undefined) return openAsItIs();
  showDialog(page, { kind: 'wrapped', file: { name: file.name, text: outcome.text, says, openAsItIs } });
}

/** What a file is where the user decides: it contains a configuration, or lacks what the open one has. */
function saysOfWrapped(
  { snapshot: { file } }: Workspace,
  name: string,
  text: string,
  reader: string | undefined,
): string | undefined {
  if (reader !== undefined) {
    return `This file contains the configuration (${reader}). The configuration is opened from it; ${name} stays unchanged.`;
  }
  if (!file || !holdsSentinel(text)) return undefined;
  return `This is a redacted copy. What it leaves out can come back from ${file.name}, which is open; ${name} stays unchanged.`;
}

function show(
  workspace: Workspace,
  page: PageState,
  file: ChosenFile,
  { text, notes }: Extract<OpenedText, { ok: true }>,
  encoding?: string,
): void {
  // Changes made while reading are not on disk yet, and a file in another encoding is not on disk as UTF-8.
  const savedText = encoding === undefined ? { savedText: rawText(file.bytes) } : {};
  const about = holdsSentinel(text) ? [leavesSecretsOut] : [];
  openDocument(workspace, page, { name: file.name, text, notes: [...notes, ...about], ...savedText });
  const opened = workspace.snapshot.file;
  if (file.handle && opened) page.part(filesOnDisk).set(opened.id, { handle: file.handle, bytes: file.bytes });
}

async function take(workspace: Workspace, page: PageState, chosen: FileChoice): Promise<void> {
  if (!chosen) return;
  const report = chosen.ok ? reportIn(chosen.file) : undefined;
  if (report !== undefined) await showServerReport(page, report);
  else if (chosen.ok && pictureName.test(chosen.file.name)) offerPicture(workspace, page, chosen.file);
  else if (chosen.ok) {
    const before = workspace.snapshot;
    void rememberFile(page, chosen.file);
    await decodeFile(workspace, page, chosen.file);
    offerMerge(workspace, page, before, chosen.file);
  } else announce(page, chosen.reason, { kind: 'error' });
}

/** Adds a file to the comparison, or says why not. */
async function addToComparison(page: PageState, file: ChosenFile): Promise<boolean> {
  const part = await import('./compareWith.ts').catch(() => undefined);
  const refused = part ? await part.compareWithFile(page, file) : 'a part of this page could not be loaded.';
  if (refused !== undefined) announce(page, `${file.name}: ${refused}`, { kind: 'error' });
  return refused === undefined;
}

async function compare(page: PageState, file: ChosenFile): Promise<void> {
  if (await addToComparison(page, file)) void page.part(createPlaces).goTo({ kind: 'tool', tool: 'compare' });
}

/** Unsaved work can be brought into its file, if that was changed meanwhile. Of two files, only the names are known. */
function offerMerge(workspace: Workspace, page: PageState, before: Snapshot, { name, bytes }: ChosenFile): void {
  const { file, text, document } = before;
  const now = workspace.snapshot.file;
  const isSameFile = file?.name === name && now?.name === name && now.id !== file.id;
  if (!isSameFile || file.savedText === undefined || file.savedText === now.savedText) return;
  if (text === file.savedText || text === now.savedText) return;
  const versions = { name, before: saveBytes(file.savedText), now: bytes };
  const merge = () => showDialog(page, { kind: 'merge', work: { versions, mine: document } });
  announce(
    page,
    `This ${name} differs from the version you opened before. If it is the same file, you can merge your unsaved changes into it.`,
    { kind: 'hint', actions: [{ label: 'Merge…', run: merge }] },
  );
}

/** A picture is not a configuration, but the preview can show it. */
function offerPicture(workspace: Workspace, page: PageState, file: ChosenFile): void {
  if (!workspace.snapshot.file) {
    const sentence = `${file.name} is a picture. Open a configuration first; then drop the picture to preview it.`;
    announce(page, sentence, { kind: 'error' });
    return;
  }
  async function preview(role: 'logo' | 'background') {
    const part = await import('./previewPicture.ts').catch(() => undefined);
    if (part) return part.previewPicture(workspace, page, file, role);
    announce(page, `${file.name} was not shown: a part of this page could not be loaded.`, { kind: 'error' });
  }
  announce(page, `${file.name} is a picture. Preview it? The configuration is not changed.`, {
    kind: 'hint',
    actions: [
      { label: 'Use as logo', run: () => preview('logo') },
      { label: 'Use as login background', run: () => preview('background') },
    ],
  });
}

const leavesSecretsOut =
  'This is a redacted copy. To put its secrets back, open the configuration that it was made from, then the copy.';

/** In bytes; more is no report of a check from the server. */
const largestReport = 100_000;

/** The text of a file that has such a report; a shell on Windows writes it as UTF-16. */
function reportIn({ bytes }: ChosenFile): string | undefined {
  if (bytes.length > largestReport) return undefined;
  const asIs = openText(bytes);
  const opened = asIs.ok ? asIs : openText(bytes, asIs.encodings[0]);
  return opened.ok && hasServerReport(opened.text) ? opened.text : undefined;
}

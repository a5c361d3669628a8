import { type ReactNode, Suspense } from 'react';
import { type OpenedText, openText, readsAsConfiguration, saveBytes } from '../../../opening/index.ts';
import { holdsSentinel } from '../../../references/index.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import { openDocument } from '../../commands/openDocument.ts';
import { showServerReport } from '../../commands/showServerReport.ts';
import { filesOnDisk } from '../../page/filesOnDisk.ts';
import { usePageState } from '../../page/pageState.ts';
import { rememberFile } from '../../page/recentFiles.ts';
import { hasServerReport } from '../../page/serverReport.ts';
import { useStore } from '../../page/useStore.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { workToMerge } from '../../page/workToMerge.ts';
import { usePlaces } from '../../places/places.ts';
import { type ChosenFile, type FileChoice, rawText } from '../../platform/fileAccess.ts';
import { lazyDialog } from '../../ui/lazyPart.tsx';
import type { Message } from './FileMessage.tsx';
import { useWrappedFile } from './useWrappedFile.tsx';

const MergeWorkDialog = lazyDialog(async () => (await import('../dialogs/MergeWorkDialog.tsx')).MergeWorkDialog);

/** By name only: an SVG is a text file like a configuration. */
const pictureName = /\.(png|jpe?g|webp|avif|svg)$/i;

export interface FileOpening {
  readonly read: (choice: Promise<FileChoice>) => Promise<void>;
  /** The same for a dropped file; where a document is open, the user decides whether it is opened or compared. */
  readonly drop: (choice: Promise<FileChoice>) => Promise<void>;
  /** Opens the first file, and shows it beside the others. */
  readonly compareFiles: (first: Promise<FileChoice>, others: Promise<readonly FileChoice[]>) => Promise<void>;
  readonly decode: (file: ChosenFile, encoding?: string) => Promise<void>;
  readonly dialog: ReactNode;
}

/** Opens the bytes of a file as the document, or says why it can't. */
export function useOpenFile(say: (message: Message | undefined) => void): FileOpening {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const wrapped = useWrappedFile();
  const merging = page.part(workToMerge);
  const work = useStore(merging);

  async function read(choice: Promise<FileChoice>) {
    say(undefined);
    return take(await choice);
  }

  async function drop(choice: Promise<FileChoice>) {
    say(undefined);
    const chosen = await choice;
    const { file: open } = workspace.snapshot;
    if (!open || !chosen?.ok || pictureName.test(chosen.file.name) || reportIn(chosen.file)) return take(chosen);
    say({
      kind: 'hint',
      text: `Open ${chosen.file.name} in place of ${open.name}, or compare the two?`,
      actions: { Open: () => take(chosen), Compare: () => compare(chosen.file) },
    });
  }

  /** Adds a file to the comparison, or says why not. */
  async function addToComparison(file: ChosenFile): Promise<boolean> {
    const part = await import('../../commands/compareWith.ts').catch(() => undefined);
    const refused = part ? await part.compareWithFile(page, file) : 'a part of this page could not be loaded.';
    if (refused !== undefined) say({ kind: 'error', text: `${file.name}: ${refused}` });
    return refused === undefined;
  }

  async function compare(file: ChosenFile) {
    if (await addToComparison(file)) void places.goTo({ kind: 'panel', panel: 'compare' });
  }

  async function compareFiles(first: Promise<FileChoice>, others: Promise<readonly FileChoice[]>) {
    if (!(await first)) return;
    await read(first);
    for (const choice of await others) {
      if (choice?.ok) await addToComparison(choice.file);
      else if (choice) say({ kind: 'error', text: choice.reason });
    }
    // As soon as the first is open, which may be a question.
    void places.goTo({ kind: 'panel', panel: 'compare' });
  }

  async function take(chosen: FileChoice) {
    if (!chosen) return;
    const report = chosen.ok ? reportIn(chosen.file) : undefined;
    if (report !== undefined) await showServerReport(page, report);
    else if (chosen.ok && pictureName.test(chosen.file.name)) offerPicture(chosen.file);
    else if (chosen.ok) {
      const before = workspace.snapshot;
      void rememberFile(page, chosen.file);
      await decode(chosen.file);
      offerMerge(before, chosen.file);
    } else say({ kind: 'error', text: chosen.reason });
  }

  /** Unsaved work can be brought into its file, if that was changed meanwhile. Of two files, only the names are known. */
  function offerMerge(before: Snapshot, { name, bytes }: ChosenFile) {
    const { file, text, document } = before;
    const now = workspace.snapshot.file;
    const isSameFile = file?.name === name && now?.name === name && now.id !== file.id;
    if (!isSameFile || file.savedText === undefined || file.savedText === now.savedText) return;
    if (text === file.savedText || text === now.savedText) return;
    const versions = { name, before: saveBytes(file.savedText), now: bytes };
    say({
      kind: 'hint',
      text: `This ${name} differs from the version you opened before. If it is the same file, you can merge your unsaved changes into it.`,
      actions: { 'Merge…': () => merging.set({ versions, mine: document }) },
    });
  }

  /** A picture is not a configuration, but the preview can show it. */
  function offerPicture(file: ChosenFile) {
    if (!workspace.snapshot.file) {
      return say({
        kind: 'error',
        text: `${file.name} is a picture. Open a configuration first; then drop the picture to preview it.`,
      });
    }
    const preview = (role: 'logo' | 'background') => async () => {
      const part = await import('./previewPicture.ts').catch(() => undefined);
      if (part) return part.previewPicture(workspace, page, file, role);
      say({ kind: 'error', text: `${file.name} was not shown: a part of this page could not be loaded.` });
    };
    say({
      kind: 'hint',
      text: `${file.name} is a picture. Preview it? The configuration is not changed.`,
      actions: { 'Use as logo': preview('logo'), 'Use as login background': preview('background') },
    });
  }

  async function decode(file: ChosenFile, encoding?: string) {
    const outcome = openText(file.bytes, encoding);
    if (!outcome.ok) {
      const choices = outcome.encodings.map((other) => [`Open as ${other}`, () => decode(file, other)] as const);
      return say({ kind: 'error', text: `${file.name}: ${outcome.reason}`, actions: Object.fromEntries(choices) });
    }
    const open = () => show(file, outcome, encoding);
    const isCopy = workspace.snapshot.file !== undefined && holdsSentinel(outcome.text);
    if (!isCopy && readsAsConfiguration(outcome.text)) return open();
    const delivery = await import('../../../delivery/index.ts').catch(() => undefined);
    if (delivery) return wrapped.decide(delivery, file.name, outcome.text, open);
    say({
      kind: 'error',
      text: `${file.name} was not opened: a part of this page could not be loaded. Check the connection.`,
      actions: { 'Try again': () => decode(file, encoding) },
    });
  }

  function show(file: ChosenFile, { text, notes }: Extract<OpenedText, { ok: true }>, encoding?: string) {
    // Changes made while reading are not on disk yet, and a file in another encoding is not on disk as UTF-8.
    const savedText = encoding === undefined ? { savedText: rawText(file.bytes) } : {};
    const about = holdsSentinel(text) ? [leavesSecretsOut] : [];
    openDocument(workspace, page, { name: file.name, text, notes: [...notes, ...about], ...savedText });
    const opened = workspace.snapshot.file;
    if (file.handle && opened) page.part(filesOnDisk).set(opened.id, { handle: file.handle, bytes: file.bytes });
  }

  const dialog = (
    <>
      {wrapped.dialog}
      <Suspense>{work && <MergeWorkDialog work={work} onClose={() => merging.set(undefined)} />}</Suspense>
    </>
  );
  return { read, drop, compareFiles, decode, dialog };
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

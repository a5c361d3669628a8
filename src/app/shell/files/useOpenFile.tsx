import { type ReactNode, Suspense } from 'react';
import { type OpenedText, openText, readsAsConfiguration, saveBytes } from '../../../opening/index.ts';
import { holdsSentinel } from '../../../references/index.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import { openDocument } from '../../commands/openDocument.ts';
import { showServerReport } from '../../commands/showServerReport.ts';
import { announce, endAnnouncement } from '../../page/announcer.ts';
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
export function useOpenFile(): FileOpening {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const wrapped = useWrappedFile();
  const merging = page.part(workToMerge);
  const work = useStore(merging);

  async function read(choice: Promise<FileChoice>) {
    endAnnouncement(page);
    return take(await choice);
  }

  async function drop(choice: Promise<FileChoice>) {
    endAnnouncement(page);
    const chosen = await choice;
    const { file: open } = workspace.snapshot;
    if (!open || !chosen?.ok || pictureName.test(chosen.file.name) || reportIn(chosen.file)) return take(chosen);
    announce(page, `Open ${chosen.file.name} in place of ${open.name}, or compare the two?`, {
      kind: 'hint',
      actions: [
        { label: 'Open', run: () => take(chosen) },
        { label: 'Compare', run: () => compare(chosen.file) },
      ],
    });
  }

  /** Adds a file to the comparison, or says why not. */
  async function addToComparison(file: ChosenFile): Promise<boolean> {
    const part = await import('../../commands/compareWith.ts').catch(() => undefined);
    const refused = part ? await part.compareWithFile(page, file) : 'a part of this page could not be loaded.';
    if (refused !== undefined) announce(page, `${file.name}: ${refused}`, { kind: 'error' });
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
      else if (choice) announce(page, choice.reason, { kind: 'error' });
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
    } else announce(page, chosen.reason, { kind: 'error' });
  }

  /** Unsaved work can be brought into its file, if that was changed meanwhile. Of two files, only the names are known. */
  function offerMerge(before: Snapshot, { name, bytes }: ChosenFile) {
    const { file, text, document } = before;
    const now = workspace.snapshot.file;
    const isSameFile = file?.name === name && now?.name === name && now.id !== file.id;
    if (!isSameFile || file.savedText === undefined || file.savedText === now.savedText) return;
    if (text === file.savedText || text === now.savedText) return;
    const versions = { name, before: saveBytes(file.savedText), now: bytes };
    const sentence = `This ${name} differs from the version you opened before. If it is the same file, you can merge your unsaved changes into it.`;
    const merge = { label: 'Merge…', run: () => merging.set({ versions, mine: document }) };
    announce(page, sentence, { kind: 'hint', actions: [merge] });
  }

  /** A picture is not a configuration, but the preview can show it. */
  function offerPicture(file: ChosenFile) {
    if (!workspace.snapshot.file) {
      const sentence = `${file.name} is a picture. Open a configuration first; then drop the picture to preview it.`;
      return announce(page, sentence, { kind: 'error' });
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

  async function decode(file: ChosenFile, encoding?: string) {
    const outcome = openText(file.bytes, encoding);
    if (!outcome.ok) {
      const actions = outcome.encodings.map((other) => ({
        label: `Open as ${other}`,
        run: () => decode(file, other),
      }));
      return announce(page, `${file.name}: ${outcome.reason}`, { kind: 'error', actions });
    }
    const open = () => show(file, outcome, encoding);
    const isCopy = workspace.snapshot.file !== undefined && holdsSentinel(outcome.text);
    if (!isCopy && readsAsConfiguration(outcome.text)) return open();
    const delivery = await import('../../../delivery/index.ts').catch(() => undefined);
    if (delivery) return wrapped.decide(delivery, file.name, outcome.text, open);
    announce(page, `${file.name} was not opened: a part of this page could not be loaded. Check the connection.`, {
      kind: 'error',
      actions: [{ label: 'Try again', run: () => decode(file, encoding) }],
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

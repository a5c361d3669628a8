import type { ReactNode } from 'react';
import { type OpenedText, openText, readsAsConfiguration } from '../../../opening/index.ts';
import { openDocument } from '../../commands/openDocument.ts';
import { filesOnDisk } from '../../page/filesOnDisk.ts';
import { usePageState } from '../../page/pageState.ts';
import { rememberFile } from '../../page/recentFiles.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import type { ChosenFile, FileChoice } from '../../platform/fileAccess.ts';
import type { Message } from './FileMessage.tsx';
import { useWrappedFile } from './useWrappedFile.tsx';

/** By name only: an SVG is a text file like a configuration. */
const pictureName = /\.(png|jpe?g|webp|avif|svg)$/i;

interface FileOpening {
  readonly read: (choice: Promise<FileChoice>) => Promise<void>;
  readonly decode: (file: ChosenFile, encoding?: string) => Promise<void>;
  readonly dialog: ReactNode;
}

/** Opens the bytes of a file as the document, or says why it can't. */
export function useOpenFile(say: (message: Message | undefined) => void): FileOpening {
  const page = usePageState();
  const workspace = useWorkspace();
  const wrapped = useWrappedFile();

  async function read(choice: Promise<FileChoice>) {
    say(undefined);
    const chosen = await choice;
    if (!chosen) return;
    if (chosen.ok && pictureName.test(chosen.file.name)) offerPicture(chosen.file);
    else if (chosen.ok) {
      void rememberFile(page, chosen.file);
      await decode(chosen.file);
    } else say({ kind: 'error', text: chosen.reason });
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
    if (readsAsConfiguration(outcome.text)) return open();
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
    openDocument(workspace, page, { name: file.name, text, notes, ...savedText });
    const opened = workspace.snapshot.file;
    if (file.handle && opened) page.part(filesOnDisk).set(opened.id, { handle: file.handle, bytes: file.bytes });
  }

  return { read, decode, dialog: wrapped.dialog };
}

/** The text of bytes that are known to be UTF-8, unchanged. */
function rawText(bytes: Uint8Array): string {
  return new TextDecoder('UTF-8', { ignoreBOM: true }).decode(bytes);
}

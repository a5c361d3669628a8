import type { HjsonDocument } from 'hjson-document';
import { useMemo } from 'react';
import { type CarriedFile, type FileCarriage, type ServerFile, serverFiles } from '../../../../delivery/index.ts';
import { createStore, type Store } from '../../../page/createStore.ts';
import { type LocalImageEntry, useLocalImages } from '../../../page/localImages.ts';
import { useOtherVariables } from '../../../page/otherVariables.ts';
import { type PageState, usePart } from '../../../page/pageState.ts';
import type { ChosenFile, FileChoice } from './chosenFiles.ts';

/** Where the server gets a file from: its image, a mount that the user provides, or the export. */
export type Whereabouts = 'image' | 'mounted' | 'here';

interface FileAnswer {
  readonly where?: Whereabouts | undefined;
  /** What was chosen on this computer. */
  readonly chosen?: readonly ChosenFile[];
  /** Why the last choice was refused, as a sentence. */
  readonly fault?: string | undefined;
}

/** A file that the server reads, and what is known about where it comes from. */
export interface AnsweredFile extends ServerFile {
  readonly where: Whereabouts | undefined;
  /** What is exported: one file, or those of a folder; undefined if nothing is here. */
  readonly content: readonly CarriedFile[] | undefined;
  readonly isPreviewPicture: boolean;
  readonly fault: string | undefined;
}

/** The answers by path, and what was chosen for them; kept in memory only. */
function fileAnswers(): Store<ReadonlyMap<string, FileAnswer>> {
  return createStore<ReadonlyMap<string, FileAnswer>>(new Map());
}

export function setWhereabouts(page: PageState, path: string, where: Whereabouts | undefined): void {
  page
    .part(fileAnswers)
    .update((before) => new Map(before).set(path, { ...before.get(path), where, fault: undefined }));
}

/** Stores what was chosen for a path; an invalid choice leaves the previous one in place. */
export function setChosenFiles(page: PageState, path: string, choice: FileChoice): void {
  const taken = choice.ok ? { chosen: choice.files, fault: undefined } : { fault: choice.reason };
  page
    .part(fileAnswers)
    .update((before) => new Map(before).set(path, { ...before.get(path), ...taken, where: 'here' }));
}

/** The files that the configuration and its environment name, with their answers. */
export function useServerFiles(document: HjsonDocument): readonly AnsweredFile[] {
  const answers = usePart(fileAnswers);
  const images = useLocalImages();
  const variables = useOtherVariables().set;
  return useMemo(
    () =>
      serverFiles(document, variables).map((file) =>
        answered(file, answers.get(file.path) ?? {}, images.get(file.path)),
      ),
    [document, variables, answers, images],
  );
}

function answered(file: ServerFile, answer: FileAnswer, entry: LocalImageEntry | undefined): AnsweredFile {
  const { path } = file;
  const picture = file.kind === 'file' ? entry?.image?.bytes : undefined;
  const chosen = answer.chosen?.map(({ name, bytes }) => ({ path: name === '' ? path : `${path}/${name}`, bytes }));
  return {
    ...file,
    // A picture of the preview is already here.
    where: 'where' in answer ? answer.where : picture && 'here',
    content: chosen ?? (picture && [{ path, bytes: picture }]),
    isPreviewPicture: !chosen && picture !== undefined,
    fault: answer.fault,
  };
}

/** The files that an export contains if its target can include them. */
export function carriedOf(files: readonly AnsweredFile[]): readonly CarriedFile[] {
  return files.flatMap(({ where, content }) => (where === 'here' ? (content ?? []) : []));
}

/** True if nothing provides the file to a target. */
export function isUnmounted({ where, content }: AnsweredFile, carriage: FileCarriage | undefined): boolean {
  return where === undefined || (where === 'here' && (!carriage || content === undefined));
}

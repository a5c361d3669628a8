import type { EnvironmentVariable } from '../../delivery/index.ts';
import { createStore, type Store } from './createStore.ts';

/** A text beside the open document, to compare with: it is only read, has no history and no draft. */
export interface ComparedText {
  readonly id: number;
  /** How people tell it from the others. */
  readonly label: string;
  readonly text: string;
  /** The environment variables that came with it. */
  readonly variables: readonly EnvironmentVariable[];
}

/** The texts that the open document is compared with, in memory only. */
export function comparedTexts(): Store<readonly ComparedText[]> {
  return createStore<readonly ComparedText[]>([]);
}

/** Adds a text behind the others; a label that is taken gets a number. */
export function addText(store: Store<readonly ComparedText[]>, added: Omit<ComparedText, 'id'>): void {
  store.update((texts) => {
    const labels = new Set(texts.map(({ label }) => label));
    let label = added.label;
    for (let count = 2; labels.has(label); count++) label = `${added.label} (${count})`;
    const id = 1 + Math.max(0, ...texts.map((each) => each.id));
    return [...texts, { ...added, id, label }];
  });
}

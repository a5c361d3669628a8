import type { Sample } from '../../tokenRequest/index.ts';
import { createStore, type Store } from './createStore.ts';
import { type PageState, usePart } from './pageState.ts';

/** A sample with its id and name in lists. */
export interface NumberedSample extends Sample {
  readonly id: number;
}

/** The sample inputs of the page; kept in memory only, because addresses can contain a password. */
export interface Samples {
  readonly all: readonly NumberedSample[];
  /** The one that is shown. */
  readonly current: NumberedSample;
  /** The highest `id` so far, so that no id is reused. */
  readonly lastId: number;
}

/** The gateway of the first sample until the user changes it. */
export const exampleGateway = 'https://gateway.example.com';

const first: NumberedSample = {
  id: 1,
  name: 'Sample 1',
  sourceID: '42',
  gatewayURL: exampleGateway,
  baseURL: undefined,
  time: '',
  timeZone: '',
};

/** The samples of a page; at first, one. */
export function samples(): Store<Samples> {
  return createStore<Samples>({ all: [first], current: first, lastId: first.id });
}

/** Adds a copy of the current sample and shows it. */
export function addSample(page: PageState): void {
  page.part(samples).update(({ all, current, lastId }) => {
    const id = lastId + 1;
    const added = { ...current, id, name: `Sample ${id}` };
    return { all: [...all, added], current: added, lastId: id };
  });
}

/** Adds samples after the others and shows the first of them. */
export function addSamples(page: PageState, added: readonly Sample[]): void {
  page.part(samples).update((before) => {
    const numbered = added.map((sample, index): NumberedSample => ({ ...sample, id: before.lastId + 1 + index }));
    const [current] = numbered;
    return current ? { all: [...before.all, ...numbered], current, lastId: before.lastId + added.length } : before;
  });
}

export function selectSample(page: PageState, id: number): void {
  page.part(samples).update((before) => {
    const chosen = before.all.find((sample) => sample.id === id);
    return chosen ? { ...before, current: chosen } : before;
  });
}

/** Changes a sample, the current one unless another is named, and shows it. */
export function changeSample(page: PageState, change: Partial<Sample>, id?: number): void {
  page.part(samples).update((before) => {
    const changed = { ...(before.all.find((sample) => sample.id === id) ?? before.current), ...change };
    const all = before.all.map((sample) => (sample.id === changed.id ? changed : sample));
    return { ...before, all, current: changed };
  });
}

/** Removes the current sample and shows its neighbour; the last one stays. */
export function removeSample(page: PageState): void {
  page.part(samples).update((before) => {
    const index = before.all.indexOf(before.current);
    const rest = before.all.filter((sample) => sample !== before.current);
    const next = rest[Math.min(index, rest.length - 1)];
    return next ? { ...before, all: rest, current: next } : before;
  });
}

export function useSamples(): Samples {
  return usePart(samples);
}

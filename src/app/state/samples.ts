import { useSyncExternalStore } from 'react';
import type { Sample } from '../../tokenRequest/index.ts';

/** A sample with what tells it apart in lists. */
export interface NumberedSample extends Sample {
  readonly id: number;
}

/** The sample inputs of the page; kept in memory only, because addresses can hold a password. */
export interface Samples {
  readonly all: readonly NumberedSample[];
  /** The one that is shown. */
  readonly current: NumberedSample;
}

const first: NumberedSample = {
  id: 1,
  name: 'Sample 1',
  sourceID: '42',
  gatewayURL: 'https://gateway.example.com',
  baseURL: undefined,
  time: '',
  timeZone: '',
};

let samples: Samples = { all: [first], current: first };
let lastId = 1;
const listeners = new Set<() => void>();

function replace(all: readonly NumberedSample[], current: NumberedSample): void {
  samples = { all, current };
  for (const listener of listeners) listener();
}

/** Adds a copy of the current sample and shows it. */
export function addSample(): void {
  lastId++;
  const added = { ...samples.current, id: lastId, name: `Sample ${lastId}` };
  replace([...samples.all, added], added);
}

export function selectSample(id: number): void {
  const chosen = samples.all.find((sample) => sample.id === id);
  if (chosen) replace(samples.all, chosen);
}

/** Changes the current sample. */
export function changeSample(change: Partial<Sample>): void {
  const changed = { ...samples.current, ...change };
  replace(
    samples.all.map((sample) => (sample.id === changed.id ? changed : sample)),
    changed,
  );
}

/** Removes the current sample and shows its neighbour; the last one stays. */
export function removeSample(): void {
  const index = samples.all.indexOf(samples.current);
  const rest = samples.all.filter((sample) => sample !== samples.current);
  const next = rest[Math.min(index, rest.length - 1)];
  if (next) replace(rest, next);
}

export function currentSamples(): Samples {
  return samples;
}

/** Calls back after each change; returns the function that ends it. */
export function onSamples(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSamples(): Samples {
  return useSyncExternalStore(onSamples, currentSamples);
}

import { afterEach, describe, expect, test } from 'vitest';
import { addSample, changeSample, currentSamples, onSamples, removeSample, selectSample } from './samples.ts';

const names = () => currentSamples().all.map(({ name }) => name);

afterEach(() => {
  while (currentSamples().all.length > 1) removeSample();
});

describe('samples', () => {
  test('a new one is a copy of the current one, and is shown', () => {
    changeSample({ sourceID: 'copied' });
    addSample();
    expect(currentSamples().current).toMatchObject({ sourceID: 'copied' });
    expect(currentSamples().all).toHaveLength(2);
    expect(currentSamples().all[1]).toBe(currentSamples().current);
  });

  test('a change concerns the current one alone', () => {
    addSample();
    changeSample({ name: 'Production', baseURL: 'https://b.example' });
    expect(names()).toEqual([expect.any(String), 'Production']);
    expect(currentSamples().all[0]?.baseURL).toBeUndefined();
  });

  test('another one is shown when it is chosen, and none for an unknown id', () => {
    const first = currentSamples().current;
    addSample();
    selectSample(first.id);
    expect(currentSamples().current).toBe(first);
    selectSample(-1);
    expect(currentSamples().current).toBe(first);
  });

  test('removing shows the neighbour; the last one stays', () => {
    addSample();
    removeSample();
    expect(currentSamples().all).toEqual([currentSamples().current]);
    removeSample();
    expect(currentSamples().all).toHaveLength(1);
  });

  test('listeners hear of each change until they stop', () => {
    let heard = 0;
    const stop = onSamples(() => {
      heard++;
    });
    changeSample({ sourceID: 'a' });
    stop();
    changeSample({ sourceID: 'b' });
    expect(heard).toBe(1);
  });
});

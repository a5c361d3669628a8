import { beforeEach, describe, expect, test } from 'vitest';
import { createPageState, type PageState } from './pageState.ts';
import { addSample, changeSample, removeSample, samples, selectSample } from './samples.ts';

let page: PageState;
const currentSamples = () => page.part(samples).get();
const names = () => currentSamples().all.map(({ name }) => name);

beforeEach(() => {
  page = createPageState();
});

describe('samples', () => {
  test('a new one is a copy of the current one, and is shown', () => {
    changeSample(page, { sourceID: 'copied' });
    addSample(page);
    expect(currentSamples().current).toMatchObject({ sourceID: 'copied' });
    expect(currentSamples().all).toHaveLength(2);
    expect(currentSamples().all[1]).toBe(currentSamples().current);
  });

  test('a change affects only the current one', () => {
    addSample(page);
    changeSample(page, { name: 'Production', baseURL: 'https://b.example' });
    expect(names()).toEqual([expect.any(String), 'Production']);
    expect(currentSamples().all[0]?.baseURL).toBeUndefined();
  });

  test('choosing another one shows it; an unknown id changes nothing', () => {
    const first = currentSamples().current;
    addSample(page);
    selectSample(page, first.id);
    expect(currentSamples().current).toBe(first);
    selectSample(page, -1);
    expect(currentSamples().current).toBe(first);
  });

  test('removing shows the neighbour; the last one stays', () => {
    addSample(page);
    removeSample(page);
    expect(currentSamples().all).toEqual([currentSamples().current]);
    removeSample(page);
    expect(currentSamples().all).toHaveLength(1);
  });

  test('listeners are notified of each change until they unsubscribe', () => {
    let heard = 0;
    const stop = page.part(samples).subscribe(() => {
      heard++;
    });
    changeSample(page, { sourceID: 'a' });
    stop();
    changeSample(page, { sourceID: 'b' });
    expect(heard).toBe(1);
  });
});

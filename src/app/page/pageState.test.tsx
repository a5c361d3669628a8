// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { createWorkspace } from '../../workspace/index.ts';
import { createPlaces } from '../places/places.ts';
import { announce, announcement } from './announcer.ts';
import { createStore, type Store } from './createStore.ts';
import { activeOption, endFilterWithDocument, optionFilter, setOptionFilter, useOptionFilter } from './editing.ts';
import { addText, comparedTexts, filesOnDisk, keepTextsWithDocument } from './files.ts';
import { createPageState, type PageState, usePageState, useStore } from './pageState.ts';
import { preferences, setPreference } from './preferences.ts';
import { addSample, samples } from './samples.ts';

function Query() {
  return <output>{useOptionFilter().query}</output>;
}

/** The contents of every part of a page that another page could affect. */
function held(page: PageState) {
  return [
    page.part(announcement).get().sentence,
    page.part(activeOption).get(),
    page.part(optionFilter).get().query,
    page.part(preferences).get().theme,
    page.part(samples).get().all.length,
    page.part(filesOnDisk).size,
    page.part(createPlaces).canShow('form'),
  ];
}

describe('the state of a page', () => {
  it('creates each part once', () => {
    const page = createPageState();
    expect(page.part(optionFilter)).toBe(page.part(optionFilter));
  });

  it('is not affected by another page in the same process', () => {
    const [page, other] = [createPageState(), createPageState()];
    const before = held(other);
    announce(page, 'Saved.');
    page.part(activeOption).set(['smtpPort']);
    setOptionFilter(page, { query: 'smtp' });
    setPreference(page, 'theme', 'dark');
    addSample(page);
    page.part(filesOnDisk).set(1, { handle: {} as FileSystemFileHandle, bytes: new Uint8Array() });
    page.part(createPlaces).provide('form', () => true);
    expect(held(page).every((value, index) => value !== before[index])).toBe(true);
    expect(held(other)).toEqual(before);
  });

  it('is what the views of this page show', () => {
    const [first, second] = [renderInWorkspace('{}', <Query />), renderInWorkspace('{}', <Query />)];
    first.act(() => setOptionFilter(first.page, { query: 'first' }));
    second.act(() => setOptionFilter(second.page, { query: 'second' }));
    expect([first.container.textContent, second.container.textContent]).toEqual(['first', 'second']);
  });
});

it('the search of one document never filters the next', () => {
  const page = createPageState();
  const workspace = createWorkspace();
  endFilterWithDocument(workspace, page);
  const query = () => page.part(optionFilter).get().query;
  workspace.open({ name: 'config.json', text: '{}' });
  setOptionFilter(page, { query: 'smtp' });
  workspace.apply([{ range: { start: 1, end: 1 }, newText: ' ' }], { view: 'form', label: 'Edit' });
  expect(query()).toBe('smtp');
  workspace.open({ name: 'other.json', text: '{}' });
  expect(query()).toBe('');
});

it('a text that one document is compared with is not compared with the next, and comes back with undo', () => {
  const page = createPageState();
  const workspace = createWorkspace();
  keepTextsWithDocument(workspace, page);
  const add = (label: string) => addText(page.part(comparedTexts), { label, text: '{}', variables: [] });
  const labels = () =>
    page
      .part(comparedTexts)
      .get()
      .map(({ label }) => label);
  add('chosen first');
  workspace.open({ name: 'config.json', text: '{}' });
  add('pasted');
  expect(labels()).toEqual(['chosen first', 'pasted']);
  workspace.open({ name: 'other.json', text: '{}' });
  expect(labels()).toEqual([]);
  add('beside the other');
  workspace.undo();
  expect(labels()).toEqual(['chosen first', 'pasted']);
  workspace.redo();
  expect(labels()).toEqual(['beside the other']);
  workspace.close();
  expect(labels()).toEqual([]);
});

describe('a store', () => {
  it('notifies listeners of each change until they unsubscribe', () => {
    const store = createStore(1);
    const heard: number[] = [];
    const stop = store.subscribe(() => heard.push(store.get()));
    store.set(2);
    store.update((value) => value + 1);
    stop();
    store.set(4);
    expect(heard).toEqual([2, 3]);
  });

  it('renders a view again only when what the view selects has changed', () => {
    let renders = 0;
    const size: () => Store<{ readonly width: number; readonly height: number }> = () =>
      createStore({ width: 1, height: 1 });
    function Width() {
      renders++;
      return <output>{useStore(usePageState().part(size), ({ width }) => width)}</output>;
    }
    const { page, container, act } = renderInWorkspace('{}', <Width />);
    const drawn = renders;
    act(() => page.part(size).update((value) => ({ ...value, height: 2 })));
    expect(renders).toBe(drawn);
    act(() => page.part(size).update((value) => ({ ...value, width: 2 })));
    expect([renders, container.textContent]).toEqual([drawn + 1, '2']);
  });
});

// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { createNavigation } from '../../state/navigation.ts';
import { optionFilter, setOptionFilter } from '../../state/optionFilter.ts';
import { SearchBox } from './SearchBox.tsx';

function searchBox() {
  const requests: string[] = [];
  const { container, page, act } = renderInWorkspace('{}', <SearchBox />);
  onTestFinished(page.part(createNavigation).listen(({ kind }) => requests.push(kind)));
  const box = container.querySelector('input');
  if (!box) throw new Error('there is no search box');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const write = (text: string) =>
    act(() => {
      setValue?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const query = () => page.part(optionFilter).get().query;
  return { requests, page, act, write, query };
}

describe('the search', () => {
  it('asks for the form with its first character', () => {
    const { requests, write, query } = searchBox();
    write('s');
    expect(query()).toBe('s');
    expect(requests).toEqual(['search']);
  });

  it('leaves the view alone when it is cleared', () => {
    const { requests, page, act, write, query } = searchBox();
    act(() => setOptionFilter(page, { query: 's' }));
    write('');
    expect(query()).toBe('');
    expect(requests).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { navigation } from '../../state/navigation.ts';
import { optionFilter, setOptionFilter } from '../../state/optionFilter.ts';
import { SearchBox } from './SearchBox.tsx';

function searchBox() {
  const requests: string[] = [];
  onTestFinished(navigation.listen(({ kind }) => requests.push(kind)));
  const { container, act } = renderInWorkspace('{}', <SearchBox />);
  const box = container.querySelector('input');
  if (!box) throw new Error('there is no search box');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const write = (text: string) =>
    act(() => {
      setValue?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { requests, write };
}

describe('the search', () => {
  afterEach(() => setOptionFilter({ query: '' }));

  it('asks for the form with its first character', () => {
    const { requests, write } = searchBox();
    write('s');
    expect(optionFilter().query).toBe('s');
    expect(requests).toEqual(['search']);
  });

  it('leaves the view alone when it is cleared', () => {
    setOptionFilter({ query: 's' });
    const { requests, write } = searchBox();
    write('');
    expect(optionFilter().query).toBe('');
    expect(requests).toEqual([]);
  });
});

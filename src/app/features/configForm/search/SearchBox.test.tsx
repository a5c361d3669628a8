// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { optionFilter, setOptionFilter } from '../../../page/editing.ts';
import { SearchBox } from './SearchBox.tsx';

function searchBox() {
  const { container, page, act } = renderInWorkspace('{}', <SearchBox />);
  const asked = askedPlaces(page);
  const box = container.querySelector('input');
  if (!box) throw new Error('there is no search box');
  const write = (text: string) =>
    act(() => {
      typeInto(box, text);
    });
  const query = () => page.part(optionFilter).get().query;
  return { asked, page, act, write, query };
}

describe('the search', () => {
  it('asks for the form with its first character', () => {
    const { asked, write, query } = searchBox();
    write('s');
    expect(query()).toBe('s');
    expect(asked).toEqual([{ kind: 'form' }]);
  });

  it('leaves the view alone when it is cleared', () => {
    const { asked, page, act, write, query } = searchBox();
    act(() => setOptionFilter(page, { query: 's' }));
    write('');
    expect(query()).toBe('');
    expect(asked).toEqual([]);
  });
});

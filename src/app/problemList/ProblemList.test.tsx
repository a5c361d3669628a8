// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { ProblemList } from './ProblemList.tsx';

const text = 'baseUrl: review.example.com\n';

function rows() {
  const { container } = renderInWorkspace(text, <ProblemList />);
  return [...container.querySelectorAll('li')].map((row) => ({
    name: row.querySelector('code')?.textContent,
    buttons: [...row.querySelectorAll('button')].map((button) => button.textContent),
  }));
}

describe('the problem list', () => {
  it('leads to the line of what is in the text', () => {
    expect(rows()[0]).toMatchObject({ name: 'baseUrl', buttons: expect.arrayContaining(['Field', 'Line 1']) });
  });

  it('leads to the field alone of an option that is not in the text', () => {
    const absent = rows().find(({ name }) => name === 'smtpHostname');
    expect(absent?.buttons).toContain('Field');
    expect(absent?.buttons.filter((label) => label?.startsWith('Line'))).toEqual([]);
  });
});

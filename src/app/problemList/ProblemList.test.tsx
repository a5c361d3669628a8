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
  it('says once which libraries the page assumes, and what is not documented', () => {
    const { container } = renderInWorkspace('', <ProblemList />);
    expect(
      container.textContent?.match(/Assumes hjson-go v4 and golang\.org\/x\/oauth2; the reference does not name/g),
    ).toHaveLength(1);
    expect(container.textContent).toContain('Which options are required is not documented.');
  });

  it('names the library that a syntax error is quoted from', () => {
    const { container } = renderInWorkspace('{\n  smtpPort: 587\n', <ProblemList />);
    expect(container.textContent).toContain('hjson-go reports: End of input while parsing an object');
  });

  it('leads to the line of what is in the text', () => {
    expect(rows()[0]).toMatchObject({
      name: 'baseUrl',
      buttons: expect.arrayContaining(['Show in form', 'Go to line 1']),
    });
  });

  it('says nothing of options that are merely missing', () => {
    expect(rows().map(({ name }) => name)).toEqual(['baseUrl']);
  });
});

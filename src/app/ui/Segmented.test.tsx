// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { Segmented, type SegmentedProps, ViewSwitch } from './Segmented.tsx';

type Choice = 'none' | 'password' | 'oauth2';

const options: SegmentedProps<Choice>['options'] = [
  { value: 'none', label: 'None' },
  { value: 'password', label: 'Password' },
  { value: 'oauth2', label: <svg />, name: 'OAuth2' },
];

function render(Control: typeof Segmented, value: Choice | undefined) {
  const chosen: Choice[] = [];
  const { container, act } = renderInWorkspace(
    '',
    <Control
      aria-label="Authentication"
      options={options}
      value={value}
      onChange={(choice: Choice) => chosen.push(choice)}
    />,
  );
  const choices = () => [...container.querySelectorAll<HTMLElement>('[role="radio"]')];
  return {
    chosen,
    group: container.querySelector('[aria-label="Authentication"]'),
    names: () => choices().map((choice) => choice.getAttribute('aria-label') ?? choice.textContent),
    checked: () => choices().map((choice) => choice.getAttribute('aria-checked')),
    press: (position: number) => act(() => choices()[position]?.click()),
  };
}

describe('a segmented control', () => {
  it('is a group of radio buttons, of which the value is checked', () => {
    const { group, names, checked } = render(Segmented, 'password');
    expect(group?.getAttribute('role')).toBe('radiogroup');
    expect(names()).toEqual(['None', 'Password', 'OAuth2']);
    expect(checked()).toEqual(['false', 'true', 'false']);
  });

  it('has nothing checked while there is no value', () => {
    expect(render(Segmented, undefined).checked()).toEqual(['false', 'false', 'false']);
  });

  it('reports the pressed choice', () => {
    const { chosen, press } = render(Segmented, 'none');
    press(2);
    expect(chosen).toEqual(['oauth2']);
  });
});

describe('a switch of views', () => {
  it('always has a view: a second press on the one that is shown changes nothing', () => {
    const { chosen, press } = render(ViewSwitch, 'password');
    press(1);
    expect(chosen).toEqual([]);
    press(0);
    expect(chosen).toEqual(['none']);
  });
});

// @vitest-environment happy-dom
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { options } from '../../config/index.ts';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../testing/typeInto.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { OptionField } from '../features/configForm/OptionField.tsx';
import { SectionNav } from '../features/configForm/sections/SectionNav.tsx';
import { createPageState } from '../page/pageState.ts';
import { typingPause } from '../page/typing.ts';
import { ProblemCount } from './panes/tools.tsx';
import { StatusLine } from './StatusLine.tsx';

const text = '{\n  baseUrl: https://review.example.com\n  organisationName: Example\n  smtpPort: 587\n}\n';
const shown = options.filter(({ key }) => ['baseUrl', 'organisationName', 'smtpPort'].includes(key));

/** The rows of a few options and what counts over all of them, each with a count of its renders. */
function rendered() {
  const renders: string[] = [];
  const counted = (id: string, view: ReactNode) => (
    <Profiler key={id} id={id} onRender={(name) => renders.push(name)}>
      {view}
    </Profiler>
  );
  let frame: (() => void) | undefined;
  const workspace = createWorkspace((notify) => {
    frame = notify;
    return notify;
  });
  const { container, act } = renderInWorkspace(
    text,
    <>
      {shown.map((option) => counted(option.key, <OptionField option={option} />))}
      {counted('sections', <SectionNav />)}
      {counted('status', <StatusLine />)}
      {counted('problems', <ProblemCount />)}
    </>,
    createPageState(),
    workspace,
  );
  const field = (key: string) =>
    container.querySelector<HTMLInputElement>(`[name="${key}"]`) ?? expect.fail(`no field ${key}`);
  /** What is rendered during a step. */
  function during(step: () => void): readonly string[] {
    renders.length = 0;
    act(step);
    return [...renders];
  }
  return {
    workspace,
    type: (key: string, value: string) =>
      during(() => {
        typeInto(field(key), value);
      }),
    frame: () => during(() => frame?.()),
    field,
    wait: () => during(() => vi.advanceTimersByTime(typingPause)),
  };
}

describe('a letter in the form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('renders nothing before the text shows it, and its own row alone after', () => {
    const { workspace, type, frame } = rendered();
    expect(type('organisationName', 'Example &')).toEqual([]);
    expect(frame()).toEqual(['organisationName']);
    expect(type('organisationName', 'Example & S')).toEqual([]);
    expect(type('organisationName', 'Example & So')).toEqual([]);
    expect(frame()).toEqual(['organisationName']);
    expect(workspace.snapshot.config.valueOf('organisationName')).toBe('Example & So');
  });

  it('renders nothing after a pause that shows no problem', () => {
    const { type, frame, wait } = rendered();
    type('organisationName', 'Example &');
    frame();
    expect(wait()).toEqual([]);
  });

  it('leaves the box as it is when the text has taken the letter', () => {
    const { type, frame, field } = rendered();
    type('organisationName', 'Example &');
    // With the first letter its row says that the option is modified.
    frame();
    type('organisationName', 'Example & S');
    const changes = new MutationObserver(() => {});
    changes.observe(field('organisationName'), { attributes: true });
    expect(frame()).toEqual(['organisationName']);
    expect(changes.takeRecords()).toEqual([]);
  });

  it('is in a separate form, so that a browser that fills in forms reads no other field', () => {
    const { field } = rendered();
    const boxes = field('organisationName').form?.elements ?? [];
    expect(Array.from(boxes, (box) => box.getAttribute('name'))).toContain('organisationName');
    expect(field('baseUrl').form).not.toBe(field('organisationName').form);
  });
});

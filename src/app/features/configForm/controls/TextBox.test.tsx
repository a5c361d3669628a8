// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { options } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { OptionField } from '../OptionField.tsx';

// An input for one line leaves the line ends out of what it shows, and so out of what is written next.
it.each(options.filter(({ kind, path }) => ['text', 'url', 'path', 'colour'].includes(kind) && path.length === 1))(
  '$key shows a value of several lines in as many',
  (option) => {
    const { container } = renderInWorkspace(
      JSON.stringify({ [option.key]: 'first\nsecond' }),
      <OptionField option={option} inner={[]} />,
    );
    expect(container.querySelector<HTMLTextAreaElement>(`textarea[name="${option.key}"]`)?.value).toBe('first\nsecond');
  },
);

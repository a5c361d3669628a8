// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { options } from '../../../../config/index.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { announcement } from '../../../page/announcer.ts';
import { OptionField } from '../OptionField.tsx';

vi.mock('../../../page/localImages.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a local picture whose preview cannot be loaded is not shown, and the page says so', async () => {
  const option = options.find(({ key }) => key === 'accessReviewToolbarLogoPath');
  const { page, container, act } = renderInWorkspace('', option && <OptionField option={option} inner={[]} />);
  const chooser = container.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(chooser, 'files', { value: [new File([''], 'logo.svg')] });
  act(() => chooser?.dispatchEvent(new Event('change', { bubbles: true })));
  await eventually(() =>
    expect(page.part(announcement).get().sentence).toBe(
      'logo.svg was not shown: a part of this page could not be loaded.',
    ),
  );
});

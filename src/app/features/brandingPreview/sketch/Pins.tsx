import type { CheckResult } from '../../../../branding/index.ts';
import type { PageId } from '../look/previewSettings.ts';

/** The parts of the pages that a failing check can be about. */
type Spot = 'ground' | 'logo' | 'title' | 'background' | 'support';

const spotsOf: Readonly<Record<PageId, Readonly<Partial<Record<CheckResult['code'], Spot>>>>> = {
  wizard: {
    'toolbar-background': 'ground',
    'toolbar-text': 'title',
    'text-contrast': 'title',
    'logo-contrast': 'logo',
    'logo-shape': 'logo',
    'logo-transparency': 'logo',
    'logo-sharpness': 'logo',
  },
  login: { 'background-image': 'background', 'background-crop': 'background' },
  toolbar: { 'support-link': 'support' },
};

/** The numbers of the failing checks at each part of a page, as their list counts them. */
export type PinnedSpots = Readonly<Partial<Record<Spot, readonly number[]>>>;

export function pinsOn(page: PageId, failing: readonly CheckResult[]): PinnedSpots {
  const pins: Partial<Record<Spot, number[]>> = {};
  for (const [index, { code }] of failing.entries()) {
    const spot = spotsOf[page][code];
    if (spot) pins[spot] = [...(pins[spot] ?? []), index + 1];
  }
  return pins;
}

/** Marks a part of a page, in the corner of the element around it. Rendered inside a stage. */
export function Pins({ numbers }: { readonly numbers: readonly number[] | undefined }) {
  if (!numbers) return null;
  return (
    <span className="pins">
      {numbers.map((number) => (
        <span key={number} className="pin" data-part="pin">
          {number}
        </span>
      ))}
    </span>
  );
}

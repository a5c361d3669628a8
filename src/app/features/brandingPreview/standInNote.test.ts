import { parseHjson } from 'hjson-document';
import { expect, it } from 'vitest';
import { type Branding, standIn } from '../../../branding/index.ts';
import { shownText } from '../../../secrets/index.ts';
import type { LocalImageEntry } from '../../page/localImages.ts';
import { standInNote } from './standInNote.ts';

const entry: LocalImageEntry = {
  image: {
    fileName: 'a.png',
    byteLength: 1,
    header: { format: 'PNG', width: 7, height: 1, mayBeTransparent: true, isVector: false },
    sample: undefined,
    file: new Blob(),
    bytes: undefined,
    url: 'blob:a',
  },
  fault: undefined,
};

const shown = (text: string) => shownText(parseHjson('{}'), text);

function scene(change: Partial<Branding>, images: readonly ('logo' | 'background')[] = []) {
  const colour = (source: 'option' | 'default') => ({
    path: ['accessReviewToolbarBackgroundColor'],
    rgba: standIn.primaryBlue,
    source,
    text: '' as const,
    notation: { kind: 'name' as const },
    fault: undefined,
  });
  const branding: Branding = {
    toolbarBackground: colour('default'),
    toolbarText: colour('default'),
    logoPath: '',
    backgroundPath: '',
    organisationName: undefined,
    supportLink: { kind: 'none' },
    templatesPath: '',
    ...change,
  };
  const image = (name: 'logo' | 'background') => (images.includes(name) ? entry : undefined);
  return { branding, logo: image('logo'), background: image('background'), option: colour('option') };
}

it.each([
  [
    'everything',
    scene({}),
    'A sketch with your options, not a screenshot: layout, labels and people are examples; default blue, logo and background are stand-ins.',
  ],
  [
    'two',
    scene({}, ['logo']),
    'A sketch with your options, not a screenshot: layout, labels and people are examples; default blue and background are stand-ins. a.png is not set: users see the default logo.',
  ],
  [
    'one',
    scene({ logoPath: shown('/a'), backgroundPath: shown('/b') }),
    'A sketch with your options, not a screenshot: layout, labels and people are examples; default blue is a stand-in.',
  ],
  [
    'none',
    scene({ toolbarBackground: scene({}).option, logoPath: shown('/a'), backgroundPath: shown('/b') }),
    'A sketch with your options, not a screenshot: layout, labels and people are examples.',
  ],
])('names the stand-ins: %s', (_, given, expected) => {
  expect(standInNote(given)).toBe(expected);
});

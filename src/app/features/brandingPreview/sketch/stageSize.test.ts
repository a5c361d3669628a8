import { expect, it } from 'vitest';
import { stageSize } from './stageSize.ts';

it.each([
  ['the pane', 'pane', 'fit', 360, { width: '100%', zoom: 1, pageHeight: undefined }],
  ['the pane, enlarged', 'pane', 2, 360, { width: '100%', zoom: 2, pageHeight: undefined }],
  ['a wide window, shrunk', 1440, 'fit', 360, { width: 1440, zoom: 0.25, pageHeight: '900px' }],
  ['a wide window at its real size', 1440, 1, 360, { width: 1440, zoom: 1, pageHeight: '900px' }],
  ['a phone in a wide pane', 390, 'fit', 800, { width: 390, zoom: 1, pageHeight: '844px' }],
  ['another width', 800, 'fit', 400, { width: 800, zoom: 0.5, pageHeight: '500px' }],
  ['before the pane is measured', 1440, 'fit', 0, { width: 1440, zoom: 1, pageHeight: '900px' }],
] as const)('draws %s', (_, width, zoom, available, expected) => {
  expect(stageSize({ width, zoom }, available)).toEqual(expected);
});

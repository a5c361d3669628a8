import { expect, it } from 'vitest';
import { stageSize } from './stageSize.ts';

it.each([
  ['the pane', 'pane', 360, { width: '100%', zoom: 1, windowHeight: undefined }],
  ['a wide window, shrunk', 1440, 360, { width: 1440, zoom: 0.25, windowHeight: '900px' }],
  ['a phone in a wide pane', 390, 800, { width: 390, zoom: 1, windowHeight: '844px' }],
  ['a picture', 800, 400, { width: 800, zoom: 0.5, windowHeight: '500px' }],
  ['before the pane is measured', 1440, 0, { width: 1440, zoom: 1, windowHeight: '900px' }],
] as const)('draws %s', (_, width, available, expected) => {
  expect(stageSize(width, available)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { isOwnPage } from './draftService.ts';

const worker = 'https://host.example/editor/serviceWorker.js';
const page = (url: string, type = 'window') => isOwnPage({ type, url }, worker);

test.each([
  'https://host.example/editor/',
  'https://host.example/editor/index.html',
  'https://host.example/editor/?a=b#smtpPort',
])('%s is the page of the service worker', (url) => {
  expect(page(url)).toBe(true);
});

test.each([
  'https://host.example/',
  'https://host.example/other/',
  'https://host.example/editor/guide.html',
  'https://host.example/editor/licences.txt',
  'https://host.example/editor/evil/',
  'https://host.example/editor',
  'https://host.example:8443/editor/',
  'http://host.example/editor/',
  'blob:https://host.example/editor/',
  'about:blank',
  '',
])('%s is another page', (url) => {
  expect(page(url)).toBe(false);
});

test('a worker, or a client without an address, is not a page', () => {
  expect(page('https://host.example/editor/', 'worker')).toBe(false);
  expect(isOwnPage(null, worker)).toBe(false);
  expect(isOwnPage({ type: 'window' }, worker)).toBe(false);
});

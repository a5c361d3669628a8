// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { preloadStage } from './preloadStage.ts';

const later = (file: string, rel: string) =>
  `<link rel="later" data-rel="${rel}" data-stage="document" href="./assets/${file}">`;
const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('[data-stage]')].flatMap(({ rel, href }) =>
    rel === 'later' ? [] : [`${rel} ${href.split('/').at(-1)}`],
  );

afterEach(() => document.head.replaceChildren());

it('has the browser fetch the files of a stage', () => {
  document.head.innerHTML = later('document.js', 'modulepreload') + later('document.css', 'preload');
  preloadStage('editor');
  expect(preloaded()).toEqual([]);
  preloadStage('document');
  expect(preloaded()).toEqual(['modulepreload document.js', 'preload document.css']);
});

it('leaves out a style sheet that the page has already: the browser would fetch it once more', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="./assets/document.css">${later('document.css', 'preload')}`;
  preloadStage('document');
  expect(preloaded()).toEqual([]);
});

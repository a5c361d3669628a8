import { expect, it } from 'vitest';
import { isUrl } from './goUrl.ts';

it('takes a host with letters of Latin-1 however often it is asked', () => {
  const refused = Array.from({ length: 30_000 }, () => isUrl('https://münchen_1.example')).filter((is) => !is);
  expect(refused).toEqual([]);
});

it('takes no text that browsers refuse', () =>
  expect(['', 'orders', 'https://', 'https://a b'].filter(isUrl)).toEqual([]));

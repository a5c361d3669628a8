import { describe, expect, it } from 'vitest';
import { options } from '../../../config/index.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { optionViews } from '../optionView.ts';
import { isFilterOn, matchesFilter, searchRank, withoutTag } from './optionSearch.ts';

const text = `{
  baseUrl: review.example.com
  encryptionKey: "hidden words"
  queryTimeOutMinutes: 10
  smtpPort: 587
}
`;

function views() {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  const port = text.indexOf('587');
  workspace.apply([{ range: { start: port, end: port + 3 }, newText: '"none"' }], { view: 'hjson', label: 'Edit' });
  return [...optionViews(workspace.snapshot).values()];
}

const found = (query: string, filter: Parameters<typeof matchesFilter>[1]['filter'] = 'all') =>
  views()
    .filter((view) => matchesFilter(view, { query, filter }))
    .map(({ facts }) => facts.key);

const ranked = (query: string) =>
  views()
    .filter((view) => matchesFilter(view, { query, filter: 'all' }))
    .sort((a, b) => searchRank(a, query) - searchRank(b, query))
    .map(({ facts }) => facts.key);

describe('search', () => {
  it.each(options.filter(({ path }) => path.length === 1).map(({ key }) => key))(
    'has %s among the first three after two letters of its key',
    (key) => {
      expect(ranked(key.slice(0, 2).toLowerCase()).slice(0, 3)).toContain(key);
    },
  );

  it.each([
    ['initials', 'sp', 'smtpPort'],
    ['a word of the key', 'port', 'smtpPort'],
    ['two words', 'smtp po', 'smtpPort'],
    ['a whole key', 'encryptionKey', 'encryptionKey'],
    ['a value', 'review.example', 'baseUrl'],
  ])('puts the option first that is named by %s', (_, query, key) => {
    expect(ranked(query)[0]).toBe(key);
  });

  it('never searches a secret value', () => {
    expect(found('hidden')).toEqual([]);
  });
});

describe('filters', () => {
  it.each([
    ['set', '@set', ['baseUrl', 'encryptionKey', 'smtpPort', 'queryTimeOutMinutes']],
    ['modified', '@modified', ['smtpPort']],
    ['half a word', '@mod', ['smtpPort']],
    ['a filter and a word', '@set time', ['queryTimeOutMinutes']],
    ['two filters', '@set @secret', ['encryptionKey']],
    ['an unknown filter', '@nothing', []],
  ])('%s', (_, query, keys) => {
    expect([...found(query)].sort()).toEqual([...keys].sort());
  });

  it('shows the same for a chip as for its word', () => {
    for (const id of ['set', 'modified', 'problem', 'secret', 'default'] as const) {
      expect(found('', id)).toEqual(found(`@${id}`));
    }
  });

  it.each([
    ['all', '', 'all', true],
    ['all', '@set', 'all', false],
    ['set', '@set', 'all', true],
    ['set', '', 'set', true],
    ['set', '@se', 'all', false],
  ] as const)('%s is on for «%s» and the chip %s: %s', (id, query, filter, isOn) => {
    expect(isFilterOn(id, { query, filter })).toBe(isOn);
  });

  it('takes one word out of a query', () => {
    expect(withoutTag('@Set smtp @secret', 'set')).toBe('smtp @secret');
  });
});

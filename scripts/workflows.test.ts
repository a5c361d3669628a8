import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';

const folder = new URL('../.github/workflows/', import.meta.url);

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');

  it('may write nothing, unless a job says what', () => {
    const { permissions } = yaml.parse(text) as Workflow;
    expect(Object.values(permissions ?? { all: 'write' }).filter((each) => each !== 'read')).toEqual([]);
  });

  it('uses actions by their commit, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { isCurrent } from './commandLine/commandPage.ts';

it('docs/cli.md is what `npm run docs:cli` writes', () => expect(isCurrent()).toBe(true));

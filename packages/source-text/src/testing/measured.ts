import { longTest } from './limits.ts';

/** Options of a test that measures time or memory: other work disturbs one measurement now and then, but not three in a row. */
export const measured = { ...longTest, retry: 2, tags: 'slow' } as const;

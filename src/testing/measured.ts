/** Options of a test that measures time or memory: other work disturbs one measurement now and then, but not three in a row. */
export const measured = { retry: 2 } as const;

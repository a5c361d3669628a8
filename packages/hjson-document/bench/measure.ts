/** One measured action, and how often it is measured. */
export interface Measured {
  readonly run: () => unknown;
  readonly rounds: number;
}

/** The medians in microseconds; the actions take turns, so that what else the machine does hits all of them. */
export function measure(actions: readonly Measured[]): readonly number[] {
  const times = actions.map((): number[] => []);
  const rounds = Math.max(...actions.map((action) => action.rounds));
  for (let round = -Math.ceil(rounds / 4); round < rounds; round++) {
    for (const [index, action] of actions.entries()) {
      if (round >= action.rounds) continue;
      const start = process.hrtime.bigint();
      action.run();
      if (round >= 0) times[index]?.push(Number(process.hrtime.bigint() - start) / 1000);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0);
}

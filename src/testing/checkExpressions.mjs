import { parentPort, workerData } from 'node:worker_threads';
import recheck from 'recheck/lib/browser.js';

// The attacks that it finds need not be tried: each is reported.
const options = { timeout: 20_000, attackTimeout: 500, incubationTimeout: 500, recallTimeout: -1, maxIteration: 4 };

/** Judges each expression that no other thread has taken yet. */
const { expressions, taken } = workerData;
const found = [];
for (let index = Atomics.add(taken, 0, 1); index < expressions.length; index = Atomics.add(taken, 0, 1)) {
  const { source, flags } = expressions[index];
  const { status, complexity } = recheck.checkSync(source, flags, options);
  if (status !== 'safe') found.push({ index, judgement: complexity?.summary ?? status });
}
parentPort.postMessage(found);

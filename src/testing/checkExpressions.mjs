import { parentPort, workerData } from 'node:worker_threads';
import recheck from 'recheck/lib/browser.js';

// No limit of time, so that a busy machine judges as an idle one does.
const options = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  recallTimeout: -1,
  maxIteration: 4,
};

/** Longer than any linear search of an attack, in milliseconds of the processor. */
const longTime = 150;

/** An attack is tried, since recheck counts some steps that the engine does not take; an exponential one would not end. */
function isSlow({ source, flags }, { complexity, attack }) {
  if (complexity?.type !== 'polynomial') return true;
  const pattern = new RegExp(source, flags);
  const before = process.cpuUsage();
  attack.string.replace(pattern, '');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 > longTime;
}

/** Judges each expression that no other thread has taken yet. */
const { expressions, taken } = workerData;
const found = [];
for (let index = Atomics.add(taken, 0, 1); index < expressions.length; index = Atomics.add(taken, 0, 1)) {
  const { source, flags } = expressions[index];
  const judgement = recheck.checkSync(source, flags, options);
  if (judgement.status !== 'safe' && isSlow(expressions[index], judgement)) {
    found.push({ index, judgement: judgement.complexity?.type ?? judgement.status });
  }
}
parentPort.postMessage(found);

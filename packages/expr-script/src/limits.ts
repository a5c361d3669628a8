import { GoPanic } from './thrown.ts';

/** Of the Go engine, which counts nodes as they are made. Parentheses and `if` are not counted. */
export const maxNodes = 10_000;

/** Of the Go engine: units of memory for one run. */
const memoryUnits = 1_000_000;

/** How deep a program may nest: the stack of JavaScript is small where Go's grows. Far beyond anything a person writes. */
export const maxDepth = 300;

/** How much work one run may be: a second or two at most. Go has no such limit. */
const maxSteps = 5_000_000;

/** The longest string, in bytes. Go stops only when the memory ends. */
export const maxStringLength = 16 * 1024 * 1024;

/** What running may use. */
export interface RunLimits {
  /** Units of work, which measure no time: about one for each node, element, comparison and few bytes. Go has no such limit. */
  readonly steps?: number;
  /** The Go engine's own limit, for one run; by default the engine's own. */
  readonly memoryUnits?: number;
}

/** Thrown inside the folder when the steps are used up. */
export class StepsSpent {}

/** Keeps count of what has been used: the steps of all runs, the memory of one. */
export class Budget {
  readonly #allowed: number;
  #steps = 0;
  #memory = 0;
  readonly #memoryUnits: number;

  constructor({ steps = maxSteps, memoryUnits: units = memoryUnits }: RunLimits) {
    this.#allowed = steps;
    this.#memoryUnits = units;
  }

  get steps(): number {
    return Math.ceil(this.#steps);
  }

  step(count: number): void {
    this.#steps += count;
    if (this.#steps > this.#allowed) throw new StepsSpent();
  }

  growMemory(units: number): void {
    this.#memory += units;
    if (this.#memory >= this.#memoryUnits) throw new GoPanic('memory budget exceeded');
  }

  startRun(): void {
    this.#memory = 0;
  }
}

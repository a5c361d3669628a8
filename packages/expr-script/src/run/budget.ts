import { maxSteps, memoryUnits } from '../limits.ts';
import { GoPanic } from '../panic.ts';
import { Unsupported } from '../unsupported.ts';

/** What one run may use. The memory limit is the Go engine's own; the steps are the page's, and measure no time. */
export interface RunLimits {
  readonly steps?: number;
  readonly memoryUnits?: number;
}

/** Keeps count of what one run has used. */
export class Budget {
  #steps: number;
  #memory = 0;
  readonly #memoryUnits: number;

  constructor(limits: RunLimits = {}) {
    this.#steps = limits.steps ?? maxSteps;
    this.#memoryUnits = limits.memoryUnits ?? memoryUnits;
  }

  step(count: number): void {
    this.#steps -= count;
    if (this.#steps < 0) throw new Unsupported('manySteps');
  }

  growMemory(units: number): void {
    this.#memory += units;
    if (this.#memory >= this.#memoryUnits) throw new GoPanic('memory budget exceeded');
  }
}

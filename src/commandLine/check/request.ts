import type { ServerVersion } from '../../config/index.ts';
import type { Call } from '../command.ts';
import type { checkOptions } from './checkOptions.ts';
import type { Selection } from './selection.ts';

export type CheckCall = Call<typeof checkOptions>;

/** The options of a call of `check`, once they are known to be valid. */
export interface CheckRequest {
  readonly call: CheckCall;
  readonly selection: Selection;
  readonly serverVersion: ServerVersion;
}

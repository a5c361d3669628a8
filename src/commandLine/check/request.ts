import type { ServerVersion } from '../../config/index.ts';
import type { Call } from '../command.ts';
import type { checkOptions } from './checkOptions.ts';
import type { Selection } from './selection.ts';

export type CheckCall = Call<typeof checkOptions>;

/** What a call of `check` asks for, once its words are known to make sense. */
export interface CheckRequest {
  readonly call: CheckCall;
  readonly selection: Selection;
  readonly serverVersion: ServerVersion;
}

import type { Consumer } from './consumer.ts';
import { fish, posixShells } from './shells.ts';

/** By the id of a dialect: the programs that read any text it writes. */
export const readersOf: Readonly<Record<string, readonly Consumer[]>> = {
  posix: posixShells,
  fish: [fish],
};

import { openQuestions } from '../../../../config/index.ts';
import { notDocumented } from '../../../../tokenRequest/index.ts';

/** A question that the reference leaves open, and what this page assumes where it has to assume something. */
export interface Undocumented {
  readonly question: string;
  readonly assumption: string | undefined;
}

/** All of them, each once: in the order of the reference, then what else the token request assumes. */
export const undocumented: readonly Undocumented[] = [
  ...openQuestions.map((question) => ({
    question,
    assumption: notDocumented.find((assumed) => assumed.question === question)?.assumption,
  })),
  ...notDocumented.filter((assumed) => !openQuestions.includes(assumed.question)),
];

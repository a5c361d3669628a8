import { expect, it } from 'vitest';
import { openQuestions } from '../../../../config/index.ts';
import { notDocumented } from '../../../../tokenRequest/index.ts';
import { undocumented } from './UndocumentedList.tsx';

const questions = undocumented.map(({ question }) => question);

it('lists what the reference leaves open and what the token request assumes, each once', () => {
  for (const question of openQuestions) expect(questions).toContain(question);
  for (const assumed of notDocumented) expect(undocumented).toContainEqual(assumed);
  expect(new Set(questions).size).toBe(questions.length);
});

it('asks about the response and the gateway once, with what is assumed', () => {
  for (const subject of [/response/, /gateway receives/]) {
    expect(undocumented.filter(({ question }) => subject.test(question))).toEqual([
      expect.objectContaining({ assumption: expect.any(String) }),
    ]);
  }
});

import { ownText } from './ownText.ts';

/** The same function, with its last answers kept: the names in a text are asked about again with each letter that is typed. */
export function memoize<Answer>(answer: (name: string) => Answer, most = 10_000): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined || answers.has(name)) return known as Answer;
    if (answers.size === most) answers.clear();
    const found = answer(name);
    // A name is a slice of a text, which it would keep in memory.
    answers.set(ownText(name), found);
    return found;
  };
}

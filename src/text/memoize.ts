/** The same function, with its last answers kept: the names in a text are asked about again with each letter that is typed. */
export function memoize<Answer>(answer: (name: string) => Answer, most = 10_000): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined || answers.has(name)) return known as Answer;
    if (answers.size === most) answers.clear();
    const found = answer(name);
    answers.set(name, found);
    return found;
  };
}

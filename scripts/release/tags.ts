/** What is wrong with the tags of a commit that is released as `version`; undefined if nothing is. */
export function tagProblem(version: string, tags: readonly string[]): string | undefined {
  const wrong = tags.filter((tag) => /^v\d/.test(tag) && tag !== `v${version}`);
  if (wrong.length === 0) return undefined;
  return `package.json has version ${version}, but the commit is tagged ${wrong.join(', ')}. Correct one of them.`;
}

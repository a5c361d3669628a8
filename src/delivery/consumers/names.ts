/** What the user names in the output of a target. */
export type NameKey = 'name' | 'namespace' | 'service' | 'image' | 'store' | 'item' | 'pipeline';

/** Names as they are typed; a missing or empty one is the target's own. */
export type ChosenNames = Readonly<Partial<Record<NameKey, string>>>;

/** One name that a target needs. */
export interface NameRule {
  /** What it names there: "Secret". */
  readonly title: string;
  /** Used while nothing is typed; empty if the name may be missing. */
  readonly fallback: string;
  /** What is wrong with a name, as a sentence. */
  readonly fault: (name: string) => string | undefined;
}

export type NameRules = Readonly<Partial<Record<NameKey, NameRule>>>;

/** A rule for all names of one form; `advice` says as a sentence what that is. */
export function nameRule(form: RegExp, advice: string): (title: string, fallback: string) => NameRule {
  return (title, fallback) => ({ title, fallback, fault: (name) => (form.test(name) ? undefined : advice) });
}

/** Names of Kubernetes objects: RFC 1123 labels, shorter here if something is appended to the name. */
export function kubernetesName(title: string, fallback: string, longest = 63): NameRule {
  const form = new RegExp(`^(?=.{1,${longest}}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$`);
  const advice = `Use up to ${longest} lower-case letters, digits and hyphens, with a letter or digit at each end.`;
  return nameRule(form, advice)(title, fallback);
}

/** A name in a store of secrets, which may be a path: `prod/server`, `Server_Config`. */
export const storedName = nameRule(/^[\w.@:+-]+(?:\/[\w.@:+-]+)*$/, 'Use the name in the store, without spaces.');

/** Names of Compose services, of units without their suffix, and of containers. */
export const serviceName = nameRule(
  /^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/,
  'Use letters, digits, dots, hyphens and underscores, with a letter or digit first.',
);

const component = '[a-z0-9]+(?:(?:\\.|_{1,2}|-+)[a-z0-9]+)*';

/** The grammar of github.com/distribution/reference: a repository, then a tag or a digest. */
export const imageName = nameRule(
  new RegExp(
    `^(?=.{1,255}$)(?:[A-Za-z0-9.-]+(?::[0-9]+)?/)?${component}(?:/${component})*(?::[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$`,
  ),
  'Use an image such as registry.example.com/server:3.42.',
)('Image', 'server-image');

/** What is wrong with the first faulty name: which, and why. */
export function firstFault(rules: NameRules | undefined, chosen: ChosenNames): string | undefined {
  for (const [key, { title, fault }] of Object.entries(rules ?? {})) {
    const name = chosen[key as NameKey];
    const wrong = name ? fault(name) : undefined;
    if (wrong) return `${title}: ${wrong}`;
  }
  return undefined;
}

/** The chosen name, or the target's own. */
export function nameOf(rules: NameRules, chosen: ChosenNames, key: NameKey): string {
  return chosen[key] || rules[key]?.fallback || '';
}

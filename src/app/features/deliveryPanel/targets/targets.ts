import { findMatches, searchWords } from 'source-text';
import { type Target, targets } from '../../../../delivery/index.ts';
import { createStore, type Store } from '../../../page/createStore.ts';
import { usePageState } from '../../../page/pageState.ts';
import { setPreference, usePreferences } from '../../../page/preferences.ts';

export type Way = Target['way'];

/** What can be chosen in the export: a target, or `config.json` itself. */
export type Destination = Pick<Target, 'id' | 'title' | 'group' | 'fileName' | 'way' | 'words'>;

const configFile: Destination = {
  id: 'config.json',
  title: 'config.json',
  group: 'Plain',
  fileName: 'config.json',
  way: 'file',
};

export const destinations: readonly Destination[] = [configFile, ...targets];

/** Of a way with many targets, the ones that most people want, in this order; a shell is the one to begin with. */
const usual: Readonly<Partial<Record<Way, readonly string[]>>> = {
  file: ['config.json', 'compose-volume', 'kubernetes-file', 'systemd-credential'],
  variable: ['posix', 'value', 'compose', 'kubernetes-env', 'systemd-unit'],
};

/** The usual targets of a way and the chosen one; all of them where there are few. */
export function usualTargets(chosen: Destination): readonly Destination[] {
  const all = destinations.filter(({ way }) => way === chosen.way);
  const ids = usual[chosen.way];
  if (!ids) return all;
  const first = ids.flatMap((id) => all.find((target) => target.id === id) ?? []);
  return first.includes(chosen) ? first : [...first, chosen];
}

/** What a way begins with. */
function firstTarget(way: Way): Destination {
  const all = destinations.filter((target) => target.way === way);
  const [first] = usual[way] ?? [];
  return all.find(({ id }) => id === first) ?? all[0] ?? configFile;
}

/** The target that was chosen last of each way, in this visit. */
function lastOfWays(): Store<Partial<Record<Way, string>>> {
  return createStore<Partial<Record<Way, string>>>({});
}

/** The targets of any way that every word of the search matches, by title, group, file or other words. */
export function findTargets(search: string): readonly Destination[] {
  return findMatches(destinations, searchWords(search), ({ title, group = '', fileName, words = '', way }) => ({
    key: fileName,
    title,
    section: group,
    keywords: way === 'apart' ? `${words} secrets apart` : words,
  }));
}

/** What fits where no target is: a field for a value, lines of names and values, a shell. */
export const nearestTargets: readonly Destination[] = ['value', 'env-raw', 'posix'].flatMap(
  (id) => targets.find((target) => target.id === id) ?? [],
);

interface ChosenTarget {
  /** The one chosen last, in this visit or the one before; `config.json` at first. */
  readonly chosen: Destination;
  /** Undefined for `config.json` itself. */
  readonly target: Target | undefined;
  readonly chooseTarget: (id: string) => void;
  /** Goes to the target of this way that was chosen last, or to the one that it begins with. */
  readonly chooseWay: (way: Way) => void;
}

export function useTarget(): ChosenTarget {
  const page = usePageState();
  const { exportTarget } = usePreferences();
  const target = targets.find(({ id }) => id === exportTarget);
  const chosen = target ?? configFile;
  const last = page.part(lastOfWays);
  const chooseTarget = (id: string) => setPreference(page, 'exportTarget', id);
  return {
    chosen,
    target,
    chooseTarget,
    chooseWay(way) {
      last.update((before) => ({ ...before, [chosen.way]: chosen.id }));
      chooseTarget(last.get()[way] ?? firstTarget(way).id);
    },
  };
}

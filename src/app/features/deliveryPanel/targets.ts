import {
  type ApartTarget,
  apartTargets,
  type ChosenNames,
  type Dialect,
  dialects,
  type NameKey,
} from '../../../delivery/index.ts';
import { createStore, type Store } from '../../page/createStore.ts';
import { type PageState, usePageState } from '../../page/pageState.ts';
import { setPreference, usePreferences } from '../../page/preferences.ts';
import { useStore } from '../../page/useStore.ts';

export type Way = 'file' | 'variable' | 'apart';

/** One tile of the export. */
export interface Target {
  readonly id: string;
  readonly title: string;
  /** The second line of the tile. */
  readonly detail: string;
  readonly way: Way;
  /** None for `config.json` itself. */
  readonly dialect?: Dialect;
  readonly apart?: ApartTarget;
}

const configFile: Target = { id: 'config.json', title: 'config.json', detail: 'The file itself', way: 'file' };

export const targets: readonly Target[] = [
  configFile,
  ...dialects.map((dialect): Target => {
    const { id, title, group, way } = dialect;
    return { id, title, detail: group, way, dialect };
  }),
  ...apartTargets.map(
    (apart): Target => ({ id: apart.id, title: apart.title, detail: apart.fileName, way: 'apart', apart }),
  ),
];

/** What a way begins with: of the variable, a shell, since the value alone leaves its name to be typed. */
export function firstTarget(way: Way): Target {
  const all = targets.filter((target) => target.way === way);
  return all.find(({ dialect }) => dialect?.group === 'Shells') ?? all[0] ?? configFile;
}

/** The targets of a way whose title, group or file has every word of the search. */
export function findTargets(way: Way, search: string): readonly Target[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return targets.filter((target) => {
    const text = `${target.title} ${target.detail} ${target.dialect?.fileName ?? ''}`.toLowerCase();
    return target.way === way && words.every((word) => text.includes(word));
  });
}

/** The target chosen last, in this visit or the one before; `config.json` at first. */
export function useTarget(): readonly [Target, (id: string) => void] {
  const page = usePageState();
  const { exportTarget } = usePreferences();
  const target = targets.find(({ id }) => id === exportTarget) ?? configFile;
  return [target, (id) => setPreference(page, 'exportTarget', id)];
}

/** The names that the user typed for Secrets, services and images; kept in memory. */
function chosenNames(): Store<ChosenNames> {
  return createStore<ChosenNames>({});
}

export function useChosenNames(): ChosenNames {
  return useStore(usePageState().part(chosenNames));
}

export function setChosenName(page: PageState, key: NameKey, name: string): void {
  page.part(chosenNames).update((before) => ({ ...before, [key]: name }));
}

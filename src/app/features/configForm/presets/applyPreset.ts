import { fromPlain } from 'hjson-document';
import { counted, type ValuePath } from 'source-text';
import { optionPath } from '../../../../config/index.ts';
import { type Preset, type PresetPlan, planPreset } from '../../../../presets/index.ts';
import type { SwitchedFields, Workspace } from '../../../../workspace/index.ts';
import { announce } from '../../../page/announcer.ts';
import type { PageState } from '../../../page/pageState.ts';
import { createPlaces } from '../../../places/places.ts';
import { removeSetAside, switchedSentence } from '../option/switchedSentence.ts';

/** Fills in a preset as one step and announces it. Returns the first option that the user must fill in. */
export function applyPreset(workspace: Workspace, page: PageState, preset: Preset): ValuePath | undefined {
  const plan = planPreset(preset, workspace.snapshot.config);
  const next = plan.firstOpen && optionPath(plan.firstOpen);
  const [first] = plan.changes;
  let switched: SwitchedFields = { setAside: [], restored: [] };
  if (first) {
    const values = plan.changes.map(({ path, value }) => ({ path, value: fromPlain(value) }));
    const origin = { view: 'form', label: `Fill in ${preset.name}`, path: next ?? first.path } as const;
    const outcome = workspace.setOptions(values, origin);
    if (!outcome.ok) {
      announce(page, outcome.reason);
      return first.path;
    }
    switched = outcome;
  }
  announce(page, [sentenceOf(preset, plan), switchedSentence(switched)].filter(Boolean).join(' '), {
    actions: removeSetAside(workspace, page, switched),
    canUndo: first !== undefined,
  });
  return next;
}

function sentenceOf({ name }: Preset, { changes, replaces }: PresetPlan): string {
  if (changes.length === 0) return `${name} is filled in already.`;
  const filled = `${name} filled in: ${counted(changes.length, 'value')}.`;
  const replaced = replaces.length > 0 && `Replaced ${replaces.join(', ')}.`;
  return [filled, replaced].filter(Boolean).join(' ');
}

/** Focuses an option, or the first of its parts that is open. */
export async function goToOpenOption(page: PageState, path: ValuePath): Promise<void> {
  const { goTo, elements } = page.part(createPlaces);
  if (!(await goTo({ kind: 'option', path }))) return;
  const fields = elements.fieldsAround(document.activeElement);
  fields.find(({ value, dataset }) => dataset.part !== undefined && value === '')?.focus();
}

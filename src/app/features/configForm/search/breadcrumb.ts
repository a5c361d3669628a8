import { type OptionDefinition, optionAt, sectionOf } from '../../../../config/index.ts';

/** Where an option is in the form: its section and the object that contains it. */
export function breadcrumb({ section, path }: OptionDefinition): string {
  const object = path.length > 1 ? optionAt(path.slice(0, 1))?.title : undefined;
  return [sectionOf(section).title, object].filter(Boolean).join(' › ');
}

import { type OptionDefinition, optionAt, sections } from '../../../config/index.ts';

const sectionTitles: ReadonlyMap<string, string> = new Map(sections.map(({ id, title }) => [id, title]));

/** Where an option is in the form: its section and the object that contains it. */
export function breadcrumb({ section, path }: OptionDefinition): string {
  const object = path.length > 1 ? optionAt(path.slice(0, 1))?.title : undefined;
  return [sectionTitles.get(section), object].filter(Boolean).join(' › ');
}

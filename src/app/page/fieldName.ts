import type { OptionDefinition, OptionKey } from '../../config/index.ts';

/** Distinguishes fields of different objects that have the same title. */
const objectNames: Partial<Record<OptionKey, string>> = { smtpAuth: 'SMTP', gatewayOAuth2: 'Gateway' };

/** The name of an option's control and of its buttons; unlike the title, it is unique: "SMTP client ID". */
export function fieldName({ path, title }: OptionDefinition): string {
  const owner = path.length > 1 ? objectNames[path[0] as OptionKey] : undefined;
  return owner === undefined ? title : `${owner} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

import type { Branding } from '../../../../branding/index.ts';
import { secretPartOf } from '../../../../secrets/index.ts';

/** A branding with dots for texts that contain a secret, such as the rest of a broken line. */
export function withoutSecrets(branding: Branding): Branding {
  const { organisationName, logoPath, backgroundPath } = branding;
  return {
    ...branding,
    organisationName: organisationName && shown(organisationName),
    logoPath: shown(logoPath),
    backgroundPath: shown(backgroundPath),
  };
}

function shown(text: string): string {
  return secretPartOf(text, false) ? '•••' : text;
}

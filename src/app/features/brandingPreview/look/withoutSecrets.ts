import type { Branding } from '../../../../branding/index.ts';
import { secretPartOf } from '../../../../secrets/index.ts';

/** A branding with dots for the texts in which a secret has ended up, such as the rest of a line that was torn. */
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

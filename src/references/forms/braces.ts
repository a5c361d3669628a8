import { findUnescaped, type ReferenceForm } from '../form.ts';

/**
 * `${NAME}`: a default after the name may be the secret itself, so such a form is not a reference.
 * See https://docs.docker.com/reference/compose-file/interpolation/
 */
export const braces: ReferenceForm = {
  id: 'braces',
  filledBy: 'envsubst, Compose or a shell',
  note: 'One program replaces the name. Compose makes an unknown name empty.',
  find: (text) => findUnescaped(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, text),
  write: (name) => `\${${name}}`,
};

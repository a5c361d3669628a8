import { findUnescaped, type ReferenceForm } from '../form.ts';

/**
 * `$(NAME)` in the value of a container's variable.
 * See https://kubernetes.io/docs/tasks/inject-data-application/define-interdependent-environment-variables/
 */
export const parentheses: ReferenceForm = {
  id: 'parentheses',
  filledBy: 'Kubernetes',
  note: 'In `env`, from variables that are defined before it. An unknown name stays as it is.',
  find: (text) => findUnescaped(/\$\(([A-Za-z_][A-Za-z0-9_]*)\)/g, text),
  write: (name) => `$(${name})`,
};

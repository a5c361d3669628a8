import type { ReferenceForm } from './form.ts';
import { argoVault } from './forms/argoVault.ts';
import { braces } from './forms/braces.ts';
import { goTemplate } from './forms/goTemplate.ts';
import { onePassword } from './forms/onePassword.ts';
import { parentheses } from './forms/parentheses.ts';
import { vals } from './forms/vals.ts';

/** Every form that is recognised; nothing else is a reference. */
export const referenceForms: readonly ReferenceForm[] = [braces, parentheses, goTemplate, onePassword, vals, argoVault];

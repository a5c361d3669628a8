import type { ApartTarget } from './apartTarget.ts';
import { composeApart } from './targets/composeApart.ts';
import { envsubst } from './targets/envsubst.ts';
import { externalSecrets } from './targets/externalSecrets.ts';
import { kubernetesExpansion } from './targets/kubernetesExpansion.ts';
import { onePassword } from './targets/onePassword.ts';
import { vaultAgent } from './targets/vaultAgent.ts';

/** Every target that keeps the secrets apart, in the order in which they are shown. */
export const apartTargets: readonly ApartTarget[] = [
  kubernetesExpansion,
  composeApart,
  envsubst,
  externalSecrets,
  vaultAgent,
  onePassword,
];

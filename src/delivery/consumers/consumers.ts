import { amazonEcs } from './amazonEcs.ts';
import { azureAppService } from './azureAppService.ts';
import { ciSecrets } from './ciSecrets.ts';
import { commandPrompt } from './commandPrompt.ts';
import { compose } from './compose.ts';
import { composeApart } from './composeApart.ts';
import { configurationFiles } from './configurationFiles.ts';
import type { Consumer } from './consumer.ts';
import { docker } from './docker.ts';
import { envsubst } from './envsubst.ts';
import { externalSecrets } from './externalSecrets.ts';
import { fishShell } from './fishShell.ts';
import { kubernetes } from './kubernetes.ts';
import { kubernetesExpansion } from './kubernetesExpansion.ts';
import { onePassword } from './onePassword.ts';
import { plainValue } from './plainValue.ts';
import { posixShell } from './posixShell.ts';
import { powerShell } from './powerShell.ts';
import { quotedEnvFile } from './quotedEnvFile.ts';
import { rawEnvFile } from './rawEnvFile.ts';
import { supervisor } from './supervisor.ts';
import { systemd } from './systemd.ts';
import type { Target } from './target.ts';
import { terraform } from './terraform.ts';
import { vaultAgent } from './vaultAgent.ts';

/** Every consumer, in the order in which the export offers them: those that keep the secrets apart come last. */
export const consumers: readonly Consumer[] = [
  onlyWritten(plainValue),
  posixShell,
  fishShell,
  powerShell,
  commandPrompt,
  rawEnvFile,
  quotedEnvFile,
  docker,
  compose,
  kubernetes,
  systemd,
  terraform,
  amazonEcs,
  onlyWritten(azureAppService),
  ciSecrets,
  ...[kubernetesExpansion, composeApart, envsubst, externalSecrets, vaultAgent, onePassword].map(onlyWritten),
  supervisor,
  configurationFiles,
];

/** Every target, in the order in which the export offers them. */
export const targets: readonly Target[] = consumers.flatMap((consumer) => consumer.targets);

/** What has no syntax to be read in, or that of another consumer. */
function onlyWritten(target: Target): Consumer {
  return { targets: [target] };
}

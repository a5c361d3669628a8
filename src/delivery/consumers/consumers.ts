import { amazonEcs } from './amazonEcs.ts';
import { azureAppService } from './azureAppService.ts';
import { ciSecrets } from './ciSecrets.ts';
import { commandPrompt } from './commandPrompt.ts';
import { compose } from './compose.ts';
import type { Consumer } from './consumer.ts';
import type { Dialect } from './dialect.ts';
import { docker } from './docker.ts';
import { fishShell } from './fishShell.ts';
import { kubernetes } from './kubernetes.ts';
import { plainValue } from './plainValue.ts';
import { posixShell } from './posixShell.ts';
import { powerShell } from './powerShell.ts';
import { quotedEnvFile } from './quotedEnvFile.ts';
import { rawEnvFile } from './rawEnvFile.ts';
import { systemd } from './systemd.ts';
import { terraform } from './terraform.ts';

/** Every consumer, in the order in which the export offers them. */
export const consumers: readonly Consumer[] = [
  plainValue,
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
  azureAppService,
  ciSecrets,
];

/** Every form in which the variables are exported. */
export const dialects: readonly Dialect[] = consumers.flatMap((consumer) => consumer.dialects);

import { azureAppSettings, ecsTaskDefinition } from './cloudJson.ts';
import { commandPrompt } from './commandPrompt.ts';
import { composeService } from './composeService.ts';
import type { Dialect } from './dialect.ts';
import { dockerRun } from './dockerRun.ts';
import { fishShell } from './fishShell.ts';
import { kubernetesEnvironment, kubernetesFile } from './kubernetesSecret.ts';
import { posixShell } from './posixShell.ts';
import { powerShell } from './powerShell.ts';
import { quotedEnvFile } from './quotedEnvFile.ts';
import { rawEnvFile } from './rawEnvFile.ts';
import { systemdEnvironmentFile, systemdUnit } from './systemd.ts';
import { terraform } from './terraform.ts';

/** Every dialect, in the order of the choice. A new one is a file and a line. */
export const dialects: readonly Dialect[] = [
  posixShell,
  fishShell,
  powerShell,
  commandPrompt,
  rawEnvFile,
  quotedEnvFile,
  dockerRun,
  composeService,
  kubernetesFile,
  kubernetesEnvironment,
  systemdUnit,
  systemdEnvironmentFile,
  terraform,
  ecsTaskDefinition,
  azureAppSettings,
];

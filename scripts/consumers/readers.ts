import type { Consumer } from './consumer.ts';
import { dockerCommand, dockerEnvFile, dockerMount, podmanEnvFile } from './containers.ts';
import {
  direnvDotenv,
  dotenv,
  nodeParseEnv,
  pythonDotenv,
  rubyDotenv,
  sourced,
  systemdEnvironmentFileReader,
} from './envFiles.ts';
import { azureReaders, ecsReaders, systemdUnitReader, terraformConsole } from './machines.ts';
import { fish, posixShells, secretCommands } from './shells.ts';
import { composeEnvFile, composeReaders, kubectlEnvFile, secretReaders } from './yamlReaders.ts';

/** By the id of a target: the programs that must read back any text it writes. */
export const readersOf: Readonly<Record<string, readonly Consumer[]>> = {
  posix: posixShells,
  fish: [fish],
  'env-raw': [dockerEnvFile, podmanEnvFile, kubectlEnvFile],
  'env-quoted': [dotenv, nodeParseEnv, pythonDotenv, rubyDotenv, direnvDotenv, sourced, composeEnvFile],
  'docker-run': [dockerCommand],
  'docker-mount': [dockerMount],
  compose: composeReaders,
  'kubernetes-file': secretReaders,
  'kubernetes-env': secretReaders,
  'systemd-credential': [systemdUnitReader],
  'systemd-unit': [systemdUnitReader],
  'systemd-file': [systemdEnvironmentFileReader],
  terraform: [terraformConsole],
  ecs: ecsReaders,
  azure: azureReaders,
  'github-actions': [secretCommands],
  'gitlab-ci': [secretCommands],
  'azure-devops': [secretCommands],
};

/** By the id of a target: programs for another target that also read the one-line JSON of this one. */
export const furtherReadersOf: Readonly<Record<string, readonly Consumer[]>> = {
  posix: [fish],
  'env-raw': [dotenv, nodeParseEnv, pythonDotenv, composeEnvFile],
  'env-quoted': [systemdEnvironmentFileReader],
};

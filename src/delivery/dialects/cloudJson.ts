import { allVariables } from '../environmentVariable.ts';
import type { Dialect } from './dialect.ts';

export const ecsTaskDefinition: Dialect = {
  id: 'ecs',
  title: 'AWS ECS task definition',
  group: 'Infrastructure',
  fileName: 'task-definition.json',
  loses: 'comments',
  limit: {
    bytes: 32_768,
    of: 'output',
    strict: false,
    reason: 'A task definition may be limited to 32 KiB. Use Secrets Manager for larger values.',
  },
  verified: 'plain JSON, tested with JSON readers only',
  hint: 'Put the entries of environment into your container definition. Everyone who can read the task definition sees the value.',
  encode(configText, companions) {
    const environment = allVariables(configText, companions);
    const definition = { containerDefinitions: [{ name: 'server', environment }] };
    return { ok: true, text: `${JSON.stringify(definition, null, 2)}\n` };
  },
};

export const azureAppSettings: Dialect = {
  id: 'azure',
  title: 'Azure App Service settings',
  group: 'Infrastructure',
  fileName: 'appsettings.json',
  loses: 'comments',
  limit: {
    bytes: 10_000,
    of: 'value',
    strict: false,
    reason: 'Users report a limit of about 10,000 characters for one setting.',
  },
  verified: 'plain JSON, tested with JSON readers only',
  hint: 'For `az webapp config appsettings set --settings @appsettings.json`. On Linux, backslashes may have to be doubled: check the value that arrives.',
  encode(configText, companions) {
    const settings = allVariables(configText, companions).map((variable) => ({ ...variable, slotSetting: false }));
    return { ok: true, text: `${JSON.stringify(settings, null, 2)}\n` };
  },
};

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
    reason: 'A task definition may be limited to 32 KiB in all; keep the value in Secrets Manager then.',
  },
  verified: 'Plain JSON, read back by JSON readers; no test registers a task definition.',
  hint: 'Put the entries of environment into your container definition. Everyone who may read the task definition sees the value.',
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
    reason: 'Users report that one setting holds about 10,000 characters.',
  },
  verified: 'Plain JSON, read back by JSON readers; no test talks to Azure.',
  hint: 'For «az webapp config appsettings set --settings @appsettings.json». On Linux a backslash in a value may need another one: compare what the server gets.',
  encode(configText, companions) {
    const settings = allVariables(configText, companions).map((variable) => ({ ...variable, slotSetting: false }));
    return { ok: true, text: `${JSON.stringify(settings, null, 2)}\n` };
  },
};

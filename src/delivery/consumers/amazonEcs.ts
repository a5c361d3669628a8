import type { DocumentReader } from '../scanners/document.ts';
import type { Consumer } from './consumer.ts';
import { allVariables, type Target } from './target.ts';

const target: Target = {
  id: 'ecs',
  title: 'AWS ECS task definition',
  group: 'Infrastructure',
  words: 'fargate amazon',
  way: 'variable',
  fileName: 'task-definition.json',
  limit: {
    bytes: 32_768,
    ofOutput: true,
    isUncertain: true,
    reason: 'A task definition may be limited to 32 KiB. Use Secrets Manager for larger values.',
  },
  untested: 'plain JSON, tested with JSON readers only',
  hint: 'For `aws ecs register-task-definition --cli-input-json file://task-definition.json`, or put the entries of environment into your container definition. Everyone who can read the task definition sees the value.',
  encode(parts) {
    const environment = allVariables(parts);
    const definition = { containerDefinitions: [{ name: 'server', environment }] };
    return { ok: true, text: `${JSON.stringify(definition, null, 2)}\n` };
  },
};

const reader: DocumentReader = {
  read: ({ containerDefinitions }) =>
    Array.isArray(containerDefinitions) ? { title: 'ECS task definition' } : undefined,
};

export const amazonEcs: Consumer = { targets: [target], documents: reader };

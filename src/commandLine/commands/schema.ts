import schema from '../../../public/config.schema.json';
import { strictSchema } from '../../config/index.ts';
import { defineCommand } from '../command.ts';
import { exitCode } from '../exitCode.ts';
import { printJson } from '../frame/print.ts';

export const schemaCommand = defineCommand({
  operands: '',
  operandCount: { least: 0, most: 0 },
  description: ['Prints the JSON Schema (draft 7) of the configuration, for editors and other validators.'],
  options: {
    strict: {
      kind: 'flag',
      help: 'Make keys that the reference does not name errors, so that misspelt ones are marked.',
    },
  },
  examples: [{ line: 'schema --strict > config.schema.json', does: 'Keeps it beside the configuration.' }],
  async run({ options, system }) {
    printJson(system, options.strict ? strictSchema(schema) : schema);
    return exitCode.done;
  },
});

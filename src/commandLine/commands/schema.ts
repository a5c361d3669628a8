import schema from '../../../public/config.schema.json';
import { defineCommand } from '../command.ts';
import { exitCode } from '../exitCode.ts';
import { printJson } from '../frame/print.ts';

export const schemaCommand = defineCommand({
  operands: '',
  operandCount: { least: 0, most: 0 },
  description: ['Prints the JSON Schema (draft 7) of the configuration, for editors and other validators.'],
  options: {},
  examples: [{ line: 'schema > config.schema.json', does: 'Keeps it beside the configuration.' }],
  async run({ system }) {
    printJson(system, schema);
    return exitCode.done;
  },
});

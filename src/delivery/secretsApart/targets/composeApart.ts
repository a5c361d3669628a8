import { configPath } from '../../../opening/index.ts';
import { refuse } from '../../../text/index.ts';
import { configLines, fileConfigs } from '../../consumers/compose.ts';
import { type Encoding, encodeLines } from '../../consumers/dialect.ts';
import { imageName, nameOf, serviceName } from '../../consumers/names.ts';
import { withoutExpansion, yamlBlock, yamlLine } from '../../consumers/yamlScalar.ts';
import type { EnvironmentVariable } from '../../environmentVariable.ts';
import { type ApartTarget, joinSegments, safeToCommit } from '../apartTarget.ts';

const names = { service: serviceName('Service', 'server'), image: imageName };

export const composeApart: ApartTarget = {
  id: 'compose-apart',
  title: 'Compose',
  form: 'braces',
  names,
  fileName: 'compose.yaml',
  keptFileName: '.env',
  carriesVariables: true,
  carriesFiles: 'beside',
  limit: undefined,
  verification: { tested: true },
  hint: 'Compose 2.23.1 or newer fills in the names from the `.env` beside it. Keep `.env` out of git.',
  writeCommitted(parts, chosen) {
    const text = joinSegments(parts.segments, withoutExpansion, (name) => `\${${name}}`);
    const environment = [
      ...parts.variables.map(({ name, value }) => `      ${name}: ${yamlLine(withoutExpansion(value))}`),
      ...parts.secretVariables.map((name) => `      ${name}: '\${${name}}'`),
    ];
    const { inService, atTop } = configLines([
      { name: 'server-config', target: configPath, source: `content: ${yamlBlock(text, '      ')}` },
      ...fileConfigs(parts.files),
    ]);
    return [
      safeToCommit,
      'services:',
      `  ${yamlLine(nameOf(names, chosen, 'service'))}:`,
      `    image: ${yamlLine(nameOf(names, chosen, 'image'))}`,
      ...(environment.length > 0 ? ['    environment:', ...environment] : []),
      ...inService,
      ...atTop,
      '',
    ].join('\n');
  },
  writeKept: (secrets) => encodeLines(secrets, envLine),
};

/** Between single quotes, Compose reads everything but the quote itself literally; a backslash before the closing quote would escape it. */
function envLine({ name, value }: EnvironmentVariable): Encoding {
  if (value === '') return { ok: true, text: `${name}=` };
  if (/['\r]|\\$/.test(value)) {
    return refuse(
      `${name} holds an apostrophe or a carriage return, or ends with a backslash, which Compose does not read in an .env file. Set it in the environment of Compose instead.`,
    );
  }
  return { ok: true, text: `${name}='${value}'` };
}

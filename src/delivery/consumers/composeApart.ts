import { refuse } from 'source-text';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { composeFile, composeNames, contentConfig, escapedVariables, fileConfigs } from './compose.ts';
import { type Encoding, encodeLines, safeToCommit, type Target } from './target.ts';
import { withoutExpansion } from './yaml.ts';

export const composeApart: Target = {
  id: 'compose-apart',
  title: 'Compose',
  way: 'apart',
  fileName: 'compose.yaml',
  carriesFiles: 'beside',
  names: composeNames,
  hint: 'Compose 2.23.1 or newer fills in the names from the `.env` beside it. Keep `.env` out of git.',
  apart: {
    form: 'braces',
    keptFileName: '.env',
    writeText: withoutExpansion,
    writeReference: inserted,
    writeKept: (secrets) => encodeLines(secrets, envLine),
  },
  encode(parts, chosen) {
    const secrets = parts.secretVariables.map((name) => [name, `'${inserted(name)}'`]);
    const text = composeFile(chosen, {
      environment: { ...escapedVariables(parts.variables), ...Object.fromEntries(secrets) },
      configs: [contentConfig(parts.text), ...fileConfigs(parts.files)],
    });
    return { ok: true, text: `${safeToCommit}\n${text}` };
  },
};

/** What Compose replaces by the value of a name. */
function inserted(name: string): string {
  return `\${${name}}`;
}

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

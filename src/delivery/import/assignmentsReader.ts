import { type AssignmentReader, findAssignmentSites } from './assignment.ts';
import { commandPromptReader } from './commandPromptReader.ts';
import { quotedEnvFileReader, rawEnvFileReader } from './envFileReaders.ts';
import { fishReader } from './fishReader.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';
import { posixReader } from './posixReader.ts';
import { powerShellReader } from './powerShellReader.ts';
import { systemdReader } from './systemdReader.ts';
import { terraformReader } from './terraformReader.ts';

/** Every way to write an assignment. A new one is a file and a line; two may claim the same place. */
const assignmentReaders: readonly AssignmentReader[] = [
  powerShellReader,
  fishReader,
  commandPromptReader,
  systemdReader,
  terraformReader,
  posixReader,
  quotedEnvFileReader,
  rawEnvFileReader,
];

/** Values that stand behind one of the names, in the spelling of a shell, an env file, a unit or a template. */
export const assignmentsReader: PasteReader = (text) =>
  findAssignmentSites(text).flatMap((site): readonly ImportCandidate[] =>
    assignmentReaders.flatMap((reader): readonly ImportCandidate[] => {
      const read = reader.read(site);
      if (!read) return [];
      const origin = { reader: reader.title, place: `line ${site.line}`, scope: reader.title };
      return [read.kind === 'value' ? { ...read, name: site.name, origin } : { ...read, origin }];
    }),
  );

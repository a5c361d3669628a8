import { consumers } from '../consumers/consumers.ts';
import { findAssignmentSites } from '../scanners/assignment.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';

const all = consumers.flatMap(({ assignments }) => (assignments ? [assignments] : []));

/** Two may claim the same place: then the first names it. */
const assignmentReaders = [...all.filter(({ isGeneric }) => !isGeneric), ...all.filter(({ isGeneric }) => isGeneric)];

/** Values after one of the names, in the syntax of a shell, an env file, a unit or a template. */
export const assignmentsReader: PasteReader = (text) =>
  findAssignmentSites(text).flatMap((site): readonly ImportCandidate[] =>
    assignmentReaders.flatMap((reader): readonly ImportCandidate[] => {
      const read = reader.read(site);
      if (!read) return [];
      const origin = { reader: reader.title, place: `line ${site.line}`, scope: reader.title };
      return [read.kind === 'value' ? { ...read, name: site.name, origin } : { ...read, origin }];
    }),
  );

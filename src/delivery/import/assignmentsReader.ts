import { configVariable } from '../../opening/index.ts';
import { consumers } from '../consumers/consumers.ts';
import { type AssignmentReader, type AssignmentSite, findAssignmentSites, matchAt } from '../scanners/assignment.ts';
import { isEnvFileLine } from '../scanners/linePrefix.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';

const all = consumers.flatMap(({ assignments }) => (assignments ? [assignments] : []));
const generic = all.filter(({ isGeneric }) => isGeneric);
const special = all.filter(({ isGeneric }) => !isGeneric);

/**
 * Values after one of the names, in the syntax of a shell, an env file, a unit or a template. What one of them alone can mean has no other
 * reading; a line of an env file may be one of a shell, too.
 */
export const assignmentsReader: PasteReader = (text) =>
  effectiveFirst(
    findAssignmentSites(text).flatMap((site): readonly ImportCandidate[] => {
      const own = special.flatMap((reader) => candidate(reader, site));
      return own.length > 0 ? own.slice(0, 1) : generic.flatMap((reader) => candidate(reader, site));
    }),
  );

const lastTaken: ReadonlySet<string> = new Set(all.flatMap(({ takesLast, title }) => (takesLast ? [title] : [])));

/** Of several values of the configuration where the last one counts, that one first; the others say so. */
function effectiveFirst(found: readonly ImportCandidate[]): readonly ImportCandidate[] {
  const isConfiguration = (each: ImportCandidate) => each.kind === 'value' && each.name === configVariable;
  const last = found.findLast((each) => isConfiguration(each) && lastTaken.has(each.origin.reader));
  const isReplaced = (each: ImportCandidate) =>
    isConfiguration(each) && each !== last && each.origin.reader === last?.origin.reader;
  if (!last || !found.some(isReplaced)) return found;
  const others = found.filter((each) => each !== last);
  const replaced = ({ origin }: ImportCandidate) => ({
    ...origin,
    place: `${origin.place}, replaced in ${last.origin.place}`,
  });
  return [last, ...others.map((each) => (isReplaced(each) ? { ...each, origin: replaced(each) } : each))];
}

function candidate(reader: AssignmentReader, site: AssignmentSite): readonly ImportCandidate[] {
  const read = reader.read(site);
  if (!read) return [];
  const { title, quoting, isGeneric } = reader;
  const origin = { reader: title, place: `line ${site.line}`, scope: title };
  const note = isGeneric && isEnvFileLine(site) ? noteOnQuotes(site) : undefined;
  return [read.kind === 'value' ? { note, ...read, name: site.name, origin, quoting } : { ...read, origin }];
}

const oneInSingleQuotes = /[ \t]*=[ \t]*'([^']*)'(?=\s|#|;|$)/y;
const inSingleQuotes = /[ \t]*=[ \t]*'/y;
const inDoubleQuotes = /[ \t]*=[ \t]*"((?:\\[\s\S]|[^"\\])*)"/y;

/** What shells, and the several readers of env files, do not read alike on a line that each of them may be meant for. */
function noteOnQuotes({ text, end }: AssignmentSite): string | undefined {
  const single = matchAt(oneInSingleQuotes, text, end)?.[1];
  if (single === undefined && matchAt(inSingleQuotes, text, end)) {
    return 'Shells, Compose and dotenv read an apostrophe in this value differently. Write it as \\u0027 in the JSON.';
  }
  if (single && /\\\\|\$\{/.test(single)) {
    return 'Shells and docker keep two backslashes and \u0024{…} in single quotes; Compose and python-dotenv may not.';
  }
  return matchAt(inDoubleQuotes, text, end)?.[1]?.includes('\\')
    ? 'Shells, Compose and python-dotenv remove these backslashes, and dotenv of Node keeps them. Single quotes need none.'
    : undefined;
}

import Papa from 'papaparse';
import { clockFaults, type Sample } from '../../../../tokenRequest/index.ts';

/** The contents of a CSV text: samples, what is wrong with the other rows, and those rows as CSV, to be corrected. */
export interface ParsedSamples {
  readonly samples: readonly Sample[];
  readonly faults: readonly RowFault[];
  /** The header and the rows with faults; empty if there are none. */
  readonly rest: string;
  /** Columns that are ignored. */
  readonly unused: readonly string[];
}

interface RowFault {
  /** As spreadsheets count: the header is row 1. */
  readonly row: number;
  readonly message: string;
}

type Attribute = keyof Sample;

/** Names of columns, without capitals and signs. */
const attributes: ReadonlyMap<string, Attribute> = new Map([
  ['name', 'name'],
  ['sample', 'name'],
  ['source', 'sourceID'],
  ['sourceid', 'sourceID'],
  ['gateway', 'gatewayURL'],
  ['gatewayurl', 'gatewayURL'],
  ['baseurl', 'baseURL'],
  ['time', 'time'],
  ['timezone', 'timeZone'],
]);

const separators = [',', ';', '\t'];

/**
 * Reads samples from CSV with commas, semicolons or tabs, quoted as spreadsheets do it. The first row names the columns;
 * cells that are missing are empty. `nextNumber` is for the names of samples without one. Never throws.
 */
export function readSamples(text: string, nextNumber: number): ParsedSamples {
  if (text.trim() === '') return { samples: [], faults: [], rest: '', unused: [] };
  const separator = separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator });
  const header = data[0] ?? [];
  const columns = header.map(attributeOf);
  const headerFault = faultOfHeader(header, columns);
  const unused = header.filter((name, index) => columns[index] === undefined && name.trim() !== '');
  if (headerFault) return { samples: [], faults: [{ row: 1, message: headerFault }], rest: text, unused };
  const samples: Sample[] = [];
  const faults: RowFault[] = [];
  data.forEach((cells, index) => {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) return;
    const sample = sampleOf(cells, columns, `Sample ${nextNumber + samples.length}`);
    const hasBadQuotes = errors.some(({ type, row }) => type === 'Quotes' && row === index);
    const message = hasBadQuotes ? 'A quote is not closed, or text follows it.' : faultOfRow(cells, columns, sample);
    if (message) faults.push({ row: index + 1, message });
    else samples.push(sample);
  });
  const rejected = faults.map(({ row }) => data[row - 1] ?? []);
  const rest = rejected.length > 0 ? Papa.unparse([header, ...rejected], { delimiter: separator, newline: '\n' }) : '';
  return { samples, faults, rest, unused };
}

/** The delimiter that yields the most known columns; a comma if none does. */
function separatorOf(text: string): string {
  const known = (separator: string) =>
    (Papa.parse<string[]>(text, { delimiter: separator, preview: 1 }).data[0] ?? []).filter(attributeOf).length;
  return separators.reduce((best, separator) => (known(separator) > known(best) ? separator : best));
}

function attributeOf(column: string): Attribute | undefined {
  return attributes.get(column.toLowerCase().replace(/[^a-z]/g, ''));
}

function faultOfHeader(header: readonly string[], columns: readonly (Attribute | undefined)[]): string | undefined {
  if (!columns.includes('sourceID') && !columns.includes('gatewayURL')) {
    return 'Name the columns in the first row: sourceID, gatewayURL, and if you like name, baseURL, time, timeZone.';
  }
  const repeated = columns.findIndex((column, index) => column !== undefined && columns.indexOf(column) < index);
  return repeated < 0 ? undefined : `Two columns are ${columns[repeated]}: remove ${header[repeated]}.`;
}

function sampleOf(cells: readonly string[], columns: readonly (Attribute | undefined)[], name: string): Sample {
  const cell = (attribute: Attribute) => cells[columns.indexOf(attribute)] ?? '';
  return {
    name: cell('name') || name,
    sourceID: cell('sourceID'),
    gatewayURL: cell('gatewayURL'),
    baseURL: cell('baseURL') || undefined,
    time: cell('time'),
    timeZone: cell('timeZone'),
  };
}

function faultOfRow(
  cells: readonly string[],
  columns: readonly (Attribute | undefined)[],
  sample: Sample,
): string | undefined {
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    return `${cells.length} cells, but the header has ${columns.length}. Quote cells that contain the separator.`;
  }
  const { time, zone } = clockFaults(sample);
  return time ?? zone;
}

import { writeFileSync } from 'node:fs';
import { lintHjson, parseHjson } from 'hjson-document';
import { errorCodes, lintCodes } from 'hjson-document/codes';
import { excessOf, unreadDocument } from 'hjson-document/incremental';
import { type CodeTable, escapeMarkdown, wrap } from 'source-text';
import * as yaml from 'yaml';
import { brandingCodes } from '../src/branding/checks/codes.ts';
import { checkBranding, type ImageInfo, readBranding } from '../src/branding/index.ts';
import { encodingProblems, fileCodes, nothingSet } from '../src/commandLine/check/fileProblems.ts';
import { allCodes } from '../src/commandLine/codeTables.ts';
import { compareColumns, readColumn } from '../src/compare/index.ts';
import { comparisonCodes } from '../src/compare/problems/codes.ts';
import { analyseConfig } from '../src/config/index.ts';
import {
  addressCodes,
  connectionStringCodes,
  mailCodes,
  optionCodes,
  referenceCodes,
  tokenParameterCodes,
} from '../src/config/rules/codes.ts';
import { environmentCodes } from '../src/delivery/environment/codes.ts';
import { importCodes } from '../src/delivery/importCodes.ts';
import { checkEnvironment, createYamlReader, recognisePaste } from '../src/delivery/index.ts';
import { knownMessages } from '../src/messages/codes.ts';
import { serverCheckAdvice, serverCheckCodes } from '../src/serverCheck/codes.ts';
import { findingsOf, planServerCheck, readReport } from '../src/serverCheck/index.ts';
import { messageLines } from '../src/testing/messageLines.ts';
import { buildTokenRequest, createProgramChecker, requestNotes, type Sample } from '../src/tokenRequest/index.ts';
import { programCodes } from '../src/tokenRequest/programs/programCodes.ts';
import { requestCodes } from '../src/tokenRequest/requestCodes.ts';

interface Found {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly fixes?: readonly { readonly title: string }[];
}

interface CodeGroup {
  readonly title: string;
  /** What the examples are, if they are not configurations. */
  readonly note?: string;
  readonly codes: CodeTable;
  /** The language of the examples, for the page. */
  readonly language: string;
  /** What the page finds wrong with an example. */
  readonly check: (example: string) => readonly Found[];
}

/** The version before the newest option of the reference: what is newer than the server is found as well. */
const versions = ['latest', '3.41.0'];

function checkConfiguration(text: string): readonly Found[] {
  const excess = excessOf(text);
  const document = excess ? unreadDocument(text, excess) : parseHjson(text);
  return versions.flatMap((version) => analyseConfig(document, version).diagnostics);
}

/** Every code that the page has, where it belongs. */
export const codeGroups: readonly CodeGroup[] = [
  { title: 'HJSON that cannot be read', codes: errorCodes, language: 'hjson', check: checkConfiguration },
  {
    title: 'HJSON that is probably a mistake',
    codes: lintCodes,
    language: 'hjson',
    check: (text) => lintHjson(parseHjson(text)),
  },
  { title: 'Options', codes: optionCodes, language: 'hjson', check: checkConfiguration },
  { title: 'URLs', codes: addressCodes, language: 'hjson', check: checkConfiguration },
  { title: 'Token parameters', codes: tokenParameterCodes, language: 'hjson', check: checkConfiguration },
  { title: 'E-mail', codes: mailCodes, language: 'hjson', check: checkConfiguration },
  { title: 'References', codes: referenceCodes, language: 'hjson', check: checkConfiguration },
  { title: 'Connection strings', codes: connectionStringCodes, language: 'hjson', check: checkConfiguration },
  {
    title: 'Expr programs',
    note: 'An example is only the program: one value of `gatewayOAuth2.endpointParams`.',
    codes: programCodes,
    language: 'text',
    check: checkProgram,
  },
  {
    title: 'Token request',
    note: 'The page shows these beside the request that it simulates, and `check` those of which nothing else is said.',
    codes: requestCodes,
    language: 'hjson',
    check: checkRequest,
  },
  {
    title: 'Environment variables',
    note: 'An example is a variable with its value.',
    codes: environmentCodes,
    language: 'text',
    check: checkVariable,
  },
  {
    title: 'Import',
    note: 'An example is the pasted text. The page then says that it found no configuration.',
    codes: importCodes,
    language: 'text',
    check: checkPaste,
  },
  {
    title: 'Texts side by side',
    note: 'An example is two or three texts with a line of `---` between them.',
    codes: comparisonCodes,
    language: 'text',
    check: checkTexts,
  },
  {
    title: 'Files',
    note: 'The command line reports these. The page fixes them when it opens a file, and says so.',
    codes: fileCodes,
    language: 'hjson',
    check: checkFile,
  },
  {
    title: 'Branding',
    note: 'An example is a configuration, or the image that is previewed as the logo or the login page background.',
    codes: brandingCodes,
    language: 'text',
    check: checkLook,
  },
  {
    title: 'From the server',
    note: 'Examples are lines from the report of `check.sh`.',
    codes: serverCheckCodes,
    language: 'text',
    check: checkReport,
  },
];

/** Texts separated by `---`, the second one for a server that does not have the newest option yet. */
function checkTexts(example: string): readonly Found[] {
  const columns = example.split('\n---\n').map((text, index) =>
    readColumn({
      label: ['the first', 'the second', 'the third'][index] ?? '',
      document: parseHjson(text),
      serverVersion: versions[index] ?? 'latest',
    }),
  );
  return compareColumns(columns).problems;
}

function checkProgram(program: string): readonly Found[] {
  const text = `gatewayOAuth2: { endpointParams: { audience: ${JSON.stringify(program)} } }`;
  const document = parseHjson(text);
  return createProgramChecker().problems({ document });
}

const sample: Sample = {
  name: 'Sample',
  sourceID: 'source',
  gatewayURL: 'https://gateway.example.com',
  baseURL: undefined,
  time: '',
  timeZone: '',
};

function checkRequest(text: string): readonly Found[] {
  const document = parseHjson(text);
  const read = { document, config: analyseConfig(document, 'latest') };
  const request = buildTokenRequest(read, sample, 'latest', 0);
  return request.kind === 'request' ? [...request.notes, ...requestNotes(read)] : [];
}

/** `NAME=value` */
function checkVariable(assignment: string): readonly Found[] {
  const equals = assignment.indexOf('=');
  return checkEnvironment({ [assignment.slice(0, equals)]: assignment.slice(equals + 1) });
}

function checkPaste(paste: string): readonly Found[] {
  const result = recognisePaste(paste, createYamlReader(yaml));
  return result.kind === 'refused' ? result.reasons : [];
}

function checkFile(text: string): readonly Found[] {
  const encoding = text.startsWith('\uFEFF') ? 'UTF-8 with BOM' : 'UTF-8';
  const isSet = [...analyseConfig(parseHjson(text), 'latest').entries.values()].some(({ node }) => node !== undefined);
  return [...encodingProblems({ encoding }), ...(isSet || encoding !== 'UTF-8' ? [] : [nothingSet])];
}

/** A configuration, or `logo: PNG, 400 × 100 px, 20 kB`, also with how many outside files an SVG refers to, or with a name. */
function checkLook(example: string): readonly Found[] {
  const [, role, format = '', width, height, weight, files, fileName = 'image'] =
    /^(logo|background): (\w+), (\d+) × (\d+) px, (\d+) kB(?:, with (\d+) outside file)?(?:, named (\S+))?$/.exec(
      example,
    ) ?? [];
  const image: ImageInfo = {
    fileName,
    byteLength: Number(weight) * 1000,
    header: {
      format: format === 'PNG' ? 'PNG' : 'JPEG',
      width: Number(width),
      height: Number(height),
      mayBeTransparent: format === 'PNG',
      isVector: false,
      ...(files !== undefined && { leftOut: { files: Number(files), scripts: 0 } }),
    },
    sample: undefined,
  };
  const document = parseHjson(role ? '' : example);
  return checkBranding({
    branding: readBranding({ document, config: analyseConfig(document, 'latest') }, () => undefined),
    logo: role === 'logo' ? image : undefined,
    background: role === 'background' ? image : undefined,
  }).map(({ code, verdict, title, figure, explanation }) => ({
    code,
    severity: verdict,
    message: `${title}: ${figure}. ${explanation}`,
  }));
}

/** Lines of a report, or the whole of one. */
function checkReport(example: string): readonly Found[] {
  const report = readReport(example.startsWith('arconf') ? example : `arconf-server-check 1\n${example}`);
  const findings = report ? findingsOf(report, planServerCheck(parseHjson(''), false)) : [];
  return findings.flatMap(({ code, state, sentence }) =>
    code ? [{ code, severity: state, message: withAdvice(sentence, serverCheckAdvice[code]) }] : [],
  );
}

function withAdvice(sentence: string, advice: string | undefined): string {
  if (!advice) return sentence;
  return `${sentence.replace(/(?<![.?])$/, '.')} ${advice}`;
}

const introduction = `# Problems

Every kind of problem that the page or the command line reports has a code. This page lists all codes, each with an
example, what the check says about it, and its first fix. \`npm run problems\` writes it by running the checks; a test
keeps it current.

An **error** is refused, or read as something else. A **warning** is valid, but probably a mistake. A **hint** is
worth knowing. The branding checks say **good** when all is well. The severity below is that of the example; another
text may have a higher or lower one. In the examples, ⟨U+00A0⟩ stands for an invisible character.
`;

function problemsPage(): string {
  return [introduction, ...codeGroups.map(section)].join('\n');
}

function section(group: CodeGroup): string {
  const entries = Object.entries(group.codes).map(([code, example]) => {
    const found = foundIn(group, code);
    const words = wrap(`**${found.severity}** · ${escapeMarkdown(explanationOf(found))}`, pageWidth).join('\n');
    return `### ${code}\n\n${words}\n\n\`\`\`${group.language}\n${visible(example)}\n\`\`\`\n`;
  });
  return [`## ${group.title}\n`, ...(group.note ? [`${group.note}\n`] : []), ...entries].join('\n');
}

function foundIn({ codes, check }: CodeGroup, code: string): Found {
  const found = check(codes[code] ?? '').find((each) => each.code === code);
  return found ?? { code, severity: 'none', message: '' };
}

function explanationOf({ message, fixes: [fix] = [] }: Found): string {
  return fix && !message.includes(fix.title) ? `${message} Fix: ${fix.title}.` : message;
}

/** What `arconf explain` prints: the texts of all codes that the command line knows. */
function explanations(): string {
  const groups = codeGroups.filter(({ codes }) => Object.keys(codes).some((code) => code in allCodes));
  const texts = groups.flatMap((group) =>
    Object.keys(group.codes).map((code) => [code, explanationOf(foundIn(group, code))]),
  );
  return `${JSON.stringify(Object.fromEntries(texts), undefined, 2)}\n`;
}

/** The messages of a log that the page explains, each with the lines that it was seen as. */
function messagesPage(): string {
  const rows = knownMessages.flatMap(([code, { meaning, fix }]) =>
    messageLines
      .filter((each) => each.code === code)
      .map(({ line, seenWith }, index) => {
        const [first = ''] = line.split('\n');
        const source = seenWith.startsWith('https://') ? `[its documentation](${seenWith})` : seenWith;
        return `| ${cell(`\`\` ${first} \`\``)} | ${source} | ${index === 0 ? cell(`${meaning} ${fix}`) : 'the same'} |`;
      }),
  );
  return [
    messagesIntroduction,
    '| Line | Seen with | What it means, and what to do |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

const messagesIntroduction = `# Messages of libraries and providers

Lines of a log that *Paste* and *Token* explain, and lead from to the option. What the server itself writes is not
documented. Lines with a program and its version are what this program printed when \`reference/messages\` provoked the
error; the others are those of the documentation that is linked, some shortened. \`npm run problems\` writes this page.
`;

const pageWidth = 120;
const longestExample = 400;

/** An example as a reader can see it: invisible characters by their number, a very long one by its beginning. */
function visible(example: string): string {
  if (example.length > longestExample) {
    return `${visible(example.slice(0, 40).trimEnd())}… (${example.length.toLocaleString('en-GB')} characters)`;
  }
  return example.replace(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu, (character) =>
    [' ', '\n'].includes(character)
      ? character
      : `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
}

/** What is generated, each with its text. */
export function generatedFiles(): readonly { readonly file: URL; readonly text: string }[] {
  return [
    { file: new URL('../docs/problems.md', import.meta.url), text: problemsPage() },
    { file: new URL('../docs/messages.md', import.meta.url), text: messagesPage() },
    { file: new URL('../src/commandLine/explanations.json', import.meta.url), text: explanations() },
  ];
}

/** Writes them. */
export function main(): void {
  for (const { file, text } of generatedFiles()) writeFileSync(file, text);
}

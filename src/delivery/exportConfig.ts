import {
  formatDocument,
  type HjsonDocument,
  nodeEntries,
  nodeValue,
  type TextExcess,
  toPortableJson,
  toStrictJson,
} from 'hjson-document';
import { applyEdits, type Refusable, refuse, unicodeEscape, withLineFeeds } from 'source-text';
import { encodeFor } from './consumers/encodeFor.ts';
import type { ChosenNames } from './consumers/names.ts';
import { beyondAscii, type Target, type TargetOutput } from './consumers/target.ts';
import type { EnvironmentVariable } from './environmentVariable.ts';
import { exportApart, unfilledReferences } from './exportApart.ts';
import { whyRefused } from './refusal.ts';
import { type CarriedFile, carriedFault } from './serverFiles/carriedFiles.ts';
import { hasLoneSurrogate } from './utf8.ts';
import { differenceToSecondReader, place, verifyExport } from './verifyExport.ts';

/** The forms of `config.json`: the unchanged text, formatted, or as strict JSON without comments. */
export type FileForm = 'asIs' | 'formatted' | 'strictJson';

export type ExportedText = Refusable<{
  readonly text: string;
  /** What to know of it, as sentences. */
  readonly warnings: readonly string[];
}>;

const notAnObject = 'The configuration must be an object.';

/** The text of `config.json`. The unchanged text is always available; anything made from it is read back and compared first. */
export function exportFile(document: HjsonDocument, form: FileForm): ExportedText {
  const exported = fileIn(document, form);
  return exported.ok ? { ...exported, warnings: [...exported.warnings, ...unfilledReferences(document)] } : exported;
}

function fileIn(document: HjsonDocument, form: FileForm): ExportedText {
  if (hasLoneSurrogate(document.text)) {
    return refuse('The text contains half a surrogate pair, which UTF-8 cannot encode. Replace that character.');
  }
  switch (form) {
    case 'asIs':
      return { ok: true, text: document.text, warnings: warningsAbout(document) };
    case 'formatted': {
      if (document.excess) return refuse(tooLargeFor(document.excess));
      const edits = formatDocument(document);
      return edits.ok ? verified(document, applyEdits(document.text, edits.edits)) : edits;
    }
    case 'strictJson':
      return readable(document, () => verified(document, `${toStrictJson(nodeValue(document.root))}\n`));
  }
}

export interface TargetChoices {
  readonly names?: ChosenNames;
  /** Keep the HJSON text with its comments if the target allows line breaks. */
  readonly keepsComments?: boolean;
  /** The files that the configuration names and the target exports with it, if it can. */
  readonly files?: readonly CarriedFile[];
}

/** The configuration and the other variables as `target` takes them, or why that is impossible. */
export function exportTo(
  document: HjsonDocument,
  target: Target,
  otherVariables: readonly EnvironmentVariable[],
  choices: TargetChoices = {},
): TargetOutput {
  const { names = {}, files = [] } = choices;
  if (target.apart) return exportApart(document, target, target.apart, otherVariables, names, files);
  const output = wholeOf(document, target, otherVariables, choices);
  return output.ok ? { ...output, warnings: [...output.warnings, ...unfilledReferences(document)] } : output;
}

/** The text with its comments and LF as line ends if the target carries them, otherwise one line of JSON. */
function wholeOf(
  document: HjsonDocument,
  target: Target,
  otherVariables: readonly EnvironmentVariable[],
  { names, keepsComments = false, files = [] }: TargetChoices,
): TargetOutput {
  const fault = target.carriesFiles && carriedFault(document, files);
  if (fault) return refuse(fault);
  const encode = (text: string) => encodeFor(target, text, otherVariables, names, files);
  if (target.refersToFile) return encode('');
  if (target.preservesComments || (keepsComments && target.holdsLines)) {
    const output = encode(withLineFeeds(document.text));
    return output.ok ? { ...output, warnings: [...output.warnings, ...warningsAbout(document)] } : output;
  }
  const portable = exportPortable(document);
  if (!portable.ok) return portable;
  // All of these characters are inside the strings of the line.
  const encodeWith = (escaped: RegExp) => encode(portable.text.replace(escaped, unicodeEscape));
  if (target.escapes) return encodeWith(target.escapes);
  const output = encode(portable.text);
  // Some consumers refuse a few characters that JSON can write as escapes.
  return output.ok ? output : encodeWith(beyondAscii);
}

/** The configuration as one line of JSON that every consumer and every HJSON reader reads the same way. */
export function exportPortable(document: HjsonDocument): ExportedText {
  return readable(document, () => verified(document, toPortableJson(nodeValue(document.root))));
}

function readable(document: HjsonDocument, write: () => ExportedText): ExportedText {
  if (document.excess) return refuse(tooLargeFor(document.excess));
  if (!document.verdict.ok) return refuse(whyRefused(document));
  return document.root.kind === 'object' ? write() : refuse(notAnObject);
}

function verified(document: HjsonDocument, text: string): ExportedText {
  const verification = verifyExport(document, text);
  return verification.ok ? { ok: true, text, warnings: [] } : verification;
}

function tooLargeFor({ reason }: TextExcess): string {
  return `The text ${reason}: it can only be exported unchanged.`;
}

function warningsAbout(document: HjsonDocument): readonly string[] {
  if (document.excess) return [`The text ${document.excess.reason}, so it is not checked.`];
  if (!document.verdict.ok) return [whyRefused(document)];
  if (document.root.kind !== 'object') return [notAnObject];
  if (hasLongQuotelessValue(document))
    return ['A value without quotes is too long for the second reader (the hjson package) to compare.'];
  const difference = differenceToSecondReader(nodeValue(document.root), document.text);
  return difference
    ? [`The hjson package reads this text differently${place(difference)}. Check the value there.`]
    : [];
}

/** The `hjson` package needs time quadratic in the length of such a value. */
function hasLongQuotelessValue(document: HjsonDocument): boolean {
  return nodeEntries(document).some(
    ({ node }) => node?.kind === 'string' && node.style === 'quoteless' && node.range.end - node.range.start > 20_000,
  );
}

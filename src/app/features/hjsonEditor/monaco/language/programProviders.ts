import { toSource } from '../../../../../masking/index.ts';
import 'monaco-editor/features/parameterHints/register';
import type { Completion, CompletionKind, Hover, SignatureHelp } from 'expr-script';
import type { languages, Position } from 'monaco-editor/editor';
import { overlaps, type TextRange } from 'source-text';
import { loadProgramTools, type ProgramTools } from '../../../../exprField/programTools.ts';
import { samples } from '../../../../page/samples.ts';
import { type ProgramAtOffset, programAt } from '../../assist/programAt.ts';
import type { Binding } from '../../binding/binding.ts';
import type { EditorSession } from '../editorSession.ts';
import { monaco } from '../monaco.ts';
import { shownAt } from '../positions.ts';
import { languageId } from './language.ts';

/** Completion, hover with the live value, and signatures inside the Expr programs of the text. The language is loaded when asked. */
export function registerProgramProviders(host: EditorSession): void {
  const own = { language: languageId, pattern: host.model.uri.path };
  monaco.languages.registerCompletionItemProvider(own, {
    triggerCharacters: ['.', '#', '('],
    provideCompletionItems: (_model, position) => inProgram(host, position, (asked) => complete(host, asked)),
  });
  monaco.languages.registerHoverProvider(own, {
    provideHover: (_model, position) => inProgram(host, position, (asked) => hover(host, asked)),
  });
  monaco.languages.registerSignatureHelpProvider(own, {
    signatureHelpTriggerCharacters: ['(', ','],
    signatureHelpRetriggerCharacters: [')'],
    provideSignatureHelp: (_model, position) => inProgram(host, position, (asked) => signature(asked)),
  });
}

interface Asked {
  readonly program: ProgramAtOffset;
  readonly tools: ProgramTools;
}

/** Returns nothing outside programs, or if the language cannot be loaded. */
async function inProgram<Answer>(
  { workspace, page, model, binding }: EditorSession,
  position: Position,
  answer: (asked: Asked) => Answer,
): Promise<Answer | undefined> {
  const program = programAt(workspace.snapshot.document, toSource(binding.view, model.getOffsetAt(position)));
  if (!program || isHidden(binding, program)) return undefined;
  const tools = await loadProgramTools(page).catch(() => undefined);
  return tools && answer({ program, tools });
}

/** No help for a program while a part of it is hidden. */
function isHidden({ view }: Binding, { source, toDocument }: ProgramAtOffset): boolean {
  const range = toDocument({ start: 0, end: source.length });
  return view.masks.some(({ kind, sourceRange }) => kind === 'secret' && overlaps(sourceRange, range));
}

function complete(host: EditorSession, { program, tools }: Asked): languages.CompletionList {
  const found = tools.expr.complete(program.source, program.offset, tools.programEnvironment);
  const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;
  return {
    suggestions: found.map((item) => ({
      label: { label: item.label, description: item.kind },
      kind: CompletionItemKind[kinds[item.kind]],
      detail: item.detail,
      documentation: item.documentation,
      insertText: snippet(item),
      insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
      range: shownRange(host, program, item.range),
    })),
  };
}

const kinds = {
  variable: 'Variable',
  function: 'Function',
  method: 'Method',
  property: 'Property',
  constant: 'Constant',
  keyword: 'Keyword',
  operator: 'Operator',
} as const satisfies Record<CompletionKind, keyof typeof monaco.languages.CompletionItemKind>;

/** In the syntax of snippets: `$0` is where the cursor goes. */
function snippet({ insertText, cursor }: Completion): string {
  const literal = (text: string) => text.replace(/[\\$}]/g, '\\$&');
  return `${literal(insertText.slice(0, cursor))}$0${literal(insertText.slice(cursor))}`;
}

function shownRange(editor: EditorSession, program: ProgramAtOffset, range: TextRange) {
  return shownAt(editor, program.toDocument(range));
}

function hover(host: EditorSession, { program, tools }: Asked): languages.Hover | undefined {
  const baseUrl = host.workspace.snapshot.config.valueOf('baseUrl') ?? '';
  const sample = host.page.part(samples).get().current;
  const inputs = tools.programInputs(sample, baseUrl, Date.now());
  const found = tools.expr.hover(program.source, program.offset, tools.hoverOptions(inputs));
  if (!found) return undefined;
  const isSecret = tools.readsSecret(host.workspace.snapshot, program.source);
  return {
    range: shownRange(host, program, found.range),
    contents: hoverLines(found, isSecret ? undefined : sample.name).map((value) => ({ value })),
  };
}

/** Without the name of a sample, the value is not shown. */
function hoverLines({ title, documentation, value }: Hover, sampleName: string | undefined): readonly string[] {
  return [
    code(title),
    plain(documentation),
    ...(value === undefined || sampleName === undefined ? [] : [`${plain(sampleName)}:\n${code(value)}`]),
  ].filter((line) => line !== '');
}

/** A code block in Markdown, fenced with more backticks than the text has in a row. */
function code(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Escapes text for Markdown. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}

function signature({ program, tools }: Asked): languages.SignatureHelpResult | undefined {
  const help = tools.expr.signature(program.source, program.offset, tools.programEnvironment);
  return help && { value: shownSignatures(help), dispose: () => {} };
}

function shownSignatures({ signatures, activeSignature, activeParameter, documentation }: SignatureHelp) {
  return {
    signatures: signatures.map(({ label, parameters }) => ({
      label,
      documentation,
      parameters: parameters.map(({ start, end }): languages.ParameterInformation => ({ label: [start, end] })),
    })),
    activeSignature,
    activeParameter,
  };
}

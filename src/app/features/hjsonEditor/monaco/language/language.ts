import { initialLineState, type LineState, tokenizeLine } from 'hjson-document/incremental';
import type { languages } from 'monaco-editor/editor';
import { withStandIns } from '../../../../../masking/index.ts';
import { monaco } from '../monaco.ts';
import { themes } from './themes.ts';

export const languageId = 'hjson';

class State implements languages.IState {
  readonly line: LineState;

  constructor(line: LineState) {
    this.line = line;
  }

  clone(): State {
    return this;
  }

  equals(other: languages.IState): boolean {
    if (!(other instanceof State)) return false;
    const { containers, expects, within } = this.line;
    return containers === other.line.containers && expects === other.line.expects && within === other.line.within;
  }
}

/** Colours, brackets and themes, once for all editors; the features that need a document are registered with the session. */
export function registerLanguage(): void {
  if (monaco.languages.getLanguages().some(({ id }) => id === languageId)) return;
  monaco.languages.register({ id: languageId });
  monaco.languages.setLanguageConfiguration(languageId, {
    comments: { lineComment: '#', blockComment: ['/*', '*/'] },
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}', notIn: ['string', 'comment'] },
      { open: '[', close: ']', notIn: ['string', 'comment'] },
      { open: '"', close: '"', notIn: ['string', 'comment'] },
    ],
    surroundingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '"', close: '"' },
      { open: "'", close: "'" },
    ],
    indentationRules: { increaseIndentPattern: /[{[]\s*$/, decreaseIndentPattern: /^\s*[}\]]/ },
    wordPattern: /[^\s{}[\],:"']+/,
  });
  monaco.languages.setTokensProvider(languageId, {
    getInitialState: () => new State(initialLineState),
    tokenize(line, state) {
      const before = state instanceof State ? state.line : initialLineState;
      const { tokens, state: after } = tokenizeLine(withStandIns(line), before);
      return {
        tokens: tokens.map(({ start, kind }) => ({ startIndex: start, scopes: kind === 'blank' ? '' : kind })),
        endState: new State(after),
      };
    },
  });
  for (const [name, theme] of Object.entries(themes)) monaco.editor.defineTheme(name, theme);
}

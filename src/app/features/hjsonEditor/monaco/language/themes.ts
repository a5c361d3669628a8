import type { editor } from 'monaco-editor/editor';

export const lightTheme = 'config-light';
export const darkTheme = 'config-dark';

/** The colours of the page's style sheet for what Monaco draws itself without custom properties. */
interface Palette {
  readonly background: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly faint: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly soft: string;
  readonly selection: string;
  readonly warning: string;
  readonly error: string;
  readonly good: string;
  readonly key: string;
  readonly string: string;
  readonly literal: string;
  readonly comment: string;
}

const light: Palette = {
  background: '#ffffff',
  raised: '#fafbfc',
  line: '#e1e4ea',
  text: '#17202b',
  muted: '#5a6576',
  faint: '#626977',
  accent: '#2f55d4',
  onAccent: '#ffffff',
  soft: '#eaf0ff',
  selection: '#d6e0ff',
  warning: '#8f4c00',
  error: '#b4232a',
  good: '#1c7439',
  key: '#0b5394',
  string: '#176639',
  literal: '#8a3ea8',
  comment: '#5c6370',
};

const dark: Palette = {
  background: '#151a21',
  raised: '#1a2029',
  line: '#29313c',
  text: '#e5e9f0',
  muted: '#97a2b3',
  faint: '#8793a3',
  accent: '#8ba6ff',
  onAccent: '#0e1116',
  soft: '#1c2747',
  selection: '#26366a',
  warning: '#f0b45c',
  error: '#ff8f8f',
  good: '#6fd08c',
  key: '#8cc4ff',
  string: '#9be3b0',
  literal: '#d9a6f2',
  comment: '#99a4b5',
};

function theme(base: 'vs' | 'vs-dark', palette: Palette): editor.IStandaloneThemeData {
  const rule = (token: string, colour: string) => ({ token, foreground: colour.slice(1) });
  return {
    base,
    inherit: true,
    rules: [
      rule('', palette.text),
      rule('key', palette.key),
      rule('string', palette.string),
      rule('number', palette.literal),
      rule('keyword', palette.literal),
      rule('comment', palette.comment),
      rule('punctuation', palette.text),
    ],
    colors: {
      foreground: palette.text,
      focusBorder: palette.accent,
      'editor.background': palette.background,
      'editor.foreground': palette.text,
      'editor.lineHighlightBackground': palette.soft,
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': palette.selection,
      'editor.inactiveSelectionBackground': `${palette.selection}88`,
      'editor.rangeHighlightBackground': palette.soft,
      'editor.symbolHighlightBackground': palette.soft,
      'editor.findMatchBackground': `${palette.warning}66`,
      'editor.findMatchHighlightBackground': `${palette.warning}33`,
      'editorBracketMatch.background': palette.soft,
      'editorBracketMatch.border': palette.accent,
      'editorCursor.foreground': palette.accent,
      'editorLineNumber.foreground': palette.faint,
      'editorLineNumber.activeForeground': palette.text,
      'editorIndentGuide.background1': palette.line,
      'editorIndentGuide.activeBackground1': palette.muted,
      'editorGutter.background': palette.background,
      'editorError.foreground': palette.error,
      'editorWarning.foreground': palette.warning,
      'editorInfo.foreground': palette.accent,
      'editorLink.activeForeground': palette.accent,
      'editorLightBulb.foreground': palette.warning,
      'editorStickyScroll.background': palette.raised,
      'editorStickyScrollHover.background': palette.soft,
      'editorWidget.background': palette.background,
      'editorWidget.foreground': palette.text,
      'editorWidget.border': palette.line,
      'editorHoverWidget.background': palette.background,
      'editorHoverWidget.foreground': palette.text,
      'editorHoverWidget.border': palette.line,
      'editorHoverWidget.statusBarBackground': palette.raised,
      'editorSuggestWidget.background': palette.background,
      'editorSuggestWidget.border': palette.line,
      'editorSuggestWidget.foreground': palette.text,
      'editorSuggestWidget.selectedBackground': palette.soft,
      'editorSuggestWidget.selectedForeground': palette.text,
      'editorSuggestWidget.highlightForeground': palette.accent,
      'editorSuggestWidget.focusHighlightForeground': palette.accent,
      'list.hoverBackground': palette.raised,
      'list.hoverForeground': palette.text,
      'list.focusBackground': palette.soft,
      'list.focusForeground': palette.text,
      'list.highlightForeground': palette.accent,
      'list.focusHighlightForeground': palette.accent,
      'quickInput.background': palette.background,
      'quickInput.foreground': palette.text,
      'quickInputList.focusBackground': palette.soft,
      'quickInputList.focusForeground': palette.text,
      'pickerGroup.foreground': palette.muted,
      'pickerGroup.border': palette.line,
      'keybindingLabel.foreground': palette.text,
      'keybindingLabel.background': palette.raised,
      'keybindingLabel.border': palette.line,
      'keybindingLabel.bottomBorder': palette.line,
      'menu.background': palette.raised,
      'menu.foreground': palette.text,
      'menu.border': palette.line,
      'menu.selectionBackground': palette.soft,
      'menu.selectionForeground': palette.text,
      'menu.separatorBackground': palette.line,
      'input.background': palette.raised,
      'input.foreground': palette.text,
      'input.border': palette.muted,
      'input.placeholderForeground': palette.muted,
      'inputOption.activeBackground': palette.soft,
      'inputOption.activeForeground': palette.text,
      'inputOption.activeBorder': palette.accent,
      'inputValidation.infoBackground': palette.background,
      'inputValidation.infoForeground': palette.text,
      'inputValidation.infoBorder': palette.accent,
      'button.background': palette.accent,
      'button.foreground': palette.onAccent,
      'textLink.foreground': palette.accent,
      'textLink.activeForeground': palette.accent,
      'textCodeBlock.background': palette.raised,
      'textPreformat.foreground': palette.text,
      'textPreformat.background': palette.raised,
      descriptionForeground: palette.muted,
      'widget.shadow': '#0e111633',
      'scrollbar.shadow': '#00000000',
      'scrollbarSlider.background': `${palette.muted}44`,
      'scrollbarSlider.hoverBackground': `${palette.muted}77`,
      'scrollbarSlider.activeBackground': `${palette.muted}99`,
      'diffEditor.insertedLineBackground': `${palette.good}12`,
      'diffEditor.insertedTextBackground': `${palette.good}1a`,
      'diffEditor.removedLineBackground': `${palette.error}12`,
      'diffEditor.removedTextBackground': `${palette.error}1a`,
      'diffEditor.diagonalFill': palette.line,
      'diffEditor.unchangedRegionBackground': palette.raised,
      'diffEditor.unchangedRegionForeground': palette.muted,
    },
  };
}

export const themes: Readonly<Record<string, editor.IStandaloneThemeData>> = {
  [lightTheme]: theme('vs', light),
  [darkTheme]: theme('vs-dark', dark),
};

/** The pairs that carry text, for the contrast test. */
export const palettes = { light, dark };

import type { editor } from 'monaco-editor/editor';
import { largeFile } from './editorOptions.ts';

interface TokenizedModel extends editor.ITextModel {
  readonly tokenization?: { forceTokenization?: (line: number) => void };
}

/** As many as a screen shows. */
const shown = 80;

/**
 * Has the tokens of the first lines ready before an editor draws them. It would ask for them after some frames, and the text would be
 * without colours until then. To be called after the theme was set, which discards all tokens.
 */
export function colourFirstLines(model: TokenizedModel): void {
  if (model.getValueLength() > largeFile) return;
  model.tokenization?.forceTokenization?.(Math.min(shown, model.getLineCount()));
}

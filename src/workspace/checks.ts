import type { HjsonDocument } from 'hjson-document';
import { type Diagnostic, placeOf } from 'source-text';
import { type ConfigAnalysis, createConfigAnalyser, type ServerVersion } from '../config/index.ts';
import { oneForEachCause } from './oneForEachCause.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Finds more problems in a document; it may be added late, when its code has been loaded. */
export type Analyser = (analysis: DocumentAnalysis) => readonly Diagnostic[];

/** What a workspace derives from its documents. */
export interface Checks {
  /** The analysis of a document; the configuration is analysed on demand. */
  analyse(document: HjsonDocument, serverVersion: ServerVersion): DocumentAnalysis;
  /** The problems of the configuration and what the added analysers find, in text order, one for each cause; none quotes a secret. */
  problemsOf(analysis: DocumentAnalysis): readonly Diagnostic[];
  add(analyser: Analyser): void;
}

/** Checks that reuse what they found in the previous document. */
export function createChecks(): Checks {
  const analysers: Analyser[] = [];
  const analyseConfig = createConfigAnalyser();
  return {
    analyse(document, serverVersion) {
      let config: ConfigAnalysis | undefined;
      return {
        text: document.text,
        document,
        // Lazy: nothing reads the analysis before the text pane has painted the keystroke.
        get config() {
          config ??= analyseConfig(document, serverVersion);
          return config;
        },
      };
    },
    problemsOf(analysis) {
      const found = analysers.flatMap((analyser) => analyser(analysis));
      const problems = withoutSecrets([...analysis.config.diagnostics, ...found], analysis.document);
      return oneForEachCause([...problems].sort((a, b) => placeOf(a) - placeOf(b)));
    },
    add(analyser) {
      analysers.push(analyser);
    },
  };
}

/** The results of the checks for one text. */
export interface DocumentAnalysis {
  readonly text: string;
  readonly document: HjsonDocument;
  readonly config: ConfigAnalysis;
}

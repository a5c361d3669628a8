import type { HjsonDocument } from 'hjson-document';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import {
  exportRedacted,
  hiddenInOutput,
  type Redaction,
  redact,
  type Target,
  variableHoldsSecret,
} from '../../../../delivery/index.ts';
import { downloadText } from '../../../commands/downloadText.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useElement } from '../../../places/useElement.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { copiedWith } from '../copiedWith.ts';
import styles from '../DeliveryPanel.module.css';
import { OutputCard } from '../preview/OutputCard.tsx';
import { BesideDownload } from '../serverFiles/BesideDownload.tsx';
import { TargetFacts } from './TargetFacts.tsx';
import { TargetNames } from './TargetNames.tsx';
import { type ExportedTarget, sizeOf } from './useTargetOutput.ts';

interface TargetExportProps {
  readonly document: HjsonDocument;
  readonly target: Target;
  readonly exported: ExportedTarget;
  readonly hasErrors: boolean;
  readonly redaction: Redaction;
  /** How many secrets the configuration has; undefined if they were not searched for. */
  readonly secrets: number | undefined;
}

/** What one target needs: its names, the output with its size and warnings, and the ways to take it. */
export function TargetExport({ document, target, exported, hasErrors, redaction, secrets }: TargetExportProps) {
  const page = usePageState();
  const { output, otherVariables, choices, keepComments } = exported;
  const { keepsComments } = choices;
  const redacted = useMemo(
    () => exportRedacted(document, redaction, target, otherVariables, choices),
    [document, redaction, target, otherVariables, choices],
  );
  const hidden = useMemo(() => {
    if (!output.ok) return undefined;
    const masked = exportRedacted(document, redact(document, 'all'), target, otherVariables, choices);
    return masked.ok ? hiddenInOutput(output.text, masked.text) : undefined;
  }, [document, output, target, otherVariables, choices]);
  const secretCount =
    secrets === undefined
      ? undefined
      : (target.refersToFile ? 0 : secrets) +
        otherVariables.filter((variable) => variableHoldsSecret(document, variable)).length;

  return (
    <section className={styles.section} aria-label={target.title}>
      <OutputCard
        fileName={target.fileName}
        facts={[sizeOf(target, output)]}
        text={output.ok ? output.text : undefined}
        secrets={hidden}
        secretCount={output.ok ? secretCount : undefined}
        actions={
          <div className={styles.row} ref={useElement('uncovered', 'target export')}>
            <CopyButton
              label={copyLabel(target)}
              look={hasErrors ? 'plain' : 'primary'}
              text={() => (output.ok ? output.text : '')}
              done={copiedWith(secretCount)}
              disabled={!output.ok}
            />
            <Button disabled={!output.ok} onClick={() => output.ok && downloadText(page, target.fileName, output.text)}>
              <Download />
              Download {target.fileName}
              {hasErrors && ' anyway'}
            </Button>
            {output.ok && (
              <BesideDownload
                fileName={target.fileName}
                text={output.text}
                carriage={target.carriesFiles}
                files={choices.files}
                config={target.refersToFile ? document.text : undefined}
              />
            )}
          </div>
        }
        withoutSecrets={
          <CopyButton
            label="Copy without secrets"
            look="quiet"
            text={() => (redacted.ok ? redacted.text : '')}
            done="Copied, redacted"
            disabled={!redacted.ok}
          />
        }
      >
        <TargetNames rules={target.names} names={choices.names} />
        {target.holdsLines && (
          <label className={styles.choice}>
            <input type="checkbox" checked={keepsComments} onChange={({ target }) => keepComments(target.checked)} />
            Keep comments and lines
          </label>
        )}
        <div className={styles.facts}>
          <TargetFacts target={target} output={output}>
            {contents(target, keepsComments, document.text.includes('\r\n'))}{' '}
            {target.untested === undefined ? '✓ Round-trip tested.' : `Untested: ${target.untested}.`}
          </TargetFacts>
        </div>
      </OutputCard>
    </section>
  );
}

/** What is copied: what asks for names holds more than the variable, and the value alone leaves out its name. */
function copyLabel({ way, names, group, fileName }: Target): string {
  if (way === 'file' || names) return `Copy ${fileName}`;
  return group === 'Plain' ? 'Copy the value' : 'Copy environment variable';
}

/** `hasCarriageReturns`: whether the text has CRLF as line ends, which are not exported. */
function contents(target: Target, keepsComments: boolean, hasCarriageReturns: boolean): string {
  const { refersToFile, preservesComments, holdsLines } = target;
  if (refersToFile) return 'Refers to config.json and contains nothing of it: download that too.';
  if (preservesComments || (holdsLines && keepsComments)) {
    return hasCarriageReturns
      ? 'Contains the text with its comments, with LF instead of CRLF as line ends.'
      : 'Contains the unchanged text with its comments.';
  }
  return 'Exported as one line of JSON without comments. Keep config.json as the master copy.';
}

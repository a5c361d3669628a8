import { memo } from 'react';
import type { CheckFix, CheckResult } from '../../branding/index.ts';
import { announce } from '../state/announcer.ts';
import { usePageState } from '../state/pageState.ts';
import { Button } from '../ui/Button.tsx';
import { focusAfterFix } from '../ui/focusAfterFix.ts';
import { SeverityMark } from '../ui/Notice.tsx';
import { useOneStop } from '../ui/useOneStop.ts';
import styles from './CheckList.module.css';
import { changePreview, usePreviewSettings } from './previewSettings.ts';
import { cssColour } from './resolveColour.ts';
import { useSetColour } from './useSetColour.ts';

interface CheckListProps {
  readonly checks: readonly CheckResult[];
}

/** The checks with their figures; each can be expanded for an explanation; failed ones are expanded at first. */
export const CheckList = memo(function CheckList({ checks }: CheckListProps) {
  return (
    <ul className={styles.list} aria-label="Branding checks" {...useOneStop<HTMLUListElement>('column')}>
      {checks.map((check) => (
        <li key={`${check.code} ${check.verdict}`}>
          <details className={styles.check} open={check.verdict === 'error'} data-check={check.code}>
            <summary className={styles.summary}>
              <span className={`${styles.mark} ${styles[check.verdict]}`}>
                <SeverityMark kind={check.verdict} />
              </span>
              <span>{check.title}</span>
              <span className={styles.figure}>{check.figure}</span>
            </summary>
            <div className={styles.detail}>
              <p>{withWholeRatios(check.explanation)}</p>
              {check.code === 'logo-shape' && <SlotButton />}
              {check.fixes.map((fix) => (
                <FixButton key={fix.title} fix={fix} />
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}, isSameList);

/** Keeps the checks when a name changes that none of them uses. */
function isSameList(before: CheckListProps, after: CheckListProps): boolean {
  return JSON.stringify(before.checks) === JSON.stringify(after.checks);
}

/** Outlines the logo slot in the picture. */
function SlotButton() {
  const pageState = usePageState();
  const { showsSlot } = usePreviewSettings();
  return (
    <Button look="link" onClick={() => changePreview(pageState, { showsSlot: !showsSlot })}>
      {showsSlot ? 'Hide logo bounds' : 'Show logo bounds'}
    </Button>
  );
}

function FixButton({ fix }: { readonly fix: CheckFix }) {
  const pageState = usePageState();
  const setColour = useSetColour(fix.path);
  return (
    <Button
      className={styles.fix ?? ''}
      onClick={({ currentTarget }) => {
        const goOn = focusAfterFix(currentTarget);
        const refusal = setColour(fix.value, fix.title);
        announce(pageState, refusal ?? `Done: ${fix.title}`, { canUndo: refusal === undefined });
        requestAnimationFrame(goOn);
      }}
    >
      <span className={styles.swatch} style={{ backgroundColor: cssColour(fix.swatch) }} />
      {fix.title}
    </Button>
  );
}

/** A ratio such as 4.5 : 1 is kept on one line. */
function withWholeRatios(text: string): string {
  return text.replaceAll(' : 1', '\u00a0:\u00a01');
}

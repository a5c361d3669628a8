import { memo, useMemo } from 'react';
import { type CheckColour, type CheckFix, type CheckResult, checkRules } from '../../../branding/index.ts';
import { toHex } from '../../../colour/index.ts';
import { changePreview, usePreviewSettings } from '../../brandingSketch/previewSettings.ts';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { focusNear } from '../../places/focusNear.ts';
import { cssColour } from '../../platform/resolveColour.ts';
import { Button } from '../../ui/Button.tsx';
import { SeverityMark } from '../../ui/Notice.tsx';
import { useOneStop } from '../../ui/useOneStop.ts';
import styles from './CheckList.module.css';
import { useSetColour } from './colours/useSetColour.ts';

interface CheckListProps {
  readonly checks: readonly CheckResult[];
  readonly label?: string;
}

/** Whether a check asks for a change. */
const isFailing = ({ verdict }: CheckResult) => verdict === 'error' || verdict === 'warning';

/** The checks that ask for a change, and the others. */
export function SplitChecks({ checks }: { readonly checks: readonly CheckResult[] }) {
  const failing = useMemo(() => checks.filter(isFailing), [checks]);
  const others = useMemo(() => checks.filter((check) => !isFailing(check)), [checks]);
  return (
    <>
      {failing.length > 0 && <CheckList checks={failing} label="Failing checks" />}
      <CheckList checks={others} />
    </>
  );
}

/** The checks with their figures; each expands to its reason, rule and colours; faults and advice are expanded initially. */
const CheckList = memo(function CheckList({ checks, label = 'Branding checks' }: CheckListProps) {
  return (
    <ul className={styles.list} aria-label={label} {...useOneStop<HTMLUListElement>({ axis: 'column' })}>
      {checks.map((check) => (
        <li key={`${check.code} ${check.verdict}`}>
          <details className={styles.check} open={isFailing(check)} data-check={check.code}>
            <summary className={styles.summary}>
              <span className={styles.mark}>
                <SeverityMark kind={check.verdict} />
              </span>
              <span>{check.title}</span>
              <span className={styles.figure}>{check.figure}</span>
            </summary>
            <div className={styles.detail}>
              <p>{withWholeRatios(check.explanation)}</p>
              <p className={styles.rule}>{withWholeRatios(checkRules[check.code])}</p>
              {check.colours.length > 0 && <Colours colours={check.colours} />}
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
});

/** The colours that were measured. */
function Colours({ colours }: { readonly colours: readonly CheckColour[] }) {
  return (
    <p className={styles.colours}>
      {colours.map(({ name, rgba }) => (
        <span key={name} className={styles.colour}>
          <span className={styles.swatch} style={{ backgroundColor: cssColour(rgba) }} />
          {name} <code>{toHex(rgba)}</code>
        </span>
      ))}
    </p>
  );
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
        const apply = () => {
          const refusal = setColour(fix.value, fix.title);
          announce(pageState, refusal ?? `Done: ${fix.title}`, { canUndo: refusal === undefined });
        };
        void focusNear(pageState, apply, currentTarget);
      }}
    >
      <span className={styles.swatch} style={{ backgroundColor: cssColour(fix.swatch) }} />
      {fix.title}
      <span className={styles.result}>{fix.figure}</span>
    </Button>
  );
}

/** A ratio such as 4.5 : 1 is kept on one line. */
function withWholeRatios(text: string): string {
  return text.replaceAll(' : 1', '\u00a0:\u00a01');
}

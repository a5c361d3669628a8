import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../page/useWorkspace.ts';
import { focusNear } from '../../places/focusNear.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../kept.module.css';
import { type OtherTab, watchOtherTabs } from './otherTabs.ts';

/** Says that another tab has the same file, or has saved it: the last one to save wins. */
export function OtherTabNotice() {
  const page = usePageState();
  const workspace = useWorkspace();
  const name = useSelected(({ file }) => file?.name) ?? '';
  const [other, setOther] = useState<OtherTab>();
  const hear = useEffectEvent((told: OtherTab | undefined) => {
    setOther(told);
    if (told) announce(page, sentenceOf(name, told), { isInPlace: true });
  });
  useEffect(() => watchOtherTabs(workspace, hear), [workspace]);
  if (!other) return null;

  function dismiss() {
    void focusNear(page, () => setOther(undefined));
  }

  return (
    <section className={styles.restored} aria-label="Another tab">
      <Notice kind="warning" place="strip" actions={<CloseButton label="Dismiss" onClick={dismiss} />}>
        {sentenceOf(name, other)}
      </Notice>
    </section>
  );
}

function sentenceOf(name: string, { savedAt }: OtherTab): string {
  return savedAt === undefined
    ? `${name} is also open in another tab. Save it in one of them only.`
    : `${name} was saved in another tab at ${savedAt}. Saving here replaces that.`;
}

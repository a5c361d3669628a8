import { useId, useState } from 'react';
import type { KeptDraft } from '../../../serviceWorker/draftMessages.ts';
import { discardDraft, openKeptDraft } from '../../drafts/draftKeeper.ts';
import { draftProgress, timeOfDraft } from '../../drafts/draftSentences.ts';
import { useDraftState } from '../../drafts/draftState.ts';
import { announce } from '../../page/announcer.ts';
import { guideFraction } from '../../page/guidedSetup.ts';
import { usePageState } from '../../page/pageState.ts';
import { focusNear } from '../../places/focusNear.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../kept.module.css';

/** Drafts of documents that are not open in any tab, each to be opened or discarded. Renders nothing if there are none. */
export function WaitingDrafts({ onOpened }: { readonly onOpened?: () => void }) {
  const page = usePageState();
  const { waiting, isProtected } = useDraftState();
  const titleId = useId();
  if (waiting.length === 0) return null;

  async function open(draft: KeptDraft) {
    if (await openKeptDraft(page, draft)) onOpened?.();
  }

  async function discard({ id, name }: KeptDraft) {
    const isDone = await discardDraft(page, id);
    announce(page, isDone ? `Discarded the draft of ${name}.` : 'The browser did not delete the draft. Try again.');
  }

  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          Recent drafts
        </h3>
        <span className={styles.note}>Encrypted on this device · {lifeOfDrafts(isProtected)}</span>
      </div>
      <ul className={styles.list} aria-labelledby={titleId}>
        {waiting.map((draft) => (
          <WaitingDraft
            key={draft.id}
            draft={draft}
            onOpen={() => open(draft)}
            onDiscard={() => focusNear(page, () => discard(draft))}
          />
        ))}
      </ul>
    </section>
  );
}

/** How long drafts live, in a few words. */
function lifeOfDrafts(isProtected: boolean): string {
  return isProtected ? 'protected by your passphrase' : 'lost in a crash or when the browser closes';
}

interface WaitingDraftProps {
  readonly draft: KeptDraft;
  readonly onOpen: () => void;
  readonly onDiscard: () => void;
}

/** Discarding needs confirmation: it can't be undone. */
function WaitingDraft({ draft, onOpen, onDiscard }: WaitingDraftProps) {
  const { name, summary, guide } = draft;
  const progressId = useId();
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={styles.item}>
      <span className={styles.draftName}>{name}</span>
      <span className={styles.note} id={progressId}>
        {guide && `Guided set-up, step ${guideFraction(guide)} · `}
        {summary && `${draftProgress(summary)} · `}
        {timeOfDraft(draft)}
      </span>
      <span className={styles.actions}>
        {isAsking ? (
          <>
            <Button
              key="discard"
              look="danger"
              size="compact"
              aria-label={`Discard the draft of ${name} for good`}
              onClick={onDiscard}
            >
              Discard for good
            </Button>
            {/* In place of the first button, so that a double click discards nothing. */}
            <Button
              key="keep"
              size="compact"
              autoFocus
              aria-label={`Keep the draft of ${name}`}
              onClick={() => setAsking(false)}
            >
              Keep it
            </Button>
          </>
        ) : (
          <>
            <Button
              key="open"
              size="compact"
              aria-label={`Open the draft of ${name}`}
              aria-describedby={progressId}
              onClick={onOpen}
            >
              Open
            </Button>
            <Button
              key="ask"
              look="quiet"
              size="compact"
              aria-label={`Discard the draft of ${name}…`}
              onClick={() => setAsking(true)}
            >
              Discard…
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

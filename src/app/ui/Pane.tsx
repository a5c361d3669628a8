import { createContext, type ReactNode, type Ref, use, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Pane.module.css';
import { Toolbar } from './Toolbar.tsx';

const ActionsContext = createContext<HTMLElement | null>(null);

interface PaneProps {
  /** The name of the region. */
  readonly label: string;
  /** The heading, if it is not the name of the region. */
  readonly title?: string;
  /** A sentence after the heading: the pane is a page then, with a higher head. */
  readonly lead?: string | undefined;
  /** True for a pane whose content names itself: its heading is there for assistive technology. */
  readonly isBare?: boolean;
  /** Gets the heading, to focus it. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The last element in the head. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A region of the page with a head. Its content adds buttons to the head with `PaneActions`. */
export function Pane({ label, title = label, lead, isBare = false, headingRef, end, children }: PaneProps) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <section className={styles.pane} aria-label={label}>
      <div
        className={isBare ? 'visuallyHidden' : lead === undefined ? styles.head : `${styles.head} ${styles.pageHead}`}
      >
        <h2 className={styles.title} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Toolbar label={`${title} tools`} className={styles.tools}>
          <div className={styles.actions} ref={setActions} />
          {end}
        </Toolbar>
      </div>
      <div className={styles.body}>
        <ActionsContext value={actions}>{children}</ActionsContext>
      </div>
    </section>
  );
}

/** Shows its children in the head of the pane around it. */
export function PaneActions({ children }: { readonly children: ReactNode }) {
  const actions = use(ActionsContext);
  return actions && createPortal(children, actions);
}

interface PaneNoteProps {
  /** True for what asks for care. */
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

/** A fact about the content, in the pane's head. */
export function PaneNote({ isWarning = false, children }: PaneNoteProps) {
  return <span className={`${styles.note} ${isWarning ? styles.warning : ''}`}>{children}</span>;
}

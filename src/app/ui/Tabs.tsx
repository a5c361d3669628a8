import type { ReactNode } from 'react';
import styles from './Tabs.module.css';
import { useOneStop } from './useOneStop.ts';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The id of the panel that a tab controls. */
  readonly panelId: (id: Id) => string;
}

/** A row of tabs with the keyboard behaviour of the ARIA pattern; the caller renders the panels. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<Id>) {
  const stop = useOneStop<HTMLDivElement>({ onMove: (tab) => tab.click() });
  return (
    <div className={styles.list} role="tablist" aria-label={label} {...stop}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === selected}
          aria-controls={panelId(tab.id)}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

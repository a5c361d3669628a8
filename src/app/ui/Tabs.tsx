import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
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
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const position = (target + tabs.length) % tabs.length;
    const tab = tabs[position];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll('button')[position]?.focus();
  }

  return (
    <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === selected}
          aria-controls={panelId(tab.id)}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

import type { Completion } from 'expr-script';
import styles from './ExprField.module.css';

interface CompletionListProps {
  readonly id: string;
  readonly items: readonly Completion[];
  /** Index of the highlighted item. */
  readonly active: number;
  readonly onAccept: (item: Completion) => void;
}

export function completionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function showWhole(popup: HTMLElement | null): void {
  popup?.scrollIntoView({ block: 'nearest' });
}

/** The completions at the cursor; the focus stays in the text. */
export function CompletionList({ id, items, active, onAccept }: CompletionListProps) {
  const marked = items[active];
  if (!marked) return null;
  return (
    <div className={styles.popup} ref={showWhole}>
      <div className={styles.list} role="listbox" id={id} aria-label="Completions">
        {items.map((item, index) => (
          <div
            key={`${item.kind} ${item.label}`}
            id={completionId(id, index)}
            className={styles.item}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerDown={(event) => {
              event.preventDefault();
              onAccept(item);
            }}
          >
            <code>{item.label}</code>
            <span className="kit-muted kit-small">{item.kind}</span>
          </div>
        ))}
      </div>
      <div className={styles.documentation}>
        <code>{marked.detail}</code>
        {marked.documentation && <p className="kit-muted">{marked.documentation}</p>}
      </div>
    </div>
  );
}

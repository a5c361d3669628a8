import { createContext, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { usePageState } from '../page/pageState.ts';

/** Something that can be done in a row besides changing its value; the menu of the row lists it. */
export interface RowAction {
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Fixes of a problem come before actions that are always available. */
  readonly isFix?: boolean;
  /** Gets its button in the row. */
  readonly run: (button: HTMLElement) => void;
}

interface Registered extends RowAction {
  readonly button: RefObject<HTMLElement | null>;
}

interface RowActions {
  register(owner: string, action: Registered): () => void;
  /** Those that can be run now: fixes first, then in the order of the page. */
  of(owner: string): readonly Registered[];
}

/** The actions of all rows of a page; the owner is a row, or a section for actions that all of its rows have. */
export function rowActions(): RowActions {
  const registered = new Map<string, Set<Registered>>();
  return {
    register(owner, action) {
      const own = registered.get(owner) ?? new Set<Registered>();
      registered.set(owner, own.add(action));
      return () => own.delete(action);
    },
    of: (owner) =>
      [...(registered.get(owner) ?? [])]
        .filter(({ isDisabled }) => !isDisabled)
        .sort((a, b) => Number(b.isFix ?? false) - Number(a.isFix ?? false) || inPageOrder(a, b)),
  };
}

function inPageOrder({ button: one }: Registered, { button: other }: Registered): number {
  if (!one.current || !other.current) return 0;
  return one.current.compareDocumentPosition(other.current) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The row, or the section, that owns the actions inside. */
export const RowContext = createContext<string | undefined>(undefined);

interface RowButtonProps<Button extends HTMLElement> {
  readonly ref: RefObject<Button | null>;
}

/** Makes a button next to a field an action of its row: the row's menu lists it (Alt+Enter in the field). */
export function useRowAction<Button extends HTMLElement = HTMLButtonElement>(
  action: RowAction | undefined,
): RowButtonProps<Button> | undefined {
  const actions = usePageState().part(rowActions);
  const owner = use(RowContext);
  const button = useRef<Button>(null);
  useLayoutEffect(() => {
    if (action && owner !== undefined) return actions.register(owner, { ...action, button });
  });
  return action && { ref: button };
}

/**
 * What an element represents: the row of an option, of an entry in a record or of an unknown key, by the name of its control; the
 * head of a section; a field of a tool or of a variable; a pane; a part of the page that is used from elsewhere, such as the
 * search; what toasts must not cover.
 */
export type ElementKind = 'option' | 'entry' | 'section' | 'field' | 'pane' | 'part' | 'uncovered';

type Registered = readonly [name: string, element: HTMLElement];

/** The elements that the views of a page have registered: no view queries the elements of another. */
export interface Elements {
  register(kind: ElementKind, name: string, element: HTMLElement): () => void;
  get(kind: ElementKind, name: string): HTMLElement | undefined;
  /** Those of a kind that are shown, in the order of the page. */
  shown(kind: ElementKind): readonly Registered[];
  /** Resolves with the element as soon as it is registered: its view may still be loading. Undefined if aborted. */
  whenThere(kind: ElementKind, name: string, signal: AbortSignal): Promise<HTMLElement | undefined>;
  /** The control of this name in the row of an option or entry, after its list has drawn the row. */
  control(name: string): HTMLElement | undefined;
  /** Scrolls to the control of this name and focuses it; false if it does not exist. */
  focus(name: string): boolean;
  /** Focuses a field as soon as it is registered; false if aborted. */
  focusField(name: string, signal: AbortSignal): Promise<boolean>;
  /** The name of the option whose row an element is in. */
  optionAround(element: Element | null): string | undefined;
  /** Whether the focus is in a field of the row of an option. */
  isInField(): boolean;
  /** The text fields in the row of the option that an element is in. */
  fieldsAround(element: Element | null): readonly HTMLInputElement[];
  /** Registers a virtual list; `draw` synchronously renders the row of this name, if the list has it. */
  onDraw(draw: (name: string) => void): () => void;
}

export function createElements(): Elements {
  const registered = new Map<ElementKind, Map<string, HTMLElement>>();
  const arrivals = new Set<() => void>();
  const lists = new Set<(name: string) => void>();
  const get = (kind: ElementKind, name: string) => registered.get(kind)?.get(name);
  const all = (kind: ElementKind) => [...(registered.get(kind) ?? [])].sort(inPageOrder);
  const rowOf = (name: string) => get('option', name) ?? get('entry', name);
  const drawnControl = (name: string) => {
    const row = rowOf(name);
    return row && !isHidden(row) ? controlIn(row, name) : undefined;
  };

  const elements: Elements = {
    register(kind, name, element) {
      const own = registered.get(kind) ?? new Map<string, HTMLElement>();
      registered.set(kind, own.set(name, element));
      for (const arrived of arrivals) arrived();
      return () => {
        if (own.get(name) === element) own.delete(name);
      };
    },
    get,
    shown: (kind) => all(kind).filter(([, element]) => !isHidden(element)),
    whenThere(kind, name, signal) {
      return new Promise((resolve) => {
        const look = () => {
          const found = signal.aborted ? undefined : get(kind, name);
          if (!found && !signal.aborted) return;
          arrivals.delete(look);
          resolve(found);
        };
        arrivals.add(look);
        signal.addEventListener('abort', look);
        look();
      });
    },
    control(name) {
      if (!drawnControl(name)) for (const draw of lists) draw(name);
      return drawnControl(name);
    },
    focus(name) {
      const control = elements.control(name);
      if (!control) return false;
      rowOf(name)?.scrollIntoView({ block: 'center' });
      control.focus({ preventScroll: true });
      return true;
    },
    async focusField(name, signal) {
      const element = await elements.whenThere('field', name, signal);
      (element && (controlIn(element, name) ?? element))?.focus({ focusVisible: true });
      return element !== undefined;
    },
    optionAround(element) {
      const around = all('option').filter(([, row]) => row.contains(element));
      // The row of an object contains those of its options.
      return around.at(-1)?.[0];
    },
    isInField() {
      const { activeElement } = document;
      const isField = activeElement?.matches('input, textarea, select') ?? false;
      return isField && elements.optionAround(activeElement) !== undefined;
    },
    fieldsAround(element) {
      const row = get('option', elements.optionAround(element) ?? '');
      return [...(row?.querySelectorAll('input') ?? [])];
    },
    onDraw(draw) {
      lists.add(draw);
      return () => lists.delete(draw);
    },
  };
  return elements;
}

/** The control of this name in its registered element. */
function controlIn(element: HTMLElement, name: string): HTMLElement | undefined {
  return element.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? undefined;
}

/** Whether it is in the row of an option whose section is not shown. */
function isHidden(element: HTMLElement): boolean {
  return element.closest('[data-option][hidden]') !== null;
}

function inPageOrder([, one]: Registered, [, other]: Registered): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The first visible element within another that Tab goes to, if any. */
export function firstTabStop(around: HTMLElement | undefined): HTMLElement | undefined {
  const all = around?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select') ?? [];
  return [...all].find((one) => one.tabIndex >= 0 && one.checkVisibility());
}

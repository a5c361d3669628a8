import type { Completion } from 'expr-script';
import { type KeyboardEvent, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { isComposing } from '../platform/textBox.ts';
import { useProgramTools } from './programTools.ts';

const longestList = 40;

/** Completion in a text area: opens while a name is typed and with Ctrl+Space; arrows, Enter or Tab, Escape. */
export function useCompletion(source: string, onChange: (source: string) => void) {
  const tools = useProgramTools();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<{ readonly offset: number; readonly active: number }>();
  const items = useMemo(() => {
    if (!tools || !open) return [];
    return matching(tools.expr.complete(source, open.offset, tools.programEnvironment), source, open.offset);
  }, [tools, source, open]);
  const close = () => setOpen(undefined);
  const openAt = (offset: number) => setOpen({ offset, active: 0 });

  function accept({ insertText, cursor, range }: Completion): void {
    const area = textArea.current;
    if (!area) return;
    area.setRangeText(insertText, range.start, range.end);
    area.setSelectionRange(range.start + cursor, range.start + cursor);
    close();
    onChange(area.value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      openAt(event.currentTarget.selectionStart);
      return;
    }
    if (isComposing(event.nativeEvent)) return;
    const marked = items[open?.active ?? 0];
    if (!open || !marked) return;
    const move = (step: number) => setOpen({ ...open, active: (open.active + step + items.length) % items.length });
    const commands: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => accept(marked),
      Tab: () => accept(marked),
      Escape: close,
    };
    const command = commands[event.key];
    if (!command || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  }

  return {
    /** The completions at the cursor; empty while the list is closed. */
    items,
    /** Index of the highlighted one. */
    active: open?.active ?? 0,
    accept,
    close,
    textArea,
    onKeyDown,
    onChange({ currentTarget: { value, selectionStart } }: SyntheticEvent<HTMLTextAreaElement>) {
      onChange(value);
      if (/[\p{L}\p{Nd}_$.#]$/u.test(value.slice(0, selectionStart))) openAt(selectionStart);
      else close();
    },
    onSelect({ currentTarget: { selectionStart } }: SyntheticEvent<HTMLTextAreaElement>) {
      setOpen((current) => (current?.offset === selectionStart ? current : undefined));
    },
  };
}

/** First what starts with the word at the cursor, then what contains it; nothing when the word is already complete. */
function matching(all: readonly Completion[], source: string, offset: number): readonly Completion[] {
  const typed = (item: Completion) => source.slice(item.range.start, offset).toLowerCase();
  const begins = all.filter((item) => item.label.toLowerCase().startsWith(typed(item)));
  const contains = all.filter((item) => !begins.includes(item) && item.label.toLowerCase().includes(typed(item)));
  const found = [...begins, ...contains].slice(0, longestList);
  const [only] = found;
  return found.length === 1 && only && only.label === source.slice(only.range.start, only.range.end) ? [] : found;
}

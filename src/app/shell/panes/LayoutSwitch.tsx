import { Braces, Columns2, Columns3, List, type LucideIcon, PanelRight } from 'lucide-react';
import { usePageState } from '../../page/pageState.ts';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { type LayoutId, layouts } from './layout.ts';
import { chooseLayout, usePaneChoice, useRoom } from './paneState.ts';

const icons: Readonly<Record<LayoutId, LucideIcon>> = {
  form: List,
  formText: Columns2,
  all: Columns3,
  formTools: PanelRight,
  text: Braces,
};

/** Chooses which panes are side by side; renders nothing where only one has room. */
export function LayoutSwitch() {
  const page = usePageState();
  const room = useRoom();
  const { layout, maximised } = usePaneChoice();
  if (room === 1) return null;
  const offered = layouts.filter(({ panes }) => panes.length <= room);
  const current = layouts.find(({ id }) => id === layout)?.id ?? 'all';
  const shown = current === 'all' && room === 2 ? 'formText' : current;
  return (
    <ViewSwitch
      aria-label="Layout"
      options={offered.map(({ id, title }) => {
        const Icon = icons[id];
        return { value: id, label: <Icon />, name: title };
      })}
      value={maximised ? undefined : shown}
      onChange={(id) => chooseLayout(page, id)}
    />
  );
}

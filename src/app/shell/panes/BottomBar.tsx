import { Braces, LayoutGrid, List } from 'lucide-react';
import { optionAt } from '../../../config/index.ts';
import { activeOption } from '../../page/editing.ts';
import { type PageState, usePageState } from '../../page/pageState.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { paneElementId } from './paneFocus.ts';
import { showTool, showView, usePaneChoice, useShownTool } from './paneState.ts';
import { tools } from './tools.tsx';
import styles from './Workbench.module.css';

const inBar = tools.filter(({ isInBar }) => isInBar);
const [problems, ...others] = inBar.map(({ id, title, Icon, Count }) => ({ id, title, Icon, Count }));
const places = [
  { id: 'form', title: 'Form', Icon: List, Count: undefined },
  { id: 'hjson', title: 'Text', Icon: Braces, Count: undefined },
  ...(problems ? [problems] : []),
  { id: 'tools', title: 'Tools', Icon: LayoutGrid, Count: undefined },
  ...others,
] as const;

type PlaceId = (typeof places)[number]['id'];

/** For narrow windows: switches panes, and has the most important tools. */
export function BottomBar() {
  const page = usePageState();
  const { front } = usePaneChoice();
  const tool = useShownTool();
  const ownPlace = inBar.find(({ id }) => id === tool)?.id ?? 'tools';
  return (
    <div className={styles.bar}>
      <Tabs<PlaceId>
        label="Views"
        tabs={places.map(({ id, title, Icon, Count }) => ({
          id,
          label: (
            <span className={styles.tab}>
              <Icon />
              <span>{title}</span>
              {Count && (
                <span className={styles.tabCount}>
                  <Count />
                </span>
              )}
            </span>
          ),
        }))}
        selected={tool ? ownPlace : front}
        onSelect={(id) => goTo(page, id)}
        panelId={(id) => (id === 'form' || id === 'hjson' ? paneElementId(id) : paneElementId('tool'))}
      />
    </div>
  );
}

function goTo(page: PageState, place: PlaceId): void {
  if (place === 'form' || place === 'hjson') showView(page, place);
  else showTool(page, place === 'tools' ? toolOfEdited(page) : place);
}

/** The tool without its own tab that shows what is being edited. */
function toolOfEdited(page: PageState): 'token' | 'branding' {
  return optionAt(page.part(activeOption).get())?.section === 'gateway' ? 'token' : 'branding';
}

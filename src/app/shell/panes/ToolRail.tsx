import { usePageState } from '../../page/pageState.ts';
import { useElement } from '../../places/useElement.ts';
import { useOneStop } from '../../ui/useOneStop.ts';
import { leaveTool } from './paneFocus.ts';
import { showTool, useShownTool } from './paneState.ts';
import { ToolName, tools } from './tools.tsx';
import styles from './Workbench.module.css';

/** The tools at the side: each button opens its tool, and closes it when pressed again. One Tab stop. */
export function ToolRail() {
  const page = usePageState();
  const shown = useShownTool();
  const main = tools.find(({ id }) => id === shown)?.modeOf ?? shown;
  return (
    <div className={styles.railPlace} ref={useElement('part', 'rail')}>
      <nav className={styles.rail} aria-label="Tools" {...useOneStop({ axis: 'column' })}>
        {tools
          .filter(({ isOutsideRail, modeOf }) => !isOutsideRail && !modeOf)
          .map(({ id, title, word, Icon, Count }) => (
            <button
              key={id}
              type="button"
              className={styles.tool}
              aria-pressed={id === main}
              onClick={() => (id === main ? leaveTool(page) : showTool(page, id))}
            >
              <Icon aria-hidden />
              <ToolName title={title} word={word} />
              {Count && (
                <span className={styles.toolCount}>
                  <Count />
                </span>
              )}
            </button>
          ))}
      </nav>
    </div>
  );
}

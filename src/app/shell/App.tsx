import { useEffect } from 'react';
import { showServerReport } from '../commands/showServerReport.ts';
import { useDraftState } from '../drafts/draftState.ts';
import { warmEditor } from '../features/hjsonEditor/index.ts';
import { hasServerReport } from '../page/deployment.ts';
import { usePageState } from '../page/pageState.ts';
import { useSelected } from '../page/useWorkspace.ts';
import { whenIdle } from '../platform/afterFrame.ts';
import { roomFor } from '../platform/breakpoints.ts';
import { useMediaQuery } from '../platform/mediaQuery.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import styles from './App.module.css';
import { useEscapeFromTool } from './commands/useEscapeFromTool.ts';
import { useShortcuts } from './commands/useShortcuts.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { RestoredDraftNotice } from './drafts/RestoredDraftNotice.tsx';
import { FileDrop } from './files/FileDrop.tsx';
import { OtherTabNotice } from './files/OtherTabNotice.tsx';
import { usePasteAnywhere } from './files/usePasteAnywhere.ts';
import { Header } from './Header.tsx';
import { SkipLinks } from './panes/SkipLinks.tsx';
import { Workbench } from './panes/Workbench.tsx';
import { StartScreen } from './StartScreen.tsx';
import { StatusLine } from './StatusLine.tsx';
import { Toast } from './Toast.tsx';
import { useFragment } from './useFragment.ts';

/** How long the start screen is idle before the editor's code is evaluated, in milliseconds. */
const startScreenRest = 3000;

/** The whole page: header, start screen or workbench, status line, and floating parts. */
export function App() {
  const page = usePageState();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const hasRail = useMediaQuery(roomFor.rail);
  const isRestored = useDraftState().restored !== undefined;

  usePasteAnywhere((text) => void showServerReport(page, text), hasServerReport);
  useShortcuts();
  useEscapeFromTool();
  useFragment();

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => whenIdle(() => warmEditor()), startScreenRest);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <div className={styles.app}>
      {isOpen && <SkipLinks />}
      <Header />
      <FileDrop />
      {isRestored && <RestoredDraftNotice />}
      {isOpen && <OtherTabNotice />}
      {isOpen ? <Workbench /> : <StartScreen />}
      {isOpen && hasRail && <StatusLine />}
      <Dialogs />
      <Toast />
      <Tooltips />
    </div>
  );
}

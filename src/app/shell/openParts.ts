/** What the page shows once a document is open: loaded together, with the start screen. */
export { warmEditor } from '../hjsonEditor/HjsonEditor.tsx';
export { LayoutSwitch } from './panes/LayoutSwitch.tsx';
export { SkipLinks } from './panes/SkipLinks.tsx';
export { Workbench } from './panes/Workbench.tsx';
export { StatusLine } from './StatusLine.tsx';

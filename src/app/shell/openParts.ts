/** What the page needs to open and edit a document: loaded together, beside the start screen. */
export { warmEditor } from '../hjsonEditor/HjsonEditor.tsx';
export { closeDocument, wouldLoseWork } from '../state/openDocument.ts';
export { createCommands } from './commands/commands.ts';
export { DocumentShell } from './DocumentShell.tsx';
export { DocumentTools, ExportButton, VersionButton } from './DocumentTools.tsx';
export { ProtectionOffer } from './drafts/ProtectionOffer.tsx';
export { WaitingDrafts } from './drafts/WaitingDrafts.tsx';
export { createPageWorkspace } from './pageWorkspace.ts';
export { LayoutSwitch } from './panes/LayoutSwitch.tsx';
export { SkipLinks } from './panes/SkipLinks.tsx';
export { Workbench } from './panes/Workbench.tsx';
export { StatusLine } from './StatusLine.tsx';

/** The configuration as text: a plain editor first, then Monaco. */

export { HjsonEditor, warmEditor } from './HjsonEditor.tsx';

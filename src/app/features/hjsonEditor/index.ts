/**
 * The configuration as text: a plain editor first, then Monaco. Start at `HjsonEditor.tsx`.
 * `binding/` keeps the text and a view of it in sync, and knows no Monaco; `monaco/` is everything that does; `assist/` is completion and
 * outline, for either; `secrets/` asks before hidden secrets are copied or shown.
 */

export { HjsonEditor, warmEditor } from './HjsonEditor.tsx';

import { version } from '../../../../package.json';
import { Notice } from '../../ui/Notice.tsx';

/** Says on the start screen what the single file is, and what it does not do. */
export function DraftNotice() {
  return (
    <Notice kind="hint" place="strip">
      Configuration editor {version} in one file: it works without a network. To verify it, compare its SHA-256 with the
      published one. No draft is kept in this file. Save often.
    </Notice>
  );
}

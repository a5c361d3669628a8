import { Dialog } from '../../ui/Dialog.tsx';

/** What happens to unsaved work in the single file. */
export function DraftsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Unsaved work"
      description="No draft is kept in this file. Save often. The browser asks before it closes a page with unsaved work."
    />
  );
}

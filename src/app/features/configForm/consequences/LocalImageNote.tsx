import type { ValuePath } from 'source-text';
import { setImagePath } from '../../../commands/setImagePath.ts';
import { localImageKey, useLocalImage } from '../../../page/localImages.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** Under the field of a picture without a path: which local file the preview shows for it, and how users get to see it. */
export function LocalImageNote({ option }: { readonly option: ValuePath }) {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const fileName = useLocalImage(localImageKey(option, undefined))?.image?.fileName;
  if (fileName === undefined) return null;
  const setPath = () => {
    // The button that was pressed is gone.
    if (setImagePath(workspace, page, option, fileName)) void places.goTo({ kind: 'option', path: option });
  };
  return (
    <Notice kind="hint" place="field" actions={<Button onClick={setPath}>Set the path</Button>}>
      {`The preview shows ${fileName}. Users will not see it: its path is not set.`}
    </Notice>
  );
}

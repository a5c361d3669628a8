import { usePageState } from '../../page/pageState.ts';
import { focusNear } from '../../places/focusNear.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface Message {
  readonly kind: 'error' | 'hint' | 'good';
  readonly text: string;
  /** What the user can do about it, by button name. */
  readonly actions?: Readonly<Record<string, () => void>>;
}

interface FileMessageProps {
  readonly message: Message;
  readonly onClose: () => void;
}

/** The outcome of opening or saving a file; stays until it is closed or acted on. */
export function FileMessage({ message: { kind, text, actions = {} }, onClose }: FileMessageProps) {
  const page = usePageState();
  const close = (run?: () => void) =>
    focusNear(page, () => {
      onClose();
      run?.();
    });

  return (
    <Notice
      role="alert"
      kind={kind}
      place="float"
      actions={
        <>
          {Object.entries(actions).map(([name, run]) => (
            <Button key={name} onClick={() => close(run)}>
              {name}
            </Button>
          ))}
          <Button onClick={() => close()}>Close</Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}

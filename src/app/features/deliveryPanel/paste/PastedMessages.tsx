import { flushSync } from 'react-dom';
import { optionPath, options } from '../../../../config/index.ts';
import type { FoundMessage } from '../../../../messages/index.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from '../DeliveryPanel.module.css';

interface PastedMessagesProps {
  readonly messages: readonly FoundMessage[];
  /** Called before the user is taken to an option; undefined if no configuration is open. */
  readonly onLeave: (() => void) | undefined;
}

/** The error messages of a pasted log, and the options that they lead to. */
export function PastedMessages({ messages, onLeave }: PastedMessagesProps) {
  return (
    <>
      <p className={styles.muted}>
        Messages of libraries and providers. What the server itself writes is not documented.
      </p>
      {messages.map((message) => (
        <Notice
          key={`${message.line} ${message.code}`}
          kind="warning"
          actions={
            onLeave &&
            message.options.map((key) => <GoTo key={key} option={key} part={message.part} onLeave={onLeave} />)
          }
        >
          Line {message.line}, {message.speaker}: {message.meaning} {message.fix}
        </Notice>
      ))}
    </>
  );
}

interface GoToProps extends Pick<FoundMessage, 'part'> {
  readonly option: FoundMessage['options'][number];
  readonly onLeave: () => void;
}

const parts = { password: 'password', dbname: 'database' };

function GoTo({ option, part, onLeave }: GoToProps) {
  const places = usePlaces();
  return (
    <Button
      onClick={() => {
        // While it is open, a dialog keeps the focus inside.
        flushSync(onLeave);
        places.goTo({ kind: 'option', path: [...optionPath(option), ...(part ? [part] : [])] });
      }}
    >
      Go to {options.find(({ key }) => key === option)?.title ?? option}
      {part && `, ${parts[part]}`}
    </Button>
  );
}

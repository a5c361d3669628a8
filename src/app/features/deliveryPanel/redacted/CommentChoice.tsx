import { type HjsonDocument, parseHjson } from 'hjson-document';
import { useId, useMemo } from 'react';
import { counted } from 'source-text';
import { commentSpots, type KeptComments, type Redaction } from '../../../../delivery/index.ts';
import { Select, TextArea } from '../../../ui/TextInput.tsx';
import styles from '../DeliveryPanel.module.css';

interface CommentChoiceProps {
  readonly document: HjsonDocument;
  readonly redaction: Redaction;
  readonly kept: KeptComments;
  readonly onChoose: (kept: KeptComments) => void;
}

/** Which comments a redacted copy keeps, and the ones that stay, to be read before they are shared: prose can hold any secret. */
export function CommentChoice({ document, redaction, kept, onChoose }: CommentChoiceProps) {
  const id = useId();
  const spots = useMemo(() => commentSpots(document).filter(({ isFromReference }) => !isFromReference), [document]);
  const staying = useMemo(() => (redaction.ok && kept !== 'none' ? commentsIn(redaction.text) : []), [redaction, kept]);
  if (spots.length === 0) return null;
  const unsuspicious = spots.filter(({ isSuspicious }) => !isSuspicious).length;
  const choices: readonly (readonly [KeptComments, string])[] = [
    ['none', 'Leave out'],
    ['unsuspicious', `Keep ${unsuspicious} of ${spots.length}: those that mention no secret`],
    ['all', `Keep all ${spots.length}, without what looks like a secret`],
  ];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Comments in redacted copies
      </label>
      <Select id={id} value={kept} onChange={({ target }) => onChoose(keptOf(target.value))}>
        {choices.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
      {staying.length > 0 && (
        <>
          <p className={styles.muted}>
            {counted(staying.length, 'comment')} {staying.length === 1 ? 'stays' : 'stay'}. Read before you share: a
            secret in plain words is not always recognised.{staying.length > mostListed && ` The first ${mostListed}:`}
          </p>
          <TextArea
            machine
            readOnly
            rows={Math.min(8, staying.length)}
            aria-label="Comments that stay"
            value={staying.slice(0, mostListed).join('\n')}
          />
        </>
      )}
    </div>
  );
}

/** More would take a browser seconds to lay out. */
const mostListed = 500;

function commentsIn(copy: string): readonly string[] {
  return commentSpots(parseHjson(copy)).flatMap(({ text, isFromReference }) => (isFromReference ? [] : [text]));
}

function keptOf(value: string): KeptComments {
  return value === 'all' || value === 'unsuspicious' ? value : 'none';
}

import { dottedName } from 'source-text';
import { optionAt } from '../../../../config/index.ts';
import type { CopyToRestore, LeftOut } from '../../../../delivery/index.ts';
import { fieldName } from '../../../page/editing.ts';
import styles from '../DeliveryPanel.module.css';

interface RestoreChoiceProps {
  readonly copy: CopyToRestore;
  /** The name of the open file. */
  readonly from: string;
  readonly isChosen: (place: LeftOut) => boolean;
  readonly onToggle: (place: LeftOut) => void;
}

/** Which secrets of the open configuration a redacted copy gets where nothing says that they are what was left out. */
export function RestoreChoice({ copy, from, isChosen, onToggle }: RestoreChoiceProps) {
  const asked = copy.places.filter(({ match }) => match === 'asked');
  const foreign = copy.places.filter(({ match }) => match === 'none');
  if (asked.length === 0 && foreign.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>
        {copy.isOfOriginal
          ? `Moved, or in a list that has changed. Put back from ${from} only what belongs there:`
          : `This copy was not made from ${from} as it is now. Put back the secrets of ${from} for:`}
      </legend>
      {asked.map((place) => (
        <label key={dottedName(place.path)} className={styles.choice}>
          <input type="checkbox" checked={isChosen(place)} onChange={() => onToggle(place)} />
          {nameOf(place)}
        </label>
      ))}
      {foreign.length > 0 && (
        <p className={styles.muted}>
          Nothing in {from} belongs to: {foreign.map(nameOf).join(', ')}.
        </p>
      )}
    </fieldset>
  );
}

function nameOf({ path }: LeftOut): string {
  const option = optionAt(path);
  return option ? fieldName(option) : dottedName(path);
}

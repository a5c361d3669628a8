import { useId, useState } from 'react';
import { checkCommands } from '../../../serverCheck/index.ts';
import { setChosenName, useChosenNames } from '../../page/deployment.ts';
import { usePageState } from '../../page/pageState.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './ServerCheck.module.css';

const places = ['Kubernetes', 'Docker', 'On the machine'] as const;
type Place = (typeof places)[number];

/** As the exports have it where nothing is typed. */
const usualName = 'server';

/** The command lines for where the script is to run, with the names that the exports have. */
export function RunStep() {
  const page = usePageState();
  const { service = '' } = useChosenNames();
  const [place, setPlace] = useState<Place>('Kubernetes');
  const nameId = useId();
  const commands = checkCommands(service.trim() || usualName).filter(({ title }) => title.startsWith(place));
  return (
    <li className={styles.step}>
      <h3 className={styles.heading}>Run it on the server</h3>
      <ViewSwitch<Place>
        aria-label="Where it runs"
        value={place}
        onChange={setPlace}
        options={places.map((value) => ({ value, label: value }))}
      />
      {place !== 'On the machine' && (
        <div className={styles.field}>
          <label htmlFor={nameId}>{place === 'Docker' ? 'Container' : 'Deployment and container'}</label>
          <TextInput
            machine
            id={nameId}
            value={service}
            placeholder={usualName}
            onChange={({ target }) => setChosenName(page, 'service', target.value)}
          />
        </div>
      )}
      {commands.map(({ title, line, note }) => (
        <div className={styles.command} key={title}>
          <p className={styles.muted}>{note}</p>
          <div className={styles.line}>
            <code>{inWords(line)}</code>
            <CopyButton label="Copy" text={() => line} />
          </div>
        </div>
      ))}
    </li>
  );
}

/** A browser may break a line inside `--option`: as a box, a word stays whole where it fits. */
function inWords(line: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a word may be in a line twice, and none has a state.
  return line.split(/( )/).map((part, index) => (part === ' ' ? part : <span key={index}>{part}</span>));
}

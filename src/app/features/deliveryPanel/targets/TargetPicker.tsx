import { Search } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { configVariable } from '../../../../opening/index.ts';
import { useElement } from '../../../places/useElement.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import styles from './TargetPicker.module.css';
import { type Destination, destinations, findTargets, nearestTargets, usualTargets, type Way } from './targets.ts';

const ways: readonly { readonly way: Way; readonly title: string; readonly help: string }[] = [
  { way: 'file', title: 'As a file', help: 'A mounted file. Comments are kept.' },
  {
    way: 'variable',
    title: 'As a variable',
    help: 'An environment variable, which replaces the file.',
  },
  { way: 'apart', title: 'Secrets apart', help: 'Names go into git, values stay in your vault.' },
];

interface TargetPickerProps {
  readonly target: Destination;
  readonly onChoose: (id: string) => void;
  readonly onChooseWay: (way: Way) => void;
}

/** The two usual ways to the server and the usual targets of the chosen one, or what a search finds of all targets. Each group is one Tab stop. */
export function TargetPicker({ target, onChoose, onChooseWay }: TargetPickerProps) {
  const [search, setSearch] = useState('');
  const variable = useElement('field', configVariable);
  const chosen = useElement('field', 'chosen target');
  const found = search.trim() === '' ? undefined : findTargets(search);
  const shown = !found ? usualTargets(target) : found.length > 0 ? found : nearestTargets;

  function chooseWay(way: Way) {
    onChooseWay(way);
    setSearch('');
  }

  return (
    <div className={styles.picker}>
      <RadioGroup.Root
        className={styles.ways}
        aria-label="Way"
        value={target.way}
        onValueChange={(way: Way) => chooseWay(way)}
      >
        {ways.slice(0, 2).map(({ way, title, help }) => (
          <RadioGroup.Item
            key={way}
            // Where a search for the variable leads.
            {...(way === 'variable' && { ref: variable })}
            value={way}
            className={styles.way}
            aria-description={help}
          >
            {title}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p className={styles.detail}>{ways.find(({ way }) => way === target.way)?.help}</p>
      <div className={styles.search}>
        <Search aria-hidden />
        <TextInput
          // A search may leave the chosen target out.
          ref={shown.includes(target) ? undefined : chosen}
          aria-label="Search targets"
          placeholder={`Search all ${destinations.length} targets`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {found && (
        <p className={styles.detail} role="status">
          {found.length > 0
            ? `${found.length} of ${destinations.length} targets.`
            : `No target for “${search.trim()}”. Most services take one of these:`}
          {!shown.includes(target) && ` Still chosen: ${target.title}.`}
        </p>
      )}
      <RadioGroup.Root className={styles.tiles} aria-label="Target" value={target.id} onValueChange={onChoose}>
        {shown.map(({ id, title, fileName, way }) => {
          const detail = found ? `${ways.find((each) => each.way === way)?.title} · ${fileName}` : fileName;
          return (
            <RadioGroup.Item
              key={id}
              ref={id === target.id ? chosen : undefined}
              value={id}
              className={styles.tile}
              aria-label={title}
              aria-description={detail}
            >
              <span className={styles.title}>{title}</span>
              <span className={styles.file}>{detail}</span>
            </RadioGroup.Item>
          );
        })}
      </RadioGroup.Root>
    </div>
  );
}

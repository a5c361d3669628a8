import { Search } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { configVariable } from '../../../../opening/index.ts';
import { useElement } from '../../../places/useElement.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import styles from './TargetPicker.module.css';
import { findTargets, type Target, targets, usualTargets, type Way } from './targets.ts';

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
  readonly target: Target;
  readonly onChoose: (id: string) => void;
  readonly onChooseWay: (way: Way) => void;
}

/** The ways to the server, and the targets of the chosen one as tiles. Each group is one Tab stop. */
export function TargetPicker({ target, onChoose, onChooseWay }: TargetPickerProps) {
  const [search, setSearch] = useState('');
  const variable = useElement('field', configVariable);
  const all = findTargets(target.way, '');
  const first = usualTargets(target);
  const [whole, setWhole] = useState<Way>();
  const hasMore = first.length < all.length && whole !== target.way;
  const shown = hasMore ? first : findTargets(target.way, search);
  const searchBox = useRef<HTMLInputElement>(null);

  function chooseWay(way: Way) {
    onChooseWay(way);
    setSearch('');
    setWhole(undefined);
  }

  function showAll() {
    flushSync(() => setWhole(target.way));
    searchBox.current?.focus();
  }

  return (
    <div className={styles.picker}>
      <RadioGroup.Root
        className={styles.ways}
        aria-label="Way"
        value={target.way}
        onValueChange={(way: Way) => chooseWay(way)}
      >
        {ways.map(({ way, title, help }) => (
          <RadioGroup.Item
            key={way}
            // Where a search for the variable leads.
            {...(way === 'variable' && { ref: variable })}
            value={way}
            className={styles.tile}
            aria-label={title}
            aria-description={help}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.detail}>{help}</span>
            <span className={styles.detail}>{targets.filter((each) => each.way === way).length} targets</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {!hasMore && (
        <div className={styles.search}>
          <Search aria-hidden />
          <TextInput
            ref={searchBox}
            aria-label="Search targets"
            placeholder={`Search ${all.length} targets`}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <RadioGroup.Root className={styles.tiles} aria-label="Target" value={target.id} onValueChange={onChoose}>
        {shown.map(({ id, title, detail }) => (
          <RadioGroup.Item key={id} value={id} className={styles.tile} aria-label={title} aria-description={detail}>
            <span className={styles.title}>{title}</span>
            <span className={styles.detail}>{detail}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {hasMore && (
        <Button look="quiet" className={styles.more ?? ''} onClick={showAll}>
          <Search aria-hidden />
          More: search all {all.length} targets
        </Button>
      )}
      {shown.length === 0 && <p className={styles.detail}>No match for “{search}”.</p>}
    </div>
  );
}

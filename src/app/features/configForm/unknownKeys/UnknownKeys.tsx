import { findMember } from 'hjson-document';
import { memo } from 'react';
import { findMatches, searchWords } from 'source-text';
import { useOptionFilter } from '../../../page/editing.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { useElement } from '../../../places/useElement.ts';
import { Button } from '../../../ui/Button.tsx';
import { useRows } from '../../../ui/useRows.ts';
import { RawHjsonField } from '../controls/RawHjsonField.tsx';
import { ProblemNotices } from '../option/ProblemNotices.tsx';
import styles from './UnknownKeys.module.css';
import { type UnknownView, unknownViews } from './unknownViews.ts';

/** Keys that the server does not know: kept unchanged, editable as raw HJSON once they are shown. */
export function UnknownKeys() {
  const workspace = useWorkspace();
  const views = useSelected(unknownViews);
  const { query, filter } = useOptionFilter();
  const words = searchWords(query);
  const shown = findMatches([...views.values()], words, ({ shownName }) => ({ key: shownName, title: '' }));
  if (shown.length === 0 || !['all', 'set', 'problem'].includes(filter)) return null;
  return (
    <div>
      <div className={styles.head}>
        <h3>Unknown keys</h3>
        {shown.some(({ isUndescribed }) => isUndescribed) && (
          <Button look="link" onClick={() => workspace.showUnknown('all')}>
            Show all unknown
          </Button>
        )}
      </div>
      <UnknownKeyList views={shown} />
    </div>
  );
}

function UnknownKeyList({ views }: { readonly views: readonly UnknownView[] }) {
  const { drawn, containerProps } = useRows({
    count: views.length,
    estimate: 130,
    keyOf: (index) => views[index]?.name ?? '',
    indexOf: (name) => views.findIndex((view) => view.shownName === name),
  });
  return (
    <ul {...containerProps}>
      {drawn.map((row) => {
        if (row.kind === 'gap') return <li key={row.key} aria-hidden style={{ height: row.height }} />;
        const view = views[row.index];
        return (
          <li key={row.key} {...row.place} {...row.props}>
            {view && <UnknownKey view={view} />}
          </li>
        );
      })}
    </ul>
  );
}

const UnknownKey = memo(function UnknownKey({ view }: { readonly view: UnknownView }) {
  const workspace = useWorkspace();
  const places = usePlaces();
  const { shownName, path, source, isSecret, isUndescribed, problems } = view;

  function reveal() {
    const member = findMember(workspace.snapshot.document, path);
    if (member) places.goTo({ kind: 'text', range: member.range });
  }

  return (
    <div className={styles.unknown} ref={useElement('entry', shownName)}>
      <div className={styles.head}>
        <code className={styles.key}>{shownName}</code>
        <Button look="link" onClick={reveal}>
          Go to line
        </Button>
      </div>
      {source !== undefined && (
        <RawHjsonField
          path={path}
          name={shownName}
          source={source}
          isSecret={isSecret}
          onShow={isUndescribed ? () => workspace.showUnknown(path) : undefined}
        />
      )}
      <ProblemNotices problems={problems} />
    </div>
  );
});

import { countSecrets, redactedCopy } from '../../../delivery/index.ts';
import type { FeatureCommand, FeatureCommands } from '../../commands/featureCommand.ts';
import { announce } from '../../page/announcer.ts';
import type { PageState } from '../../page/pageState.ts';
import { setPreference } from '../../page/preferences.ts';
import { createPlaces } from '../../places/places.ts';
import { writeClipboard } from '../../platform/clipboard.ts';
import { copiedWith } from './copiedWith.ts';
import { type Destination, destinations } from './targets/targets.ts';

/** The copies of the file, and each target of the export. */
export const exportCommands: FeatureCommands = ({ snapshot }, page) => [
  {
    id: 'copy-redacted',
    title: 'Copy without secrets',
    detail: 'and without comments',
    keywords: 'redacted ticket share',
    run() {
      const redaction = redactedCopy(snapshot.document);
      if (redaction.ok) void copy(page, redaction.text, 'Copied, redacted');
      else announce(page, redaction.reason);
    },
  },
  {
    id: 'copy-text',
    title: 'Copy the text',
    detail: 'with its secrets',
    run() {
      const secrets = snapshot.document.excess ? undefined : countSecrets(snapshot.document);
      void copy(page, snapshot.text, copiedWith(secrets));
    },
  },
  ...destinations.map((target) => targetCommand(page, target)),
];

function targetCommand(page: PageState, { id, title, group, fileName, way, words = '' }: Destination): FeatureCommand {
  return {
    id: `target-${id}`,
    title: `Export: ${title}`,
    detail: fileName,
    keywords: `${group ?? ''} ${fileName} ${way === 'variable' ? 'environment variable' : ''} ${words}`,
    run() {
      setPreference(page, 'exportTarget', id);
      page.part(createPlaces).goTo({ kind: 'tool', tool: 'export', field: 'chosen target' });
    },
  };
}

async function copy(page: PageState, text: string, done: string): Promise<void> {
  const isCopied = await writeClipboard(text);
  announce(page, isCopied ? done : 'The browser did not let the page copy. Copy it from Export.');
}

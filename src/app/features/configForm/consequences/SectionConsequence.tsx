import type { HjsonNode } from 'hjson-document';
import { Suspense } from 'react';
import type { OptionKey, SectionId } from '../../../../config/index.ts';
import { useIsAfterText } from '../../../page/textPane.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import styles from './Consequence.module.css';

const Consequence = lazyPart(async () => (await import('./Consequence.tsx')).Consequence);

/** The options without which a section leads to nothing that can be shown; one of them is enough. */
const needed: Readonly<Record<SectionId, readonly OptionKey[]>> = {
  general: ['baseUrl', 'organisationName'],
  database: ['pgConnStr'],
  signIn: ['oidcIssuer'],
  email: ['smtpHostname'],
  gateway: ['gatewayOAuth2'],
  branding: ['accessReviewToolbarBackgroundColor', 'accessReviewToolbarTextColor', 'accessReviewToolbarLogoPath'],
  limits: ['queryTimeOutMinutes', 'readTimeOutMinutes', 'writeTimeOutMinutes'],
  support: ['supportPageUrl'],
};

/** Below the card of a section: what its values lead to. It has its place from the first frame on. */
export function SectionConsequence({ section }: { readonly section: SectionId }) {
  const isAfterText = useIsAfterText();
  const isShown = useSelected(({ config }) => needed[section].some((key) => isFilled(config.entries.get(key)?.node)));
  if (!isShown) return null;
  return (
    <div className={`${styles.place} ${styles[section] ?? ''}`}>
      {isAfterText && (
        <Suspense>
          <Consequence section={section} />
        </Suspense>
      )}
    </div>
  );
}

function isFilled(node: HjsonNode | undefined): boolean {
  return node !== undefined && node.kind !== 'null' && !(node.kind === 'string' && node.value === '');
}

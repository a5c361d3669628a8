import { Mail } from 'lucide-react';
import { optionAt } from '../../../../config/index.ts';
import { fillInProgress } from '../../../page/fillInProgress.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import styles from './GuidedSetup.module.css';
import type { GuideStep } from './guideSteps.ts';
import { questionMail } from './openQuestions.ts';
import { openOf } from './stepStates.ts';

/** The open questions of a step as the text of an e-mail; empty if all are answered. */
export function AskSomebody({ asked }: { readonly asked: GuideStep }) {
  // A member of a record is named by its user: the mail asks for options alone.
  const open = useFacts((snapshot) => openOf(asked, fillInProgress(snapshot)).filter((path) => optionAt(path)));
  if (open.length === 0) return null;
  return (
    <p className={styles.ask}>
      <Mail aria-hidden /> Somebody else has these values?
      <CopyButton
        look="quiet"
        label={open.length === 1 ? 'Copy the question as a mail' : `Copy the ${open.length} questions as a mail`}
        text={() => questionMail(open)}
        done="Copied, without values"
      />
    </p>
  );
}

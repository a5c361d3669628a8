import { useMemo, useState } from 'react';
import { adviseOnRefusal, type Refusal, type RefusalAdvice } from '../../../../accessToken/index.ts';
import { optionPath } from '../../../../config/index.ts';
import { fromByteString } from '../../../../expr/index.ts';
import { fromPlain } from '../../../../hjson/index.ts';
import { readMessages } from '../../../../messages/index.ts';
import { type SimulatedRequest, writeParameter } from '../../../../tokenRequest/index.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './PastedResponse.module.css';

const paramsPath = optionPath('gatewayOAuth2.endpointParams');

interface RefusedProps {
  readonly refusal: Refusal;
  readonly request: SimulatedRequest;
}

/** What the refusal of a request means for the fields that it sent, with the way to each of them. */
export function Refused({ refusal, request }: RefusedProps) {
  const document = useSelected((snapshot) => snapshot.document);
  const advice = useMemo(() => {
    const sent = request.fields.flatMap(({ name, outcome, isSecret }) =>
      outcome.kind === 'sent' && !isSecret
        ? [{ name: fromByteString(name), value: fromByteString(outcome.value) }]
        : [],
    );
    return adviseOnRefusal(refusal, sent);
  }, [refusal, request]);
  const [known] = useMemo(() => readMessages(refusal.description, document), [refusal, document]);
  return (
    <>
      <Notice kind="error">
        The authorisation server refused the request.{known && ` ${known.speaker}: ${known.meaning} ${known.fix}`}
      </Notice>
      {advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((each) => (
            <li key={each.sentence}>
              {each.sentence} <AdviceButton {...each} request={request} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AdviceButton({ field, value, request }: RefusalAdvice & { readonly request: SimulatedRequest }) {
  const workspace = useWorkspace();
  const places = usePlaces();
  const [reason, setReason] = useState<string>();
  if (field === undefined) return null;
  const sent = request.fields.find(({ name, path }) => path !== undefined && fromByteString(name) === field)?.path;
  const path = value === undefined ? sent : [...paramsPath, field];
  if (!path) return null;

  function go() {
    if (!path) return;
    if (value !== undefined) {
      const program = fromPlain(writeParameter('text', { text: value, program: '' }));
      const outcome = workspace.setOption(path, program, { view: 'panel', label: `Add ${field}`, path });
      setReason(outcome.ok ? undefined : outcome.reason);
      if (!outcome.ok) return;
    }
    places.goTo({ kind: 'option', path });
  }

  return (
    <>
      <Button look="link" onClick={go}>
        {value === undefined ? `Go to ${field}` : `Add ${field}`}
      </Button>
      {reason && <Notice kind="error">{reason}</Notice>}
    </>
  );
}

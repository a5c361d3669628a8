import { fromPlain } from 'hjson-document';
import { useMemo, useState } from 'react';
import { fromByteString } from 'source-text';
import { adviseOnRefusal, type Refusal, type RefusalAdvice } from '../../../../accessToken/index.ts';
import { type OptionKey, optionPath, options } from '../../../../config/index.ts';
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
  /** What to say if nothing more is known of it. */
  readonly otherwise: string;
  readonly request: SimulatedRequest;
}

/** What a failed request means for the options and the fields that it sent, with the way to each of them. */
export function Refused({ refusal, otherwise, request }: RefusedProps) {
  const document = useSelected((snapshot) => snapshot.document);
  const [known] = useMemo(() => readMessages(printed(refusal), document), [refusal, document]);
  const advice = useMemo(() => {
    const sent = request.fields.flatMap(({ name, outcome, isSecret }) =>
      outcome.kind === 'sent' && !isSecret
        ? [{ name: fromByteString(name), value: fromByteString(outcome.value) }]
        : [],
    );
    return adviseOnRefusal(refusal, known?.parameters ?? [], sent);
  }, [refusal, known, request]);
  const leadsTo = known?.options.filter((key) => key.startsWith('gatewayOAuth2.') && !isCovered(key, advice)) ?? [];
  return (
    <>
      <Notice
        kind="error"
        place="field"
        actions={leadsTo.length > 0 && leadsTo.map((key) => <GoTo key={key} option={key} />)}
      >
        {known ? `${known.speaker}: ${known.meaning} ${known.fix}` : otherwise}
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

/** A refusal as golang.org/x/oauth2 prints it, so that response and log have one explanation; any other text as it is. */
function printed({ code, description }: Refusal): string {
  return code === '' ? description : `oauth2: "${code}" "${description}"`;
}

/** Whether a field that the advice leads to is in this option. */
function isCovered(option: OptionKey, advice: readonly RefusalAdvice[]): boolean {
  const fields = advice.flatMap(({ field }) => field ?? []);
  if (option === 'gatewayOAuth2.clientId') return fields.includes('client_id');
  return option === 'gatewayOAuth2.endpointParams' && fields.some((name) => name !== 'client_id');
}

function GoTo({ option }: { readonly option: OptionKey }) {
  const places = usePlaces();
  return (
    <Button onClick={() => places.goTo({ kind: 'option', path: optionPath(option) })}>
      Go to {options.find(({ key }) => key === option)?.title ?? option}
    </Button>
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

import { fromByteString } from '../../expr/index.ts';
import type { SimulatedRequest } from '../request.ts';
import { mask, type SecretTreatment } from './requestText.ts';

/** The claims that have another name than their field, by the field's. */
const claimNames: ReadonlyMap<string, string> = new Map([['audience', 'aud']]);

/** What an authorisation server can put into the token for this request, as JSON: `{}` where no field can become a claim. */
export function claimsText({ fields }: SimulatedRequest, secrets: SecretTreatment): string {
  const claims = fields.flatMap(({ name, shownName, outcome, isSecret, isNameSecret, canBeClaim }) => {
    if (!canBeClaim || outcome.kind !== 'sent') return [];
    const isHidden = secrets === 'masked';
    const shown = isHidden && isNameSecret ? shownName : fromByteString(name);
    return [[claimNames.get(name) ?? shown, isHidden && isSecret ? mask : fromByteString(outcome.value)] as const];
  });
  return JSON.stringify(Object.fromEntries(claims), undefined, 2);
}

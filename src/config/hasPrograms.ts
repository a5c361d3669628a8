import type { ConfigAnalysis } from './analysis.ts';
import type { OptionKey } from './schema/optionKey.ts';

const programsKey: OptionKey = 'gatewayOAuth2.endpointParams';

/** Whether a configuration has Expr programs: their checks are code that is loaded only then. */
export function hasPrograms({ entries }: ConfigAnalysis): boolean {
  const params = entries.get(programsKey)?.node;
  return params?.kind === 'object' && params.members.length > 0;
}

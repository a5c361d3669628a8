import { nodeEntries } from '../../hjson/index.ts';
import { holdsSentinel } from '../../references/index.ts';
import type { Rule } from './rule.ts';

/** What a redacted copy leaves out, anywhere in a configuration: hjson-go reads the mark as the value. */
export const redactionMark: Rule = ({ document }) =>
  nodeEntries(document).flatMap((entry) =>
    entry.node?.kind === 'string' && holdsSentinel(entry.node.value)
      ? [
          {
            code: 'redaction-mark',
            severity: 'error',
            path: entry.path,
            range: entry.node.range,
            message: 'A redacted copy leaves a secret out here. Put it back.',
          } as const,
        ]
      : [],
  );

import { nodeEntries } from '../../hjson/index.ts';
import { holdsSentinel } from '../../references/index.ts';
import type { Rule } from './rule.ts';

/** What a redacted copy leaves out, anywhere in a configuration: hjson-go reads the mark as the value. */
export const redactionMark: Rule = ({ document }) =>
  nodeEntries(document).flatMap(({ node, path }) =>
    node?.kind === 'string' && holdsSentinel(node.value)
      ? [
          {
            code: 'redaction-mark',
            severity: 'error',
            path,
            range: node.range,
            message: 'A redacted copy leaves a secret out here. Put it back.',
          } as const,
        ]
      : [],
  );

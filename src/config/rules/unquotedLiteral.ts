import type { HjsonNode } from '../../hjson/index.ts';
import { writeFix } from '../fixes.ts';
import { stringPaths } from '../stringPaths.ts';
import type { Rule } from './rule.ts';

/**
 * A Go server reads the value of an unknown key with the type of the option before it (a fault of hjson-go, hjson-facts §1.2).
 * After a text, an unquoted number, boolean or null takes the rest of its line along, and whatever option stands there.
 */
export const unquotedAfterText: Rule = ({ document, unknown }) =>
  unknown.flatMap(({ path, member, parent, meant }) => {
    const { value } = member;
    if (meant || !value || !isLiteral(value) || isAloneOnLine(document.text, value)) return [];
    const parentPath = path.slice(0, -1);
    const before = parent.members.slice(0, parent.members.indexOf(member));
    const previous = before.findLast(({ key }) => stringPaths([...parentPath, key.name]) !== undefined);
    if (!previous || !stringPaths([...parentPath, previous.key.name])) return [];
    const source = document.text.slice(value.range.start, value.range.end);
    return [
      {
        code: 'unquoted-after-text',
        severity: 'warning',
        path,
        message:
          'After a text option, hjson-go before 4.6 reads this unquoted value of an unknown key to the end of the line, with everything on it. Quote it, or move what follows to its own line.',
        fixes: [writeFix(document, path, source, 'Quote it')],
      },
    ];
  });

function isLiteral({ kind }: HjsonNode): boolean {
  return kind === 'number' || kind === 'boolean' || kind === 'null';
}

function isAloneOnLine(text: string, { range }: HjsonNode): boolean {
  const rest = /[^\r\n]*/y;
  rest.lastIndex = range.end;
  return (rest.exec(text)?.[0] ?? '').trim() === '';
}

import { linuxVariableLimit, type Target } from './target.ts';

/** A configuration and nothing else is recognised without a separate reader. */
export const plainValue: Target = {
  id: 'value',
  title: 'The value alone',
  group: 'Plain',
  words: 'just the value raw plain console portal heroku render railway jenkins',
  way: 'variable',
  fileName: 'value.txt',
  holdsLines: true,
  omitsOtherVariables: true,
  limit: linuxVariableLimit,
  untested: 'it is the text itself; how a console handles it is up to the console',
  hint: 'For a console that has one field for the name and one for the value. Nothing is quoted, and no line end is added.',
  encode: ({ text }) => ({ ok: true, text }),
};

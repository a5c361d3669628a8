import type * as Engine from 're2js';

/**
 * Takes the place of `re2js`, which is a file of its own, read when the first program has a pattern: reading it takes a twentieth of a
 * check. `module` is that of CommonJS, which the command line is built as.
 */
function engine(): typeof Engine {
  return module.require('./patterns.js');
}

export const RE2JS = { compile: (pattern: string) => engine().RE2JS.compile(pattern) };

export const RE2JSSyntaxException = {
  [Symbol.hasInstance]: (error: unknown) => error instanceof engine().RE2JSSyntaxException,
};

import type { Plugin } from 'vite';

/**
 * V8 compiles every function of a file that begins with this comment on another thread while the file is fetched
 * (https://v8.dev/blog/explicit-compile-hints). Left alone, it compiles each one when it is first called, on the thread that draws
 * the page. Not for Monaco: it calls a quarter of its functions, and would be ready later.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // Vite writes in front of the code, too.
    order: 'post',
    handler(_, bundle) {
      for (const stage of ['libraries', 'page']) {
        const chunk = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === stage);
        if (chunk?.type !== 'chunk') throw new Error(`the build has no stage ${stage}`);
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

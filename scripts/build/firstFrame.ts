import { fileURLToPath } from 'node:url';
import { build, createServer, type Plugin, type Rollup } from 'vite';
import { shortClassNames } from './shortClassNames.ts';

const folder = new URL('../../src/app/shell/firstFrame/', import.meta.url);
const inFolder = (name: string) => fileURLToPath(new URL(name, folder));

const emptyRoot = '<div id="root"></div>';
const startModule = inFolder('startHtml.tsx');
type StartModule = typeof import('../../src/app/shell/firstFrame/startHtml.tsx');

/** Builds the start screen into the page, so that it is painted before any of the page's code has loaded (docs/decisions/012). */
export const firstFrame: Plugin = {
  name: 'first-frame',
  apply: 'build',
  async buildStart() {
    this.emitFile({ type: 'asset', name: 'firstFrame.js', source: await firstFrameScript() });
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const script = Object.keys(bundle).find((file) => /^assets\/firstFrame-.*\.js$/.test(file));
      if (!script || !html.includes(emptyRoot) || !html.includes('</head>'))
        throw new Error('the first frame has no place');
      const start = await startHtml();
      return (
        html
          .replace(emptyRoot, () => `<div id="root">${start}</div>`)
          // After the style sheet, so that the two are fetched together.
          .replace('</head>', `  <script src="./${script}"></script>\n  </head>`)
      );
    },
  },
};

/** The development server renders the start screen too, since the page only takes over what is there; the script is left out. */
export const firstFrameInDevelopment: Plugin = {
  name: 'first-frame-in-development',
  apply: 'serve',
  async transformIndexHtml(html, { server }) {
    const start = (await server?.ssrLoadModule(startModule)) as StartModule;
    return html.replace(emptyRoot, () => `<div id="root">${start.startHtml()}</div>`);
  },
};

/** The start screen, rendered from the components of the page, with the class names of the build; `mode` and `plugins` are those of the build. */
export async function startHtml(mode = 'production', plugins: readonly Plugin[] = []): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    mode,
    plugins: [shortClassNames, ...plugins],
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { development: false } },
  });
  try {
    const start = (await server.ssrLoadModule(startModule)) as StartModule;
    return start.startHtml();
  } finally {
    await server.close();
  }
}

/** One file without imports, since it is no module: modules wait until the page is read. */
async function firstFrameScript(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: inFolder('firstFrame.ts'), output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput;
  return result.output[0].code;
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { eventually } from './eventually.ts';
import { fileDifferences } from './fileDifferences.ts';
import { type Journey, journeys, open } from './journeys.ts';

/** The single file where people put files: in a folder whose name an address has to escape. */
export interface PlacedFile {
  readonly address: string;
  remove(): void;
}

/** Copies the built file, and a copy with one changed letter in its script. */
export function placeFile(built: string): PlacedFile {
  const name = readdirSync(built).find((file) => file.endsWith('.html'));
  if (name === undefined) throw new Error(`${built} has no file: npm run build:all`);
  const parent = mkdtempSync(join(tmpdir(), 'single-file-'));
  const folder = join(parent, 'Übergabe #1, 100 % fertig');
  mkdirSync(folder);
  cpSync(join(built, name), join(folder, name));
  const page = readFileSync(join(built, name), 'utf8');
  const script = page.lastIndexOf('<script>');
  writeFileSync(join(folder, 'damaged.html'), page.slice(0, script) + page.slice(script).replace('browser', 'Browser'));
  return {
    address: pathToFileURL(join(folder, name)).href,
    remove: () => rmSync(parent, { recursive: true }),
  };
}

/** WCAG 2.2 A and AA, best practice. */
const rules = 'wcag2a wcag2aa wcag21a wcag21aa wcag22aa best-practice';

const accessibility: Journey = {
  title: 'axe finds nothing on the start screen and beside an open document',
  async run(tab) {
    const expectAccessible = async () => {
      // Its source as a function: engines run functions in the page, and the page's policy allows no further script.
      await tab.evaluate(new Function(`${axe.source}`) as () => void);
      await tab.evaluate(startAxe, rules);
      const found = await eventually('the answer of axe', () => tab.evaluate(axeFindings));
      if (found.length > 0) throw new Error(found.join('\n  '));
    };
    await tab.openPage();
    await eventually('the start screen', () => tab.evaluate(() => document.querySelector('main h2') !== null));
    await expectAccessible();
    await open(tab);
    await expectAccessible();
  },
};

/** What is tested on the single file: everything that a page without a host can do, and each difference from the page on one. */
export const singleFileJourneys: readonly Journey[] = [
  ...journeys
    .filter(({ needsHost }) => !needsHost)
    // WebKit does not tell a page from a disk what an uncaught error says.
    .map((journey) => (journey.faults ? { ...journey, faults: [' error', 'planted.png'] } : journey)),
  ...fileDifferences,
  accessibility,
];

// What follows runs in the page, and so refers to nothing outside itself.

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

function startAxe(tags: string): void {
  Reflect.deleteProperty(window, 'axeFindings');
  const { run } = Reflect.get(window, 'axe') as { run(context: Document, options: object): Promise<AxeResults> };
  const options = { runOnly: { type: 'tag', values: tags.split(' ') }, resultTypes: ['violations'] };
  run(document, options).then(
    ({ violations }) => {
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
      );
      Object.assign(window, { axeFindings: found });
    },
    (fault: unknown) => Object.assign(window, { axeFindings: [`axe: ${fault}`] }),
  );
}

function axeFindings(): readonly string[] | false {
  return Reflect.get(window, 'axeFindings') ?? false;
}

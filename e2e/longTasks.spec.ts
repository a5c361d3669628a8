import type { Page } from '@playwright/test';
import { control, expect, focusText, openFixture, test } from './page.ts';

const letters = 'abcdefghijklmnopqrst';

/** A task of the page's thread, with its own time on the processor: a busy machine does not count. In microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest tasks that the page's threads had during an action, in milliseconds of the processor, longest first. */
async function longTasks(page: Page, action: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'],
  });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`));
  expect(tasks.length, 'tasks of the page').toBeGreaterThan(letters.length);
  return tasks
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((duration) => duration > 50)
    .sort((a, b) => b - a);
}

test('no letter typed into the form or the text makes a task of more than 50 ms', async ({ page }) => {
  await openFixture(page, 'complete.hjson');
  const type = async () => {
    for (const letter of letters) {
      await page.keyboard.press(letter);
      await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
  };
  // The first letters compile what the others run.
  const field = control(page, 'organisationName');
  await field.focus();
  await type();
  const inForm = await longTasks(page, type);
  await expect(field).toHaveValue(new RegExp(`${letters}${letters}$`));

  await focusText(page);
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < 3; line++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await type();
  const inText = await longTasks(page, type);
  // One in twenty may be a collection of garbage.
  expect(inForm.length, `tasks of ${inForm} ms`).toBeLessThanOrEqual(1);
  expect(inText.length, `tasks of ${inText} ms`).toBeLessThanOrEqual(1);

  const busy = await longTasks(page, async () => {
    await type();
    await page.evaluate(() => {
      for (let end = performance.now() + 400; performance.now() < end; );
    });
  });
  expect(busy.length, 'a task that is long is counted').toBeGreaterThan(0);
});

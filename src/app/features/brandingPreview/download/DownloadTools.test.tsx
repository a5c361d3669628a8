// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { announcement } from '../../../page/announcer.ts';
import { downloadFile } from '../../../platform/fileAccess.ts';
import { usePreview } from '../BrandingPreview.tsx';
import { DownloadTools } from './DownloadTools.tsx';
import { paintStage } from './paintStage.ts';

// There is no canvas here, and nothing has a size.
vi.mock('../../../brandingSketch/Stage.tsx', () => ({
  Stage: ({ name }: { readonly name: string }) => <div data-stage={name} />,
}));
vi.mock('./paintStage.ts', () => ({ paintStage: vi.fn() }));
vi.mock('../../../platform/fileAccess.ts', () => ({ downloadFile: vi.fn() }));

beforeEach(() => vi.clearAllMocks());

/** A canvas that gives this picture. */
function canvasOf(picture: Blob | null): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { toBlob: (done: BlobCallback) => done(picture) });
}

function Tools() {
  const { now, opened, checks, settings } = usePreview();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" aria-label="Close" onClick={() => setOpen(false)} />
      {isOpen && <DownloadTools now={now} opened={opened} checks={checks} settings={settings} />}
    </>
  );
}

function openTools() {
  const { page, container, workspace } = renderInWorkspace('{}', <Tools />);
  const origin = { view: 'form', label: 'Change' } as const;
  return {
    change: () => act(() => void workspace.setOption(['organisationName'], 'Ours', origin)),
    announced: () => page.part(announcement).get().sentence,
    ask: (name: string) => act(() => container.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()),
    askForReport: () =>
      act(() =>
        [...container.querySelectorAll('button')].find((each) => each.textContent === 'Download report')?.click(),
      ),
    /** Whether pages are drawn out of sight for a picture. */
    isDrawing: () => container.querySelector('[data-stage]') !== null,
    downloads: () => vi.mocked(downloadFile).mock.calls.map(([name]) => name),
  };
}

/** Lets everything that has been asked for come to its end. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('a picture of a page', () => {
  it('is made although another is asked for meanwhile, and so is the other', async () => {
    const { ask, isDrawing, downloads } = openTools();
    let finish: () => void = () => undefined;
    vi.mocked(paintStage).mockImplementationOnce(async (stage) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return canvasOf(stage.isConnected ? new Blob(['PNG']) : null);
    });
    vi.mocked(paintStage).mockResolvedValueOnce(canvasOf(new Blob(['PNG'])));
    ask('Access review wizard as PNG, 1×');
    await settle();
    ask('Login page as PNG, 2×');
    finish();
    await settle();
    await settle();
    expect(downloads()).toEqual(['branding-wizard.png', 'branding-login@2x.png']);
    expect(isDrawing()).toBe(false);
  });

  it.each([
    ['the browser has no canvas', undefined],
    ['the canvas gives none', canvasOf(null)],
  ])('is reported as not drawn where %s, and the next one can be made', async (_, canvas) => {
    const { ask, announced, isDrawing, downloads } = openTools();
    vi.mocked(paintStage)
      .mockResolvedValueOnce(canvas)
      .mockResolvedValue(canvasOf(new Blob(['PNG'])));
    ask('Login page as PNG, 1×');
    await settle();
    expect(announced()).toBe('The browser could not draw the picture. Choose the image again.');
    expect([isDrawing(), downloads()]).toEqual([false, []]);
    ask('Login page as PNG, 1×');
    await settle();
    expect(downloads()).toEqual(['branding-login.png']);
  });

  it('is not reported as failed when the tools are closed meanwhile', async () => {
    const { ask, announced, downloads } = openTools();
    let finish: () => void = () => undefined;
    vi.mocked(paintStage).mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return canvasOf(null);
    });
    ask('Login page as PNG, 1×');
    await settle();
    ask('Close');
    finish();
    await settle();
    expect(paintStage).toHaveBeenCalledOnce();
    expect([announced(), downloads()]).toEqual(['', []]);
  });
});

it('a report has the pages as they were opened beside them where they have changed, a picture has not', async () => {
  vi.mocked(paintStage).mockImplementation(async () =>
    Object.assign(canvasOf(new Blob(['PNG'])), { toDataURL: () => 'data:image/png;base64,UE5H' }),
  );
  const drawn = () => vi.mocked(paintStage).mock.calls.map(([stage]) => stage.dataset.stage);
  const { ask, askForReport, change, downloads } = openTools();
  askForReport();
  await settle();
  expect(drawn()).toEqual(['wizard-now', 'login-now', 'toolbar-now']);
  vi.mocked(paintStage).mockClear();
  change();
  askForReport();
  await settle();
  expect([...drawn()].sort()).toEqual(
    ['login', 'toolbar', 'wizard'].flatMap((page) => [`${page}-now`, `${page}-opened`]),
  );
  ask('Login page as PNG, 1×');
  await settle();
  expect(drawn()).toHaveLength(7);
  expect(downloads()).toEqual(['branding-report.html', 'branding-report.html', 'branding-login.png']);
});

it('a report is not made without its pictures', async () => {
  const { askForReport, announced, downloads } = openTools();
  vi.mocked(paintStage).mockResolvedValue(undefined);
  askForReport();
  await settle();
  expect(announced()).toBe('The browser could not draw the picture. Choose the image again.');
  expect(downloads()).toEqual([]);
});

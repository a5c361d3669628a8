// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { keepImage, keepsImages, keptImages } from '../platform/keptImages.ts';
import { samplePixels } from '../platform/samplePixels.ts';
import { announcement } from './announcer.ts';
import { removeLocalImage, restoreLocalImages, setLocalImage, useLocalImage } from './localImages.ts';

// There is no canvas here, and no database.
vi.mock('../platform/samplePixels.ts', () => ({
  samplePixels: vi.fn(async () => ({ width: 1, height: 1, pixels: new Uint8ClampedArray(4) })),
}));
vi.mock('../platform/keptImages.ts', () => ({
  keepsImages: vi.fn(() => false),
  keepImage: vi.fn(async () => true),
  keptImages: vi.fn(async () => []),
  unkeepImage: async () => undefined,
}));

beforeEach(() => {
  vi.mocked(keepsImages).mockReturnValue(false);
  vi.mocked(keptImages).mockResolvedValue([]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

/** A picture that is read when `arrive` is called. */
function slowFile(name: string) {
  const file = new File([svg], name);
  const bytes = file.arrayBuffer();
  let resolve: (bytes: Promise<ArrayBuffer>) => void = () => undefined;
  const reading = new Promise<ArrayBuffer>((fulfil) => {
    resolve = fulfil;
  });
  return { file: Object.assign(file, { arrayBuffer: () => reading }), arrive: () => resolve(bytes) };
}

/** What a browser gives for a dropped folder, or for a file that was moved after it was chosen. */
function unreadableFile(name: string): File {
  const arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  return Object.assign(new File([''], name), { arrayBuffer });
}

function Shown() {
  const entry = useLocalImage('logo');
  return `${entry?.image?.fileName ?? 'none'}${entry?.fault ? `: ${entry.fault}` : ''}`;
}

/** A page on which the picture of one key is shown by name, with its fault. */
function openPage() {
  const { page, container } = renderInWorkspace('{}', <Shown />);
  return {
    page,
    shown: () => container.textContent,
    announced: () => page.part(announcement).get().sentence,
    choose: (file: File) => act(() => setLocalImage(page, 'logo', file)),
  };
}

describe('a local image', () => {
  it('is forgotten with its address, even if it is read later', async () => {
    const { page, shown, choose } = openPage();
    await choose(new File([svg], 'a.svg'));
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const slow = slowFile('b.svg');
    const later = setLocalImage(page, 'logo', slow.file);
    await act(async () => page.forget());
    expect([shown(), revoked.mock.calls.length]).toEqual(['none', 1]);
    slow.arrive();
    expect([await act(() => later), shown()]).toEqual([false, 'none']);
    revoked.mockRestore();
  });

  it('is shown and announced', async () => {
    const { shown, announced, choose } = openPage();
    expect(await choose(new File([svg], 'a.svg'))).toBe(true);
    expect([shown(), announced()]).toEqual(['a.svg', 'a.svg is shown in the preview.']);
  });

  it('that cannot be read leaves the previous one in place and says so', async () => {
    const { shown, announced, choose } = openPage();
    await choose(new File([svg], 'a.svg'));
    expect(await choose(unreadableFile('pictures'))).toBe(false);
    const fault = 'pictures could not be read. It may be a folder, or in use: choose it again.';
    expect([shown(), announced()]).toEqual([`a.svg: ${fault}`, fault]);
  });

  it.each([
    ['damaged', 'The browser cannot draw a.svg: its SVG data is damaged. Export the image again.'],
    [
      'unreadable',
      'The browser does not let the page read the pixels of a.svg. Export it as PNG, or as SVG without foreignObject.',
    ],
  ] as const)('whose pixels are %s is not shown, and the page says so', async (found, fault) => {
    const { shown, choose } = openPage();
    vi.mocked(samplePixels).mockResolvedValueOnce(found);
    expect(await choose(new File([svg], 'a.svg'))).toBe(false);
    expect(shown()).toBe(`none: ${fault}`);
  });

  it('that is still loading is neither shown nor announced once another is chosen', async () => {
    const { page, shown, announced } = openPage();
    const slow = slowFile('slow.svg');
    const outcomes = await act(async () => {
      const chosen = [slow.file, new File([svg], 'last.svg')].map((file) => setLocalImage(page, 'logo', file));
      await chosen.at(-1);
      slow.arrive();
      return Promise.all(chosen);
    });
    expect(outcomes).toEqual([false, true]);
    expect([shown(), announced()]).toEqual(['last.svg', 'last.svg is shown in the preview.']);
  });

  it('that is still loading does not appear after Remove', async () => {
    const { page, shown, announced, choose } = openPage();
    await choose(new File([svg], 'a.svg'));
    const slow = slowFile('slow.svg');
    const isShown = await act(async () => {
      const chosen = setLocalImage(page, 'logo', slow.file);
      removeLocalImage(page, 'logo');
      slow.arrive();
      return chosen;
    });
    expect(isShown).toBe(false);
    expect([shown(), announced()]).toEqual(['none', 'a.svg is shown in the preview.']);
  });

  it('that the browser has no room to keep does not come back after Remove', async () => {
    const { page, shown, choose } = openPage();
    vi.mocked(keepsImages).mockReturnValue(true);
    vi.mocked(keepImage).mockImplementationOnce(async () => {
      removeLocalImage(page, 'logo');
      return false;
    });
    expect(await choose(new File([svg], 'a.svg'))).toBe(false);
    expect(shown()).toBe('none');
  });
});

describe('a kept image', () => {
  beforeEach(() => vi.mocked(keptImages).mockResolvedValue([{ key: 'logo', file: new File([svg], 'kept.svg') }]));

  it('is restored without an announcement', async () => {
    const { page, shown, announced } = openPage();
    await act(() => restoreLocalImages(page));
    expect([shown(), announced()]).toEqual(['kept.svg', '']);
  });

  it('does not replace one that the user chose and that is still loading', async () => {
    const { page, shown } = openPage();
    const slow = slowFile('slow.svg');
    await act(async () => {
      const chosen = setLocalImage(page, 'logo', slow.file);
      await restoreLocalImages(page);
      slow.arrive();
      await chosen;
    });
    expect(shown()).toBe('slow.svg');
  });

  it('is not restored after Remove', async () => {
    const { page, shown } = openPage();
    await act(async () => {
      const restored = restoreLocalImages(page);
      removeLocalImage(page, 'logo');
      await restored;
    });
    expect(shown()).toBe('none');
  });
});

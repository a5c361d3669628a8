import { simulateColourVision } from '../../colour/index.ts';
import { downloadFile } from '../platform/fileAccess.ts';
import { paintElement } from './paintElement.ts';
import type { PageId, PreviewSettings } from './previewSettings.ts';

/** Canvas pixels for a CSS pixel of the page: sharp on screens of double density. */
const density = 2;
const gap = 16;

interface PlacedStage {
  readonly stage: HTMLElement;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** Downloads the pages in the container as a PNG, one below the other at actual size. */
export async function downloadPicture(container: HTMLElement, { page, vision }: PreviewSettings): Promise<void> {
  const ids: readonly PageId[] = page === 'all' ? ['wizard', 'login', 'toolbar'] : [page];
  const stages = ids.flatMap((id) => placeStage(container.querySelector<HTMLElement>(`[data-stage="${id}-now"]`)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(Math.max(...stages.map(({ width }) => width)) * density);
  canvas.height = Math.ceil(
    (stages.reduce((sum, { height }) => sum + height, 0) + gap * (stages.length - 1)) * density,
  );
  const context = canvas.getContext('2d');
  if (!context) return;
  let below = 0;
  for (const placed of stages) {
    context.save();
    context.translate(0, below * density);
    paintStage(placed, context);
    context.restore();
    below += placed.height + gap;
  }
  if (vision !== 'all') {
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    simulateColourVision(picture.data, vision);
    context.putImageData(picture, 0, 0);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) downloadFile('branding.png', new Uint8Array(await blob.arrayBuffer()));
}

function placeStage(stage: HTMLElement | null): readonly PlacedStage[] {
  if (!stage) return [];
  const zoom = Number(stage.dataset.zoom);
  const { width, height } = stage.getBoundingClientRect();
  return [{ stage, zoom, width: width / zoom, height: height / zoom }];
}

function paintStage({ stage, zoom }: PlacedStage, context: CanvasRenderingContext2D): void {
  const { left, top } = stage.getBoundingClientRect();
  for (const child of stage.shadowRoot?.children ?? []) {
    paintElement(child, { context, left, top, scale: density / zoom, zoom });
  }
}

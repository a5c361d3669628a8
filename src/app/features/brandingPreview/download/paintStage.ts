import { simulateColourVision } from '../../../../colour/index.ts';
import type { PreviewSettings } from '../look/previewSettings.ts';
import { paintElement } from './paintElement.ts';

/**
 * A stage as a canvas at its actual size, with `density` canvas pixels for a CSS pixel; undefined if the browser has no
 * canvas. Waits for the images of the stage.
 */
export async function paintStage(
  stage: HTMLElement,
  vision: PreviewSettings['vision'],
  density: number,
): Promise<HTMLCanvasElement | undefined> {
  await Promise.all([...(stage.shadowRoot?.querySelectorAll('img') ?? [])].map((image) => image.decode()));
  const zoom = Number(stage.dataset.zoom);
  const { left, top, width, height } = stage.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width / zoom) * density);
  canvas.height = Math.ceil((height / zoom) * density);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  for (const child of stage.shadowRoot?.children ?? []) {
    paintElement(child, { context, left, top, scale: density / zoom, zoom });
  }
  if (vision !== 'all') {
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    simulateColourVision(picture.data, vision);
    context.putImageData(picture, 0, 0);
  }
  return canvas;
}

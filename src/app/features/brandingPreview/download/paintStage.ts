import { simulateColourVision } from '../../../../colour/index.ts';
import type { PreviewSettings } from '../../../brandingSketch/previewSettings.ts';
import { paintElement } from './paintElement.ts';

/** The foot of a picture, in CSS pixels. */
const foot = { padding: 12, line: 18, font: '12px system-ui, sans-serif' } as const;

/**
 * A stage as a canvas at its actual size, with `density` canvas pixels for a CSS pixel, above sentences that say what it is; undefined if
 * the browser has no canvas. Waits for the images of the stage.
 */
export async function paintStage(
  stage: HTMLElement,
  vision: PreviewSettings['vision'],
  density: number,
  sentences: string,
): Promise<HTMLCanvasElement | undefined> {
  await Promise.all([...(stage.shadowRoot?.querySelectorAll('img') ?? [])].map((image) => image.decode()));
  const zoom = Number(stage.dataset.zoom);
  const { left, top, width, height } = stage.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.font = foot.font;
  const lines = linesOf(context, sentences, width / zoom - 2 * foot.padding);
  const pageHeight = Math.ceil((height / zoom) * density);
  canvas.width = Math.ceil((width / zoom) * density);
  canvas.height = pageHeight + Math.ceil((lines.length * foot.line + 2 * foot.padding) * density);
  for (const child of stage.shadowRoot?.children ?? []) {
    paintElement(child, { context, left, top, scale: density / zoom, zoom });
  }
  if (vision !== 'all') {
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    simulateColourVision(picture.data, vision);
    context.putImageData(picture, 0, 0);
  }
  paintFoot(context, lines, pageHeight, density);
  return canvas;
}

function paintFoot(context: CanvasRenderingContext2D, lines: readonly string[], top: number, density: number): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, top, context.canvas.width, context.canvas.height - top);
  context.setTransform(density, 0, 0, density, 0, top);
  context.fillStyle = '#17202b';
  context.font = foot.font;
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    context.fillText(line, foot.padding, foot.padding + (index + 0.5) * foot.line);
  }
}

/** The words in lines of at most this width. */
function linesOf(context: CanvasRenderingContext2D, sentences: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of sentences.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Paints the parts of the pages onto a canvas, where the browser placed them: boxes, borders, images and text.
 * An SVG with `foreignObject` would taint the canvas in some browsers; this needs no markup and no style string.
 */
export interface PaintTarget {
  readonly context: CanvasRenderingContext2D;
  /** Position of the top left corner on the screen. */
  readonly left: number;
  readonly top: number;
  /** Canvas pixels for a CSS pixel on the screen. */
  readonly scale: number;
  /** Zoom of the page itself: computed lengths exclude it, rectangles include it. */
  readonly zoom: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Paints an element and everything in it. */
export function paintElement(element: Element, target: PaintTarget): void {
  const style = getComputedStyle(element);
  // By names, not by classes: an element in another window is of that window's classes.
  if (style.display === 'none' || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return;
  const box = boxOf(element.getBoundingClientRect(), target);
  const { context } = target;
  context.save();
  context.globalAlpha *= Number(style.opacity);
  paintBox(box, style, target);
  if (style.overflow === 'hidden') {
    outline(context, box, radiusOf(style, target));
    context.clip();
  }
  if (element.localName === 'img') paintImage(element as HTMLImageElement, box, style, context);
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) paintText(child as Text, style, target);
    else if (child.nodeType === Node.ELEMENT_NODE) paintElement(child as Element, target);
  }
  context.restore();
}

function boxOf(rectangle: DOMRect, { left, top, scale }: PaintTarget): Box {
  return {
    x: (rectangle.left - left) * scale,
    y: (rectangle.top - top) * scale,
    width: rectangle.width * scale,
    height: rectangle.height * scale,
  };
}

/** A computed length in canvas pixels. */
function lengthOf(text: string, { scale, zoom }: PaintTarget): number {
  return (Number.parseFloat(text) || 0) * scale * zoom;
}

function radiusOf(style: CSSStyleDeclaration, target: PaintTarget): number {
  return lengthOf(style.borderTopLeftRadius, target);
}

function outline(context: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}

function paintBox(box: Box, style: CSSStyleDeclaration, target: PaintTarget): void {
  const { context } = target;
  const radius = radiusOf(style, target);
  if (style.boxShadow !== 'none') {
    context.shadowColor = 'rgb(10 20 40 / 30%)';
    context.shadowBlur = 28 * target.scale * target.zoom;
    context.shadowOffsetY = 8 * target.scale * target.zoom;
  }
  context.fillStyle = style.backgroundColor;
  outline(context, box, radius);
  context.fill();
  context.shadowColor = 'transparent';
  paintBorder(box, style, target, radius);
}

/** A border is either on all sides or a single line above or below. */
function paintBorder(box: Box, style: CSSStyleDeclaration, target: PaintTarget, radius: number): void {
  const { context } = target;
  const top = lengthOf(style.borderTopWidth, target);
  const bottom = lengthOf(style.borderBottomWidth, target);
  if (top > 0 && bottom > 0) {
    context.lineWidth = top;
    context.strokeStyle = style.borderTopColor;
    context.setLineDash(style.borderTopStyle === 'dashed' ? [top * 3, top * 3] : []);
    const inset = top / 2;
    outline(context, { x: box.x + inset, y: box.y + inset, width: box.width - top, height: box.height - top }, radius);
    context.stroke();
  } else if (top > 0) {
    context.fillStyle = style.borderTopColor;
    context.fillRect(box.x, box.y, box.width, top);
  } else if (bottom > 0) {
    context.fillStyle = style.borderBottomColor;
    context.fillRect(box.x, box.y + box.height - bottom, box.width, bottom);
  }
}

/** `object-fit: contain` at the left for logos, `cover` in the middle for backgrounds. */
function paintImage(
  image: HTMLImageElement,
  box: Box,
  style: CSSStyleDeclaration,
  context: CanvasRenderingContext2D,
): void {
  const covers = style.objectFit === 'cover';
  const scale = (covers ? Math.max : Math.min)(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const width = image.naturalWidth * scale;
  const height = image.naturalHeight * scale;
  if (covers) {
    outline(context, box, 0);
    context.clip();
  }
  context.drawImage(
    image,
    box.x + (covers ? (box.width - width) / 2 : 0),
    box.y + (box.height - height) / 2,
    width,
    height,
  );
}

/** Text line by line: the browser reports the position of each character; characters at the same height form a line. */
function paintText(node: Text, style: CSSStyleDeclaration, target: PaintTarget): void {
  const { context, scale, zoom } = target;
  context.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale * zoom}px ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.textBaseline = 'alphabetic';
  for (const { text, rectangle } of linesOf(node)) {
    const box = boxOf(rectangle, target);
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
    context.fillText(text, box.x, box.y + (box.height - ascent - descent) / 2 + ascent);
  }
}

function linesOf(node: Text): readonly { readonly text: string; readonly rectangle: DOMRect }[] {
  const lines: { text: string; rectangle: DOMRect }[] = [];
  const range = node.ownerDocument.createRange();
  let offset = 0;
  for (const letter of node.data) {
    range.setStart(node, offset);
    offset += letter.length;
    range.setEnd(node, offset);
    const rectangle = range.getBoundingClientRect();
    const line = lines.at(-1);
    const isOnLine = line && Math.abs(line.rectangle.top - rectangle.top) < rectangle.height / 2;
    if (isOnLine) line.text += letter;
    else if (rectangle.width > 0) lines.push({ text: letter, rectangle });
  }
  return lines;
}

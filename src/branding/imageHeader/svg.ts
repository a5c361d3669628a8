import type { ImageFormatReader, Size } from './imageHeader.ts';

export const svg: ImageFormatReader = {
  format: 'SVG',
  recognises: (bytes) => findRoot(decode(bytes)) !== undefined,
  read(bytes) {
    const text = decode(bytes);
    const root = findRoot(text);
    if (!root || !isComplete(text) || text.split('<!--').length > mostComments) return undefined;
    const tags = text.match(/<[^<>]*/g) ?? [];
    const attributes = readAttributes(root);
    return {
      format: 'SVG',
      ...sizeOf(attributes),
      ...([attributes.get('width'), attributes.get('height')].some(isUnreadLength) && { isSizeUnknown: true }),
      mayBeTransparent: true,
      isVector: true,
      leftOut: { files: countFiles(tags, text), scripts: countScripts(tags) },
    };
  },
};

/**
 * SVG 2 §8: `width` and `height` where they are lengths, else the size of `viewBox`, else 300 × 150 as in CSS 2 §10.3.2. Browsers take
 * that, too, where `preserveAspectRatio` lets a size stretch.
 */
function sizeOf(attributes: ReadonlyMap<string, string>): Size {
  const width = readLength(attributes.get('width'));
  const height = readLength(attributes.get('height'));
  if (width && height) return { width, height };
  if (attributes.get('preserveAspectRatio')?.trim() === 'none') return { width: 300, height: 150 };
  const box = readViewBox(attributes.get('viewBox'));
  if (!box) return { width: width ?? 300, height: height ?? 150 };
  if (width) return { width, height: (width * box.height) / box.width };
  return height ? { width: (height * box.width) / box.height, height } : box;
}

/** References to other files (SVG 2 §2.5: an image fetches none). Links fetch nothing anyhow. */
function countFiles(tags: readonly string[], text: string): number {
  const elements = tags
    .filter((tag) => /^<(?:[\w.-]+:)?(?:image|use|feImage|script)\b/i.test(tag))
    .flatMap((tag) => [...tag.matchAll(/\bhref\s*=\s*["']\s*([^"'\s]*)/gi)]);
  const styles = [...text.matchAll(/\burl\(\s*["']?([^"')\s<]*)/gi), ...text.matchAll(/@import\s+["']([^"']*)/gi)];
  return [...elements, ...styles].filter(([, address = '']) => address !== '' && !/^(?:#|data:)/i.test(address)).length;
}

/** Elements and attributes that hold a script (SVG 2 §2.5: an image runs none). */
function countScripts(tags: readonly string[]): number {
  return tags.filter((tag) => /^<(?:[\w.-]+:)?script\b|\son[a-z]+\s*=/i.test(tag)).length;
}

/** No editor writes as many; Chromium needs quadratic time for those outside the root element. */
const mostComments = 5_000;

/** UTF-8 or, by its mark, UTF-16. Broken sequences become U+FFFD: the root element is ASCII anyhow. */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** The start tag of the root element when that is `svg`, after what may precede it: declaration, comments, document type. */
function findRoot(text: string): string | undefined {
  const prolog =
    /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+(?:[\w.-]+:)?svg\b(?:[^[>]|\[[^\]]*\])*>)*/.exec(text)?.[0]
      .length ?? 0;
  return /^<(?:[\w.-]+:)?svg(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text.slice(prolog))?.[0];
}

/** False for a truncated file: the last thing, apart from comments, must be a closing tag. */
function isComplete(text: string): boolean {
  let rest = text.trimEnd();
  for (let open = rest.lastIndexOf('<!--'); rest.endsWith('-->') && open >= 0; open = rest.lastIndexOf('<!--')) {
    rest = rest.slice(0, open).trimEnd();
  }
  return /(?:<\/[\w.:-]+\s*|\/)>$/.test(rest.slice(-200));
}

function readAttributes(tag: string): ReadonlyMap<string, string> {
  const pairs = tag.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...pairs].map(([, name = '', double, single]) => [name, decodeReferences(double ?? single ?? '')]));
}

/** Numeric character references (XML §4.1). */
function decodeReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (reference, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** CSS pixels per unit; an image knows no font but the initial one. What depends on the page around it, as `%`, determines no size. */
const pixelsPer: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
};

function readLength(text: string | undefined): number | undefined {
  const match = /^\s*\+?(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?([a-z]*)\s*$/i.exec(text ?? '');
  const unit = match && pixelsPer[(match[3] ?? '').toLowerCase()];
  if (!match || !unit) return undefined;
  const length = Number(match[1]) * 10 ** Number(match[2] ?? 0) * unit;
  return length > 0 ? length : undefined;
}

/** A formula, an entity, or a number with a unit that has no fixed length. Anything else but a length is ignored by browsers. */
function isUnreadLength(text = ''): boolean {
  return readLength(text) === undefined && /[(&]|^\s*\+?(?!0+(?:\.0*)?[a-z])[\d.]+[a-z]+\s*$/i.test(text);
}

function readViewBox(text: string | undefined): Size | undefined {
  const [, , width = 0, height = 0] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

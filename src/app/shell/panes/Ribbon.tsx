import { useEffect, useRef } from 'react';
import { rowKeyOf } from '../../features/configForm/index.ts';
import { activeLines, activeOption, optionKeyOf } from '../../page/editing.ts';
import { usePageState } from '../../page/pageState.ts';
import { usePlaces } from '../../places/places.ts';
import { nextFrame } from '../../platform/afterFrame.ts';
import styles from './Ribbon.module.css';

/** Joins the row that is edited with its lines in the text, across the edge between the panes; follows both as they scroll. */
export function Ribbon() {
  const page = usePageState();
  const { elements } = usePlaces();
  const svg = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const lines = page.part(activeLines);
    const active = page.part(activeOption);
    const rowOfActive = () => elements.get('option', rowKeyOf(optionKeyOf(active.get())) ?? '');
    let cancel = () => {};
    const redraw = () => {
      cancel();
      cancel = nextFrame(() => {
        watch();
        draw();
      });
    };
    // A row grows while a value is typed, as it gets a notice; the editor gives way to the changes.
    const sizes = new ResizeObserver(redraw);
    let watched: readonly (HTMLElement | undefined)[] = [];
    function watch() {
      const next = [elements.get('part', 'main'), rowOfActive(), lines.get()?.editor];
      for (const element of watched) if (element && !next.includes(element)) sizes.unobserve(element);
      for (const element of next) if (element && !watched.includes(element)) sizes.observe(element);
      watched = next;
    }
    function draw() {
      const shown = shapeOf(elements.get('pane', 'form'), rowOfActive(), elements.get('pane', 'hjson'), lines.get());
      const [fill, edges] = svg.current?.children ?? [];
      if (!svg.current || !fill || !edges) return;
      svg.current.style.display = shown ? '' : 'none';
      if (!shown) return;
      const { left, width, from, to } = shown;
      svg.current.style.left = `${left}px`;
      svg.current.style.width = `${width}px`;
      const upper = curve(0, from.top, width, to.top);
      fill.setAttribute('d', `M0 ${from.top} ${upper} V${to.bottom} ${curve(width, to.bottom, 0, from.bottom)} Z`);
      edges.setAttribute('d', `M0 ${from.top} ${upper} M0 ${from.bottom} ${curve(0, from.bottom, width, to.bottom)}`);
    }
    // A field scrolls too, at each letter of a text that is longer than it is wide; the editor's scrolling comes as other lines.
    const followScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(rowOfActive() ?? null)) redraw();
    };
    const stops = [lines.subscribe(redraw), active.subscribe(redraw)];
    document.addEventListener('scroll', followScroll, { capture: true, passive: true });
    redraw();
    return () => {
      cancel();
      sizes.disconnect();
      for (const stop of stops) stop();
      document.removeEventListener('scroll', followScroll, { capture: true });
    };
  }, [page, elements]);

  return (
    <svg ref={svg} className={styles.ribbon} aria-hidden>
      <path className={styles.fill} />
      <path className={styles.edges} />
    </svg>
  );
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The ends of the ribbon in the window, at the edges of the panes where they are out of sight; undefined if both are, at the same edge. */
function shapeOf(
  form: HTMLElement | undefined,
  row: HTMLElement | undefined,
  text: HTMLElement | undefined,
  lines: (Span & { readonly editor: HTMLElement }) | undefined,
) {
  if (!form?.offsetParent || !text?.offsetParent || !row || !lines?.editor.offsetParent) return undefined;
  const pane = form.getBoundingClientRect();
  const editor = lines.editor.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  const within = (limits: Span, { top, bottom }: Span): Span => ({
    top: Math.min(Math.max(top, limits.top), limits.bottom),
    bottom: Math.min(Math.max(bottom, limits.top), limits.bottom),
  });
  const from = within(pane, box);
  const to = within(editor, { top: editor.top + lines.top, bottom: editor.top + lines.bottom });
  const isOut = ({ top, bottom }: Span) => top === bottom;
  const left = box.right;
  const width = text.getBoundingClientRect().left - left;
  if (width <= 0 || (isOut(from) && isOut(to))) return undefined;
  return { left, width, from, to };
}

/** From a point to another, level at both. */
function curve(x: number, y: number, toX: number, toY: number): string {
  const middle = (x + toX) / 2;
  return `C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
}

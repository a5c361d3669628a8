import { type MouseEvent, useState } from 'react';
import { usePageState } from '../page/pageState.ts';
import { samples } from '../page/samples.ts';
import { useWorkspace } from '../page/useWorkspace.ts';
import { useProgramTools } from './programTools.ts';

/** The meaning of the word under the pointer and its value for the current sample, as the tooltip of the text area. */
export function useProgramHover(source: string) {
  const page = usePageState();
  const tools = useProgramTools();
  const workspace = useWorkspace();
  const [title, setTitle] = useState<string>();

  function describe(offset: number): string | undefined {
    if (!tools) return undefined;
    const baseUrl = workspace.snapshot.config.valueOf('baseUrl') ?? '';
    const sample = page.part(samples).get().current;
    const inputs = tools.programInputs(sample, baseUrl, Date.now());
    const hover = tools.expr.hover(source, offset, tools.hoverOptions(inputs));
    if (!hover) return undefined;
    const isHidden = tools.readsSecret(workspace.snapshot, source);
    const value = hover.value === undefined || isHidden ? '' : `${sample.name}: ${hover.value}`;
    return [hover.title, hover.documentation, value].filter((line) => line !== '').join('\n');
  }

  return {
    title,
    onMouseMove({ clientX, clientY }: MouseEvent) {
      const offset = document.caretPositionFromPoint?.(clientX, clientY)?.offset;
      setTitle(offset === undefined ? undefined : describe(offset));
    },
  };
}

import Hjson from 'hjson';
import { useEffect, useRef } from 'react';
import { type Content, createJSONEditor, Mode } from 'vanilla-jsoneditor';
import { renderPage } from './OpenFile.tsx';

/** The editor's tree and its text side by side, each given what changed in the other. It reads JSON alone. */
function TreeAndText({ text }: { readonly text: string }) {
  const treePane = useRef<HTMLDivElement>(null);
  const textPane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!treePane.current || !textPane.current) return;
    const content: Content = { text: JSON.stringify(Hjson.parse(text), null, 2) };
    const tree = createJSONEditor({
      target: treePane.current,
      props: { content, mode: Mode.tree, onChange: (changed: Content) => textView.update(changed) },
    });
    const textView = createJSONEditor({
      target: textPane.current,
      props: { content, mode: Mode.text, onChange: (changed: Content) => tree.update(changed) },
    });
    return () => void Promise.all([tree.destroy(), textView.destroy()]);
  }, [text]);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '95vh' }}>
      <div id="tree" ref={treePane} style={{ minHeight: 0 }} />
      <div id="text" ref={textPane} style={{ minHeight: 0 }} />
    </div>
  );
}

renderPage((text) => <TreeAndText text={text} />);

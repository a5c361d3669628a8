import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a page that asks for a file, and then the view of its text. */
export function renderPage(view: (text: string) => ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<OpenFile view={view} />);
}

function OpenFile({ view }: { readonly view: (text: string) => ReactNode }) {
  const [text, setText] = useState<string>();
  if (text !== undefined) return view(text);
  return (
    <label>
      Open file
      <input type="file" onChange={async ({ target }) => setText(await target.files?.[0]?.text())} />
    </label>
  );
}

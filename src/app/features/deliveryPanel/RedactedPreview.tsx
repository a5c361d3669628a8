import { TextArea } from '../../ui/TextInput.tsx';

/** The beginning of an output without its secrets: a line of a hundred thousand characters takes a browser seconds to lay out. */
export function RedactedPreview({ text }: { readonly text: string }) {
  const beginning = text.length > 5_000 ? `${text.slice(0, 5_000)}…` : text;
  return <TextArea machine readOnly rows={12} aria-label="Preview, secrets redacted" value={beginning} />;
}

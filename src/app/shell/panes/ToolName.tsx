interface ToolNameProps {
  readonly title: string;
  /** How the title begins; only that is visible. */
  readonly word?: string | undefined;
}

/** The name of a tool where one word of it is enough to see. */
export function ToolName({ title, word = title }: ToolNameProps) {
  return (
    <span>
      {word}
      {word !== title && <span className="visuallyHidden">{title.slice(word.length)}</span>}
    </span>
  );
}

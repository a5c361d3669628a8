interface EyeDropperWindow {
  readonly EyeDropper?: new () => { open(): Promise<{ readonly sRGBHex: string }> };
}

export function hasEyeDropper(): boolean {
  return (window as EyeDropperWindow).EyeDropper !== undefined;
}

/** Lets the user pick a colour anywhere on the screen, as CSS text; undefined when they cancel. */
export async function pickScreenColour(): Promise<string | undefined> {
  const { EyeDropper } = window as EyeDropperWindow;
  if (!EyeDropper) return undefined;
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch {
    return undefined;
  }
}

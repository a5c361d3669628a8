/** The path of a Chromium; undefined when there is none. Throws when CHROMIUM_PATH names no file. */
export function findBrowser(): string | undefined;
/** The path of Chromium's headless shell, or else of a Chromium; undefined when there is none. */
export function findHeadlessShell(): string | undefined;

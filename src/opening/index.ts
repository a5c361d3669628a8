/**
 * From the bytes of a file to its text and back, and whether the text is a configuration or merely holds one. Knows no file and no
 * screen. Start at `openText.ts`.
 */

export { type OpenedText, type OtherEncoding, openText, saveBytes } from './openText.ts';
export { configPath, configVariable, readsAsConfiguration } from './readsAsConfiguration.ts';

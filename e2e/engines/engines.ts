import { startChromium } from './chromium.ts';
import type { EngineStart } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Every engine that the journeys are run in, by the name of its column. */
export const engines: Readonly<Record<string, EngineStart>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
};

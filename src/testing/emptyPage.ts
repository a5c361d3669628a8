import { afterAll, vi } from 'vitest';

// Files that share their modules share a document and its storage, too: each leaves them as it found them.
afterAll(async () => {
  // What is still being loaded when the environment ends cannot be loaded by the next file either.
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

import { afterEach, describe, expect, it, vi } from 'vitest';

/** Loads the module as on the given system, which it checks once. */
async function shortcutsOn(platform: string) {
  vi.resetModules();
  vi.stubGlobal('navigator', { platform });
  return import('./shortcut.ts');
}

afterEach(() => vi.unstubAllGlobals());

type Keys = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>>;

const press = (key: string, modifiers: Keys = {}, code = ''): KeyboardEvent =>
  ({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers }) as KeyboardEvent;

describe('a shortcut', () => {
  it.each([
    ['Mod+S', press('s', { ctrlKey: true }), true],
    ['Mod+S', press('S', { ctrlKey: true, shiftKey: true }), false],
    ['Mod+S', press('s', { ctrlKey: true, altKey: true }), false],
    ['Mod+S', press('s', { metaKey: true }), false],
    ['Mod+S', press('s'), false],
    ['Mod+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true }), true],
    ['Mod+Z', press('Z', { ctrlKey: true, shiftKey: true }), false],
    ['F8', press('F8'), true],
    ['F8', press('F8', { shiftKey: true }), false],
    ['Shift+F8', press('F8', { shiftKey: true }), true],
    ['Alt+Z', press('z', { altKey: true }), true],
    ['Alt+Z', press('Ω', { altKey: true }, 'KeyZ'), true],
    ['Z', press('y', {}, 'KeyZ'), false],
    ['/', press('/'), true],
    ['/', press('/', { shiftKey: true }), true],
    ['/', press('/', { ctrlKey: true }), false],
    ['?', press('?', { shiftKey: true }), true],
  ])('%s, %o: %s', async (shortcut, event, matches) => {
    const { matchesShortcut } = await shortcutsOn('Linux x86_64');
    expect(matchesShortcut(event, shortcut)).toBe(matches);
  });

  it('of several is one that is pressed, whichever it is', async () => {
    const { matchesAny, redoShortcuts } = await shortcutsOn('Linux x86_64');
    expect(matchesAny(press('y', { ctrlKey: true }), redoShortcuts)).toBe(true);
    expect(matchesAny(press('Z', { ctrlKey: true, shiftKey: true }), redoShortcuts)).toBe(true);
    expect(matchesAny(press('z', { ctrlKey: true }), redoShortcuts)).toBe(false);
  });

  it('uses Command instead of Control on a Mac', async () => {
    const { matchesShortcut } = await shortcutsOn('MacIntel');
    expect(matchesShortcut(press('s', { metaKey: true }), 'Mod+S')).toBe(true);
    expect(matchesShortcut(press('s', { ctrlKey: true }), 'Mod+S')).toBe(false);
  });

  it('is shown with the names of the keys', async () => {
    const { shortcutText } = await shortcutsOn('Linux x86_64');
    expect(shortcutText('Mod+Shift+Z')).toBe('Ctrl+Shift+Z');
    const onMac = await shortcutsOn('MacIntel');
    expect(onMac.shortcutText('Mod+Shift+Z')).toBe('⌘⇧Z');
  });
});

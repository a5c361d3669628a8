// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { SectionId } from '../../../config/index.ts';
import type { PanelId } from '../../places/place.ts';
import { followedPanel } from './followedPanel.ts';

describe('while an option is edited', () => {
  it.each<[PanelId, SectionId | undefined, PanelId]>([
    ['branding', 'gateway', 'token'],
    ['token', 'branding', 'branding'],
    ['token', 'support', 'branding'],
    ['branding', 'email', 'branding'],
    ['token', undefined, 'token'],
    ['problems', 'branding', 'problems'],
    ['problems', 'gateway', 'problems'],
    ['export', 'branding', 'export'],
    ['export', 'gateway', 'export'],
  ])('%s with an option of %s shows %s', (shown, section, expected) => {
    expect(followedPanel(shown, section)).toBe(expected);
  });
});

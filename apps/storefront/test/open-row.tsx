import { openOverlay, type OverlayName } from '@bozor/web/overlays/overlays.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OVERLAY_ROWS } from './overlay-rows.tsx';
import { renderShop, type RenderOptions } from './render-shop.tsx';

/** Opens a dialog by the key Enter on a button of a page, with the props of its row. */
export async function openRow(name: OverlayName, screen: Pick<RenderOptions, 'locale' | 'width' | 'height'>) {
  const { props, visitor, answers } = OVERLAY_ROWS[name];
  const show = () => openOverlay(name as 'menu', props);
  await renderShop(
    <main id="main">
      <h1>Page</h1>
      <button type="button" onClick={show}>
        Opener
      </button>
    </main>,
    { ...screen, ...(visitor && { visitor }), ...(answers && { answers }) },
  );
  const opener = page.getByRole('button', { name: 'Opener' }).element() as HTMLElement;
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => openDialogs()).toHaveLength(1);
  const dialog = openDialogs()[0]!;
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await expect.element(dialog).toHaveAccessibleName();
  return { opener, dialog };
}

export const openDialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];

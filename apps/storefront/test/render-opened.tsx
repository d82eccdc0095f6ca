import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { renderShop, type RenderedShop } from './render-shop.tsx';

/** Renders a part of the shop in its main element. A function is the action of a button there, which is pressed: it opens a dialog. */
export async function renderOpened(part: ReactNode | (() => void), options?: Parameters<typeof renderShop>[1]): Promise<RenderedShop> {
  const opens = typeof part === 'function';
  const shop = await renderShop(
    <main id="main" tabIndex={-1} className="container">
      {opens ? (
        <button type="button" onClick={part}>
          Opener
        </button>
      ) : (
        part
      )}
    </main>,
    options,
  );
  if (opens) await page.getByRole('button', { name: 'Opener' }).click();
  return shop;
}

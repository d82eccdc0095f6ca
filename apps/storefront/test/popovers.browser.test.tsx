import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageMenu } from '../app/features/language/language-menu.tsx';
import { ListingPage } from '../app/features/search/listing-page.tsx';
import { LocationPopover } from '../app/features/place/location-popover.tsx';
import { AccountAvatar } from '../app/shell/account/account-avatar.tsx';
import { CountryMenu } from '../app/shell/choices/country-menu.tsx';
import { MainNav } from '../app/shell/header/main-nav.tsx';
import { findAccessibilityFaults } from '@bozor/ui/test/find-accessibility-faults.ts';
import type { POPOVER_FILES } from './popover-files.ts';
import { renderShop } from './render-shop.tsx';
import { wideElements } from './wide-elements.ts';
import * as styles from './popovers.module.css';

const link = (close: () => void) => (
  <button type="button" onClick={close}>
    Pizza
  </button>
);
const location = (
  <button type="button" data-opener>
    Amir Temur 15
  </button>
);

/** Every menu and popover of the shop, in a place that has its opener. */
const ROWS: { readonly [File in (typeof POPOVER_FILES)[number]]: ReactNode } = {
  'features/language/language-menu.tsx': <LanguageMenu />,
  'shell/account/account-avatar.tsx': <AccountAvatar />,
  'shell/choices/country-menu.tsx': <CountryMenu />,
  'features/place/location-popover.tsx': <LocationPopover trigger={location} />,
  'shell/header/main-nav.tsx': <MainNav panels={{ categories: link, stores: link }} />,
  'features/search/listing-page.tsx': <ListingPage />,
};
/** The opener, where others stand before it. */
const OPENERS: Readonly<Record<string, string>> = { 'features/search/listing-page.tsx': '[class*="_popover_"] [aria-expanded]' };

describe.each(Object.entries(ROWS))('%s', (file, part) => {
  test('opens by key, is named, closes on Escape and gives the focus back', async () => {
    const { opener, panel } = await open(file, part, 'en');
    await expect.element(panel).toHaveAccessibleName();
    // The focus goes to the first item of a menu at once.
    if (panel.getAttribute('role') !== 'menu') await userEvent.keyboard('{Tab}');
    await expect.poll(() => panel.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => panel.isConnected && panel.checkVisibility()).toBe(false);
    await expect.element(opener).toHaveFocus();
  });

  test('closes for a press outside, and has no fault that a machine can see', async () => {
    const { opener, panel } = await open(file, part, 'ar');
    expect(wideElements(panel)).toEqual([]);
    expect(await findAccessibilityFaults(panel)).toEqual([]);
    await page.getByRole('heading', { name: 'Page' }).click();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

async function open(file: string, part: ReactNode, locale: 'en' | 'ar') {
  await renderShop(
    <main id="main">
      <h1>Page</h1>
      <div className={styles.room}>{part}</div>
    </main>,
    { locale },
  );
  const find = () => document.querySelector<HTMLElement>(`main ${OPENERS[file] ?? '[aria-expanded]'}`);
  await expect.poll(find).not.toBeNull();
  find()!.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => panelOf(find())?.querySelector('a, button, [role^=menuitem]')).toBeTruthy();
  return { opener: find()!, panel: panelOf(find())! };
}

/** The panel that an opener controls while it is open. The code of a menu comes after the press, with another opener in the place of the first. */
function panelOf(opener: HTMLElement | null): HTMLElement | null {
  return opener?.ariaExpanded === 'true' ? document.getElementById(opener.getAttribute('aria-controls') ?? '') : null;
}

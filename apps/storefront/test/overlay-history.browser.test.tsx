import { goTo } from '@bozor/web/navigation/navigate.ts';
import { overlayEntriesLeft, overlaysOfEntry } from '@bozor/web/overlays/overlay-entries.ts';
import { closeOverlay, closeOverlays, openOverlay, overlaysNow } from '@bozor/web/overlays/overlays.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from './render-shop.tsx';

const nothing = () => undefined;
const confirm = { title: 'Delete it?', confirmLabel: 'Delete', act: nothing };

describe.each([false, true])('overlays in the history (strict mode: %s)', (isStrict) => {
  const open = async () => {
    await renderShop(<Page />, { address: '/home', isStrict, visitor: 'guest' });
    shown.length = 0;
    // An entry before it, so that going too far is seen.
    await navigate('/categories');
    await expect.poll(() => shown.at(-1)).toBe('/categories');
    shown.length = 0;
  };

  test('are left one by one, the latest first, and the router renders nothing', async () => {
    await open();
    openOverlay('menu');
    await expect.poll(entryNames).toEqual(['menu']);
    openOverlay('language');
    await expect.poll(entryNames).toEqual(['menu', 'language']);
    window.history.back();
    await expect.poll(openNames).toEqual(['menu']);
    expect(entryNames()).toEqual(['menu']);
    window.history.back();
    await expect.poll(openNames).toEqual([]);
    expect([entryNames(), path(), shown]).toEqual([[], '/categories', []]);
    await expectPageBefore();
  });

  test('share an entry where one follows another at once', async () => {
    await open();
    openOverlay('menu');
    await expect.poll(entryNames).toEqual(['menu']);
    const entries = window.history.length;
    closeOverlay('menu');
    openOverlay('language');
    await expect.poll(entryNames).toEqual(['language']);
    expect(window.history.length).toBe(entries);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(entryNames).toEqual([]);
    await expectPageBefore();
  });

  test('leave no entry where several close together, or one is closed twice', async () => {
    await open();
    openOverlay('menu');
    openOverlay('language');
    openOverlay('confirm', confirm);
    await expect.poll(entryNames).toEqual(['menu', 'language', 'confirm']);
    closeOverlay('confirm');
    closeOverlay('confirm');
    closeOverlays();
    await expect.poll(entryNames).toEqual([]);
    expect(path()).toBe('/categories');
    await expectPageBefore();
  });

  test('keep the entry of the one below when it opens while the one above is being left', async () => {
    await open();
    openOverlay('menu');
    await expect.poll(entryNames).toEqual(['menu']);
    closeOverlay('menu');
    await Promise.resolve();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    openOverlay('language');
    await expect.poll(entryNames).toEqual(['language']);
    window.history.back();
    await expect.poll(openNames).toEqual([]);
    await expectPageBefore();
  });

  test('let a page follow that is opened in the moment one closes, and Back leads to the page before', async () => {
    await open();
    openOverlay('menu');
    openOverlay('language');
    await expect.poll(entryNames).toEqual(['menu', 'language']);
    closeOverlays();
    goTo('/about-us');
    await expect.poll(() => shown).toEqual(['/about-us']);
    expect([path(), entryNames()]).toEqual(['/about-us', []]);
    window.history.back();
    await expect.poll(() => shown).toEqual(['/about-us', '/categories']);
    expect([path(), entryNames(), openNames()]).toEqual(['/categories', [], []]);
    await expectPageBefore();
  });

  test('close with their page when another one opens, also in its place', async () => {
    await open();
    for (const [to, replace] of [
      ['/about-us', false],
      ['/wallet', true],
    ] as const) {
      openOverlay('menu');
      await expect.poll(entryNames).toEqual(['menu']);
      await navigate(to, { replace });
      await expect.poll(openNames).toEqual([]);
      expect([path(), entryNames()]).toEqual([to, []]);
    }
    window.history.back();
    await expect.poll(() => shown.at(-1)).toBe('/categories');
    expect(entryNames()).toEqual([]);
    await expectPageBefore();
  });

  test('stay open on a page that they were opened for', async () => {
    await open();
    openOverlay('menu');
    await expect.poll(entryNames).toEqual(['menu']);
    await navigate('/about-us');
    openOverlay('language');
    await expect.poll(entryNames).toEqual(['language']);
    expect([path(), openNames()]).toEqual(['/about-us', ['language']]);
    window.history.back();
    await expect.poll(openNames).toEqual([]);
    window.history.back();
    await expect.poll(() => shown.at(-1)).toBe('/categories');
    expect(openNames()).toEqual([]);
  });

  test('keep what the page has put in its URL meanwhile', async () => {
    await open();
    openOverlay('filters');
    await expect.poll(entryNames).toEqual(['filters']);
    await navigate('/categories?halal=1', { replace: true });
    await expect.poll(() => shown).toEqual(['/categories?halal=1']);
    await expect.poll(entryNames).toEqual(['filters']);
    window.history.back();
    await expect.poll(openNames).toEqual([]);
    expect([path(), entryNames(), shown]).toEqual(['/categories?halal=1', [], ['/categories?halal=1']]);
    await expectPageBefore();
  });

  test('open nothing by Forward but what can be opened again', async () => {
    await open();
    openOverlay('menu');
    await expect.poll(entryNames).toEqual(['menu']);
    window.history.back();
    await expect.poll(openNames).toEqual([]);
    const returned = steps(2);
    window.history.forward();
    await returned;
    await expect.poll(entryNames).toEqual([]);
    expect([entryNames(), openNames(), path(), shown]).toEqual([[], [], '/categories', []]);

    openOverlay('cart');
    await expect.poll(entryNames).toEqual(['cart']);
    window.history.back();
    await expect.poll(openNames).toEqual([]);
    window.history.forward();
    await expect.poll(openNames).toEqual(['cart']);
    expect(entryNames()).toEqual(['cart']);
    window.history.back();
    await expect.poll(openNames).toEqual([]);
    await expectPageBefore();
  });

  test('open again behind a page that was opened over the cart, and the question in it does not', async () => {
    await open();
    openOverlay('cart');
    openOverlay('confirm', confirm);
    await expect.poll(entryNames).toEqual(['cart', 'confirm']);
    await navigate('/checkout');
    await expect.poll(openNames).toEqual([]);
    window.history.back();
    await expect.poll(openNames).toEqual(['cart']);
    expect([path(), entryNames()]).toEqual(['/categories', ['cart']]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(entryNames).toEqual([]);
    await expectPageBefore();
  });

  test('have left the history before a document may be loaded', async () => {
    await open();
    openOverlay('menu');
    openOverlay('language');
    openOverlay('confirm', confirm);
    await expect.poll(entryNames).toEqual(['menu', 'language', 'confirm']);
    closeOverlay('confirm');
    await overlayEntriesLeft();
    expect([path(), entryNames(), openNames()]).toEqual(['/categories', [], ['menu', 'language']]);
  });

  test('let a person go back twice at once: out of the dialog, and to the page before', async () => {
    await open();
    openOverlay('menu');
    await expect.poll(entryNames).toEqual(['menu']);
    window.history.back();
    window.history.back();
    await expect.poll(() => shown).toEqual(['/home']);
    expect([path(), entryNames(), openNames()]).toEqual(['/home', [], []]);
  });

  test('an item names itself in the URL as long as it is open, without the router', async () => {
    await open();
    openOverlay('item', { idOrSlug: 'sample' });
    await expect.poll(path).toBe('/categories?item=sample');
    window.history.back();
    await expect.poll(openNames).toEqual([]);
    expect([path(), shown]).toEqual(['/categories', []]);
  });
});

test('an item that the first URL names closes on Back, and its page stays', async () => {
  await renderShop(<Page />, { address: '/categories?item=sample' });
  await expect.poll(openNames).toEqual(['item']);
  await expect.poll(entryNames).toEqual(['item']);
  window.history.back();
  await expect.poll(openNames).toEqual([]);
  await expect.poll(path).toBe('/categories');
});

let navigate: (to: string, options?: { readonly replace?: boolean }) => Promise<void>;
/** Addresses that the router has shown, since the last reset. */
const shown: string[] = [];

function Page() {
  const go = useNavigate();
  const location = useLocation();
  useEffect(() => {
    navigate = async (to, options) => go(to, options);
  }, [go]);
  useEffect(() => {
    const address = location.pathname + location.search;
    if (shown.at(-1) !== address) shown.push(address);
  }, [location]);
  return (
    <main id="main">
      <h1>Page</h1>
    </main>
  );
}

async function expectPageBefore(): Promise<void> {
  window.history.back();
  await expect.poll(() => shown.at(-1)).toBe('/home');
  expect([path(), entryNames()]).toEqual(['/home', []]);
}

/** Resolves after so many steps of the history, also those that the overlays keep to themselves. */
function steps(count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    const listen = () => {
      left -= 1;
      if (left > 0) return;
      window.navigation.removeEventListener('currententrychange', listen);
      resolve();
    };
    window.navigation.addEventListener('currententrychange', listen);
  });
}

const path = () => window.location.pathname + window.location.search;
const entryNames = () => overlaysOfEntry().map(({ name }) => name);
const openNames = () => overlaysNow().map(({ name }) => name);

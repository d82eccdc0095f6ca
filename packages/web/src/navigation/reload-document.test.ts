import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser with the Navigation API: a script's reload is announced and can be canceled. */
class Browser extends EventTarget {
  readonly reload = vi.fn();
  readonly navigation = new EventTarget();
  readonly location = {
    reload: () => {
      const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload' });
      if (this.navigation.dispatchEvent(event)) this.reload();
    },
  };
}

let browser: Browser;
beforeEach(() => {
  vi.resetModules();
  browser = new Browser();
  vi.stubGlobal('window', browser);
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./reload-document.ts');

test("another script's reload is intercepted until the interception ends", async () => {
  const { interceptReload } = await load();
  const onReload = vi.fn();
  const end = interceptReload(onReload);
  browser.location.reload();
  expect(onReload).toHaveBeenCalledOnce();
  expect(browser.reload).not.toHaveBeenCalled();
  end();
  browser.location.reload();
  expect(browser.reload).toHaveBeenCalledOnce();
});

test("the shop's own reload reloads", async () => {
  const { interceptReload, reloadDocument } = await load();
  const onReload = vi.fn();
  interceptReload(onReload);
  await reloadDocument();
  expect(onReload).not.toHaveBeenCalled();
  expect(browser.reload).toHaveBeenCalledOnce();
});

test('another navigation goes on', async () => {
  const { interceptReload } = await load();
  const onReload = vi.fn();
  interceptReload(onReload);
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'push' });
  expect(browser.navigation.dispatchEvent(event)).toBe(true);
  expect(onReload).not.toHaveBeenCalled();
});

test('a browser that does not announce reloads is left to reload', async () => {
  vi.stubGlobal('window', { location: browser.location });
  const { interceptReload } = await load();
  expect(interceptReload(vi.fn())).toBeTypeOf('function');
  browser.location.reload();
  expect(browser.reload).toHaveBeenCalledOnce();
});

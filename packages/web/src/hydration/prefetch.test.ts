import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let idle: (() => void)[];
let page: EventTarget;
let order: string[];
let prefetch: typeof import('./prefetch.ts').prefetch;
let setOnline: typeof import('../api/online.ts').setOnline;
let setNavigating: typeof import('../navigation/navigation-state.ts').setNavigating;

beforeEach(async () => {
  idle = [];
  order = [];
  // Whether a document is used is remembered for its life.
  vi.resetModules();
  ({ prefetch } = await import('./prefetch.ts'));
  ({ setOnline } = await import('../api/online.ts'));
  ({ setNavigating } = await import('../navigation/navigation-state.ts'));
  open({});
});
afterEach(() => vi.unstubAllGlobals());

function open(connection: object, onLine = true) {
  const navigator = { connection, onLine };
  page = Object.assign(new EventTarget(), { requestIdleCallback: (act: () => void) => idle.push(act), navigator });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', navigator);
  return {
    change(next: boolean) {
      navigator.onLine = next;
      page.dispatchEvent(new Event(next ? 'online' : 'offline'));
    },
  };
}

const part =
  (name: string, fails = false) =>
  async () => {
    order.push(name);
    if (fails) throw new Error('offline');
  };

/** Lets the browser rest as often as something waits for that. */
async function rest() {
  for (;;) {
    await new Promise(setImmediate);
    const act = idle.shift();
    if (!act) return;
    act();
  }
}

const use = (sign = 'pointerdown') => page.dispatchEvent(new Event(sign));

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin', 'beforeprint'])(
  'nothing is prefetched before the first %s, and then part by part, each when the browser is idle',
  async (sign) => {
    prefetch([part('toaster'), part('cart')]);
    await rest();
    expect(order).toEqual([]);
    use(sign);
    expect(order).toEqual([]);
    await rest();
    use(sign);
    await rest();
    expect(order).toEqual(['toaster', 'cart']);
  },
);

test('a document that is used already prefetches as soon as the browser is idle', async () => {
  prefetch([part('toaster')]);
  use();
  prefetch([part('cart')]);
  await rest();
  expect(order).toEqual(['toaster', 'cart']);
});

test('prefetching stops without a network', async () => {
  prefetch([part('toaster', true), part('cart')]);
  use();
  await rest();
  expect(order).toEqual(['toaster']);
});

test.each([{ saveData: true }, { effectiveType: '3g' }])('nothing is prefetched over %j', async (connection) => {
  open(connection);
  prefetch([part('toaster')]);
  use();
  await rest();
  expect(order).toEqual([]);
});

test('nothing is prefetched while the browser is offline, and all of it once it is back', async () => {
  const network = open({}, false);
  prefetch([part('toaster'), part('cart')]);
  use();
  await rest();
  expect(order).toEqual([]);
  network.change(true);
  await rest();
  expect(order).toEqual(['toaster', 'cart']);
});

test('a network that is lost between two parts, or by a failed request, stops them until it is back', async () => {
  const network = open({});
  prefetch([part('toaster'), part('cart'), part('menu')]);
  use();
  idle.shift()!();
  await Promise.resolve();
  network.change(false);
  await rest();
  expect(order).toEqual(['toaster']);
  network.change(true);
  setOnline(false);
  await rest();
  expect(order).toEqual(['toaster', 'cart']);
  setOnline(true);
  await rest();
  expect(order).toEqual(['toaster', 'cart', 'menu']);
});

test('a page that is left while the browser is offline prefetches nothing later', async () => {
  const network = open({}, false);
  const leave = prefetch([part('cart')]);
  use();
  await rest();
  leave();
  network.change(true);
  await rest();
  expect(order).toEqual([]);
});

test('nothing is prefetched while another page is loading, and all of it once it is there', async () => {
  prefetch([part('toaster'), part('cart')]);
  use();
  setNavigating(true);
  await rest();
  expect(order).toEqual([]);
  setNavigating(false);
  await rest();
  expect(order).toEqual(['toaster', 'cart']);
});

test('a page that is left while another one is loading prefetches nothing later', async () => {
  const leave = prefetch([part('cart')]);
  use();
  setNavigating(true);
  await rest();
  leave();
  setNavigating(false);
  await rest();
  expect(order).toEqual([]);
});

test('a page that is left prefetches nothing', async () => {
  prefetch([part('cart')])();
  use();
  await rest();
  expect(order).toEqual([]);
});

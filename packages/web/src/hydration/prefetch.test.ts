import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let idle: (() => void)[];
let page: EventTarget;
let order: string[];
let prefetch: typeof import('./prefetch.ts').prefetch;

beforeEach(async () => {
  idle = [];
  order = [];
  // Whether a document is used is remembered for its life.
  vi.resetModules();
  ({ prefetch } = await import('./prefetch.ts'));
  open({});
});
afterEach(() => vi.unstubAllGlobals());

function open(connection: object) {
  page = Object.assign(new EventTarget(), { requestIdleCallback: (act: () => void) => idle.push(act) });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { connection });
}

const part =
  (name: string, fails = false) =>
  async () => {
    order.push(name);
    if (fails) throw new Error('offline');
  };

/** Lets the browser rest as often as something waits for that. */
async function rest() {
  while (idle.length > 0) {
    idle.shift()!();
    await Promise.resolve();
    await Promise.resolve();
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

test('nothing more is asked of a network that is away', async () => {
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

test('a page that is left prefetches nothing', async () => {
  prefetch([part('cart')])();
  use();
  await rest();
  expect(order).toEqual([]);
});

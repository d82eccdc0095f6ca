import type { CourierState } from '@bozor/contract/courier/shapes.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import CourierConsole from '../app/courier/console.tsx';
import CashPage from '../app/courier/money/cash-page.tsx';
import EarningsPage from '../app/courier/money/earnings-page.tsx';
import WorkPage from '../app/courier/work/work-page.tsx';
import { consoleStorage } from '../app/frame/console-storage.ts';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { COURIER } from './people.ts';

const PAGES = [
  {
    path: '/courier',
    Component: CourierConsole,
    children: [
      { index: true, Component: WorkPage },
      { path: 'cash', Component: CashPage },
      { path: 'earnings', Component: EarningsPage },
    ],
  },
];
const PAY = { total: 17_800, base: 8_000, kilometres: 2.4, per_km: 2_000, distance: 4_800, tip: 5_000 };
const OFF: CourierState = {
  on_duty: false,
  since: null,
  offer: null,
  jobs: [],
  route: [],
  absent_wait_seconds: 300,
  cash_in_hand: 0,
  cash_limit: 1_000_000,
  is_over_limit: false,
};
const ON: CourierState = { ...OFF, on_duty: true, since: '2026-11-20T07:00:00Z' };
const OFFERED: CourierState = {
  ...ON,
  offer: {
    id: 5,
    order_id: 123_456_789,
    order_type: 'delivery',
    seconds_left: 25,
    pay: PAY,
    metres_to_store: 800,
    metres_total: 3_200,
    store: 'Osh markazi',
    store_address: 'Amir Temur 1',
    shops: 1,
    drops: 1,
    cash_to_collect: 61_400,
  },
};
const stop = {
  road: '',
  house: '15, 42',
  floor: '4',
  note: 'Ring twice',
  lat: 41.31,
  lng: 69.28,
  arrived_at: null,
  is_done: false,
} as const;
const READY: CourierState = {
  ...ON,
  jobs: [
    {
      order_id: 123_456_789,
      order_type: 'delivery',
      status: 'handover',
      items_count: 2,
      items: [{ name: 'Non', quantity: 2 }],
      instruction: null,
      cash_to_collect: 61_400,
      change_from: 100_000,
      promised_until: '2026-11-20T08:00:00Z',
      pay: PAY,
      can_chat: true,
      courier_code: '7178',
      absence: null,
      may_prove_by_photo: true,
      when_absent: 'return',
      stops: [
        { ...stop, kind: 'store', name: 'Osh markazi', phone: '+998712000000', address: 'Amir Temur 1' },
        { ...stop, kind: 'customer', name: 'Aziza', phone: '+998901234567', address: 'Navoiy 2' },
      ],
    },
  ],
};
const RIDING: CourierState = {
  ...READY,
  jobs: READY.jobs.map((job) => ({
    ...job,
    status: 'picked_up',
    stops: job.stops.map((each) => ({ ...each, is_done: each.kind === 'store' })),
  })),
};

const absent = (seconds_left: number, tries_left: number): CourierState => ({
  ...RIDING,
  jobs: RIDING.jobs.map((job) => ({ ...job, absence: { seconds_left, tries_left } })),
});
const TWO: CourierState = {
  ...READY,
  jobs: [READY.jobs[0], { ...READY.jobs[0], order_id: 223_456_789, courier_code: '2222' }],
  route: [
    { order_id: 123_456_789, kind: 'store', name: 'Osh markazi' },
    { order_id: 223_456_789, kind: 'store', name: 'Osh markazi' },
    { order_id: 223_456_789, kind: 'customer', name: 'Olim' },
    { order_id: 123_456_789, kind: 'customer', name: 'Aziza' },
  ],
};
const GOING_BACK: CourierState = {
  ...RIDING,
  jobs: RIDING.jobs.map((job) => ({
    ...job,
    status: 'returning',
    stops: [...job.stops.map((each) => ({ ...each, is_done: true })), { ...stop, ...job.stops[0], kind: 'back', is_done: false }],
  })),
};

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  consoleStorage.write('courier-map-app', undefined);
  replies['GET /staff/me'] = COURIER;
});
const open = async (state: CourierState, { path = '/courier', locale = 'en' }: { path?: string; locale?: 'en' | 'ru' | 'ar' } = {}) => {
  replies['GET /courier/state'] = state;
  await openConsole(PAGES, path, { locale, width: 390 });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

const SCREENS = {
  'off duty': OFF,
  'waiting': ON,
  'an offer': OFFERED,
  'at the store': READY,
  'at the door': RIDING,
  'nobody answers': absent(200, 1),
  'going back': GOING_BACK,
  'two orders': TWO,
} as const;

describe.each(Object.entries(SCREENS))('the screen %s', (_name, state) => {
  test.each(['en', 'ru', 'ar'] as const)('is whole in %s, with targets for a thumb', async (locale) => {
    await open(state, { locale });
    await expect.element(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectWhole();
    for (const each of document.querySelectorAll<HTMLElement>('main button, main a[href]'))
      // A folded part has no height.
      if (each.checkVisibility()) expect(each.getBoundingClientRect().height, each.textContent).toBeGreaterThanOrEqual(56);
  });
});

describe.each(Object.entries(SCREENS))('the screen %s with text at 200 %', (_name, state) => {
  afterEach(() => document.documentElement.removeAttribute('style'));

  test.each(['en', 'ru', 'ar'] as const)('is whole in %s: nothing is cut or covered, and every target is in reach', async (locale) => {
    await open(state, { locale });
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '32px';
    await expect.element(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectWhole();
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (each) =>
        each.checkVisibility() &&
        !each.closest('.visually-hidden') &&
        (getComputedStyle(each).overflowX !== 'visible' || each.matches('button, a, dd, p, h2')) &&
        each.textContent.trim() !== '' &&
        each.scrollWidth > each.clientWidth + 1,
    );
    expect(cut.map(({ className, textContent }) => `${className}: ${textContent}`)).toEqual([]);
    const targets = [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], input:not(.visually-hidden), summary)')];
    for (const target of targets.filter((each) => each.checkVisibility())) {
      target.scrollIntoView({ block: 'center' });
      const box = target.getBoundingClientRect();
      expect([box.left >= 0, box.right <= window.innerWidth], target.textContent).toEqual([true, true]);
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      expect(target.contains(hit) || hit?.contains(target), `${target.textContent} is covered by ${hit?.outerHTML.slice(0, 100)}`).toBe(
        true,
      );
    }
  });
});

test('duty begins with one press', async () => {
  replies['POST /courier/duty/start'] = () => (replies['GET /courier/state'] = ON);
  await open(OFF);
  await expect.element(button('Go on duty')).toBeVisible();
  await button('Go on duty').click();
  await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
  expect(sent.map(({ address }) => address)).toEqual(['POST /courier/duty/start']);
});

test('whoever is given an order off duty can go on duty beside it', async () => {
  replies['POST /courier/duty/start'] = READY;
  await open({ ...READY, on_duty: false });
  await expect.element(page.getByRole('article')).toBeVisible();
  await button('Go on duty').click();
  await expect.poll(() => sent.map(({ address }) => address)).toEqual(['POST /courier/duty/start']);
});

test('duty that cannot end says why', async () => {
  replies['POST /courier/duty/end'] = refusal(409, { code: 'job-running', message: 'Deliver your order first.' });
  await open(ON);
  await button('Go off duty').click();
  await expect.element(page.getByText('Deliver your order first.')).toBeVisible();
});

describe('an offer', () => {
  test('shows pay with its formula, ways and cash, and the time that is left as text and bar', async () => {
    await open(OFFERED);
    const offer = page.getByRole('region', { name: 'New order' });
    await expect.element(offer).toBeVisible();
    const text = document.querySelector('[aria-labelledby=offer-title]')!.textContent.replaceAll(/\s/g, ' ');
    for (const part of ['17 800', '8 000', '2.4 km × 2 000', '4 800', 'tip of 5 000', '0.8 km', '3.2 km', '61 400', 'Osh markazi'])
      expect(text).toContain(part);
    expect(offer.getByRole('timer').element().textContent).toMatch(/^2[0-5]\D+s$/);
    await expect.element(offer.getByRole('progressbar', { name: 'Time to answer' })).toBeVisible();
  });

  test.each([
    ['Take', 'POST /courier/offers/5/take', READY, /^Order/],
    ['Decline', 'POST /courier/offers/5/decline', ON, 'You are on duty'],
  ] as const)('%s answers it', async (name, address, next, heading) => {
    replies[address] = () => (replies['GET /courier/state'] = next);
    await open(OFFERED);
    await expect.element(button(name)).toBeVisible();
    await button(name).click();
    await expect.element(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(sent.map((each) => each.address)).toEqual([address]);
  });

  test('that somebody else has taken says so', async () => {
    replies['POST /courier/offers/5/take'] = refusal(409, { code: 'offer-over', message: 'This order is taken.' });
    await open(OFFERED);
    await button('Take').click();
    await expect.element(page.getByText('This order is taken.')).toBeVisible();
  });
});

describe('an order', () => {
  test('opens the way in one press in the app that was used last', async () => {
    await open(READY);
    const way = () => page.getByRole('link', { name: /^Open the way/ });
    await expect.element(way()).toHaveAttribute('href', 'https://yandex.com/maps/?rtext=~41.31,69.28&rtt=auto');
    consoleStorage.write('courier-map-app', 'google');
    await expect.element(way()).toHaveTextContent('Open the way: Google Maps');
  });

  test('is picked up by the code of the store; a wrong one stays to be mended', async () => {
    replies['POST /courier/orders/123456789/pick-up'] = refusal(422, {
      code: 'hand-over-code-wrong',
      message: 'Tries left: 4',
      field: 'code',
    });
    await open(READY);
    await button('I have picked it up').click();
    expect(sent).toEqual([]);
    const code = page.getByLabelText('Code from the store');
    await code.fill('٤٨٢١');
    await expect.element(code).toHaveValue('4821');
    await button('I have picked it up').click();
    await expect.element(page.getByText('Tries left: 4')).toBeVisible();
    await expect.element(code).toHaveValue('4821');
    expect(sent).toEqual([
      {
        address: 'POST /courier/orders/123456789/pick-up',
        body: { code: '4821', tapped_at: expect.any(String), sent_at: expect.any(String) },
      },
    ]);
  });

  test('that is not ready has no field for the code', async () => {
    await open({ ...READY, jobs: READY.jobs.map((job) => ({ ...job, status: 'processing' })) });
    await expect.element(page.getByText(/still preparing/)).toBeVisible();
    expect(page.getByLabelText('Code from the store').elements()).toHaveLength(0);
  });

  test('is delivered by code and cash, with the change before and after', async () => {
    replies['POST /courier/orders/123456789/deliver'] = () => {
      replies['GET /courier/state'] = ON;
      return { ...ON, cash_in_hand: 61_400, change: 38_600 };
    };
    await open(RIDING);
    await page.getByLabelText('Code from the customer').fill('4821');
    await button('Delivered').click();
    await expect.element(page.getByText(/The whole amount is due/)).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: /^100.000/ }).click();
    await expect.element(page.getByText(/^61.400\ssoʻm from 100.000\ssoʻm: change\s38.600/)).toBeVisible();
    await button('Delivered').click();
    await expect.element(page.getByText(/^Delivered\..*change\s38.600/).first()).toBeVisible();
    expect(sent).toMatchObject([{ address: 'POST /courier/orders/123456789/deliver', body: { code: '4821', cash_received: 100_000 } }]);
  });

  test('that is paid asks for no cash', async () => {
    await open({ ...RIDING, jobs: RIDING.jobs.map((job) => ({ ...job, cash_to_collect: 0 })) });
    await expect.element(page.getByText('Paid already. Collect nothing.')).toBeVisible();
    expect(page.getByLabelText('Cash received').elements()).toHaveLength(0);
  });
});

test('cash shows what is in hand, its limit and its entries', async () => {
  replies['GET /courier/cash'] = {
    in_hand: 61_400,
    limit: 50_000,
    is_over_limit: true,
    entries: [{ id: 1, kind: 'collected', order_id: 123_456_789, amount: 61_400, at: '2026-11-20T07:30:00Z' }],
  };
  await open(ON, { path: '/courier/cash' });
  await expect.element(page.getByText('You are at the limit.')).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Collected' })).toBeVisible();
  await expectWhole();
});

test('earnings show the orders of a day with the formula, and the day before', async () => {
  replies['GET /courier/earnings'] = {
    day: '2026-11-20',
    total: 17_800,
    orders: [{ order_id: 123_456_789, delivered_at: '2026-11-20T07:30:00Z', pay: PAY }],
  };
  await open(ON, { path: '/courier/earnings' });
  await expect.element(page.getByText(/2\.4\skm\s×/)).toBeVisible();
  await expectWhole();
  replies['GET /courier/earnings'] = { day: '2026-11-19', total: 0, orders: [] };
  await button('The day before').click();
  await expect.element(page.getByText('No orders on this day')).toBeVisible();
});

test.each([
  ['/courier', 'GET /courier/state'],
  ['/courier/cash', 'GET /courier/cash'],
  ['/courier/earnings', 'GET /courier/earnings'],
])('%s without a connection loads again', async (path, address) => {
  await openConsole(PAGES, path, { width: 390 });
  await expect.element(button('Load again')).toBeVisible();
  replies[address] = address.endsWith('state')
    ? OFF
    : { day: '2026-11-20', total: 0, orders: [], in_hand: 0, limit: 1, is_over_limit: false, entries: [] };
  await button('Load again').click();
  await expect.element(button('Load again')).not.toBeInTheDocument();
});

describe('a customer who does not answer', () => {
  test('is waited for, called and told in four taps, and then the goods go back', async () => {
    const states = [absent(0, 2), absent(0, 1), absent(0, 0), GOING_BACK];
    for (const act of ['absent', 'tried', 'return'])
      replies[`POST /courier/orders/123456789/${act}`] = () => (replies['GET /courier/state'] = states.shift());
    await open(RIDING);
    await expect.element(button('The customer does not answer')).toBeVisible();
    await button('The customer does not answer').click();
    await expect.element(page.getByRole('timer', { name: 'Time to wait' })).toHaveTextContent('0:00');
    // A browser without a dialler would leave the page.
    const call = page.getByRole('link', { name: 'Call the customer' });
    call.element().addEventListener('click', (event) => event.preventDefault());
    await call.click();
    await expect.element(page.getByText('Tries: 1 of 2')).toBeVisible();
    expect(button('Take it back to the store').query()).toBeNull();
    await button('I am at the door').click();
    await expect.element(button('Take it back to the store')).toBeVisible();
    await button('Take it back to the store').click();
    await expect.element(page.getByText('Give the goods to the store.', { exact: false })).toBeVisible();
    expect(sent.map(({ address, body }) => [address, (body as { message?: string }).message])).toEqual([
      ['POST /courier/orders/123456789/absent', undefined],
      ['POST /courier/orders/123456789/tried', undefined],
      ['POST /courier/orders/123456789/tried', 'at-the-door'],
      ['POST /courier/orders/123456789/return', undefined],
    ]);
  });

  test('has the time that is left by the server’s clock, and no way back before', async () => {
    await open(absent(200, 0));
    await expect.poll(() => page.getByRole('timer', { name: 'Time to wait' }).query()?.textContent).toMatch(/3:[0-2]\d/);
    expect(button('Take it back to the store').query()).toBeNull();
    await expect.element(page.getByText('After the time and two tries', { exact: false })).toBeVisible();
  });

  test('who is too early says so', async () => {
    replies['POST /courier/orders/123456789/return'] = refusal(409, { code: 'too-early', message: 'Wait 1 min more for the customer.' });
    await open(absent(0, 0));
    await button('Take it back to the store').click();
    await expect.element(page.getByText('Wait 1 min more for the customer.')).toBeVisible();
  });

  test('of dishes has them thrown away in five taps, or brought back', async () => {
    const dishes = (state: CourierState): CourierState => ({
      ...state,
      jobs: state.jobs.map((job) => ({ ...job, when_absent: 'dispose' })),
    });
    // The state is read again now and then, so it changes with the press and not before.
    replies['POST /courier/orders/123456789/dispose'] = () => (replies['GET /courier/state'] = ON);
    await open(dishes(absent(0, 1)));
    expect(button('Throw the dishes away').query()).toBeNull();
    replies['POST /courier/orders/123456789/tried'] = () => (replies['GET /courier/state'] = dishes(absent(0, 0)));
    await button('I am at the door').click();
    await expect.element(button('Take it back to the store')).toBeVisible();
    await expectWhole();
    await button('Throw the dishes away').click();
    await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
    expect(sent.map(({ address }) => address)).toEqual(['tried', 'dispose'].map((act) => `POST /courier/orders/123456789/${act}`));
  });

  test('of a paid order may have it at a safe place, proved by a photo', async () => {
    const paid = absent(200, 2);
    await open({ ...paid, jobs: paid.jobs.map((job) => ({ ...job, cash_to_collect: 0 })) });
    await button('Leave it at a safe place, with a photo').click();
    await expect.element(page.getByRole('radio', { name: 'Left at the door' })).toBeChecked();
    await expectWhole();
  });

  test('of a cash order cannot leave it', async () => {
    await open(absent(0, 0));
    await expect.element(button('Take it back to the store')).toBeVisible();
    expect(button('Leave it at a safe place, with a photo').query()).toBeNull();
  });

  test('of a parcel has it given back by the sender’s new code', async () => {
    replies['POST /courier/orders/123456789/give-back'] = () => (replies['GET /courier/state'] = ON);
    await open({ ...GOING_BACK, jobs: GOING_BACK.jobs.map((job) => ({ ...job, order_type: 'parcel' })) });
    const field = page.getByLabelText('New code from the sender');
    await field.fill('12');
    await button('I have given it back').click();
    await expect.element(page.getByText('The code has four digits.')).toBeVisible();
    await field.fill('1234');
    await button('I have given it back').click();
    await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
    expect(sent.map(({ address, body }) => [address, body])).toEqual([
      ['POST /courier/orders/123456789/give-back', expect.objectContaining({ code: '1234' })],
    ]);
  });
});

test('two orders have their stops in one sequence, and each its own codes', async () => {
  await open(TWO);
  const stops = page.getByRole('region', { name: 'Your stops' }).getByRole('listitem');
  await expect.element(stops.nth(3)).toBeVisible();
  expect(stops.elements().map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Pick up Osh markazi Order 123 456 789',
    'Pick up Osh markazi Order 223 456 789',
    'Hand over Olim Order 223 456 789',
    'Hand over Aziza Order 123 456 789',
  ]);
  const cards = page.getByRole('article');
  await expect.element(cards.nth(0).getByText('7178', { exact: true })).toBeVisible();
  await expect.element(cards.nth(1).getByText('2222', { exact: true })).toBeVisible();
});

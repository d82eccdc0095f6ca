import { createClient, type Answer } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/store/calls.ts';
import type { CourierState } from '@bozor/contract/courier/shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import CourierConsole from '../app/courier/console.tsx';
import WorkPage from '../app/courier/work/work-page.tsx';
import { consoleStorage } from '../app/frame/console-storage.ts';
import { keepTaps } from '../app/frame/outbox/kept-taps.ts';
import { createOutbox } from '../app/frame/outbox/outbox.ts';
import type { Tap } from '../app/frame/outbox/tap.ts';
import BoardPage from '../app/store/board/board-page.tsx';
import StoreConsole from '../app/store/console.tsx';
import { expectWhole, openConsole, refusal, replies, sent, sentKeys } from './open-console.tsx';
import { COURIER } from './people.ts';

const PAGES = [
  { path: '/store-console', Component: StoreConsole, children: [{ index: true, Component: BoardPage }] },
  { path: '/courier', Component: CourierConsole, children: [{ index: true, Component: WorkPage }] },
];
const KITCHEN = {
  ...COURIER,
  id: 3,
  name: 'Gulnora Saidova',
  role: 'kitchen',
  permissions: ['orders.see', 'orders.prepare', 'orders.hand_over'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
};
const orderOf = (id: number) => ({
  id,
  status: 'processing',
  order_type: 'delivery',
  module_type: 'food',
  created_at: '2026-11-20T06:40:00.000Z',
  confirmed: '2026-11-20T06:50:00.000Z',
  schedule_at: null,
  pick_up_at: '2026-11-20T07:30:00.000Z',
  ready_by: '2026-11-20T07:30:00.000Z',
  delay_reason: null,
  refusal_reason: null,
  can_delay: true,
  promised: null,
  distance: 3,
  proposed_minutes: null,
  customer_name: 'Aziza',
  items_count: 0,
  lines: [],
  note: null,
  allergy: null,
  recall_until: null,
  unavailable_item_note: null,
  can_swap: false,
  cutlery: true,
  courier: null,
  pickup_code: null,
  payment: null,
});
const [FIRST, SECOND] = [orderOf(123_456_789), orderOf(223_456_700)];
const stop = { road: '', house: '1', floor: '', note: '', phone: null, lat: 41.3, lng: 69.2, arrived_at: null, is_done: false } as const;
const CARRYING: CourierState = {
  on_duty: true,
  since: '2026-11-20T07:00:00Z',
  offer: null,
  absent_wait_seconds: 300,
  cash_in_hand: 0,
  cash_limit: 1_000_000,
  is_over_limit: false,
  route: [],
  jobs: [
    {
      order_id: FIRST.id,
      order_type: 'delivery',
      status: 'handover',
      items_count: 0,
      items: [],
      instruction: null,
      cash_to_collect: 61_400,
      change_from: null,
      promised_until: null,
      pay: { total: 8_000, base: 8_000, kilometres: 0, per_km: 0, distance: 0, tip: 0 },
      courier_code: '7178',
      absence: null,
      can_chat: false,
      may_prove_by_photo: true,
      when_absent: 'return',
      stops: [
        { ...stop, kind: 'store', name: 'Osh markazi', address: 'Amir Temur 1' },
        { ...stop, kind: 'customer', name: 'Aziza', address: 'Navoiy 2' },
      ],
    },
  ],
};

const show = (...orders: readonly object[]) => (replies['GET /store/orders'] = () => ({ now: new Date().toISOString(), orders }));
const readyOf = (id: number) => `POST /store/orders/${id}/ready`;
const pressReady = (id: number) => page.getByRole('button', { name: `Ready ${id}` }).click();
const netBack = () => window.dispatchEvent(new Event('online'));
const addresses = () => sent.map(({ address }) => address);
const tappedAts = () => sent.map(({ body }) => (body as { tapped_at: string }).tapped_at);

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = KITCHEN;
  replies['GET /courier/state'] = CARRYING;
  show(FIRST, SECOND);
});

/** Presses without a network were tried meanwhile; those attempts are not counted. */
function backWith(answers: Readonly<Record<string, unknown>>): void {
  sent.length = 0;
  sentKeys.length = 0;
  Object.assign(replies, answers);
  netBack();
}

describe('a store without a network', () => {
  test('has both orders ready at once, and sends both once, with the times of the taps', async () => {
    await openConsole(PAGES, '/store-console', { width: 1024 });
    const from = Date.now();
    await pressReady(FIRST.id);
    await pressReady(SECOND.id);
    await expect.element(page.getByRole('heading', { name: 'Ready 2' })).toBeVisible();
    await expect.element(page.getByText('2 presses wait for the network.', { exact: false })).toBeVisible();
    await expectWhole();
    const until = Date.now();
    const done = new Set<number>();
    replies['GET /store/orders'] = () => ({
      now: new Date().toISOString(),
      orders: [FIRST, SECOND].map((order) => ({ ...order, status: done.has(order.id) ? 'handover' : order.status })),
    });
    const readied = (order: typeof FIRST) => () => {
      done.add(order.id);
      return { ...order, status: 'handover', history: [] };
    };
    backWith({ [readyOf(FIRST.id)]: readied(FIRST), [readyOf(SECOND.id)]: readied(SECOND) });
    await expect.element(page.getByText('for the network', { exact: false }).first()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Ready 2' })).toBeVisible();
    expect(addresses()).toEqual([readyOf(FIRST.id), readyOf(SECOND.id)]);
    expect(new Set(sentKeys).size).toBe(2);
    for (const at of tappedAts()) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(from);
      expect(Date.parse(at)).toBeLessThanOrEqual(until);
    }
  });

  test('reads what was refused and why, and the other order is sent', async () => {
    await openConsole(PAGES, '/store-console', { width: 1024 });
    await pressReady(FIRST.id);
    await pressReady(SECOND.id);
    await expect.element(page.getByRole('heading', { name: 'Ready 2' })).toBeVisible();
    show({ ...SECOND, status: 'handover' });
    backWith({
      [readyOf(FIRST.id)]: refusal(409, { code: 'order-canceled', message: 'This order was canceled.' }),
      [readyOf(SECOND.id)]: { ...SECOND, status: 'handover', history: [] },
    });
    const told = page.getByRole('alert').filter({ hasText: 'This was not taken.' });
    await expect.element(told).toBeVisible();
    await expect.element(told.getByText('This order was canceled.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Ready 1' })).toBeVisible();
    await expect.poll(addresses).toEqual([readyOf(FIRST.id), readyOf(SECOND.id)]);
    await expectWhole();
    await told.getByRole('button', { name: 'Understood' }).click();
    await expect.element(told).not.toBeInTheDocument();
  });

  test('sends nothing of another person, and says whose it is', async () => {
    await keepTaps().change(() => [tapOf(FIRST.id, { id: 9, name: 'Rustam' })]);
    replies[readyOf(FIRST.id)] = FIRST;
    await openConsole(PAGES, '/store-console', { width: 1024 });
    await expect.element(page.getByText('1 press of Rustam on this device: sent when Rustam signs in here again.')).toBeVisible();
    netBack();
    await expect.element(page.getByRole('heading', { name: 'In preparation 2' })).toBeVisible();
    expect(sent).toEqual([]);
    expect(await keepTaps().read()).toHaveLength(1);
  });
});

describe('a courier without a network', () => {
  test('picks up and delivers; a wrong code holds what follows until it is entered again', async () => {
    replies['GET /staff/me'] = COURIER;
    await openConsole(PAGES, '/courier', { width: 390 });
    await page.getByLabelText('Code from the store').fill('1111');
    await page.getByRole('button', { name: 'I have picked it up' }).click();
    await page.getByLabelText('Code from the customer').fill('4821');
    await page.getByRole('button', { name: /^Exactly/ }).click();
    await page.getByRole('button', { name: 'Delivered' }).click();
    await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
    await expectWhole();
    const [pickUp, deliver] = [`POST /courier/orders/${FIRST.id}/pick-up`, `POST /courier/orders/${FIRST.id}/deliver`];
    backWith({ [pickUp]: refusal(422, { code: 'hand-over-code-wrong', message: 'Tries left: 4', field: 'code' }) });
    await expect.element(page.getByText('Tries left: 4')).toBeVisible();
    await expect.element(page.getByText('What you pressed after it waits until then.', { exact: false })).toBeVisible();
    expect(addresses()).toEqual([pickUp]);
    const riding = { ...CARRYING, jobs: [] };
    replies[pickUp] = riding;
    replies[deliver] = { ...riding, change: 0 };
    await page.getByLabelText('Code from the store').fill('2222');
    replies['GET /courier/state'] = riding;
    await page.getByRole('button', { name: 'I have picked it up' }).click();
    await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
    await expect.element(page.getByText('Tries left: 4')).not.toBeInTheDocument();
    await expect.poll(addresses).toEqual([pickUp, pickUp, deliver]);
    expect(sent[2]?.body).toMatchObject({ code: '4821', cash_received: 61_400 });
    expect(await keepTaps().read()).toEqual([]);
  });
});

describe('a courier without a network, before and after the way', () => {
  const post = (path: string) => `POST /courier/${path}`;
  const orderPath = (act: string) => post(`orders/${FIRST.id}/${act}`);
  const FREE: CourierState = { ...CARRYING, jobs: [] };
  const open = async (state: CourierState) => {
    replies['GET /staff/me'] = COURIER;
    replies['GET /courier/state'] = state;
    await openConsole(PAGES, '/courier', { width: 390 });
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  test('goes on duty and off, and both are sent in order', async () => {
    await open({ ...FREE, on_duty: false });
    await press('Go on duty');
    await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
    await press('Go off duty');
    await expect.element(page.getByRole('heading', { name: 'You are off duty' })).toBeVisible();
    await expect.element(page.getByRole('listitem').filter({ hasText: /^Go off duty, \d/ })).toBeVisible();
    await expectWhole();
    backWith({ [post('duty/start')]: FREE, [post('duty/end')]: { ...FREE, on_duty: false } });
    await expect.poll(addresses).toEqual([post('duty/start'), post('duty/end')]);
    expect(tappedAts().every((at) => Date.parse(at) <= Date.now())).toBe(true);
    expect(sent.every(({ body }) => 'sent_at' in (body as object))).toBe(true);
  });

  const OFFER = {
    id: 5,
    order_id: FIRST.id,
    order_type: 'delivery',
    seconds_left: 25,
    pay: CARRYING.jobs[0].pay,
    metres_to_store: null,
    metres_total: null,
    store: 'Osh markazi',
    store_address: null,
    shops: 1,
    drops: 1,
    cash_to_collect: 0,
  } as const;

  test('takes an offer, which is theirs once the shop has answered', async () => {
    await open({ ...FREE, offer: OFFER });
    await press('Take');
    await expect.element(page.getByText('You took an order at', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'New order' })).not.toBeInTheDocument();
    await expectWhole();
    replies['GET /courier/state'] = CARRYING;
    backWith({ [post('offers/5/take')]: CARRYING });
    await expect.element(page.getByRole('article')).toBeVisible();
    await expect.poll(addresses).toEqual([post('offers/5/take')]);
  });

  test('takes an offer that somebody else has got meanwhile, and reads so', async () => {
    await open({ ...FREE, offer: OFFER });
    await press('Take');
    await expect.element(page.getByText('You took an order at', { exact: false })).toBeVisible();
    replies['GET /courier/state'] = FREE;
    backWith({ [post('offers/5/take')]: refusal(409, { code: 'offer-over', message: 'This order is taken.' }) });
    const told = page.getByRole('alert').filter({ hasText: 'This was not taken.' });
    await expect.element(told.getByText('This order is taken.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
    await told.getByRole('button', { name: 'Understood' }).click();
    await expect.element(told).not.toBeInTheDocument();
  });

  test('waits for a customer, calls twice, and turns back: each is sent in order', async () => {
    const riding: CourierState = {
      ...CARRYING,
      absent_wait_seconds: 0,
      jobs: CARRYING.jobs.map((job) => ({
        ...job,
        status: 'picked_up',
        stops: job.stops.map((place) => ({ ...place, phone: '+998901234567', is_done: place.kind === 'store' })),
      })),
    };
    await open(riding);
    await press('The customer does not answer');
    await expect.element(page.getByText('Tries: 0 of 2')).toBeVisible();
    await press('I am at the door');
    await expect.element(page.getByText('The message goes out when the network is back', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Tries: 0 of 2')).toBeVisible();
    const link = page.getByRole('link', { name: 'Call the customer' });
    link.element().addEventListener('click', (event) => event.preventDefault());
    await link.click();
    await expect.element(page.getByText('Tries: 1 of 2')).toBeVisible();
    await link.click();
    await press('Take it back to the store');
    await expect.element(page.getByText('Give the goods to the store.', { exact: false })).toBeVisible();
    await expectWhole();
    backWith(Object.fromEntries(['absent', 'tried', 'return'].map((act) => [orderPath(act), riding])));
    await expect.poll(addresses).toEqual(['absent', 'tried', 'tried', 'tried', 'return'].map(orderPath));
    expect(tappedAts().toSorted()).toEqual(tappedAts());
  });
});

describe('a photo that proves a delivery', () => {
  const byPhoto = `POST /courier/orders/${FIRST.id}/deliver-by-photo`;
  const atTheDoor = (job: object): CourierState => ({
    ...CARRYING,
    jobs: CARRYING.jobs.map((each) => ({
      ...each,
      status: 'picked_up',
      stops: each.stops.map((place) => ({ ...place, is_done: place.kind === 'store' })),
      ...job,
    })),
  });
  const photo = async (): Promise<File> => {
    const canvas = new OffscreenCanvas(3_000, 2_000);
    canvas.getContext('2d')!.fillRect(0, 0, 10, 10);
    return new File([await canvas.convertToBlob({ type: 'image/png' })], 'door.png', { type: 'image/png' });
  };

  beforeEach(() => {
    replies['GET /staff/me'] = COURIER;
  });

  test('is kept without a network, reduced, and sent once with its time; the order counts as delivered meanwhile', async () => {
    replies['GET /courier/state'] = atTheDoor({ cash_to_collect: 0 });
    await openConsole(PAGES, '/courier', { width: 390 });
    await page.getByRole('button', { name: 'No code? Take a photo' }).click();
    await page.getByRole('button', { name: 'Delivered' }).click();
    await expect.element(page.getByText('Take a photo of the order at the door.', { exact: true })).toBeVisible();
    await userEvent.upload(page.getByLabelText('Take a photo of the order at the door'), await photo());
    await expect.element(page.getByAltText('The photo that you took')).toBeVisible();
    await page.getByRole('radio', { name: 'Left at the door' }).click({ force: true });
    await expectWhole();
    for (const each of document.querySelectorAll<HTMLElement>('main button, main label'))
      expect(each.getBoundingClientRect().height, each.textContent).toBeGreaterThanOrEqual(56);
    await page.getByRole('button', { name: 'Delivered' }).click();
    await expect.element(page.getByRole('heading', { name: 'You are on duty' })).toBeVisible();
    expect(await keepTaps().read()).toHaveLength(1);
    replies['GET /courier/state'] = { ...CARRYING, jobs: [] };
    backWith({ [byPhoto]: { ...CARRYING, jobs: [], change: 0 } });
    await expect.poll(async () => keepTaps().read()).toEqual([]);
    expect(addresses()).toEqual([byPhoto]);
    const { photo: file, ...fields } = sent.at(0)!.body as Record<string, File>;
    expect(fields).toEqual({ place: 'left_at_door', tapped_at: expect.any(String), sent_at: expect.any(String) });
    const { width } = await createImageBitmap(file);
    expect([file.type, width]).toEqual(['image/jpeg', 1600]);
  });

  test('is not for an order with cash without its amount, nor left at the door with it', async () => {
    replies['GET /courier/state'] = atTheDoor({});
    await openConsole(PAGES, '/courier', { width: 390 });
    await page.getByRole('button', { name: 'No code? Take a photo' }).click();
    await userEvent.upload(page.getByLabelText('Take a photo of the order at the door'), await photo());
    await expect.element(page.getByAltText('The photo that you took')).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Delivered' }).click();
    await expect.element(page.getByText(/The whole amount is due/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is not offered where the code alone counts', async () => {
    replies['GET /courier/state'] = atTheDoor({ may_prove_by_photo: false });
    await openConsole(PAGES, '/courier', { width: 390 });
    await expect.element(page.getByLabelText('Code from the customer')).toBeVisible();
    expect(page.getByRole('button', { name: 'No code? Take a photo' }).elements()).toHaveLength(0);
  });
});

describe('the outbox', () => {
  test.each([503, 429])('sends again under the same key after %i', async (status) => {
    const keys: (string | undefined)[] = [];
    const outbox = outboxOf((_url, { headers }) => {
      keys.push(headers['idempotency-key']);
      return keys.length === 1
        ? refusal(status, { code: status === 429 ? 'too-many-requests' : 'unavailable', message: '' })
        : Response.json({});
    });
    expect(await outbox.press(tapOf(1))).toEqual({ is: 'kept' });
    await outbox.run();
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(await keepTaps().read()).toEqual([]);
  });

  test('of two tabs sends each tap once', async () => {
    await keepTaps().change(() => [tapOf(1), tapOf(2), tapOf(3)]);
    const keys: (string | undefined)[] = [];
    const slowly = async (_url: string, { headers }: { readonly headers: Readonly<Record<string, string>> }) => {
      keys.push(headers['idempotency-key']);
      await Promise.resolve();
      return Response.json({});
    };
    await Promise.all([outboxOf(slowly).run(), outboxOf(slowly).run()]);
    expect(keys).toEqual(['key-1', 'key-2', 'key-3']);
  });

  test('asks who is signed in where the session is over, and keeps the tap', async () => {
    let asked = 0;
    const outbox = outboxOf(
      () => refusal(409, { code: 'other-person', message: '' }),
      () => (asked += 1),
    );
    expect(await outbox.press(tapOf(1))).toEqual({ is: 'kept' });
    expect([asked, (await keepTaps().read()).length]).toEqual([1, 1]);
  });
});

function tapOf(order: number, person = { id: KITCHEN.id, name: KITCHEN.name }): Tap {
  const tappedAtMs = Date.now();
  return {
    key: `key-${order}`,
    person,
    call: calls.orders.ready,
    input: { params: { order }, body: { tapped_at: new Date(tappedAtMs).toISOString() } },
    order,
    what: 'Ready',
    tappedAtMs,
  };
}

function outboxOf(
  answer: (url: string, request: { readonly headers: Readonly<Record<string, string>> }) => Answer | Promise<Answer>,
  checkPerson: () => void = () => {},
) {
  const fetch = async (...request: Parameters<typeof answer>) => answer(...request);
  const api = createClient({ base: '/api/v1', fetch, headers: () => ({}) });
  return createOutbox({ api, kept: keepTaps(), personId: KITCHEN.id, refresh: async () => {}, checkPerson });
}

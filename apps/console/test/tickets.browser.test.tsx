import type { Locale } from '@bozor/domain/words/locale.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import BoardPage from '../app/store/board/board-page.tsx';
import StoreConsole from '../app/store/console.tsx';
import { drawTicket } from '../app/store/tickets/raster-ticket.ts';
import TicketsPage from '../app/store/tickets/tickets-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [
  {
    path: '/store-console',
    Component: StoreConsole,
    children: [
      { index: true, Component: BoardPage },
      { path: 'tickets', Component: TicketsPage },
    ],
  },
];
const COOK = {
  id: 4,
  name: 'Rustam Aliyev',
  role: 'kitchen',
  permissions: ['orders.see', 'orders.prepare', 'orders.hand_over', 'tickets.print'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
  grants: [{ role: 'kitchen', store: 'Chinor Plov House', zone: null, ends_at: null }],
  session: { id: 8, expires_at: '2026-12-20T19:00:00Z' },
};
const LINE = {
  id: 11,
  item_id: 31,
  name: 'Қовурма шоʻрва ғилдирак ҳалол ўзбек Ўша',
  quantity: 12,
  unit: null,
  image_full_url: null,
  tile_hue: 85,
  options: ['Large', 'Spicy'],
  add_ons: [{ name: 'Salad', quantity: 1 }],
  left: 12,
  replacements: [],
  proposed: null,
};
const ORDER = {
  id: 123_456_789,
  status: 'confirmed',
  order_type: 'delivery',
  module_type: 'food',
  created_at: '2026-11-20T06:49:00.000Z',
  confirmed: '2026-11-20T06:50:00.000Z',
  schedule_at: null,
  pick_up_at: '2026-11-20T07:20:00.000Z',
  ready_by: '2026-11-20T07:20:00.000Z',
  delay_reason: null,
  refusal_reason: null,
  can_delay: false,
  recall_until: null,
  promised: null,
  distance: 3,
  proposed_minutes: null,
  customer_name: 'Aziza',
  items_count: 12,
  lines: [LINE],
  note: 'No nuts: allergy!',
  allergy: { text: 'No nuts: allergy!', acknowledged: null },
  unavailable_item_note: 'call_me',
  can_swap: false,
  cutlery: true,
  courier: null,
  pickup_code: '0427',
  payment: null,
};
const ticket = (id: number, kind = 'original', over: object = {}) => ({
  id,
  kind,
  accepted_at: '2026-11-20T06:50:00.000Z',
  store: 'Chinor Plov House',
  order: { ...ORDER, ...over },
});

/** The server's tickets: who has claimed each, and whether it is printed. */
let kept: { id: number; kind: string; device: string | undefined; isPrinted: boolean }[];
/** Sheets that came out of the printer, as texts. */
let paper: string[];

function serve(...ids: readonly number[]): void {
  kept = ids.map((id) => ({ id, kind: 'original', device: undefined, isPrinted: false }));
  replies['GET /store/tickets'] = () => ({
    tickets: kept
      .filter(({ device, isPrinted }) => !isPrinted && (device === undefined || device === consoleStorage.read('device-name')))
      .map(({ id, kind, device }) => ({ id, order_id: ORDER.id, kind, is_claimed: device !== undefined })),
  });
  for (const each of kept) {
    replies[`POST /store/tickets/${each.id}/claim`] = ({ device }: { device: string }) => {
      if (each.isPrinted || (each.device !== undefined && each.device !== device))
        return refusal(409, { code: 'ticket-taken', message: 'This ticket is printed already.' });
      each.device = device;
      return ticket(each.id, each.kind);
    };
    replies[`POST /store/tickets/${each.id}/printed`] = () => {
      each.isPrinted = true;
      return {};
    };
  }
}
const open = (path = '/store-console', locale: Locale = 'en', width = 1024) => openConsole(PAGES, path, { locale, width });
const isPrinted = () => kept.map((each) => each.isPrinted);

beforeEach(() => {
  for (const key of ['device-name', 'ticket-printer', 'tickets-begun', 'tickets-printed'] as const) consoleStorage.write(key, undefined);
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = COOK;
  replies['GET /store/orders'] = () => ({ now: new Date().toISOString(), orders: [] });
  paper = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    paper.push(document.querySelector('[data-ticket]')!.textContent);
    window.dispatchEvent(new Event('afterprint'));
  });
  serve();
});
afterEach(() => vi.restoreAllMocks());

describe('a device that prints', () => {
  beforeEach(() => consoleStorage.write('ticket-printer', 'browser-58'));

  test('prints each accepted order by itself, in order, and says so', async () => {
    serve(5, 6);
    await open();
    await expect.poll(isPrinted).toEqual([true, true]);
    expect(paper).toHaveLength(2);
    expect(sent.map(({ address }) => address)).toEqual([
      'POST /store/tickets/5/claim',
      'POST /store/tickets/5/printed',
      'POST /store/tickets/6/claim',
      'POST /store/tickets/6/printed',
    ]);
    expect(document.querySelector('[data-ticket]')).toBeNull();
  });

  test('prints the allergy before the goods, whole quantities, options under each dish, and the letters of Uzbek', async () => {
    serve(5);
    await open();
    await expect.poll(isPrinted).toEqual([true]);
    const [text] = paper;
    expect(text).toMatch(/123.?456.?789/);
    expect(text).toMatch(/ALLERGY.*No nuts: allergy!.*12 ×.*Қовурма шоʻрва ғилдирак ҳалол ўзбек Ўша.*Large.*Spicy.*\+ 1 × Salad/s);
    expect(text).toContain('Pick-up code 0427');
    expect(text.match(/No nuts/g)).toHaveLength(1);
    expect(text).not.toContain('COPY');
  });

  test('prints once over a reload, also where the answer was lost', async () => {
    serve(5);
    replies['POST /store/tickets/5/printed'] = undefined;
    await open();
    await expect.poll(() => consoleStorage.read('tickets-printed')).toBe('5');
    await cleanup();
    const printed = paper.length;
    replies['POST /store/tickets/5/printed'] = () => {
      kept[0].isPrinted = true;
      return {};
    };
    await open();
    await expect.poll(isPrinted).toEqual([true]);
    expect([printed, paper.length, consoleStorage.read('tickets-printed')]).toEqual([1, 1, undefined]);
  });

  test('prints what it claimed, where the answer to that was lost', async () => {
    serve(5);
    consoleStorage.write('device-name', 'tablet-at-the-counter');
    kept[0].device = 'tablet-at-the-counter';
    await open();
    await expect.poll(isPrinted).toEqual([true]);
    expect(paper).toHaveLength(1);
  });

  test('leaves a ticket to the device that was quicker', async () => {
    serve(5, 6);
    replies['POST /store/tickets/5/claim'] = refusal(409, { code: 'ticket-taken', message: 'This ticket is printed already.' });
    await open();
    await expect.poll(isPrinted).toEqual([false, true]);
    expect(paper).toHaveLength(1);
  });

  test('asks about a ticket during which the page ended, and prints it or not', async () => {
    serve(5, 6);
    consoleStorage.write('device-name', 'tablet-at-the-counter');
    for (const each of kept) each.device = 'tablet-at-the-counter';
    consoleStorage.write('tickets-begun', '5,6');
    await open();
    await expect.element(page.getByText(/Is the ticket of No\. .* on paper\?/).first()).toBeVisible();
    expect(paper).toEqual([]);
    await page.getByRole('button', { name: 'Yes, it is printed' }).first().click();
    await expect.poll(isPrinted).toEqual([true, false]);
    expect(paper).toEqual([]);
    await page.getByRole('button', { name: 'No, print it' }).click();
    await expect.poll(isPrinted).toEqual([true, true]);
    expect(paper).toHaveLength(1);
    await expect.element(page.getByText(/Is the ticket/)).not.toBeInTheDocument();
  });
});

test('a device that is not set up prints nothing', async () => {
  serve(5);
  await open();
  await expect.element(page.getByText('Nothing to prepare')).toBeVisible();
  expect([paper, sent]).toEqual([[], []]);
});

describe('a ticket that is asked for', () => {
  const sheet = async (locale: Locale = 'en') => {
    replies[`GET /store/orders/${ORDER.id}`] = { ...ORDER, history: [] };
    await open(`/store-console?order=${ORDER.id}`, locale);
  };

  test('is printed here and says that it is a copy', async () => {
    serve(7);
    replies[`POST /store/orders/${ORDER.id}/ticket`] = ticket(7, 'copy');
    await sheet();
    await page.getByRole('button', { name: 'Print the ticket' }).click();
    await expect.poll(isPrinted).toEqual([true]);
    expect(paper).toEqual([expect.stringMatching(/^COPY/)]);
  });

  test.each([
    ['ru', 'Напечатать чек', /^КОПИЯ/],
    ['uz-Cyrl', 'Чекни чоп этиш', /^НУСХА/],
    ['ar', 'اطبع التذكرة', /^نسخة/],
  ] as const)('says so in %s', async (locale, button, copy) => {
    serve(7);
    replies[`POST /store/orders/${ORDER.id}/ticket`] = ticket(7, 'copy');
    await sheet(locale);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(isPrinted).toEqual([true]);
    expect(paper).toEqual([expect.stringMatching(copy)]);
  });

  test('is printed once by a device that also prints by itself', async () => {
    consoleStorage.write('ticket-printer', 'browser-80');
    serve(7);
    kept[0].isPrinted = true;
    replies[`POST /store/orders/${ORDER.id}/ticket`] = () => {
      Object.assign(kept[0], { kind: 'copy', isPrinted: false, device: consoleStorage.read('device-name') });
      return ticket(7, 'copy');
    };
    await sheet();
    await page.getByRole('button', { name: 'Print the ticket' }).click();
    await expect.poll(isPrinted).toEqual([true]);
    expect(paper).toEqual([expect.stringMatching(/^COPY/)]);
  });

  test('says why it cannot be printed', async () => {
    replies[`POST /store/orders/${ORDER.id}/ticket`] = refusal(404, { code: 'order-not-found', message: 'Order not found' });
    await sheet();
    await page.getByRole('button', { name: 'Print the ticket' }).click();
    await expect.element(page.getByText('Order not found')).toBeVisible();
    expect(paper).toEqual([]);
  });
});

describe('a printer on the USB port', () => {
  let bytes: number[];
  let isOn: boolean;
  const device = () => ({
    opened: false,
    productName: 'Receipt printer',
    configuration: {
      interfaces: [
        {
          interfaceNumber: 1,
          alternates: [{ interfaceClass: 7, endpoints: [{ endpointNumber: 2, direction: 'out', type: 'bulk' }] }],
        },
      ],
    },
    open: () => (isOn ? Promise.resolve() : Promise.reject(new DOMException('No device', 'NetworkError'))),
    selectConfiguration: () => Promise.resolve(),
    claimInterface: () => Promise.resolve(),
    transferOut: (_endpoint: number, piece: Uint8Array) => {
      bytes.push(...piece);
      return Promise.resolve({ status: 'ok' });
    },
  });
  beforeEach(() => {
    [bytes, isOn] = [[], true];
    const usb = { getDevices: () => Promise.resolve([device()]), requestDevice: () => Promise.resolve(device()) };
    Object.defineProperty(navigator, 'usb', { value: usb, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'usb'));

  test.each([
    ['usb-58', 48],
    ['usb-80', 72],
  ] as const)('%s gets a picture of its whole width, and the paper is cut', async (setting, bytesOfLine) => {
    consoleStorage.write('ticket-printer', setting);
    serve(5);
    await open();
    await expect.poll(isPrinted).toEqual([true]);
    // GS v 0: a raster picture with the bytes of its line.
    const at = bytes.findIndex((byte, index) => byte === 0x1d && bytes[index + 1] === 0x76 && bytes[index + 2] === 0x30);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(bytes[at + 4] + 256 * bytes[at + 5]).toBe(bytesOfLine);
    expect(bytes.some((byte, index) => byte === 0x1d && bytes[index + 1] === 0x56)).toBe(true);
    expect(paper).toEqual([]);
  });

  test('that is off is told, and prints once it is on', async () => {
    consoleStorage.write('ticket-printer', 'usb-58');
    isOn = false;
    serve(5);
    await open();
    await expect.element(page.getByText('The printer does not answer. Tickets wait until it does.')).toBeVisible();
    expect(isPrinted()).toEqual([false]);
    expect(consoleStorage.read('tickets-begun')).toBeUndefined();
    isOn = true;
    await cleanup();
    await open();
    await expect.poll(isPrinted).toEqual([true]);
  });

  test('draws the letters of Uzbek, each unlike the letter that printers take for it, and no quantity is cut', () => {
    const drawn = (name: string) => {
      const { context, width, height } = drawTicket([{ kind: 'dish', quantity: '999 ×', name, parts: [] }], 384, false);
      return [...context.getImageData(0, 0, width, height).data].join();
    };
    for (const [letter, other] of ['қк', 'ғг', 'ҳх', 'ўу', 'ҚК', 'ҒГ', 'ҲХ', 'ЎУ'].map((pair) => [...pair] as [string, string])) {
      expect(drawn(letter), letter).not.toBe(drawn(other));
      expect(drawn(letter), letter).not.toBe(drawn('\uFFFF'));
    }
    expect(drawn('oʻ')).not.toBe(drawn('o?'));
    const { context, height } = drawTicket([{ kind: 'dish', quantity: '999 ×', name: 'x'.repeat(90), parts: [] }], 384, false);
    const isDark = (left: number, columns: number) =>
      [...context.getImageData(left, 0, columns, height).data].some((value, index) => index % 4 === 0 && value < 100);
    expect(isDark(0, 20)).toBe(true);
    expect(isDark(383, 1)).toBe(false);
  });
});

describe('the settings of tickets', () => {
  test.each([
    ['en', 1024],
    ['ru', 360],
    ['ar', 768],
    ['uz-Cyrl', 360],
  ] as const)('are whole in %s at %i px', async (locale, width) => {
    await open('/store-console/tickets', locale, width);
    await expect.element(page.getByRole('switch')).toBeVisible();
    await expectWhole();
  });

  test('are kept on the device, with a test ticket in Uzbek letters', async () => {
    await open('/store-console/tickets');
    await page.getByRole('switch', { name: /This device prints tickets/ }).click();
    expect(consoleStorage.read('ticket-printer')).toBe('browser-80');
    await page.getByText('58 mm').click();
    await expect.poll(() => consoleStorage.read('ticket-printer')).toBe('browser-58');
    await page.getByRole('button', { name: 'Print a test ticket' }).click();
    await expect.poll(() => paper).toEqual([expect.stringContaining('қғҳў ҚҒҲЎ oʻ')]);
    await page.getByRole('switch', { name: /This device prints tickets/ }).click();
    expect(consoleStorage.read('ticket-printer')).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import { answerWithMap, DISPATCHER, MAP, PAGES } from './map-samples.tsx';
import { expectWhole, openConsole, refusal, replies } from './open-console.tsx';

/** A map without tiles where the tests look. */
const TILES = { tilejson: '3.0.0', tiles: ['/tiles/{z}/{x}/{y}.mvt'], bounds: [0, 0, 0.001, 0.001] };
const LAYERS = ['parks', 'water', 'roads', 'buildings', 'houses'].map((id) => ({ id, fields: {} }));

beforeEach(() => {
  answerWithMap();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    return pathname === '/tiles.json' ? Response.json({ ...TILES, vector_layers: LAYERS }) : fetch(input, init);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const table = () => page.getByRole('table', { name: 'Couriers now' });
const row = (name: string) => table().getByRole('row').filter({ hasText: name });
const card = (number: RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
const name = (courier: string) => table().getByRole('button', { name: courier });

describe('the couriers of the map, as a list', () => {
  test('have their orders and the age of their position in words', async () => {
    await openConsole(PAGES, '/console?map=on');
    await expect.element(row('Bobur Aliyev')).toHaveTextContent('Bobur Aliyev140 s ago');
    await expect.element(row('Sardor Umarov')).toHaveTextContent('Sardor Umarov1silent for 3 min');
    await expect.element(row('Jasur Karimov')).toHaveTextContent('Jasur Karimov0none without an order');
  });

  test('are those of the orders that the filters leave', async () => {
    await openConsole(PAGES, '/console?map=on&zone=2');
    await expect.element(row('Sardor Umarov')).toBeVisible();
    expect(table().getByRole('row').elements()).toHaveLength(2);
  });

  test('choose their orders on the board at a press, and leave them at the next', async () => {
    await openConsole(PAGES, '/console?map=on');
    await name('Bobur Aliyev').click();
    await expect.element(name('Bobur Aliyev')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(card(/123.456.789/)).toHaveAttribute('aria-current', 'true');
    await expect.element(card(/223.456.789/)).not.toHaveAttribute('aria-current');
    await expect.element(name('Bobur Aliyev')).toHaveFocus();
    await name('Bobur Aliyev').click();
    await expect.element(card(/123.456.789/)).not.toHaveAttribute('aria-current');
  });

  test('are not there for whoever may not locate them', async () => {
    replies['GET /staff/me'] = { ...DISPATCHER, permissions: ['orders.see'] };
    replies['GET /operator/map'] = { ...MAP, couriers: [] };
    await openConsole(PAGES, '/console?map=on');
    await expect.element(page.getByRole('button', { name: 'Order 123 456 789 on the map' })).toBeVisible();
    await expect.element(table()).not.toBeInTheDocument();
    await expect.element(page.getByText('No courier is at work.')).not.toBeInTheDocument();
  });
});

describe('the map', () => {
  test('stands beside the board of a wide window, and elsewhere behind its switch', async () => {
    await openConsole(PAGES, '/console', { width: 1280 });
    await expect.element(table()).toBeVisible();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect.element(table()).not.toBeInTheDocument();
  });

  test('is closed in a narrow window until it is asked for', async () => {
    await openConsole(PAGES, '/console');
    await expect.element(card(/123.456.789/)).toBeVisible();
    await expect.element(table()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect.element(table()).toBeVisible();
  });

  test('chooses the orders of a store at a press on its mark, and those of a line by their card', async () => {
    await openConsole(PAGES, '/console?map=on', { width: 1280 });
    await page.getByRole('button', { name: 'Non Uyi: 1 order, late: 1' }).click();
    await expect.element(card(/223.456.789/)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Order 123 456 789 on the map' }).click();
    await expect.element(card(/123.456.789/)).toHaveAttribute('aria-current', 'true');
    await expect.element(card(/223.456.789/)).not.toHaveAttribute('aria-current');
    await expect.element(page.getByRole('img', { name: 'Door of order 123 456 789' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Bobur Aliyev: 40 s ago' })).toBeVisible();
  });

  test('says that it could not be loaded, and loads again', async () => {
    replies['GET /operator/map'] = refusal(404, { code: 'not-found', message: 'Not found' });
    await openConsole(PAGES, '/console?map=on');
    await expect.element(card(/123.456.789/)).toBeVisible();
    replies['GET /operator/map'] = MAP;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(table()).toBeVisible();
  });

  test('shows who is at work while no order runs', async () => {
    replies['GET /operator/orders/board'] = { total: 0, orders: [] };
    replies['GET /operator/map'] = { stores: [], orders: [], couriers: [MAP.couriers[1]] };
    await openConsole(PAGES, '/console?map=on');
    await expect.element(page.getByText('No order is running.')).toBeVisible();
    await expect.element(row('Jasur Karimov')).toBeVisible();
  });
});

test.each([
  { width: 360, locale: 'ar' },
  { width: 768, locale: 'ru' },
  { width: 1280, locale: 'uz-Cyrl' },
] as const)('is whole at $width px in $locale', async ({ width, locale }) => {
  consoleStorage.write('console-theme', locale === 'ru' ? 'dark' : 'light');
  await openConsole(PAGES, '/console?map=on&chosen=order-223456789', { width, locale });
  await expect.element(page.getByRole('table')).toBeVisible();
  await expectWhole();
});

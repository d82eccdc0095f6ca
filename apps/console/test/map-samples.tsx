import type { BoardOrder, OperatorMap } from '@bozor/contract/operator/order-shapes.ts';
import { consoleStorage } from '../app/frame/console-storage.ts';
import OperatorConsole from '../app/operator/console.tsx';
import HomePage from '../app/operator/home/home-page.tsx';
import { replies } from './open-console.tsx';

export const PAGES = [{ path: '/console', element: <OperatorConsole />, children: [{ index: true, element: <HomePage /> }] }];
export const DISPATCHER = {
  id: 3,
  name: 'Sherzod Aliyev',
  role: 'dispatcher',
  permissions: ['orders.see', 'couriers.see', 'couriers.locate'],
  scope: { of: 'all', store: null, zones: [] },
  session: { id: 7, expires_at: '2026-11-20T19:00:00Z' },
};
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const ON_TIME: BoardOrder = {
  id: 123456789,
  order_type: 'delivery',
  module: { id: 1, type: 'food' },
  status: 'picked_up',
  status_since: minutes(-10),
  placed_at: minutes(-20),
  promised_until: minutes(30),
  minutes_late: 0,
  store: { id: 5, name: 'Osh Markazi' },
  zone: { id: 1, name: 'Chilonzor' },
  courier: { id: 9, name: 'Bobur Aliyev' },
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  total: 61_400,
};
const LATE: BoardOrder = {
  ...ON_TIME,
  id: 223456789,
  status: 'handover',
  promised_until: minutes(-12.5),
  minutes_late: 12,
  store: { id: 6, name: 'Non Uyi' },
  zone: { id: 2, name: 'Yunusobod' },
  courier: { id: 10, name: 'Sardor Umarov' },
};
const at = (lat: number, lng: number) => ({ lat, lng });
export const MAP: OperatorMap = {
  stores: [
    { id: 6, name: 'Non Uyi', point: at(41.34, 69.3), running: 1, late: 1 },
    { id: 5, name: 'Osh Markazi', point: at(41.3, 69.24), running: 1, late: 0 },
  ],
  couriers: [
    { id: 9, name: 'Bobur Aliyev', running: 1, position: { point: at(41.31, 69.26), age_seconds: 38 } },
    { id: 11, name: 'Jasur Karimov', running: 0, position: null },
    { id: 10, name: 'Sardor Umarov', running: 1, position: { point: at(41.33, 69.29), age_seconds: 190 } },
  ],
  orders: [
    {
      id: LATE.id,
      status: 'handover',
      minutes_late: 12,
      store_id: 6,
      courier_id: 10,
      from: at(41.34, 69.3),
      to: at(41.35, 69.33),
    },
    {
      id: ON_TIME.id,
      status: 'picked_up',
      minutes_late: 0,
      store_id: 5,
      courier_id: 9,
      from: at(41.3, 69.24),
      to: at(41.32, 69.28),
    },
  ],
};

/** Answers of a shop with two running orders, one of them late, and three couriers at work. */
export function answerWithMap(): void {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = DISPATCHER;
  replies['GET /operator/orders/board'] = { total: 2, orders: [LATE, ON_TIME] };
  replies['GET /operator/needs'] = { needs: [] };
  replies['GET /operator/map'] = MAP;
  replies['GET /config'] = {
    business_name: 'Bozor',
    default_location: at(41.31, 69.28),
    map: { style_url: null, attribution: 'Demo city' },
  };
  replies['GET /config/city-map'] = { districts: [], places: [], lines: [] };
}

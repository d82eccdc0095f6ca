import type { Api } from '../../platform/api.ts';
import { expireOrders } from './expire-orders.ts';
import { expireTopUps } from './expire-top-ups.ts';
import { returnMoney } from './return-money.ts';

/** Every minute expires unpaid orders and top-ups, and returns unwanted money. Called once, while the API is composed. */
export function defineSettlingPayments(api: Api): void {
  const settle = { 'expire-unpaid-orders': expireOrders, 'expire-top-ups': expireTopUps, 'give-money-back': returnMoney };
  for (const [name, work] of Object.entries(settle)) {
    api.jobs.define(name, 'gateways', () => work(api));
    api.jobs.every('* * * * *', name);
  }
}

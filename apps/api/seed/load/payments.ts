import type { PoolClient } from 'pg';
import { DEMO_SETTINGS } from '../settings/settings.ts';
import type { HistoryIds, Past } from './past.ts';
import { insertRows } from './insert.ts';

const MINUTE_MS = 60_000;
const GATEWAY = 'sandbox';

/** Each digital order has one payment; a refunded one was captured before. */
export async function loadPayments(client: PoolClient, ids: HistoryIds, all: readonly Past[]): Promise<void> {
  const digital = all.filter(({ payment }) => payment === 'digital_payment');
  await insertRows(
    client,
    'payments',
    digital.map((order) => ({
      purpose: 'order',
      order_id: order.id,
      customer_id: order.buyer.kind === 'customer' ? ids.customers[order.buyer.at] : null,
      guest_id: order.buyer.kind === 'guest' ? ids.guests[order.buyer.at] : null,
      gateway: GATEWAY,
      provider_payment_id: `past-${order.id}`,
      amount_minor: order.bill.totalMinor,
      currency: DEMO_SETTINGS.currency_code,
      state: 'created',
      created_at: new Date(order.placedAtMs),
    })),
  );
  const captured = digital.filter(({ outcome }) => outcome !== 'unpaid');
  const givenBack = captured.filter(({ outcome }) => outcome === 'refunded' || outcome.startsWith('canceled'));
  await move(client, captured, 'captured');
  await move(client, givenBack, 'refunded');
  await move(
    client,
    digital.filter(({ outcome }) => outcome === 'unpaid'),
    'expired',
  );
  await client.query("update payments set captured_at = created_at + interval '1 minute' where gateway = $1 and captured_at is not null", [
    GATEWAY,
  ]);
  await loadRefunds(client, all);
}

async function move(client: PoolClient, orders: readonly Past[], state: string): Promise<void> {
  await client.query('update payments set state = $1 where order_id = any($2::bigint[])', [state, orders.map(({ id }) => id)]);
}

async function loadRefunds(client: PoolClient, all: readonly Past[]): Promise<void> {
  const states = { 'refunded': 'paid', 'refund-rejected': 'rejected', 'refund-requested': 'requested' } as const;
  const reasons = await client.query<{ id: number }>('select id from refund_reasons order by position');
  const withRefunds = all.filter((order): order is Past & { outcome: keyof typeof states } => order.outcome in states);
  await insertRows(
    client,
    'refunds',
    withRefunds.map((order, at) => {
      const askedAt = order.transitions.find(({ to }) => to === 'refund_requested')?.atMs ?? order.placedAtMs;
      const decidedAt = order.transitions.find(({ to }) => to === 'refunded' || to === 'refund_rejected')?.atMs;
      return {
        order_id: order.id,
        reason_id: reasons.rows[at % reasons.rows.length]?.id,
        amount_minor: order.bill.totalMinor,
        // The sandbox knows no payment of the past, so money that is still to go back goes to the wallet.
        method: order.payment === 'digital_payment' && order.outcome !== 'refund-requested' ? 'original' : 'wallet',
        state: states[order.outcome],
        created_at: new Date(askedAt + MINUTE_MS),
        decided_at: decidedAt ? new Date(decidedAt) : null,
      };
    }),
  );
}

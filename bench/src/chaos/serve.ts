import { setTimeout as pause } from 'node:timers/promises';
import { ApiProblem, ConnectionLost, createClient, type Client } from '@bozor/contract/client.ts';
import { API as COURIER } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import type pg from 'pg';
import { CONTACT_NUMBER } from './buy.ts';
import type { SmallStaff } from './small-staff.ts';

/** An order that people bring to its end, and how often an act had to be sent again. */
export interface Served {
  readonly orderId: number;
  readonly end: 'delivered' | 'returned' | 'canceled' | 'swapped';
}

export interface ServeOptions {
  readonly staff: SmallStaff;
  /** The item that comes instead of one that is sold out. */
  readonly insteadId: number;
  readonly pool: pg.Pool;
  /** Returns the shop's current URL; waits while it is down. */
  readonly url: () => Promise<string>;
  readonly onTrouble: (trouble: string) => void;
  /** Called after every act that was answered. */
  readonly onActed: () => void;
}

const REQUEST_TIMEOUT_MS = 10_000;
const PAUSE_MS = 100;

/**
 * Accepts, prepares, assigns, fetches by code and ends an order: with its cash and a refund of a piece, with another item that the customer agreed to,
 * back at the store, or canceled. Each act is sent again until it is answered, as a console does.
 */
export async function serve({ orderId, end }: Served, { staff, insteadId, pool, url, onTrouble, onActed }: ServeOptions): Promise<void> {
  const as =
    (token?: string) =>
    async <Answer>(send: (client: Client, signal: AbortSignal) => Promise<Answer>) => {
      for (;;) {
        const client = createClient({
          base: `${await url()}/api/v1`,
          headers: () => ({
            ...(token !== undefined && { 'authorization': `Bearer ${token}`, 'x-bozor-console': '1' }),
            'x-forwarded-for': `10.1.${orderId % 250}.${orderId % 199}`,
          }),
        });
        try {
          const answer = await send(client, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
          onActed();
          return answer;
        } catch (error) {
          if (!isTemporary(error))
            throw new Error(`Order ${orderId}: ${JSON.stringify((error as ApiProblem).entries ?? error)}`, { cause: error });
          onTrouble(error instanceof ApiProblem ? `${error.status}` : 'no answer');
          await pause(PAUSE_MS);
        }
      }
    };
  const [store, operator, courier, customer] = [as(staff.store), as(staff.operator), as(staff.courier), as()];
  const params = { id: orderId };
  const ofStore = { order: orderId };
  const code = async (kind: 'pickup_code' | 'delivery_code') =>
    (await pool.query<Record<string, string>>('select * from order_codes where order_id = $1', [orderId])).rows[0]![kind]!;
  await store(({ call }, signal) => call(STORE.orders.accept, { params: ofStore, body: { minutes: 10 }, signal }));
  if (end === 'swapped') {
    const [line] = (await pool.query<{ id: number }>('select id from order_lines where order_id = $1', [orderId])).rows;
    await store(({ call }, signal) =>
      call(STORE.orders.soldOut, { params: ofStore, body: { line: line!.id, left: 0, item_id: insteadId }, signal }),
    );
    const [question] = (await pool.query<{ id: number }>('select id from order_adjustments where order_id = $1', [orderId])).rows;
    const answer = { order_id: orderId, contact_number: CONTACT_NUMBER, adjustment_id: question!.id, agree: true };
    await customer(({ call }, signal) => call(SHOP.orders.answerSwap, { body: answer, signal }));
  }
  await store(({ call }, signal) => call(STORE.orders.ready, { params: ofStore, body: {}, signal }));
  await operator(({ call }, signal) => call(OPERATOR.orders.assign, { params, body: { courier_id: staff.courierId }, signal }));
  if (end === 'canceled') {
    await operator(({ call }, signal) => call(OPERATOR.orders.cancel, { params, body: { reason: 'Chaos', borne_by: 'shop' }, signal }));
    return;
  }
  const pickup = await code('pickup_code');
  await courier(({ call }, signal) => call(COURIER.jobs.pickUp, { params, body: { code: pickup }, signal }));
  if (end === 'returned') {
    await operator(({ call }, signal) => call(OPERATOR.orders.move, { params, body: { to: 'returning', borne_by: 'shop' }, signal }));
    await store(({ call }, signal) => call(STORE.orders.takeBack, { params: ofStore, body: { is_sellable: true }, signal }));
    return;
  }
  const delivery = await code('delivery_code');
  await courier(({ call }, signal) => call(COURIER.jobs.deliver, { params, body: { code: delivery, cash_received: 1_000_000 }, signal }));
  if (end === 'swapped') return;
  const body = { reason: 'missing', lines: [{ position: 1, pieces: 1 }] } as const;
  await operator(({ call }, signal) =>
    call(OPERATOR.refunds.give, { params, body: { ...body, lines: [...body.lines] }, idempotencyKey: `chaos-${orderId}`, signal }),
  );
}

/** A retry makes sense: no response, or a temporary refusal. */
function isTemporary(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.status >= 500 || error.status === 429;
  return error instanceof ConnectionLost || (error as Error).name === 'TimeoutError';
}

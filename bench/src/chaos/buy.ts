import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiProblem, ConnectionLost, createClient, type Client } from '@bozor/contract/client.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { DELIVERY_ADDRESS, type SmallShop } from './small-shop.ts';

/** One intention to order, from its first attempt to its final response. The name is stored in the order, which identifies it later. */
export interface Attempt {
  readonly name: string;
  readonly itemId: number;
  readonly quantity: number;
  /** Every order number in a response. */
  readonly acknowledged: number[];
  /** Code of the final refusal. */
  refusal?: string;
}

export interface BuyOptions {
  readonly shop: SmallShop;
  /** Returns the shop's current URL; waits while it is down. */
  readonly url: () => Promise<string>;
  /** Called for every failure that leads to a retry: a status, or a missing response. */
  readonly onTrouble: (trouble: string) => void;
}

/** Phone number of every buyer. */
export const CONTACT_NUMBER = '+998901234567';
const REQUEST_TIMEOUT_MS = 10_000;
const LONGEST_ATTEMPT_MS = 90_000;
const PAUSE_MS = 250;

/**
 * Quotes some pieces and places the order: sometimes twice at once, and retried with the same key until a response arrives, as the
 * storefront does.
 */
export async function buy(attempt: Attempt, pressesTwice: boolean, { shop, url, onTrouble }: BuyOptions): Promise<void> {
  const deadline = Date.now() + LONGEST_ATTEMPT_MS;
  const idempotencyKey = randomUUID();
  let guestId = '';
  // Each buyer has its own address, as behind a proxy, and stays within the rate limits.
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  const retrying = async <Answer>(send: (client: Client, signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const headers = { 'zoneid': `[${shop.zoneId}]`, 'moduleId': String(shop.moduleId), 'x-forwarded-for': `10.${address}` };
      const client = createClient({
        base: `${await url()}/api/v1`,
        headers: () => (guestId === '' ? headers : { ...headers, 'x-guest-id': guestId }),
      });
      try {
        return await send(client, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
      } catch (error) {
        if (!isTemporary(error) || Date.now() > deadline) throw error;
        onTrouble(error instanceof ApiProblem ? `${error.status}` : 'no answer');
        await pause(PAUSE_MS);
      }
    }
  };

  try {
    ({ guest_id: guestId } = await retrying(({ call }, signal) => call(API.identity.requestGuest, { signal })));
    const wanted = {
      order_type: 'delivery',
      page: 'buy_now',
      item: { item_id: attempt.itemId, quantity: attempt.quantity },
      ...DELIVERY_ADDRESS,
    } as const;
    const { quote_id } = await retrying(({ call }, signal) => call(API.checkout.quote, { body: wanted, signal }));
    const body = {
      ...wanted,
      quote_id,
      payment_method: 'cash_on_delivery',
      contact_person_name: attempt.name,
      contact_person_number: CONTACT_NUMBER,
      contact_person_email: 'aziza@example.uz',
      address: 'Amir Temur 15',
    } as const;
    const press = async () => {
      const { order_id } = await retrying(({ call }, signal) => call(API.checkout.place, { body, idempotencyKey, signal }));
      attempt.acknowledged.push(order_id);
    };
    await Promise.all(pressesTwice ? [press(), press()] : [press()]);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    attempt.refusal = error.entries[0]?.code ?? String(error.status);
  }
}

/** A retry makes sense: no response, or a temporary refusal. */
function isTemporary(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.status >= 500 || error.status === 429;
  return error instanceof ConnectionLost || (error as Error).name === 'TimeoutError';
}

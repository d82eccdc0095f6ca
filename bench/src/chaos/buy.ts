import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiProblem, ConnectionLost, createClient, type Client } from '@bozor/contract/client.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { DOOR, type SmallShop } from './small-shop.ts';

/** One wish to order, from its first try to the answer that ended it. The name is the order's, so that it is found again. */
export interface Attempt {
  readonly name: string;
  readonly itemId: number;
  readonly quantity: number;
  /** Every order number that was ever answered. */
  readonly acknowledged: number[];
  /** The code with which it was refused for good. */
  refusal?: string;
}

export interface BuyOptions {
  readonly shop: SmallShop;
  /** Where the shop is now; waits while it is down. */
  readonly url: () => Promise<string>;
  /** Told of every failure that leads to another try: a status, or that there was no answer. */
  readonly onTrouble: (trouble: string) => void;
}

const LONGEST_TRY_MS = 10_000;
const LONGEST_WISH_MS = 90_000;
const PAUSE_MS = 250;

/**
 * Wants some pieces, asks the price and presses "Place order": sometimes twice at once, and again with the same key for as long as nobody
 * answers, as the storefront does.
 */
export async function buy(attempt: Attempt, pressesTwice: boolean, { shop, url, onTrouble }: BuyOptions): Promise<void> {
  const deadline = Date.now() + LONGEST_WISH_MS;
  const idempotencyKey = randomUUID();
  let guestId = '';
  // Each has an address of its own, as through a proxy, and stays within the shop's limits.
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  const insisting = async <Answer>(ask: (client: Client, signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const headers = { 'zoneid': `[${shop.zoneId}]`, 'moduleId': String(shop.moduleId), 'x-forwarded-for': `10.${address}` };
      const client = createClient({
        base: `${await url()}/api/v1`,
        headers: () => (guestId === '' ? headers : { ...headers, 'x-guest-id': guestId }),
      });
      try {
        return await ask(client, AbortSignal.timeout(LONGEST_TRY_MS));
      } catch (error) {
        if (!isPassing(error) || Date.now() > deadline) throw error;
        onTrouble(error instanceof ApiProblem ? `${error.status}` : 'no answer');
        await pause(PAUSE_MS);
      }
    }
  };

  try {
    ({ guest_id: guestId } = await insisting(({ call }, signal) => call(API.identity.requestGuest, { signal })));
    const wanted = {
      order_type: 'delivery',
      page: 'buy_now',
      item: { item_id: attempt.itemId, quantity: attempt.quantity },
      ...DOOR,
    } as const;
    const { quote_id } = await insisting(({ call }, signal) => call(API.checkout.quote, { body: wanted, signal }));
    const body = {
      ...wanted,
      quote_id,
      payment_method: 'cash_on_delivery',
      contact_person_name: attempt.name,
      contact_person_number: '+998901234567',
      address: 'Amir Temur 15',
    } as const;
    const press = async () => {
      const { order_id } = await insisting(({ call }, signal) => call(API.checkout.place, { body, idempotencyKey, signal }));
      attempt.acknowledged.push(order_id);
    };
    await Promise.all(pressesTwice ? [press(), press()] : [press()]);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    attempt.refusal = error.entries[0]?.code ?? String(error.status);
  }
}

/** Worth another try: no answer, or the shop says that it cannot just now. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.status >= 500 || error.status === 429;
  return error instanceof ConnectionLost || (error as Error).name === 'TimeoutError';
}

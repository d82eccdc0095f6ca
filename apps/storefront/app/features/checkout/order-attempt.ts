import type { calls } from '@bozor/contract/shop/calls.ts';
import type { Placed } from '@bozor/contract/shop/orders/checkout.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Input } from '@bozor/web/api/api.ts';
import { createIdempotencyKey } from '@bozor/web/api/idempotency-key.ts';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

export type PlaceBody = Input<typeof calls.checkout.place>['body'];

/** An order that was sent and not answered yet: its key, and what was sent under it, the latest last. */
interface Attempt {
  readonly key: string;
  readonly bodies: readonly PlaceBody[];
}

/** Sends one body under a key. */
export type SendOrder = (body: PlaceBody, key: string) => Promise<Placed>;

/** What became of it. `unsure`: the network broke, so that it may have got through. */
export type OrderOutcome =
  | { readonly state: 'placed'; readonly placed: Placed }
  | { readonly state: 'refused'; readonly problem: ApiProblem }
  | { readonly state: 'unsure' };

const LONGEST = 5;
const kept = sessionStorageValue('order-attempt', isAttempt);

/** Whether the answer to an order is still missing, also from before a reload. */
export const hasOpenAttempt = (): boolean => kept.read() !== undefined;

/**
 * Sends an order, under the key of the one whose answer is missing: so only one of them can ever be placed. Where the earlier one was, its order
 * is the answer.
 */
export async function sendOrder(body: PlaceBody, send: SendOrder): Promise<OrderOutcome> {
  const { key = createIdempotencyKey(), bodies = [] } = kept.read() ?? {};
  const before = bodies.filter((sent) => JSON.stringify(sent) !== JSON.stringify(body));
  kept.write({ key, bodies: [...before, body].slice(-LONGEST) });
  const outcome = await outcomeOf(send(body, key));
  if (isSpent(outcome)) return (await findPlaced(before, key, send)) ?? settled(outcome);
  return outcome.state === 'unsure' ? outcome : settled(outcome);
}

/**
 * Asks what became of the order whose answer is missing, without placing it: without its price the shop does not take it, and only says whether
 * the key is spent. Undefined when nothing was placed; the key stays, for what may still be on its way.
 */
export async function findAttempt(send: SendOrder): Promise<OrderOutcome | undefined> {
  const attempt = kept.read();
  if (!attempt) return undefined;
  const { key, bodies } = attempt;
  const outcome = await outcomeOf(send({ ...bodies.at(-1)!, quote_id: '' }, key));
  if (isSpent(outcome)) return findPlaced(bodies, key, send);
  return outcome.state === 'refused' ? undefined : outcome;
}

/** The order of the one body that was placed: to it alone the shop answers with what it answered then. */
async function findPlaced(bodies: readonly PlaceBody[], key: string, send: SendOrder): Promise<OrderOutcome | undefined> {
  for (const body of bodies.toReversed()) {
    const outcome = await outcomeOf(send(body, key));
    if (!isSpent(outcome)) return outcome.state === 'unsure' ? outcome : settled(outcome);
  }
  return undefined;
}

async function outcomeOf(sending: Promise<Placed>): Promise<OrderOutcome> {
  try {
    return { state: 'placed', placed: await sending };
  } catch (error) {
    return error instanceof ApiProblem && error.status < 500 ? { state: 'refused', problem: error } : { state: 'unsure' };
  }
}

function isSpent(outcome: OrderOutcome): boolean {
  return outcome.state === 'refused' && outcome.problem.is('key-reused');
}

function settled(outcome: OrderOutcome): OrderOutcome {
  kept.write(undefined);
  return outcome;
}

function isAttempt(value: unknown): value is Attempt {
  const { key, bodies } = (value ?? {}) as Partial<Attempt>;
  return typeof key === 'string' && Array.isArray(bodies) && bodies.length > 0;
}

import type { calls } from '@bozor/contract/shop/calls.ts';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Input } from '@bozor/web/api/api.ts';
import { createIdempotencyKey } from '@bozor/web/api/idempotency-key.ts';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

export type PlaceBody = Input<typeof calls.checkout.place>['body'];

/** An order sent without an answer yet: its idempotency key, and the bodies sent under it, the latest last. */
interface Attempt {
  readonly key: string;
  readonly bodies: readonly PlaceBody[];
}

/** Sends one body under an idempotency key. */
export type SendOrder = (body: PlaceBody, key: string) => Promise<PlacedOrder>;

/** Result of an attempt. `unsure`: the network failed, so the order may have been placed. */
export type OrderOutcome =
  | { readonly state: 'placed'; readonly placed: PlacedOrder }
  | { readonly state: 'refused'; readonly problem: ApiProblem }
  | { readonly state: 'unsure' };

const LONGEST = 5;
const storage = sessionStorageValue('order-attempt', isAttempt);

/** Whether an order is still unanswered, also one sent before a reload. */
export const hasOpenAttempt = (): boolean => storage.read() !== undefined;

/**
 * Sends an order under the key of the unanswered one, so that only one of them can ever be placed. If the earlier one was placed, its order
 * is returned.
 */
export async function sendOrder(body: PlaceBody, send: SendOrder): Promise<OrderOutcome> {
  const { key = createIdempotencyKey(), bodies = [] } = storage.read() ?? {};
  const before = bodies.filter((sent) => JSON.stringify(sent) !== JSON.stringify(body));
  storage.write({ key, bodies: [...before, body].slice(-LONGEST) });
  const outcome = await outcomeOf(send(body, key));
  if (isSpent(outcome)) return (await findPlaced(before, key, send)) ?? settled(outcome);
  return outcome.state === 'unsure' ? outcome : settled(outcome);
}

/**
 * Looks up the unanswered order without placing it: a body without a quote is refused, and the refusal shows whether the key is spent.
 * Undefined when nothing was placed; the key stays, since a request may still be in flight.
 */
export async function findAttempt(send: SendOrder): Promise<OrderOutcome | undefined> {
  const attempt = storage.read();
  if (!attempt) return undefined;
  const { key, bodies } = attempt;
  const outcome = await outcomeOf(send({ ...bodies.at(-1)!, quote_id: '' }, key));
  if (isSpent(outcome)) return findPlaced(bodies, key, send);
  return outcome.state === 'refused' ? undefined : outcome;
}

/** Finds the body that was placed: the shop repeats its answer for that body alone. */
async function findPlaced(bodies: readonly PlaceBody[], key: string, send: SendOrder): Promise<OrderOutcome | undefined> {
  for (const body of bodies.toReversed()) {
    const outcome = await outcomeOf(send(body, key));
    if (!isSpent(outcome)) return outcome.state === 'unsure' ? outcome : settled(outcome);
  }
  return undefined;
}

async function outcomeOf(sending: Promise<PlacedOrder>): Promise<OrderOutcome> {
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
  storage.write(undefined);
  return outcome;
}

function isAttempt(value: unknown): value is Attempt {
  const { key, bodies } = (value ?? {}) as Partial<Attempt>;
  return typeof key === 'string' && Array.isArray(bodies) && bodies.length > 0;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { GivenQueryOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import { isOrderId } from '@bozor/domain/orders/order-number.ts';
import type { Api } from '../../platform/api.ts';
import type { Visitor } from '../../platform/http/actor.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { countTries, clearTries } from '../../platform/rates/count-tries.ts';
import type { Viewer } from './present-tracking.ts';
import { findProofs, isAllowed } from './store.ts';
import { orderOfToken } from '../../platform/links/tracking-token.ts';

/** Endpoints that track an order. */
export const TRACKING = [
  API.orders.track,
  API.orders.events,
  API.orders.answerPrice,
  API.orders.answerSwap,
  API.orders.answerQuestion,
] as const;

export type Proof = GivenQueryOf<typeof API.orders.track>;

/** A trackable order, and the viewer's proof. */
export interface Tracked {
  readonly orderId: number;
  readonly viewer: Viewer;
  readonly isOwn: boolean;
}

const TRIES_A_MINUTE = 10;
const TRIES_AN_HOUR = 20;

/**
 * Finds an order that the caller may track: their own, one of a signed link, or one whose contact phone they know. A wrong phone and an
 * unknown order get the same response after the same work. Failed attempts are rate-limited by IP address and by order; successful ones are
 * not counted.
 */
export async function findTracked(api: Api, actor: Visitor, proof: Proof, ip: string): Promise<Tracked> {
  const linked = proof.token === undefined ? undefined : orderOfToken(api.config.secrets.signing, proof.token);
  const orderId = proof.order_id ?? linked;
  if (orderId === undefined) {
    if (proof.token === undefined) throw refuse(TRACKING, 'order-id-required', { field: 'order_id' });
    throw refuse(TRACKING, 'order-not-found');
  }
  const isNumber = isOrderId(orderId);
  if (isNumber && actor.kind !== 'anonymous' && (await isAllowed(api.db, orderId, actor, 'track')))
    return { orderId, viewer: actor.kind, isOwn: true };
  if (linked === orderId) return { orderId, viewer: 'link', isOwn: false };
  const isTold = [proof.contact_number, proof.phone, proof.email].some((value) => value?.trim());
  if (!isTold && actor.kind !== 'customer' && proof.token === undefined)
    throw refuse(TRACKING, 'contact-required', { field: 'contact_number' });
  if (!isNumber || !isTold || !(await knowsContact(api, orderId, proof, ip))) throw refuse(TRACKING, 'order-not-found');
  return { orderId, viewer: 'guest', isOwn: false };
}

async function knowsContact(api: Api, orderId: number, proof: Proof, ip: string): Promise<boolean> {
  const limits = [
    { bucket: `track-from:${ip}`, limit: TRIES_A_MINUTE, seconds: 60 },
    { bucket: `track-order:${orderId}`, limit: TRIES_AN_HOUR, seconds: 3600 },
  ];
  if (api.config.rateLimits) {
    const { waitSeconds } = await countTries(api.db, limits);
    if (waitSeconds !== undefined) throw problem('too-many-requests', { retryAfterSeconds: waitSeconds });
  }
  const right = await findProofs(api.db, orderId);
  const phone = canonicalPhone(proof.contact_number ?? proof.phone ?? '');
  const email = proof.email && canonicalEmail(proof.email);
  const knowsPhone = right.phones.map((each) => isSame(phone, each && (canonicalPhone(each) ?? each))).includes(true);
  const knowsEmail = isSame(email, right.email);
  if (!knowsPhone && !knowsEmail) return false;
  if (api.config.rateLimits)
    await clearTries(
      api.db,
      limits.map(({ bucket }) => bucket),
    );
  return true;
}

/** Compares in constant time, also for a partial match and when there is nothing to compare with. */
function isSame(given: string | undefined, right: string | null | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const equal = timingSafeEqual(digest(given ?? ''), digest(right ?? ''));
  return equal && Boolean(given) && Boolean(right);
}

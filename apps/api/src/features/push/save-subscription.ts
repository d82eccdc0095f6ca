import { ECDH } from 'node:crypto';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Shopper } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { deleteSubscriptionOf, putSubscription, type NewSubscription, type PushOwner } from './store.ts';

const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/**
 * Stores the push subscription and language of the caller's browser. An empty token deletes it. A token of another push service is refused:
 * nothing would ever be sent to it.
 */
export async function saveSubscription(api: Api, actor: Shopper, token: string, locale: Locale): Promise<void> {
  const owner: PushOwner = actor.kind === 'customer' ? { sessionId: actor.sessionId } : { guestId: actor.guestId };
  const given = token.trim();
  if (given === '') return deleteSubscriptionOf(api.db, owner);
  const read = readSubscription(given, api.adapters.push.accepts);
  if (!read) throw refuse(API.customer.savePushToken, 'push-address-refused', { field: 'cm_firebase_token' });
  await inTransaction(api.db, (trx) => putSubscription(trx, owner, { ...read, locale }));
}

/** Parses the JSON of a `PushSubscription`. Undefined when its endpoint is not a push service or its keys are invalid. */
function readSubscription(json: string, accepts: (endpoint: string) => boolean): Omit<NewSubscription, 'locale'> | undefined {
  try {
    const { endpoint, keys } = JSON.parse(json) as { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } };
    const p256dh = keyOf(keys?.p256dh, POINT_BYTES);
    const auth = keyOf(keys?.auth, AUTH_BYTES);
    if (typeof endpoint !== 'string' || endpoint.length > 2000 || !accepts(endpoint) || !p256dh || !auth) return undefined;
    // Throws when the key is not a point on the curve.
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return { kind: 'web_push', endpoint, p256dh, auth };
  } catch {
    return undefined;
  }
}

/** Decodes a base64url key without padding, if it has that many bytes. */
function keyOf(value: unknown, bytes: number): string | undefined {
  if (typeof value !== 'string' || value.length > 200) return undefined;
  const read = Buffer.from(value, 'base64url');
  return read.length === bytes ? read.toString('base64url') : undefined;
}

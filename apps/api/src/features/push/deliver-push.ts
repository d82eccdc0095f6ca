import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { directionOf } from '@bozor/domain/words/direction.ts';
import { truncate } from '@bozor/domain/words/truncate.ts';
import { LRUCache } from 'lru-cache';
import type { Api } from '../../platform/api.ts';
import { withCircuitBreaker, type ExternalCall, type BreakerChange } from '../../platform/jobs/circuit-breaker.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';
import { deleteStale, deleteSubscription, findTarget, findUnread, recordRefusal, recordSent, type TargetRow } from './store.ts';
import { PUSH, type PushJob, type PushContent } from './enqueue-push.ts';

const LIFETIME_SECONDS = 4 * 3600;
const LONGEST_TEXT = 160;
const SWEPT_AT_ONCE = 500;
const TIMEOUT_MS = 12_000;
const MOST_SERVERS = 50;

/** Payload for the service worker: the notice as specified, and the page that it opens. */
interface PushPayload {
  readonly type: 'order_status' | 'message';
  readonly title: string;
  readonly body: string;
  readonly conversation_id: number | null;
  readonly sender_type: 'store' | 'delivery_man' | 'admin' | null;
  readonly order_id: number | null;
  readonly url: string;
  /** An open page of this customer shows the notice too. */
  readonly told_in_page: boolean;
  /** A later notice with the same tag replaces this one. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Defines the jobs that send push messages. Called once, while the API is composed. */
export function definePush(api: Api, onChange?: BreakerChange): void {
  const { db, jobs, adapters } = api;
  // Each browser vendor runs a push service of its own.
  const servers = new LRUCache<string, ExternalCall>({ max: MOST_SERVERS });
  const serverOf = (endpoint: string) => {
    const { host: name } = new URL(endpoint);
    const known = servers.get(name) ?? withCircuitBreaker({ name, timeoutMs: TIMEOUT_MS, onChange });
    servers.set(name, known);
    return known;
  };
  jobs.define<PushJob>(PUSH, 'push', async ({ target: id, news, since }) => {
    const target = await findTarget(db, id);
    const leftSeconds = Math.floor((Date.parse(since) + LIFETIME_SECONDS * 1000 - Date.now()) / 1000);
    const payload = target && leftSeconds > 0 ? await payloadOf(api, target, news) : undefined;
    if (!target || !payload) return;
    const outcome = await serverOf(target.endpoint)(() =>
      adapters.push.send(target, { payload: JSON.stringify(payload), topic: payload.tag, ttlSeconds: leftSeconds }),
    );
    if (outcome === 'gone') await deleteSubscription(db, id);
    else if (outcome === 'refused') await recordRefusal(db, id);
    else await recordSent(db, id);
  });
  jobs.define('sweep-push', 'chores', async () => {
    for (let last: number | undefined = 0; last !== undefined;) last = await deleteStale(db, last, SWEPT_AT_ONCE);
  });
  jobs.every('17 3 * * *', 'sweep-push');
}

async function payloadOf(api: Api, target: TargetRow, news: PushContent): Promise<PushPayload | undefined> {
  return news.kind === 'order' ? payloadOfOrder(api, target, news) : payloadOfMessage(api, target, news.messageId);
}

function payloadOfOrder(
  { words, config }: Api,
  { locale, is_guest }: TargetRow,
  { orderId, title }: PushContent & { kind: 'order' },
): PushPayload {
  return {
    type: 'order_status',
    title: words.translate(locale, title),
    body: words.translate(locale, 'Order {number}', { number: formatOrderNumber(orderId as OrderId) }),
    conversation_id: null,
    sender_type: null,
    order_id: orderId,
    url: is_guest ? `/track-order?token=${trackingToken(config.secrets.signing, orderId)}` : `/profile?page=my-orders&orderId=${orderId}`,
    told_in_page: !is_guest,
    tag: `order-${orderId}`,
    lang: locale,
    dir: directionOf(locale),
  };
}

/** Undefined when the message was read in the meantime. */
async function payloadOfMessage({ db, words, settings }: Api, { locale }: TargetRow, messageId: number): Promise<PushPayload | undefined> {
  const message = await findUnread(db, messageId, locale);
  if (!message) return undefined;
  const { conversation_id, sender_type } = message;
  const from = message.name ?? (await settings.read()).business_name;
  return {
    type: 'message',
    title: words.translate(locale, 'You have a new message'),
    body: message.body === '' ? from : `${from}: ${truncate(message.body, LONGEST_TEXT).text}`,
    conversation_id,
    sender_type,
    order_id: null,
    url: `/chatting?conversationId=${conversation_id}&type=${sender_type}`,
    told_in_page: true,
    tag: `conversation-${conversation_id}`,
    lang: locale,
    dir: directionOf(locale),
  };
}

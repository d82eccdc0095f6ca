import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveEvent } from '@bozor/contract/shop/customers/notifications.ts';
import type { Api } from '../../platform/api.ts';
import { coalesceChanges } from '../../platform/events/coalesce-changes.ts';
import type { Shopper } from '../../platform/http/actor.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { SENDERS } from '../messages/senders.ts';
import { presentNotice } from './present.ts';
import { readLatest, readNotices, readNewMessages, readSteps, type Reached } from './store.ts';
import { nameOf, type PeopleWatch } from './watch-people.ts';

const NOTHING = { order_id: null, order_status: null, conversation_id: null, sender_type: null, notification: null } as const;

interface Following {
  readonly actor: Shopper;
  readonly scope: { readonly locale: Locale };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Streams the caller's events: order steps, messages and notices, from now on or after `Last-Event-ID`. Each signal triggers a read of the
 * database, so nothing is missed during a lost connection. The stream ends when the caller has signed out.
 */
export async function followEvents(api: Api, watch: PeopleWatch, { actor, scope, request, reply }: Following): Promise<FastifyReply> {
  let reached = parseReached(request.headers['last-event-id']) ?? (await readLatest(api.db, actor));
  const stream = api.streams.open(reply, `events:${nameOf(actor)}`);
  const send = (event: Omit<LiveEvent, keyof typeof NOTHING> & Partial<LiveEvent>, now: Partial<Reached>) => {
    reached = { ...reached, ...now };
    stream.send({ ...NOTHING, ...event } satisfies LiveEvent, `${reached.step}-${reached.message}-${reached.notice}`);
  };
  const sendEvents = async () => {
    if (!(await api.identify.isStill(actor))) return stream.end();
    const customerId = actor.kind === 'customer' ? actor.customerId : undefined;
    // A notice belongs to a step. Notices are read before the steps and sent after them, so that a notice never arrives without its step.
    const { locale } = scope;
    const presenting = { words: api.words, locale, currency: currencyOf(await api.settings.read(), locale) };
    const notices = customerId === undefined ? [] : await readNotices(api.db, customerId, reached.notice);
    const messages = customerId === undefined ? [] : await readNewMessages(api.db, customerId, reached.message);
    for (const { id, order_id, status } of await readSteps(api.db, actor, reached.step))
      send({ kind: 'order', order_id, order_status: status }, { step: id });
    for (const { id, conversation_id, sender } of messages)
      send({ kind: 'message', conversation_id, sender_type: SENDERS[sender] }, { message: id });
    for (const row of notices)
      send({ kind: 'notice', order_id: row.order_id, notification: presentNotice(row, presenting) }, { notice: row.id });
  };

  const refresh = coalesceChanges(stream, sendEvents, (error) => request.log.warn({ err: error }, 'Events of somebody could not be read.'));
  // Watched before it is read, so that nothing happens unseen in between.
  stream.onEnd(watch.watch(actor, refresh));
  refresh();
  return reply;
}

function parseReached(id: unknown): Reached | undefined {
  const [, step, message, notice] = /^(\d{1,15})-(\d{1,15})-(\d{1,15})$/.exec(typeof id === 'string' ? id : '') ?? [];
  return step === undefined ? undefined : { step: Number(step), message: Number(message), notice: Number(notice) };
}

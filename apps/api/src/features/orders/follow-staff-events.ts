import type { FastifyReply } from 'fastify';
import type { StaffEvent } from '@bozor/contract/staff/events.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import type { StaffWatch } from './staff-watch.ts';

/** Pages that one person has open: a desk has the board, some orders and lists beside each other. */
const MOST_OF_A_SESSION = 20;

/** Streams the changes within a person's reach, from now on. The stream ends with the session. */
export function followStaffEvents(api: Api, watch: StaffWatch, actor: Staff, reply: FastifyReply): FastifyReply {
  const stream = api.streams.open(reply, `staff:${actor.sessionId}`, MOST_OF_A_SESSION);
  let sent = 0;
  const send = (event: StaffEvent) => stream.send(event, (sent += 1));
  stream.onEnd(
    watch.watch({
      actor,
      changed: (orderIds) => {
        for (const id of orderIds) send({ kind: 'order', order_id: id });
      },
      talked: () => send({ kind: 'chat', order_id: null }),
      missed: () => send({ kind: 'all', order_id: null }),
      over: () => {
        send({ kind: 'over', order_id: null });
        stream.end();
      },
    }),
  );
  return reply;
}

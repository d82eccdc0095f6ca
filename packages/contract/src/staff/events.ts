import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Exact, Id, Nullable, OneOf } from '../fields.ts';

/**
 * One change. `order`: an order within the person's reach changed; `chat`: somebody wrote in a conversation of theirs. `all`: some were missed, so that everything is read again. `over`: the
 * session has ended; the stream ends after it.
 */
export const StaffEvent = Exact({
  kind: OneOf('order', 'chat', 'all', 'over'),
  order_id: Nullable(Id),
});
export type StaffEvent = Static<typeof StaffEvent>;

export const events = {
  follow: endpoint({
    method: 'GET',
    path: '/staff/events',
    summary: 'Changes within the reach of the signed-in person as they happen. A reader who comes back reads everything again',
    tag: 'Staff',
    access: 'member',
    rate: 'stream',
    reply: StaffEvent,
    replyType: 'stream',
    problems: {},
  }),
};

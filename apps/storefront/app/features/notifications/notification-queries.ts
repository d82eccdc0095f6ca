import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList } from '@bozor/web/api/query.ts';

/** The customer's notifications, newest first. Reading marks them as read. */
export const notificationList = () =>
  apiList(calls.notifications.list, { query: { limit: 20 } }, { rows: (reply) => reply.notifications, personal: true, quiet: true });

import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { followEvents } from './follow-events.ts';
import { presentNotice } from './present.ts';
import { listNotices, markNoticesRead } from './store.ts';
import { PeopleWatch } from './watch-people.ts';

export function notificationRoutes(api: Api): void {
  const watch = new PeopleWatch(api);
  mount(api, API.notifications.list, async ({ actor, query, scope: { locale } }) => {
    const { limit, offset } = query;
    const presenting = { words: api.words, locale, currency: currencyOf(await api.settings.read(), locale) };
    const { rows, total, unread } = await listNotices(api.db, actor.customerId, query);
    await markNoticesRead(
      api.db,
      actor.customerId,
      rows.filter(({ read_at }) => read_at === null).map(({ id }) => id),
    );
    return { total_size: total, limit, offset, notifications: rows.map((row) => presentNotice(row, presenting)), unread };
  });
  mount(api, API.notifications.events, async (call) => followEvents(api, watch, call));
}

import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { presentConversation } from './present.ts';
import { presentingOf } from './presenting-of.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';
import { listConversations } from './store.ts';

export function messageRoutes(api: Api): void {
  mount(api, API.messages.list, async ({ actor, query, scope: { locale } }) => {
    const { limit, offset } = query;
    const { rows, total, unread } = await listConversations(api.db, { ...query, customer: actor, locale });
    const presenting = await presentingOf(api);
    return {
      total_size: total,
      limit,
      offset,
      conversations: rows.map((row) => presentConversation(row, presenting)),
      unread_total: unread,
    };
  });
  mount(api, API.messages.details, async ({ actor, query, scope }) => readConversation(api, actor, query, scope.locale));
  mount(api, API.messages.send, async ({ actor, body, files, scope }) =>
    sendMessage(api, actor, body, files['image[]'] ?? [], scope.locale),
  );
}

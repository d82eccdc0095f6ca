import type { MenuItem } from '@bozor/contract/store/menu.ts';
import { API } from '@bozor/contract/store/routes.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { putItemBack, takeItemOff, type MenuActed } from './pause-item.ts';
import { readMenu, readMenuItem } from './read-menu.ts';

export function storeMenuRoutes(api: Api): void {
  mount(api, API.menu.list, async ({ actor, query, scope }) => ({
    now: api.adapters.clock.now().toISOString(),
    ...(await readMenu(api.db, actor, query, scope.locale)),
  }));
  mount(api, API.menu.takeOff, async ({ actor, params, body, scope }) => {
    const until = body.until === undefined ? undefined : new Date(body.until);
    const acted = await takeItemOff(api, actor, { itemId: params.item, lasts: body.lasts, until });
    return answer(acted, actor, params.item, scope.locale);
  });
  mount(api, API.menu.putBack, async ({ actor, params, scope }) =>
    answer(await putItemBack(api, actor, params.item), actor, params.item, scope.locale),
  );

  async function answer(acted: MenuActed, actor: Staff, itemId: number, locale: Locale): Promise<MenuItem> {
    if (!acted.ok)
      throw acted.problem === 'time-passed'
        ? refuse(API.menu.takeOff, acted.problem, { field: 'until' })
        : refuse(API.menu.takeOff, acted.problem);
    const item = await readMenuItem(api.db, actor, itemId, locale);
    if (!item) throw refuse(API.menu.takeOff, 'item-not-found');
    return item;
  }
}

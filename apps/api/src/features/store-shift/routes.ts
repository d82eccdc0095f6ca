import { API } from '@bozor/contract/store/routes.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { endPause, pauseStore } from './pause-store.ts';
import { readOwnStores } from './read-own-stores.ts';
import { endBusy, setBusy, type ShiftActed } from './set-busy.ts';

export function storeShiftRoutes(api: Api): void {
  mount(api, API.shift.read, async ({ actor, scope }) => readOwnStores(api, actor, scope.locale));
  mount(api, API.shift.busy, async ({ actor, params, body, scope }) => {
    const acted = await setBusy(api, actor, { storeId: params.store, minutes: body.minutes, until: new Date(body.until) });
    return answer(acted, actor, scope.locale);
  });
  mount(api, API.shift.pause, async ({ actor, params, body, scope }) => {
    const acted = await pauseStore(api, actor, { storeId: params.store, until: new Date(body.until) });
    return answer(acted, actor, scope.locale);
  });
  mount(api, API.shift.resume, async ({ actor, params, body, scope }) => {
    const acted = await (body.what === 'busy' ? endBusy : endPause)(api, actor, params.store);
    return answer(acted, actor, scope.locale);
  });

  async function answer(acted: ShiftActed, actor: Staff, locale: Locale) {
    if (acted.ok) return readOwnStores(api, actor, locale);
    throw acted.problem === 'until-not-possible'
      ? refuse(API.shift.pause, 'until-not-possible', { field: 'until' })
      : refuse(API.shift.pause, acted.problem);
  }
}

import { API } from '@bozor/contract/store/routes.ts';
import type { Weekday } from '@bozor/domain/time/local-time.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { chooseMinutes } from './choose-minutes.ts';
import { findConflicts, readHours, saveHours } from './plan-hours.ts';
import { endPause, pauseStore } from './pause-store.ts';
import { readKeptTimes } from './read-kept-times.ts';
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
  mount(api, API.shift.keptTimes, async ({ actor, scope }) => readKeptTimes(api, actor, scope.locale));
  mount(api, API.shift.chooseMinutes, async ({ actor, params, body, scope }) => {
    const part = { weekday: body.weekday as Weekday, fromHour: body.from_hour };
    if (!(await chooseMinutes(api, actor, { storeId: params.store, ...part, minutes: body.minutes })))
      throw refuse(API.shift.chooseMinutes, 'store-not-found');
    return readKeptTimes(api, actor, scope.locale);
  });

  mount(api, API.hours.read, async ({ actor, params, scope }) => {
    const hours = await readHours(api, actor, { storeId: params.store, locale: scope.locale });
    if (!hours) throw refuse(API.hours.read, 'store-not-found');
    return hours;
  });
  mount(api, API.hours.conflicts, async ({ actor, params, body, scope }) => {
    const found = await findConflicts(api, actor, { storeId: params.store, locale: scope.locale }, body);
    if (!found.ok) throw refuse(API.hours.save, found.problem);
    return { orders: found.value.map(({ id, at, is_scheduled }) => ({ order_id: id, at: at.toISOString(), is_scheduled })) };
  });
  mount(api, API.hours.save, async ({ actor, params, body, scope }) => {
    const saved = await saveHours(api, actor, { storeId: params.store, locale: scope.locale }, body);
    if (!saved.ok) throw refuse(API.hours.save, saved.problem);
    return saved.value;
  });

  async function answer(acted: ShiftActed, actor: Staff, locale: Locale) {
    if (acted.ok) return readOwnStores(api, actor, locale);
    throw acted.problem === 'until-not-possible'
      ? refuse(API.shift.pause, 'until-not-possible', { field: 'until' })
      : refuse(API.shift.pause, acted.problem);
  }
}

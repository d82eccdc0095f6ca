import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { presentParcelCategory } from './present.ts';
import { readInstructions, readParcelCategories } from './store.ts';

export function parcelRoutes(api: Api): void {
  mount(api, API.parcel.categories, async ({ scope }) => {
    const [rows, settings] = await Promise.all([readParcelCategories(api.db, scope.zoneIds, scope.locale), api.settings.read()]);
    return rows.map((row) => presentParcelCategory(row, settings.digit_after_decimal_point));
  });

  mount(api, API.parcel.instructions, async ({ query, scope }) => {
    const { rows, total } = await readInstructions(api.db, { ...query, locale: scope.locale });
    return { total_size: total, limit: query.limit, offset: query.offset, instructions: rows };
  });
}

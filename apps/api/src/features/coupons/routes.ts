import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { modulesOf } from '../items/list-items.ts';
import { presentCoupon } from './present-coupon.ts';
import { readCoupons } from './store.ts';

export function couponRoutes(api: Api): void {
  mount(api, API.promotions.coupons, async ({ actor, query, scope }) => {
    const [rows, settings] = await Promise.all([
      readCoupons(
        api.db,
        {
          customerId: actor.kind === 'customer' ? actor.customerId : null,
          zoneIds: scope.zoneIds,
          moduleIds: await modulesOf(api, scope),
          storeId: query.store_id,
          locale: scope.locale,
          now: api.adapters.clock.now(),
        },
        query,
      ),
      api.settings.read(),
    ]);
    return {
      total_size: rows[0]?.total ?? 0,
      limit: query.limit,
      offset: query.offset,
      coupons: rows.map((row) => presentCoupon(row, settings.digit_after_decimal_point)),
    };
  });
}

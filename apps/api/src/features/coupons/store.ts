import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { CouponColumns } from './coupon-columns.ts';

export interface CouponRow extends CouponColumns {
  readonly store: { readonly id: number; readonly slug: string; readonly name: string } | null;
  readonly total: number;
}

interface CouponsQuery {
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
  /** Only coupons that are valid at this store. */
  readonly storeId: number | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Public coupons that this caller can still use here. First-order coupons are left out after a first order, as are used-up ones. A guest
 * sees the coupons of a new account.
 */
export async function readCoupons(
  db: Database,
  { customerId, zoneIds, moduleIds, storeId, locale, now }: CouponsQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select c.id, c.code, coalesce(c.title->>${locale}, c.title->>'en') as title, c.kind, c.discount, c.max_discount_minor, c.min_purchase_minor,
      c.first_order, c.starts_at, c.ends_at, count(*) over () as total,
      case when s.id is not null then jsonb_build_object('id', s.id, 'slug', s.slug, 'name', coalesce(s.name->>${locale}, s.name->>'en')) end as store
    from coupons c
    left join stores s on s.id = c.store_id and s.is_active and s.zone_id = any(${[...zoneIds]}::bigint[])
      and s.module_id = any(${[...moduleIds]}::bigint[])
    where c.is_active and c.starts_at <= ${now} and c.ends_at > ${now}
      and (c.is_listed or c.customer_id = ${customerId})
      and (c.customer_id is null or c.customer_id = ${customerId})
      and (c.module_id is null or c.module_id = any(${[...moduleIds]}::bigint[]))
      and (c.zone_id is null or c.zone_id = any(${[...zoneIds]}::bigint[]))
      and (c.store_id is null or s.id is not null)
      and (${storeId ?? null}::bigint is null or c.store_id is null or c.store_id = ${storeId ?? null})
      and (c.total_limit is null or c.used < c.total_limit)
      and not (c.first_order and has_standing_order(${customerId}))
      and (c.per_customer_limit is null or c.per_customer_limit > (
        select count(*) from coupon_uses u where u.coupon_id = c.id and u.customer_id = ${customerId} and u.released_at is null))
    order by c.customer_id nulls last, c.ends_at, c.id limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return rows;
}

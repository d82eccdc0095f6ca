import { sql } from 'kysely';
import type { Profile } from '@bozor/contract/shop/customers/customer.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import { problem } from '../../platform/http/problem.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { WELCOME } from '../orders/first-order.ts';

interface ProfileRow {
  readonly id: number;
  readonly f_name: string;
  readonly l_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly image: string | null;
  readonly is_phone_verified: 0 | 1;
  readonly is_email_verified: 0 | 1;
  readonly has_password: boolean;
  readonly ref_code: string;
  readonly created_at: Date;
  readonly welcome_until: Date | null;
  readonly is_welcome: boolean;
  readonly order_count: number;
  readonly running_orders: number;
  readonly wallet_minor: number;
  readonly points: number;
  readonly unread_notifications: number;
  readonly interest_modules: number[];
}

/** Profile of the signed-in customer, read in one round trip. */
export async function readProfile(api: Api, customerId: number): Promise<Profile> {
  const settings = await api.settings.read();
  const { rows } = await sql<ProfileRow>`
    select c.id, c.f_name, c.l_name, c.phone, c.email, c.image, (c.phone_verified_at is not null)::int as is_phone_verified,
      (c.email_verified_at is not null)::int as is_email_verified, c.password_hash is not null as has_password, c.ref_code, c.created_at, c.welcome_until,
      ${WELCOME} as is_welcome,
      coalesce((select orders from order_counts o where o.customer_id = c.id and o.kind = 'placed'), 0) as order_count,
      (select count(*)::int from orders r where r.customer_id = c.id and r.ended_as is null) as running_orders,
      coalesce((select balance from ledger_accounts a where a.customer_id = c.id and a.kind = 'wallet'), 0) as wallet_minor,
      coalesce((select balance from ledger_accounts a where a.customer_id = c.id and a.kind = 'loyalty'), 0) as points,
      coalesce((select unread from notice_counts n where n.customer_id = c.id), 0) as unread_notifications,
      array(select module_id from interest_answers i where i.customer_id = c.id order by module_id) as interest_modules
    from customers c where c.id = ${customerId}`.execute(api.db);
  const row = rows[0];
  if (!row) throw problem('not-found');
  const image = mediaUrl(row.image);
  return {
    id: row.id,
    f_name: row.f_name,
    l_name: row.l_name,
    last_name: row.l_name,
    phone: row.phone,
    email: row.email,
    image,
    image_full_url: image,
    is_phone_verified: row.is_phone_verified,
    is_email_verified: row.is_email_verified,
    has_password: row.has_password,
    is_valid_for_discount: row.is_welcome,
    discount_amount: row.is_welcome ? settings.first_order_percent : 0,
    discount_amount_type: 'percent',
    discount_maximum: row.is_welcome ? toJsonAmount(settings.first_order_cap as Minor, settings.digit_after_decimal_point) : null,
    validity: row.is_welcome ? (row.welcome_until?.toISOString() ?? null) : null,
    wallet_balance: toJsonAmount(row.wallet_minor as Minor, settings.digit_after_decimal_point),
    loyalty_point: row.points,
    ref_code: settings.wallet && settings.referral ? row.ref_code : null,
    order_count: row.order_count,
    running_orders: row.running_orders,
    unread_messages: 0,
    unread_notifications: row.unread_notifications,
    selected_modules_for_interest: row.interest_modules,
    created_at: row.created_at.toISOString(),
  };
}

import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';

const { db } = await freshDatabase();
let shop: SmallShop;
let orderId: number;

beforeAll(async () => {
  shop = await buildShop(db);
  orderId = await placeOrder(db, shop);
});

/** `$store`, `$otherItem` … are the ids of the small shop; `$order` is a pending order of its customer. */
const filled = (sql: string) =>
  sql.replace(/\$(\w+)/g, (_, name: string) => String(name === 'order' ? orderId : shop[`${name}Id` as keyof SmallShop]));

const attempt = async (sql: string): Promise<string> => {
  const outcome = await db
    .transaction()
    .execute(async (transaction) => {
      for (const statement of filled(sql).split(';;')) await transaction.executeQuery(CompiledQuery.raw(statement));
      await transaction.executeQuery(CompiledQuery.raw('set constraints all immediate'));
      throw new Error('accepted');
    })
    .catch((error: unknown) => error as { message: string; constraint?: string; code?: string });
  return outcome.constraint ?? (outcome.code ? `${outcome.code} ${outcome.message}` : outcome.message);
};

/** Forbidden writes → the constraint that refuses each. */
/** A person with one grant. */
const grant = (columns: string, values: string) =>
  `insert into staff (name) values ('Rustam');; insert into staff_grants (staff_id, ${columns}) select id, ${values} from staff`;

const REFUSED: Readonly<Record<string, readonly [sql: string, constraint: string]>> = {
  'a name without English': [`update items set name = '{"uz":"Non"}'`, 'localized_check'],
  'a name that holds something other than texts': [`update items set name = '{"en":"Bread","uz":5}'`, 'localized_check'],
  'a price below zero': [`update items set price_minor = -1`, 'minor_check'],
  'a price that could not be summed exactly': [`update items set price_minor = 1000000000001`, 'minor_check'],
  'a discount above 100 percent': [`update items set discount = 101, discount_type = 'percent'`, 'items_discount'],
  'half a minor unit of discount': [`update items set discount = 10.5, discount_type = 'amount'`, 'items_discount'],
  'stock below zero': [`update item_stock set stock = stock - 6 where item_id = $item`, 'item_stock_stock_check'],
  'stock of a variation of another item': [
    `insert into item_variations (item_id, type, price_minor) values ($otherItem, 'Big', 1);; insert into item_stock (item_id, variation_id, stock) select $item, id, 1 from item_variations`,
    'item_stock_item_id_variation_ref_fkey',
  ],
  'an item whose zone is not its store’s': [`update items set zone_id = zone_id + 1`, 'items_store_id_zone_id_module_id_fkey'],
  'an item in a category of another module': [
    `insert into modules (slug, module_type, name) values ('food', 'food', '{"en":"Food"}');; insert into categories (module_id, slug, name) select id, 'plov', '{"en":"Plov"}' from modules where slug = 'food';; update items set category_id = (select id from categories where slug = 'plov')`,
    'items_category_id_module_id_fkey',
  ],
  'a category below a child': [
    `insert into categories (module_id, parent_id, slug, name) values ($module, $category, 'rye', '{"en":"Rye"}');; insert into categories (module_id, parent_id, slug, name) select $module, id, 'dark', '{"en":"Dark"}' from categories where slug = 'rye'`,
    'categories_two_levels',
  ],
  'campaign dates without a campaign': [
    `update items set available_from = now(), available_until = now() + interval '1 day'`,
    'items_campaign_dates',
  ],
  'the same variation twice': [
    `insert into item_variations (item_id, type, price_minor) values ($item, 'Big', 1), ($item, 'Big', 2)`,
    'item_variations_item_id_type_key',
  ],
  'an add-on of another store': [
    `insert into add_ons (store_id, name, price_minor) values ($otherStore, '{"en":"Jam"}', 1);; insert into item_add_ons (item_id, add_on_id, store_id) select $item, id, $store from add_ons`,
    'item_add_ons_add_on_id_store_id_fkey',
  ],
  'a store in a module its zone does not have': [
    `insert into modules (slug, module_type, name) values ('food', 'food', '{"en":"Food"}');; update stores set module_id = (select id from modules where slug = 'food') where id = $otherStore`,
    'stores_zone_id_module_id_fkey',
  ],
  'a store in a time zone that does not exist': [`update stores set timezone = 'Asia/Atlantis'`, 'stores_timezone_check'],
  'opening hours that overlap': [
    `insert into store_hours values ($store, 1, 480, 1200), ($store, 1, 1100, 1300)`,
    'store_hours_no_overlap',
  ],
  'opening hours that overlap past midnight': [
    `insert into store_hours values ($store, 1, 1200, 120), ($store, 2, 60, 600)`,
    'store_hours_no_overlap',
  ],
  'opening hours that overlap past Sunday': [
    `insert into store_hours values ($store, 7, 1200, 120), ($store, 1, 60, 600)`,
    'store_hours_no_overlap',
  ],
  'two closures of a store at a time': [
    `insert into store_closures (store_id, starts_at, ends_at) values ($store, '2026-01-01', '2026-01-03'), ($store, '2026-01-02', '2026-01-04')`,
    'store_closures_no_overlap',
  ],
  'two store discounts at a time': [
    `insert into store_discounts (store_id, percent, starts_at, ends_at) values ($store, 10, now(), now() + interval '2 days'), ($store, 20, now() + interval '1 day', now() + interval '3 days')`,
    'store_discounts_one_at_a_time',
  ],
  'a flash sale that does not add up': [
    `insert into flash_sales (module_id, title, starts_at, ends_at) values ($module, '{"en":"Sale"}', '2026-01-01', '2026-01-02');; insert into flash_sale_items (flash_sale_id, item_id, starts_at, ends_at, discount, discount_type, initial, available) select id, $item, starts_at, ends_at, 10, 'percent', 5, 4 from flash_sales`,
    'flash_sale_items_add_up',
  ],
  'an item in two flash sales at a time': [
    `insert into flash_sales (module_id, title, starts_at, ends_at) values ($module, '{"en":"One"}', '2026-01-01', '2026-01-03'), ($module, '{"en":"Two"}', '2026-01-02', '2026-01-04');; insert into flash_sale_items (flash_sale_id, item_id, starts_at, ends_at, discount, discount_type, initial, available) select id, $item, starts_at, ends_at, 10, 'percent', 5, 5 from flash_sales`,
    'flash_sale_items_one_at_a_time',
  ],
  'a coupon used more often than it may be': [
    `insert into coupons (code, title, kind, discount, total_limit, used, starts_at, ends_at) values ('SALOM', '{"en":"Hello"}', 'percent', 10, 1, 1, now(), now() + interval '1 day');; update coupons set used = used + 1`,
    'coupons_within_limit',
  ],
  'a banner for a store without a store': [
    `insert into banners (module_id, type, title, image) values ($module, 'store_wise', '{"en":"Go"}', 'demo/banner.webp')`,
    'banners_target',
  ],
  'a banner link that runs a script': [
    `insert into banners (module_id, type, title, image, link) values ($module, 'default', '{"en":"Go"}', 'demo/banner.webp', 'javascript:alert(1)')`,
    'link_check',
  ],
  'a link to another host that looks like our own': [
    `insert into banners (module_id, type, title, image, link) values ($module, 'default', '{"en":"Go"}', 'demo/banner.webp', '//evil.example')`,
    'link_check',
  ],
  'a media key that climbs out of the store': [`update stores set logo = '../../etc/passwd'`, 'media_key_check'],
  'a prescription that everybody may see': [
    `insert into media_objects (key, visibility, purpose, content_type, byte_size, sha256) values ('a/b.webp', 'public', 'prescription', 'image/webp', 1, sha256('x'))`,
    'media_objects_private',
  ],
  'a phone number that is not international': [`update customers set phone = '901234567'`, 'phone_number_check'],
  'an e-mail address in capitals': [`update customers set email = 'Aziza@example.org'`, 'email_address_check'],
  'two customers with one phone': [`insert into customers (ref_code, phone) values ('OTHER2026', '+998901234567')`, 'customers_phone'],
  'a verified phone that is missing': [
    `insert into customers (ref_code, phone_verified_at) values ('OTHER2026', now())`,
    'customers_verified_phone',
  ],
  'a deleted customer who can still be called': [
    `update customers set status = 'deleted', deleted_at = now()`,
    'customers_deleted_is_empty',
  ],
  'a token kept as it is': [
    `insert into sessions (token_hash, customer_id, expires_at) values ('secret', $customer, now() + interval '1 day')`,
    'hash_check',
  ],
  'a sixth try of a code': [
    `insert into one_time_codes (destination, purpose, code_hmac, tries, expires_at) values ('+998901234567', 'login', sha256('x'), 6, now() + interval '10 minutes')`,
    'one_time_codes_tries',
  ],
  'two living codes for one purpose': [
    `insert into one_time_codes (destination, purpose, code_hmac, expires_at) select '+998901234567', 'login', sha256('x'), now() + interval '10 minutes' from generate_series(1, 2)`,
    'one_time_codes_one_alive',
  ],
  'a referral of oneself': [`insert into referrals (referred_id, referrer_id) values ($customer, $customer)`, 'referrals_of_others'],
  'a cart of nobody': [`insert into carts (module_id) values ($module)`, 'carts_one_owner'],
  'a cart of a customer and a guest': [
    `insert into carts (module_id, customer_id, guest_id) values ($module, $customer, $guest)`,
    'carts_one_owner',
  ],
  'two carts of a customer in one module': [
    `insert into carts (module_id, customer_id) values ($module, $customer), ($module, $customer)`,
    'carts_of_customer',
  ],
  'a line of another store than the cart’s': [
    `insert into carts (module_id, customer_id, store_id) values ($module, $customer, $store);; insert into cart_lines (cart_id, store_id, item_id, selection_key, quantity, seen_price_minor) select id, $otherStore, $otherItem, 'k', 1, 1 from carts`,
    'cart_lines_one_store',
  ],
  'a line that gives its item another store': [
    `insert into carts (module_id, customer_id, store_id) values ($module, $customer, $store);; insert into cart_lines (cart_id, store_id, item_id, selection_key, quantity, seen_price_minor) select id, $store, $otherItem, 'k', 1, 1 from carts`,
    'cart_lines_item_id_store_id_fkey',
  ],
  'the same choice on two lines': [
    `insert into carts (module_id, customer_id, store_id) values ($module, $customer, $store);; insert into cart_lines (cart_id, store_id, item_id, selection_key, quantity, seen_price_minor) select id, $store, $item, 'k', 1, 1 from carts, generate_series(1, 2)`,
    'cart_lines_same_choice',
  ],
  'a quantity of zero': [
    `insert into carts (module_id, customer_id, store_id) values ($module, $customer, $store);; insert into cart_lines (cart_id, store_id, item_id, selection_key, quantity, seen_price_minor) select id, $store, $item, 'k', 0, 1 from carts`,
    'cart_lines_quantity_check',
  ],
  'a key that is forgotten within the day': [
    `insert into idempotency_keys (actor, key, operation, body_hash, expires_at) values ('c:1', 'k', 'place', sha256('x'), now() + interval '1 hour')`,
    'idempotency_keys_kept',
  ],
  'an order number that tells the next one': [`update orders set id = 1 where id = $order`, 'orders_id_check'],
  'a review of what was not ordered': [
    `insert into reviews (order_id, customer_id, item_id, store_id, rating) values ($order, $customer, $otherItem, $otherStore, 5)`,
    'reviews_of_what_was_ordered',
  ],
  'a review of another’s order': [
    `insert into customers (ref_code) values ('OTHER2026');; insert into reviews (order_id, customer_id, item_id, store_id, rating) select $order, id, $item, $store, 5 from customers where ref_code = 'OTHER2026'`,
    'reviews_order_id_customer_id_fkey',
  ],
  'two reviews of one thing': [
    `insert into reviews (order_id, customer_id, item_id, store_id, rating) select $order, $customer, $item, $store, 5 from generate_series(1, 2)`,
    'reviews_order_id_item_id_customer_id_key',
  ],
  'six stars': [
    `insert into reviews (order_id, customer_id, item_id, store_id, rating) values ($order, $customer, $item, $store, 6)`,
    'reviews_rating_check',
  ],
  'an empty message': [
    `insert into conversations (customer_id, store_id) values ($customer, $store);; insert into messages (conversation_id, sender) select id, 'customer' from conversations`,
    'messages_say_something',
  ],
  'two conversations with one store': [
    `insert into conversations (customer_id, store_id) values ($customer, $store), ($customer, $store)`,
    'conversations_customer_id_store_id_rider_id_key',
  ],
  'a push address that is not encrypted': [
    `insert into push_subscriptions (guest_id, kind, endpoint, p256dh, auth) values ($guest, 'web_push', 'http://169.254.169.254/', repeat('x', 87), repeat('x', 22))`,
    'push_subscriptions_encrypted',
  ],
  'a fourth picture of a prescription': [
    `insert into media_objects (key, visibility, purpose, content_type, byte_size, sha256) values ('a/b.webp', 'private', 'prescription', 'image/webp', 1, sha256('x'));; insert into order_attachments (order_id, position, media_key) values ($order, 4, 'a/b.webp')`,
    'order_attachments_position_check',
  ],
  'a change of the audit log': [
    `insert into audit_log (actor, action, subject) values ('operator', 'changed', 'settings');; update audit_log set actor = 'nobody'`,
    'audit_log_append_only',
  ],
  'staff of a role that nobody knows': [grant(`role`, `'admin'`), 'staff_grants_role_check'],
  'a customer who moves an order as staff': [
    `insert into staff (name) values ('Rustam');; update orders set status = 'canceled', status_by = 'customer', status_by_staff = (select id from staff) where id = $order`,
    'orders_staff_of_status_by',
  ],
  'another person behind a step whose words go': [
    `insert into staff (name) values ('Rustam');; update orders set status = 'canceled', status_by = 'customer', status_note = 'Late' where id = $order;; update order_events set note = null, note_salt = null, staff_id = (select id from staff) where note = 'Late'`,
    'order_events_append_only',
  ],
  'a kitchen without a store': [grant(`role`, `'kitchen'`), 'staff_grants_store_of_role'],
  'an owner of one store': [grant(`role, store_id`, `'owner', $store`), 'staff_grants_store_of_role'],
  'a manager of a zone’s store': [grant(`role, store_id, zone_id`, `'store_manager', $store, $zone`), 'staff_grants_zone_of_role'],
  'staff courier who is none': [grant(`role`, `'courier'`), 'staff_grants_rider_of_role'],
  'two accounts of one courier': [
    `insert into riders (zone_id, f_name, phone) values ($zone, 'Bobur', '+998935550001');; insert into staff (name) values ('Bobur'), ('Anvar');; insert into staff_grants (staff_id, role, rider_id) select s.id, 'courier', r.id from riders r, staff s`,
    'staff_grants_rider',
  ],
  'two sessions of staff with one token': [
    `insert into staff (name) values ('Rustam');; insert into staff_sessions (staff_id, token_hash, expires_at) select id, sha256('token'), now() + interval '1 hour' from staff, generate_series(1, 2)`,
    'staff_sessions_token_hash_key',
  ],
  'a session of staff that ends before it begins': [
    `insert into staff (name) values ('Rustam');; insert into staff_sessions (staff_id, token_hash, expires_at) select id, sha256('token'), now() - interval '1 hour' from staff`,
    'staff_sessions_check',
  ],
  'staff going who acted': [
    `insert into staff (name) values ('Rustam');; insert into audit_log (actor, action, subject, staff_id) select 'owner', 'changed', 'settings', id from staff;; delete from staff`,
    'audit_log_staff_id_fkey',
  ],
  'a flag that is a word': [`insert into settings (key, kind, value) values ('guest_checkout', 'flag', '"yes"')`, 'settings_kind'],
};

describe('the database refuses', () => {
  for (const [what, [sql, constraint]] of Object.entries(REFUSED)) {
    test(what, async () => {
      expect(await attempt(sql)).toBe(constraint);
    });
  }
});

test('valid rows are accepted', async () => {
  expect(await attempt(`update items set price_minor = 12000, discount = 12.5, discount_type = 'percent'`)).toBe('accepted');
});

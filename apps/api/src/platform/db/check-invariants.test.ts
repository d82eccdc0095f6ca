import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import { brokenInvariants, readInvariants } from './check-invariants.ts';

const { db } = await freshDatabase();
let shop: SmallShop;
let orderId: number;

beforeAll(async () => {
  shop = await buildShop(db);
  orderId = await placeOrder(db, shop);
  await db
    .updateTable('orders')
    .set({ status: 'confirmed', status_by: 'store', status_note: 'Gladly' })
    .where('id', '=', orderId)
    .execute();
});

/** Defects that only a superuser can plant → the invariant that finds each. */
const DEFECTS: Readonly<Record<string, readonly [sql: string, sentence: string]>> = {
  'a line went missing': [`delete from order_lines`, 'The total of an order is the sum of its charges'],
  'a charge that was raised': [
    `update order_charges set amount_minor = 9000 where kind = 'delivery'`,
    'The total of an order is the sum of its charges',
  ],
  'an order without a bill': [`delete from order_charges`, 'The total of an order is the sum of its charges'],
  'a share of a coupon that nobody used': [
    `update order_lines set coupon_share_minor = 1`,
    'The total of an order is the sum of its charges',
  ],
  'a welcome that is not on the bill': [`update orders set is_welcomed = true`, 'An order with the welcome offer has it on its bill'],
  'a free delivery that was charged': [
    `update orders set delivery_free_by = 'coupon'`,
    'An order with the welcome offer has it on its bill',
  ],
  'a line of another store': [`update order_lines set item_id = $otherItem`, 'The lines of an order belong to its store'],
  'an order without lines': [
    `delete from order_lines;; update order_charges set amount_minor = 0 where kind = 'items';; update orders set total_minor = 8000`,
    'Every order with goods has lines',
  ],
  'a status without an event': [`update orders set status = 'processing'`, 'The events of an order are numbered without a gap'],
  'a history that jumps': [
    `update order_events set from_status = 'handover' where position = 2`,
    'The events of an order are numbered without a gap',
  ],
  'an event that was rewritten': [
    `update order_events set note = 'never said' where position = 1`,
    'The hash of each event is made of its own words and the hash before',
  ],
  'an event that was replaced, hash and all': [
    `update order_events set at = at - interval '1 day', hash = order_event_hash(order_id, position, from_status, status, by, null, at - interval '1 day', null) where position = 1`,
    'The hash of each event is made of its own words and the hash before',
  ],
  'other words than were said': [
    `update order_events set note = 'Not that' where position = 2`,
    'The hash of each event is made of its own words and the hash before',
  ],
  'an event that was made earlier': [
    `update order_events set at = at - interval '1 day' where position = 2`,
    'The hash of each event is made of its own words and the hash before',
  ],
  'money out of nothing': [
    `insert into ledger_entries (reason, once) values ('adjustment', 'x');; insert into ledger_postings (entry_id, account_id, unit, amount) select max(e.id), ledger_account('payments'), 'money', 100 from ledger_entries e`,
    'Every ledger entry balances',
  ],
  'a wallet that was topped up by hand': [
    `select ledger_account('wallet', $customer);; update ledger_accounts set balance = 5000 where customer_id = $customer`,
    'Every stored balance is the sum of its postings',
  ],
  'a wallet part that nobody paid': [
    `update orders set wallet_minor = 100`,
    'The wallet part of an order was taken from the wallet, unless it was returned',
  ],
  'a coupon that counts wrong': [
    `insert into coupons (code, title, kind, discount, used, starts_at, ends_at) values ('SALOM', '{"en":"Hello"}', 'percent', 10, 3, now(), now() + interval '1 day')`,
    'A coupon’s counter is the number of its uses',
  ],
  'a coupon that was taken without a use': [
    `insert into coupons (code, title, kind, discount, starts_at, ends_at) values ('SALOM', '{"en":"Hello"}', 'percent', 10, now(), now() + interval '1 day');; update orders set coupon_code = 'SALOM', coupon_id = (select id from coupons)`,
    'An order with a coupon has used it',
  ],
  'an order that nobody counted': [
    `update order_counts set orders = 7 where customer_id = $customer and kind = 'placed'`,
    'The order counts of customers match the orders placed and the orders ended',
  ],
  'hearts that nobody gave': [
    `insert into wish_counts (item_id, wishes) values ($item, 4)`,
    'The stored numbers of favourites of an item and of comments on a store match',
  ],
  'a comment that nobody wrote': [
    `update stores set comment_count = 2 where id = $store`,
    'The stored numbers of favourites of an item and of comments on a store match',
  ],
  'notices that nobody counted': [
    `insert into notice_counts (customer_id, notices, unread) values ($customer, 3, 1)`,
    'The stored lengths of lists match',
  ],
  'an account with a posting too many': [
    `select ledger_account('wallet', $customer);; update ledger_accounts set posting_count = 2 where customer_id = $customer`,
    'The stored lengths of lists match',
  ],
  'a conversation without its messages': [
    `insert into conversations (customer_id, store_id, message_count) values ($customer, $store, 2)`,
    'The stored lengths of lists match',
  ],
  'stars that are spread otherwise': [
    `insert into reviews (order_id, customer_id, item_id, store_id, rating) values ($order, $customer, $item, $store, 5);; update items set rating_count = 1, rating_sum = 5, stars = '{1,0,0,0,0}' where id = $item;; update stores set rating_count = 1, rating_sum = 5, stars = '{0,0,0,0,1}' where id = $store`,
    'The stored ratings and star distributions match the visible reviews',
  ],
  'a stock row of a variation that a thing does not have': [
    `insert into item_stock (item_id, variation_id, stock) values ($item, 99, 1)`,
    'Stock is never below zero',
  ],
  'a thing that counts no stock': [`delete from item_stock where item_id = $item`, 'Every item outside food counts its stock'],
  'a wrong price range': [
    `update items set lowest_price_minor = 1`,
    'The price range and the counts of an item match its variations and groups',
  ],
  'prices that are kept for too long': [
    `update stores set priced_until = now()`,
    'The stored price of an item is right for the period of its store',
  ],
  'a thing outside its category': [`delete from item_categories`, 'An item is filed in its own category and in the parent of that'],
  'stars that nobody gave': [
    `update items set rating_sum = 5, rating_count = 1 where id = $item`,
    'The stored ratings and star distributions match the visible reviews',
  ],
  'a store’s stars that nobody gave': [
    `update stores set rating_sum = 5, rating_count = 1 where id = $store`,
    'The stored ratings and star distributions match the visible reviews',
  ],
  'an empty cart that names a store': [
    `insert into carts (customer_id, module_id, store_id) values ($customer, $module, $store)`,
    'A cart has items of one store',
  ],
  'a paid order without its money': [
    `update orders set payment_method = 'digital_payment', payment_status = 'paid'`,
    'No payment counts for more than one paid order',
  ],
  'money of a canceled order that nobody sends back': [
    `update orders set status = 'canceled' where id = $order;; insert into payments (purpose, order_id, customer_id, gateway, amount_minor, currency, state) values ('order', $order, $customer, 'bank', 28000, 'UZS', 'captured')`,
    'Money of an order that ended without a sale is being returned',
  ],
  'more given back than taken': [
    `insert into refunds (order_id, amount_minor, state) values ($order, 99000, 'paid')`,
    'Refunds are at most the money that was taken',
  ],
  'a deleted customer who is still signed in': [
    `update customers set status = 'deleted', deleted_at = now(), phone = null, f_name = '';; insert into sessions (token_hash, customer_id, expires_at) values (sha256('x'), $customer, now() + interval '1 day')`,
    'A deleted customer cannot sign in',
  ],
};

const filled = (sql: string) =>
  sql.replace(/\$(\w+)/g, (_, name: string) => String(name === 'order' ? orderId : shop[`${name}Id` as keyof SmallShop]));

describe('the invariants', () => {
  test('all hold for a shop that was only used', async () => {
    expect(await brokenInvariants(db)).toEqual([]);
    expect((await readInvariants()).length).toBeGreaterThan(25);
  });

  for (const [what, [sql, sentence]] of Object.entries(DEFECTS)) {
    test(`find ${what}`, async () => {
      const found = await db
        .transaction()
        .execute(async (transaction) => {
          await transaction.executeQuery(CompiledQuery.raw('set local session_replication_role = replica'));
          for (const statement of filled(sql).split(';;')) await transaction.executeQuery(CompiledQuery.raw(statement));
          throw Object.assign(new Error('planted'), { broken: await brokenInvariants(transaction) });
        })
        .catch((error: unknown) => {
          const { broken } = error as { broken?: { name: string }[] };
          if (!broken) throw error;
          return broken.map(({ name }) => name);
        });
      expect(found).toContainEqual(expect.stringContaining(sentence.replaceAll('’', "'")));
    });
  }
});

import type { PoolClient } from 'pg';
import type { PastOrder } from '../history/past-order.ts';
import type { SeededCustomer } from '../people/customers.ts';
import { homeIn } from '../people/customers.ts';
import { text, type LocalizedText } from '../products/product-seed.ts';
import { randomFrom } from '../random.ts';
import { DEMO_SETTINGS } from '../settings/settings.ts';
import { daysFrom } from './days.ts';
import type { HistoryIds } from './past.ts';
import { idOf, insertRows } from './insert.ts';
import { book, type LedgerEntry } from './ledger.ts';
import { spelled } from './spelling.ts';
import { loadConversations } from './conversations.ts';

const HOUR_MS = 3_600_000;
const LIKED_ITEMS = 9;
const LIKED_STORES = 5;
const CASHBACK_PERCENT = 3;
const CASHBACK_FROM = 100_000;
const CASHBACK_CAP = 20_000;

interface Account {
  readonly id: number;
  readonly customer: SeededCustomer;
  /** Delivered, oldest first. */
  readonly orders: readonly PastOrder[];
}

/** Seeds the regular demo customer's addresses, wishlist, wallet, points, conversations and notifications. */
export async function loadDemoAccounts(
  client: PoolClient,
  ids: HistoryIds,
  customers: readonly SeededCustomer[],
  orders: readonly PastOrder[],
  now: Date,
): Promise<void> {
  const account = (at: number): Account => ({
    id: ids.customers[at]!,
    customer: customers[at]!,
    orders: orders.filter(({ buyer, outcome }) => buyer.kind === 'customer' && buyer.at === at && outcome === 'delivered'),
  });
  const regular = account(0);
  const friend = account(1);
  await saveAddresses(client, regular, friend);
  await likeThings(client, ids, regular);
  await client.query('insert into referrals (referred_id, referrer_id, created_at, rewarded_at) values ($1, $2, $3, $4)', [
    friend.id,
    regular.id,
    daysFrom(now, -60),
    daysFrom(now, -55),
  ]);
  await book(client, regular.id, [...(await topUps(client, regular, now)), ...earnings(regular), ...fromReferral(regular, friend, now)]);
  await loadConversations(client, ids, regular, now);
  await notify(client, regular, now);
}

async function saveAddresses(client: PoolClient, regular: Account, friend: Account): Promise<void> {
  const random = randomFrom('saved addresses');
  const saved = [
    { of: friend, type: 'home', label: null, home: friend.customer.home },
    { of: regular, type: 'other', label: 'Onamnikida', home: homeIn('north', random) },
    { of: regular, type: 'office', label: null, home: homeIn('centre', random) },
    { of: regular, type: 'home', label: null, home: regular.customer.home },
  ];
  await insertRows(
    client,
    'addresses',
    saved.map(({ of: { id, customer }, type, label, home }) => ({
      customer_id: id,
      address_type: type,
      address_label: label,
      contact_person_name: `${customer.first} ${customer.last}`,
      contact_person_number: customer.phone,
      address: home.address,
      lat: home.point.lat,
      lng: home.point.lng,
      house: home.house,
      floor: home.floor,
    })),
  );
}

async function likeThings(client: PoolClient, ids: HistoryIds, { id, orders }: Account): Promise<void> {
  const items = new Set(orders.toReversed().flatMap(({ lines }) => lines.map(({ offered }) => offered.item.slug)));
  const stores = new Set(orders.toReversed().map(({ store }) => store.key));
  await insertRows(
    client,
    'wishlist_items',
    [...items].slice(0, LIKED_ITEMS).map((slug) => ({ customer_id: id, item_id: idOf(ids.items, slug) })),
  );
  await insertRows(
    client,
    'wishlist_stores',
    [...stores].slice(0, LIKED_STORES).map((key) => ({ customer_id: id, store_id: idOf(ids.stores, key) })),
  );
}

/** Top-ups by card and their bonus. */
async function topUps(client: PoolClient, { id }: Account, now: Date): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (const [daysAgo, amount, bonus] of [
    [48, 300_000, 15_000],
    [13, 100_000, 5_000],
  ] as const) {
    const at = daysFrom(now, -daysAgo);
    const { rows } = await client.query<{ id: number }>(
      `insert into payments (purpose, customer_id, gateway, provider_payment_id, amount_minor, currency, created_at)
       values ('wallet_top_up', $1, 'sandbox', $2, $3, $4, $5) returning id`,
      [id, `past-top-up-${daysAgo}`, amount, DEMO_SETTINGS.currency_code, at],
    );
    const paymentId = rows[0]!.id;
    await client.query("update payments set state = 'captured' where id = $1", [paymentId]);
    await client.query('update payments set captured_at = created_at where id = $1', [paymentId]);
    const wallet = (from: string, sum: number): LedgerEntry['moves'] => [{ to: 'wallet', from, unit: 'money', amount: sum }];
    entries.push(
      { reason: 'top_up', once: `payment:${paymentId}:top_up`, at, paymentId, moves: wallet('payments', amount) },
      { reason: 'top_up_bonus', once: `payment:${paymentId}:top_up_bonus`, at, paymentId, moves: wallet('bonus', bonus) },
    );
  }
  return entries;
}

/** Points for every order, cashback for the larger ones of the last month, and some points converted into money. */
function earnings({ id, orders }: Account): LedgerEntry[] {
  const entries = orders.flatMap((order, at): LedgerEntry[] => {
    const arrivedAt = new Date(order.transitions.find(({ to }) => to === 'delivered')?.atMs ?? order.placedAtMs);
    const points = Math.floor(order.bill.totalMinor / 1000);
    const isLate = at >= orders.length - 6;
    const cashback = Math.min(CASHBACK_CAP, Math.floor((order.bill.itemsMinor * CASHBACK_PERCENT) / 100));
    const earned: LedgerEntry = {
      reason: 'loyalty_earned',
      once: `order:${order.id}:loyalty_earned`,
      at: arrivedAt,
      orderId: order.id,
      moves: [{ to: 'loyalty', from: 'points', unit: 'points', amount: points }],
    };
    if (!isLate || order.bill.itemsMinor < CASHBACK_FROM) return [earned];
    const moves = [{ to: 'wallet', from: 'cashback', unit: 'money', amount: cashback }] as const;
    return [earned, { reason: 'cashback', once: `order:${order.id}:cashback`, at: arrivedAt, orderId: order.id, moves }];
  });
  const last = entries.at(-1);
  if (!last) return [];
  const converted: LedgerEntry = {
    reason: 'loyalty_converted',
    once: `customer:${id}:converted:1`,
    at: new Date(last.at.getTime() + HOUR_MS),
    moves: [
      { to: 'loyalty', from: 'points', unit: 'points', amount: -200 },
      { to: 'wallet', from: 'points_redeemed', unit: 'money', amount: 2_000 },
    ],
  };
  return [...entries, converted];
}

function fromReferral({ id }: Account, friend: Account, now: Date): LedgerEntry[] {
  const moves = [{ to: 'wallet', from: 'referral', unit: 'money', amount: 15_000 }] as const;
  return [{ reason: 'referral', once: `referral:${friend.id}:${id}`, at: daysFrom(now, -55), moves }];
}

async function notify(client: PoolClient, { id, orders }: Account, now: Date): Promise<void> {
  const order = orders.at(-1);
  const notice = (type: string, daysAgo: number, title: LocalizedText, body: LocalizedText, orderId: number | null = null) => ({
    customer_id: id,
    type,
    title: spelled(title),
    body: spelled(body),
    order_id: orderId,
    created_at: daysFrom(now, -daysAgo),
    read_at: daysAgo > 3 ? now : null,
  });
  await insertRows(client, 'notifications', [
    notice(
      'wallet',
      13,
      text`The wallet was topped up | Hamyon toʻldirildi | Кошелёк пополнен | تم شحن المحفظة`,
      text`100 000 soʻm and a bonus of 5 000 soʻm | 100 000 soʻm va 5 000 soʻm bonus | 100 000 сум и бонус 5 000 сум | 100 000 سوم ومكافأة 5 000 سوم`,
    ),
    ...(order
      ? [
          notice(
            'order_status',
            2,
            text`Your order was delivered | Buyurtmangiz yetkazildi | Заказ доставлен | تم توصيل طلبك`,
            text`How was it? Leave a review | Qanday boʻldi? Sharh qoldiring | Как всё прошло? Оставьте отзыв | كيف كان؟ اترك تقييمًا`,
            order.id,
          ),
        ]
      : []),
    notice(
      'promotion',
      1,
      text`Evening prices have begun | Kechki narxlar boshlandi | Вечерние цены начались | بدأت أسعار المساء`,
      text`Until tomorrow’s midnight in every module | Ertangi yarim tungacha, barcha boʻlimlarda | До завтрашней полуночи во всех разделах | حتى منتصف ليل الغد في كل الأقسام`,
    ),
  ]);
}

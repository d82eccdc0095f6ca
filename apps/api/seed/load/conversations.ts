import type { PoolClient } from 'pg';
import type { PastOrder } from '../history/past-order.ts';
import { daysFrom } from './days.ts';
import type { HistoryIds } from './past.ts';
import { idOf, insertRows } from './insert.ts';

type Sender = 'customer' | 'store' | 'rider' | 'operator';
/** Sender, text, and minutes after the start. */
type Line = readonly [sender: Sender, body: string, minute: number];

interface Partner {
  readonly store_id?: number;
  readonly rider_id?: number;
}

interface Talk {
  readonly with: Partner;
  readonly beginsAt: Date;
  readonly orderId?: number;
  readonly lines: readonly Line[];
  /** Number of unread messages at the end. */
  readonly unread: number;
}

/** Inserts the conversations of a customer with stores, courier and shop; the latest has unread messages. */
export async function loadConversations(
  client: PoolClient,
  ids: HistoryIds,
  { id, orders }: { readonly id: number; readonly orders: readonly PastOrder[] },
  now: Date,
): Promise<void> {
  const last = orders.at(-1);
  const earlier = orders.findLast(({ store }) => store.key !== last?.store.key);
  const talks: Talk[] = [
    {
      with: {},
      beginsAt: daysFrom(now, -13),
      unread: 0,
      lines: [
        ['customer', 'Здравствуйте! Когда придёт бонус за пополнение?', 0],
        ['operator', 'Здравствуйте! Бонус 5 000 сум уже в кошельке.', 6],
        ['customer', 'Спасибо, уже вижу!', 9],
      ],
    },
  ];
  if (earlier)
    talks.push({
      with: { store_id: idOf(ids.stores, earlier.store.key) },
      beginsAt: new Date(earlier.placedAtMs),
      orderId: earlier.id,
      unread: 0,
      lines: [
        ['customer', 'Iltimos, eng yangisidan boʻlsin.', 1],
        ['store', 'Xoʻp boʻladi, saralab solamiz.', 3],
        ['customer', 'Rahmat, ajoyib ekan!', 62],
        ['store', 'Sizga yoqqanidan xursandmiz. Yana kutamiz!', 65],
      ],
    });
  if (last) {
    talks.push({
      with: { store_id: idOf(ids.stores, last.store.key) },
      beginsAt: new Date(last.placedAtMs),
      orderId: last.id,
      unread: 1,
      lines: [
        ['customer', 'Assalomu alaykum! Ichiga chekni ham solib qoʻysangiz.', 2],
        ['store', 'Vaalaykum assalom! Albatta, solib qoʻyamiz.', 4],
        ['customer', 'Rahmat!', 5],
        ['store', 'Buyurtmangiz kuryerga berildi. Yana kutib qolamiz!', 26],
      ],
    });
    const { rows } = await client.query<{ id: number; rider_id: number; created_at: Date }>(
      'select id, rider_id, created_at from orders where customer_id = $1 and rider_id is not null order by created_at desc, id limit 1',
      [id],
    );
    const [brought] = rows;
    if (brought)
      talks.push({
        with: { rider_id: brought.rider_id },
        beginsAt: brought.created_at,
        orderId: brought.id,
        unread: 1,
        lines: [
          ['customer', 'Код подъезда 42, лифт работает.', 28],
          ['rider', 'Понял, спасибо!', 29],
          ['rider', 'Я у двери.', 41],
        ],
      });
  }
  for (const each of talks) await write(client, id, each, now);
}

async function write(client: PoolClient, customerId: number, { with: partner, beginsAt, orderId, lines, unread }: Talk, now: Date) {
  const { rows } = await client.query<{ id: number }>(
    'insert into conversations (customer_id, store_id, rider_id, created_at) values ($1, $2, $3, $4) returning id',
    [customerId, partner.store_id ?? null, partner.rider_id ?? null, beginsAt],
  );
  const conversationId = rows[0]!.id;
  await insertRows(
    client,
    'messages',
    lines.map(([sender, body, minute], at) => ({
      conversation_id: conversationId,
      sender,
      body,
      order_id: orderId ?? null,
      created_at: new Date(beginsAt.getTime() + minute * 60_000),
      read_at: at < lines.length - unread ? now : null,
    })),
  );
  await client.query('update conversations set customer_unread = $2, other_unread = 0 where id = $1', [conversationId, unread]);
}

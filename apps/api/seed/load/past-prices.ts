import type { PoolClient } from 'pg';
import { randomFrom } from '../random.ts';
import { roundPrice } from '../stores/menu.ts';
import { daysFrom } from './days.ts';
import { idOf } from './insert.ts';
import type { ItemToLoad } from './item-to-load.ts';

/** An earlier price of an item, and the start of the current one. */
interface PastPrice {
  readonly item_id: number;
  readonly before_minor: number;
  readonly since: Date;
}

/** Discounts began some days ago, and one price in four differs from two months ago. Campaign items have no earlier prices. */
export async function loadPastPrices(
  client: PoolClient,
  items: readonly ItemToLoad[],
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const past = items.flatMap((item) => pastPrice(item, idOf(ids, item.slug), now));
  await client.query(
    `with changed as (
      select * from jsonb_to_recordset($1::jsonb) as changed (item_id bigint, before_minor bigint, since timestamptz)
    ), current as (
      insert into price_history (item_id, since, price_minor, discount, discount_type)
      select i.id, c.since, i.price_minor, i.discount, i.discount_type from changed c join items i on i.id = c.item_id
    )
    update price_history h set price_minor = c.before_minor, discount = 0, discount_type = 'percent' from changed c where h.item_id = c.item_id`,
    [JSON.stringify(past)],
  );
}

function pastPrice({ slug, campaign, discount, priceMinor, addedDaysAgo }: ItemToLoad, itemId: number, now: Date): PastPrice[] {
  const random = randomFrom(`past price of ${slug}`);
  const daysAgo = discount > 0 ? random.whole(2, 18) : random.whole(8, 60);
  const wasAnother = random.chance(0.25);
  if (campaign || addedDaysAgo <= daysAgo || (discount === 0 && !wasAnother)) return [];
  const before = wasAnother ? roundPrice(priceMinor * (0.9 + random.next() * 0.14)) : priceMinor;
  return [{ item_id: itemId, before_minor: before, since: daysFrom(now, -daysAgo) }];
}

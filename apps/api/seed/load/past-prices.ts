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

/**
 * Discounts began some days ago, those of a campaign with it. One price in four differs from two months ago; of reduced items it was at most
 * lowered before, so that what they strike out was charged.
 */
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
  // The history decides which items count as reduced.
  await client.query('update items set price_now_minor = 0 where is_cheaper');
}

function pastPrice({ slug, campaign, discount, priceMinor, addedDaysAgo }: ItemToLoad, itemId: number, now: Date): PastPrice[] {
  const random = randomFrom(`past price of ${slug}`);
  const changedDaysAgo = discount > 0 ? random.whole(2, 18) : random.whole(8, 60);
  const wasAnother = random.chance(0.25);
  const change = random.next() * 0.14;
  if (discount === 0 && (!wasAnother || addedDaysAgo <= changedDaysAgo)) return [];
  const wanted = campaign && campaign.from < now ? campaign.from : daysFrom(now, -changedDaysAgo);
  const earliest = daysFrom(now, -addedDaysAgo / 2);
  const since = wanted > earliest ? wanted : earliest;
  const lowered = discount > 0 ? 1 + change / 2 : 0.9 + change;
  return [{ item_id: itemId, before_minor: wasAnother ? roundPrice(priceMinor * lowered) : priceMinor, since }];
}

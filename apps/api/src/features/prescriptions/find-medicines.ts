import type { Medicine } from '@bozor/contract/staff/prescriptions.ts';
import { priceLines } from '@bozor/domain/cart/price-line.ts';
import { resolveLine } from '@bozor/domain/cart/resolve-line.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import { loadItems } from '../items/load-items.ts';
import { mayOrder } from '../orders/policies.ts';
import { presentingIn } from '../orders/presenting.ts';

/** Items that fit a screen; whoever looks for another one types more of its name. */
const MOST_FOUND = 20;

interface Found {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly hue: number;
  readonly unit: string | null;
  readonly stock: number | null;
}

/** Items of the order's pharmacy that can be added now, with the price of one piece. Undefined for an order of another store. */
export async function findMedicines(
  api: Pick<Api, 'db' | 'settings' | 'words' | 'config' | 'adapters'>,
  actor: Staff,
  { orderId, name }: { readonly orderId: number; readonly name: string },
  locale: Locale,
): Promise<Medicine[] | undefined> {
  const order = await api.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(actor, 'see prescriptions'))
    .where(sql<boolean>`cardinality(prescription_images) > 0`)
    .select('store_id')
    .executeTakeFirst();
  if (!order) return undefined;
  const part = `%${name.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Found>`
    select i.id, ${localized('i.name', locale)} as name, i.image, i.hue, i.unit, k.stock
    from items i left join item_stock k on k.item_id = i.id and k.variation_id = 0
    where i.store_id = ${order.store_id} and i.campaign_id is null and i.is_listed and coalesce(k.stock, 1) > 0
      and exists (select from jsonb_each_text(i.name) word where word.value ilike ${part})
      and not exists (select from item_variations v where v.item_id = i.id) and not exists (select from food_variation_groups g where g.item_id = i.id)
    order by i.is_prescription_required desc, ${localized('i.name', locale)}, i.id limit ${MOST_FOUND}`.execute(api.db);
  const { money, settings, now } = await presentingIn(api, locale);
  const ids = rows.map(({ id }) => id);
  const items = await loadItems(api.db, ids, { locale, now, digits: settings.digit_after_decimal_point });
  return rows.flatMap(({ id, image, hue, ...found }) => {
    const item = items.get(id);
    const resolved = item && resolveLine({ item: item.sellable, quantity: 1, selection: [], addOns: [] });
    if (!resolved?.ok) return [];
    const [priced] = priceLines([resolved.value], now.getTime());
    return {
      id,
      name: found.name,
      unit: found.unit,
      image_full_url: mediaUrl(image),
      tile_hue: tileHue(hue),
      stock: found.stock,
      price: money(priced!.discountedPieceMinor),
      needs_prescription: item!.row.is_prescription_required,
    };
  });
}

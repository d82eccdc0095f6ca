import { sql } from 'kysely';
import type { ItemCard, WholeItemFields } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { inLocale, type Localized } from '../../platform/settings/localized.ts';
import type { OptionsRow } from './option-rows.ts';
import { presentOptions } from './present-options.ts';
import { optionsOf, type Reading } from './store.ts';

interface WholeRow extends OptionsRow {
  readonly id: ItemCard['id'];
  readonly module_type: ModuleType;
  readonly stock: number | null;
  readonly zone_name: string;
  readonly image: string | null;
  readonly images: readonly string[];
  readonly nutrition: readonly Localized[];
  readonly allergens: string[];
  readonly tags: string[];
  readonly wishlist_count: number;
}

/** Fields of items that their cards do not have, by id (entity-04). One statement for a whole list. */
export async function readWholeFields(
  db: Database,
  ids: readonly number[],
  reading: Reading & { readonly digits: number },
): Promise<Map<number, WholeItemFields>> {
  const { locale, now, digits } = reading;
  const rows = await readFields(db, { locale, now, ids });
  return new Map(
    rows.map((row) => {
      const options = presentOptions({ module_type: row.module_type, store_discount: null }, row, {
        locale,
        digits,
        timezone: 'Asia/Tashkent',
      });
      const { variations, choice_options, food_variations, add_ons, addons, generic_name } = options;
      const images = [...new Set([row.image, ...row.images].filter((image): image is string => image !== null))];
      return [
        row.id,
        {
          variations,
          choice_options,
          food_variations,
          add_ons,
          addons,
          generic_name,
          quantity: row.stock ?? 0,
          zone_name: row.zone_name,
          images_full_url: images.map((image) => mediaUrl(image)),
          nutritions_name: row.nutrition.map((word) => inLocale(word, locale)),
          allergies_name: row.allergens,
          tags: row.tags,
          wishlist_count: row.wishlist_count,
        },
      ];
    }),
  );
}

const readFields = compileOnce<Reading & { readonly ids: readonly number[] }, WholeRow>(
  ({ locale, ids }) => sql`
    select i.id, m.module_type, ${localized('z.name', locale)} as zone_name, i.image, i.images, i.nutrition,
      (select sum(stock)::int from item_stock where item_id = i.id and (variation_id = 0) = (i.variation_count = 0)) as stock,
      coalesce((
        select jsonb_agg(coalesce(a.name->>${locale}, a.name->>'en') order by a.position, a.code) from allergens a where a.code = any(i.allergens)
      ), '[]') as allergens,
      coalesce((
        select jsonb_agg(distinct coalesce(t.name->>${locale}, t.name->>'en'))
        from item_tags it join tags t on t.id = it.tag_id where it.item_id = i.id
      ), '[]') as tags,
      coalesce((select w.wishes from wish_counts w where w.item_id = i.id), 0) as wishlist_count${optionsOf(locale)}
    from items i join modules m on m.id = i.module_id join zones z on z.id = i.zone_id
    where i.id = any(${ids}::bigint[])`,
);

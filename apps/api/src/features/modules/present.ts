import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import type { ModuleRow } from './store.ts';

export function presentModule(row: ModuleRow): Module {
  return {
    id: row.id,
    module_type: row.module_type,
    module_name: row.name,
    description: row.description,
    hero_title: row.hero_title,
    hero_sub_title: row.hero_text,
    icon_full_url: mediaUrl(row.icon),
    thumbnail_full_url: mediaUrl(row.thumbnail),
    stores_count: row.stores_count,
    items_count: row.items_count,
    zones: row.zone_ids.map((id) => ({ id })),
  };
}

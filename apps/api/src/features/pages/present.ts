import type { Page } from '@bozor/contract/shop/config.ts';
import { blocksOf } from './blocks-of.ts';
import type { PageRow } from './store.ts';

export function presentPage({ slug, title, body, untranslated, updated_at }: PageRow): Page {
  return { slug, title, untranslated, updated_at: updated_at.toISOString(), blocks: blocksOf(body) };
}

import type { Category } from '@bozor/contract/categories.ts';
import { Tile } from '@bozor/ui/tile.tsx';
import { memo } from 'react';
import { PageLink } from '../../platform/page-link.tsx';
import { urls } from '../../platform/urls.ts';
import styles from './category-tile.module.css';

/** Each module has its own: discs of dishes, cards with the label on top, lines of a pharmacy, tall shelves. */
export type CategoryShape = 'disc' | 'card' | 'line' | 'shelf';

export const CategoryTile = memo(function CategoryTile({
  category: { slug, name, image_full_url, tile_hue, module_id },
  shape,
}: {
  readonly category: Pick<Category, 'slug' | 'name' | 'image_full_url' | 'tile_hue' | 'module_id'>;
  readonly shape: CategoryShape;
}) {
  return (
    <PageLink to={urls.category(slug, { module_id })} className={styles.category} data-shape={shape}>
      <Tile hue={tile_hue} src={image_full_url ?? undefined} alt="" shape="free" className={styles.tile} />
      <span className={styles.name}>{name}</span>
    </PageLink>
  );
});

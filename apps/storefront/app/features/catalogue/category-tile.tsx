import type { Category } from '@bozor/contract/shop/catalogue/categories.ts';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { memo } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import * as styles from './category-tile.module.css';

/** Shape per module: discs for dishes, cards with the label on top, rows for pharmacies, tall shelves. */
export type CategoryShape = 'disc' | 'card' | 'line' | 'shelf';

/** The `sizes` attribute of the picture. */
const SIZES: Readonly<Record<CategoryShape, string>> = {
  disc: '(width >= 900px) 107px, 80px',
  card: '(width >= 900px) 107px, 80px',
  line: '(width >= 900px) 65px, 80px',
  shelf: '(width >= 900px) 137px, 80px',
};

export const CategoryTile = memo(function CategoryTile({
  category: { slug, name, image_full_url, tile_hue, module_id },
  shape,
  sizes = SIZES[shape],
}: {
  readonly category: Pick<Category, 'slug' | 'name' | 'image_full_url' | 'tile_hue' | 'module_id'>;
  readonly shape: CategoryShape;
  /** For places that show it larger than the home page does. */
  readonly sizes?: string;
}) {
  return (
    <PageLink to={urls.category(slug, { module_id })} className={styles.category} data-shape={shape}>
      <Tile
        hue={tile_hue}
        src={image_full_url ?? undefined}
        sizes={sizes}
        alt=""
        width={320}
        height={320}
        shape="free"
        modest
        className={styles.tile}
      />
      <span className={styles.name}>{name}</span>
    </PageLink>
  );
});

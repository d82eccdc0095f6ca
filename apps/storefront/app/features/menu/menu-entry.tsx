import type { Category } from '@bozor/contract/shop/catalogue/categories.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import * as styles from './menu-entry.module.css';

/** Called when an entry is followed, so that the menu closes. */
interface Followed {
  readonly onFollow: () => void;
}

export function CategoryEntry({ category, onFollow }: Followed & { readonly category: Category }) {
  const { slug, name, module_id, image_full_url, tile_hue } = category;
  return (
    <PageLink to={urls.category(slug, { module_id })} className={styles.entry} onClick={onFollow}>
      <Tile
        hue={tile_hue}
        src={image_full_url ?? undefined}
        sizes="40px"
        alt=""
        width={120}
        height={120}
        shape="free"
        className={styles.tile}
      />
      <span className={styles.name}>{name}</span>
    </PageLink>
  );
}

export function StoreEntry({ store, onFollow }: Followed & { readonly store: StoreCard }) {
  const { slug, name, module_id, zone_id, logo_full_url, tile_hue } = store;
  return (
    <PageLink to={urls.store(slug, { module_id, store_zone_id: zone_id })} className={styles.entry} onClick={onFollow}>
      <Avatar src={logo_full_url ?? undefined} name={name} hue={tile_hue} size={44} />
      <span className={styles.name}>{name}</span>
    </PageLink>
  );
}

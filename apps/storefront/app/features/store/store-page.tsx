import { useApiQuery } from '../../platform/use-api.ts';
import { StoreAbout } from './store-about.tsx';
import { StoreHead } from './store-head.tsx';
import { StoreMenu } from './store-menu.tsx';
import styles from './store-page.module.css';
import { storeDetails } from './store-queries.ts';
import { StoreReviews } from './store-reviews.tsx';

/** One store: its sign and terms, its menu, what people say and where it is. */
export function StorePage({ idOrSlug }: { readonly idOrSlug: string }) {
  const { data: store } = useApiQuery(storeDetails(idOrSlug));
  if (!store) return null;
  return (
    <div className={`container ${styles.page}`}>
      <StoreHead store={store} />
      <StoreMenu idOrSlug={idOrSlug} store={store} />
      <StoreReviews idOrSlug={idOrSlug} isOn={store.reviews_on === 1} />
      <StoreAbout store={store} />
    </div>
  );
}

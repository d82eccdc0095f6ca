import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import * as styles from './checkout-skeleton.module.css';
import * as page from './checkout-page.module.css';

/** Skeleton of the checkout while its contents load. */
export function CheckoutSkeleton({ title }: { readonly title: string }) {
  return (
    <div className={`container ${page.page}`} aria-busy aria-label={title}>
      <h1 className={`text-h1 page-title ${page.title}`}>{title}</h1>
      <div className={page.columns}>
        <div className={page.form}>
          <Skeleton shape="tile" className={styles.low} />
          <Skeleton shape="tile" className={styles.high} />
          <Skeleton shape="tile" className={styles.high} />
        </div>
        <Skeleton shape="tile" className={styles.high} />
      </div>
    </div>
  );
}

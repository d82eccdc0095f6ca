import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { classNames } from '@bozor/ui/base/class-names.ts';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { hueClass } from '@bozor/ui/layout/tile.tsx';
import * as styles from './store-card.module.css';

/** Logo of a store, else its initial on its colour. */
export function StoreLogo({
  store: { logo_full_url, name, tile_hue },
  className,
}: {
  readonly store: Pick<StoreCard, 'logo_full_url' | 'name' | 'tile_hue'>;
  readonly className?: string | undefined;
}) {
  return logo_full_url ? (
    <img
      src={logo_full_url}
      srcSet={srcSetOf(logo_full_url, 160)}
      sizes="52px"
      alt=""
      width={104}
      height={104}
      loading="lazy"
      decoding="async"
      className={classNames(styles.sign, className)}
    />
  ) : (
    <span aria-hidden className={classNames(styles.sign, styles.letter, hueClass(tile_hue), className)}>
      {String.fromCodePoint(name.codePointAt(0)!)}
    </span>
  );
}

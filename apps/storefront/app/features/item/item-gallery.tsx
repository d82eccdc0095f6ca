import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PictureArrows } from './picture-arrows.tsx';
import * as styles from './item-gallery.module.css';

/** Pictures of an item: swiped on phones, selected by thumbnails of which five are visible, zoomed on press. */
export function ItemGallery({
  item,
  badges,
  corner,
}: {
  readonly item: ItemDetails;
  readonly badges: ReactNode;
  readonly corner: ReactNode;
}) {
  const { t, direction } = useI18n();
  const track = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const { images_full_url: pictures } = item;

  const show = (next: number) => {
    const row = track.current;
    if (!row) return;
    const sign = direction === 'rtl' ? -1 : 1;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: sign * next * row.clientWidth, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  };
  const follow = () => {
    const row = track.current;
    if (row) setIndex(Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth)));
  };
  useEffect(() => {
    const row = thumbs.current;
    const thumb = row?.children[index];
    if (!row || !(thumb instanceof HTMLElement)) return;
    row.scrollTo({ left: thumb.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2 });
  }, [index]);

  return (
    <section className={styles.gallery} aria-label={t('Pictures')}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScroll={follow} {...(pictures.length > 1 && { 'tabIndex': 0, 'aria-label': item.name })}>
          {(pictures.length > 0 ? pictures : [undefined]).map((picture, at) => (
            <li key={picture ?? 'none'} className={styles.slide}>
              <Tile
                hue={item.tile_hue}
                src={picture}
                sizes="(width >= 1180px) 520px, 90vw"
                alt={at === 0 ? item.name : t('{name}, picture {number}', { name: item.name, number: at + 1 })}
                width={640}
                height={640}
                eager={at === 0}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
        <div className={styles.badges}>{badges}</div>
        {corner}
        {pictures.length > 1 && (
          <>
            <div className={styles.arrows}>
              <PictureArrows index={index} count={pictures.length} show={show} />
            </div>
            <div className={styles.dots} aria-hidden>
              {pictures.map((picture, at) => (
                <span key={picture} className={styles.dot} data-on={at === index || undefined} />
              ))}
            </div>
          </>
        )}
        {pictures.length > 0 && (
          <IconButton
            icon={ZoomIn}
            variant="glass"
            label={t('Look closer')}
            className={styles.zoom}
            onClick={() => openOverlay('picture-zoom', { item, first: index, onShow: show })}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul ref={thumbs} tabIndex={-1} className={styles.thumbs}>
          {pictures.map((picture, at) => (
            <li key={picture} className={styles.thumb}>
              <button
                type="button"
                className={styles.pick}
                aria-label={t('Picture {number} of {total}', { number: at + 1, total: pictures.length })}
                aria-current={at === index || undefined}
                onClick={() => show(at)}
              >
                <Tile hue={item.tile_hue} src={picture} sizes="76px" alt="" width={120} height={120} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

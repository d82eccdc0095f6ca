import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PictureArrows } from './picture-arrows.tsx';
import * as styles from './picture-zoom.module.css';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Pictures of an item in large. `first` is the index of the one to begin with; `onShow` gets that of each shown later. */
    'picture-zoom': { item: ItemDetails; first: number; onShow: (index: number) => void };
  }
}

/**
 * A picture as large as the viewport allows. A press doubles it around the pressed point, and it can then be panned; arrow keys change
 * pictures while it is not enlarged.
 */
export function PictureZoom({ item, first, onShow, open, close, closed }: OverlayProps['picture-zoom'] & OverlayControls) {
  const { t, direction } = useI18n();
  const [index, setIndex] = useState(first);
  const [isLarge, setIsLarge] = useState(false);
  const frame = useRef<HTMLButtonElement>(null);
  const pressed = useRef({ x: 0.5, y: 0.5 });
  const { images_full_url: pictures } = item;
  useEffect(() => {
    const box = frame.current?.parentElement;
    if (!box || !isLarge) return;
    box.scrollTo({
      left: pressed.current.x * box.scrollWidth - box.clientWidth / 2,
      top: pressed.current.y * box.scrollHeight - box.clientHeight / 2,
    });
  }, [isLarge]);

  const toggle = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    pressed.current = detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height };
    setIsLarge(!isLarge);
  };
  const show = (next: number) => {
    if (next < 0 || next >= pictures.length) return;
    setIndex(next);
    setIsLarge(false);
    onShow(next);
  };
  const leaf = ({ key }: KeyboardEvent) => {
    const [back, on] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (isLarge || (key !== back && key !== on)) return;
    show(key === on ? index + 1 : index - 1);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      size="wide"
      title={item.name}
      closeLabel={t('Close')}
      className={styles.dialog}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it hold the focus */}
      <div className={styles.stage} onKeyDown={leaf}>
        <div tabIndex={-1} className={styles.scroll} data-large={isLarge || undefined}>
          <button
            ref={frame}
            type="button"
            className={styles.frame}
            aria-label={isLarge ? t('Make smaller') : t('Make larger')}
            aria-pressed={isLarge}
            onClick={toggle}
          >
            <Tile hue={item.tile_hue} src={pictures[index]} sizes="(width >= 1180px) 960px, 200vw" alt="" width={960} height={960} eager />
          </button>
        </div>
        {pictures.length > 1 && <PictureArrows index={index} count={pictures.length} show={show} />}
        <p role="status" className="visually-hidden">
          {t('Picture {number} of {total}', { number: index + 1, total: pictures.length })}
        </p>
      </div>
    </Dialog>
  );
}

import { classNames } from '@bozor/ui/class-names.ts';
import { Icon } from '@bozor/ui/icon.tsx';
import { useAutoplay } from '@bozor/ui/use-autoplay.ts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '../../platform/words/words.tsx';
import { Banner, type BannerData } from './banner.tsx';
import { glideToNext } from './glide-to-next.ts';
import styles from './banner-rail.module.css';

/** Each banner stands for 4 seconds, and the next comes within 0.8 (`glide-to-next`). */
export const AUTOPLAY_MS = 4000;

/** Banners in one line that scroll by hand and by themselves, while they are seen and nobody paused them. */
export function BannerRail({
  banners,
  eager,
  className,
}: {
  readonly banners: readonly BannerData[];
  readonly eager?: boolean;
  readonly className?: string | undefined;
}) {
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [turn, setTurn] = useState(0);
  const isSeen = useIsSeen(list);
  const isLong = banners.length > 1;
  const autoplay = useAutoplay(isLong && isSeen ? AUTOPLAY_MS : undefined, turn, () => list.current && glideToNext(list.current));
  if (banners.length === 0) return null;
  return (
    <section className={classNames(styles.rail, className)} aria-label={t('Offers')} {...autoplay.hold}>
      <ul ref={list} className={styles.list} onPointerDown={() => setTurn((now) => now + 1)}>
        {banners.map((banner, at) => (
          <li key={banner.id} className={styles.slide}>
            <Banner banner={banner} eager={eager === true && at === 0} />
          </li>
        ))}
      </ul>
      {isLong && (
        <button type="button" className={styles.pause} aria-label={autoplay.paused ? t('Play') : t('Pause')} onClick={autoplay.toggle}>
          <Icon of={autoplay.paused ? Play : Pause} size={16} filled />
        </button>
      )}
    </section>
  );
}

/** Whether more than half of an element is on the screen. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry!.isIntersecting), { threshold: 0.5 });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

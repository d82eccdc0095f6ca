import useEmblaCarousel from 'embla-carousel-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Children, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useDirection } from './use-direction.ts';
import styles from './carousel.module.css';

/** Embla's measure of speed; the picture has come to rest after 800 ms. */
const speed = 30;

export interface CarouselLabels {
  carousel: string;
  previous: string;
  next: string;
  /** "2 of 5": names each slide and its dot. */
  slide: (position: number, total: number) => string;
  /** Needed with autoplay. */
  pause?: string;
  play?: string;
}

/**
 * Slides that are drawn, stepped with buttons or chosen by dots; `autoplayMs` (4000) moves them on and brings a pause button.
 * `slideClassName` sets how wide a slide is. Give `index` and `onIndexChange` to steer it, for example by thumbnails.
 */
export function Carousel({
  labels,
  autoplayMs,
  loop = false,
  index,
  onIndexChange,
  controls = 'inside',
  slideClassName,
  className,
  children,
}: {
  labels: CarouselLabels;
  autoplayMs?: number;
  loop?: boolean;
  index?: number;
  onIndexChange?: (index: number) => void;
  controls?: 'inside' | 'below' | 'none';
  slideClassName?: string;
  className?: string;
  children: ReactNode;
}) {
  const [viewport, embla] = useEmblaCarousel({
    direction: useDirection(),
    loop,
    duration: speed,
    align: 'start',
    containScroll: loop ? false : 'trimSnaps',
  });
  const [selected, setSelected] = useState(0);
  const [edges, setEdges] = useState({ previous: loop, next: true });
  const [stops, setStops] = useState(Children.count(children));
  const total = Children.count(children);

  const moved = useEffectEvent(() => {
    if (!embla) return;
    const now = embla.selectedScrollSnap();
    setSelected(now);
    setStops(embla.scrollSnapList().length);
    setEdges({ previous: embla.canScrollPrev(), next: embla.canScrollNext() });
    if (now !== selected) onIndexChange?.(now);
  });
  useEffect(() => {
    if (!embla) return;
    const update = () => moved();
    update();
    embla.on('select', update).on('reInit', update);
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);

  useEffect(() => {
    if (embla && index !== undefined && index !== embla.selectedScrollSnap()) embla.scrollTo(index, jump());
  }, [embla, index]);

  const several = stops > 1;
  const autoplay = useAutoplay(several ? autoplayMs : undefined, selected, () =>
    embla?.canScrollNext() ? embla.scrollNext(jump()) : embla?.scrollTo(0, jump()),
  );

  return (
    <section aria-label={labels.carousel} className={classNames(styles.carousel, className)} data-controls={controls} {...autoplay.hold}>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.slides}>
          {Children.map(children, (child, at) => (
            <li className={classNames(styles.slide, slideClassName)} aria-label={labels.slide(at + 1, total)}>
              {child}
            </li>
          ))}
        </ul>
      </div>
      {several && controls !== 'none' && (
        <>
          <IconButton
            icon={ChevronLeft}
            flip
            round
            look="glass"
            label={labels.previous}
            disabled={!edges.previous}
            className={styles.previous}
            onClick={() => embla?.scrollPrev(jump())}
          />
          <IconButton
            icon={ChevronRight}
            flip
            round
            look="glass"
            label={labels.next}
            disabled={!edges.next}
            className={styles.next}
            onClick={() => embla?.scrollNext(jump())}
          />
          <div className={styles.foot}>
            {Array.from({ length: stops }, (_, at) => (
              <button
                key={at}
                type="button"
                className={styles.dot}
                aria-label={labels.slide(at + 1, stops)}
                aria-current={at === selected || undefined}
                onClick={() => embla?.scrollTo(at, jump())}
              />
            ))}
            {autoplayMs !== undefined && labels.pause && labels.play && (
              <button
                type="button"
                className={styles.pause}
                aria-label={autoplay.paused ? labels.play : labels.pause}
                onClick={autoplay.toggle}
              >
                <Icon of={autoplay.paused ? Play : Pause} size={16} filled />
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** Readers who want less motion see the next slide at once. */
function jump(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

import { scrollToNext } from '@bozor/ui/layout/scroll-to-next.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { ScrollRow } from '@bozor/ui/layout/scroll-row.tsx';
import { SectionHead } from '@bozor/ui/layout/section-head.tsx';
import { useAutoScroll } from '@bozor/ui/layout/use-auto-scroll.ts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useReducer } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AdSlide } from './ad-slide.tsx';
import { advertisements } from './ads-queries.ts';
import { highlightsReducer, NO_HIGHLIGHTS, type Ad } from './highlights.ts';
import { useShownSlides } from './use-shown-slides.ts';
import * as styles from './ads-section.module.css';

/** Paid ads: pictures and films that link to stores. The slider advances by itself and waits for a running film to end. */
export function AdsSection() {
  const { data, isPending } = useApiQuery(advertisements());
  if (isPending) return <div className={styles.waiting} />;
  return data && data.ads.length > 0 ? <Ads ads={data.ads} /> : null;
}

function Ads({ ads }: { readonly ads: readonly Ad[] }) {
  const { t } = useI18n();
  const name = t('Highlights for you');
  const [{ playing }, dispatch] = useReducer(highlightsReducer, NO_HIGHLIGHTS);
  const gliding = useAutoScroll(ads.length > 1 && playing === undefined);
  const shown = useShownSlides(gliding.list, ads.length);
  const mayStart = !gliding.paused;
  useEffect(() => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    dispatch({
      type: 'shown',
      ads: ads.filter((_, at) => shown.split(' ').includes(String(at))),
      mayStart: mayStart && !prefersReducedMotion,
    });
  }, [ads, shown, mayStart]);
  const end = () => {
    dispatch({ type: 'ended' });
    if (ads.length > 1 && !gliding.paused && gliding.list.current) scrollToNext(gliding.list.current);
  };
  return (
    <section aria-labelledby="highlights-title">
      <SectionHead
        id="highlights-title"
        title={name}
        text={t('Stores pay for these places')}
        aside={
          ads.length > 1 && (
            <button
              type="button"
              className={styles.pause}
              aria-label={t('Pause: {name}', { name })}
              aria-pressed={gliding.paused}
              onClick={gliding.toggle}
            >
              <Icon of={gliding.paused ? Play : Pause} size={16} filled />
            </button>
          )
        }
      />
      <ScrollRow label={name} previousLabel={t('Previous')} nextLabel={t('Next')} gliding={gliding} itemClassName={styles.slide}>
        {ads.map((ad, at) => (
          <AdSlide
            key={ad.id}
            ad={ad}
            isAlone={ads.length === 1}
            eager={at === 0}
            isPlaying={playing === ad.id}
            onPlay={() => dispatch({ type: 'played', id: ad.id })}
            onPause={() => dispatch({ type: 'paused' })}
            onEnd={end}
          />
        ))}
      </ScrollRow>
    </section>
  );
}

import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { pictureOf } from '@bozor/ui/media/picture-source.ts';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { LongText } from '../../shell/long-text.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { StoreLogo } from '../catalogue/store-logo.tsx';
import { shownFigures, type Ad } from './highlights.ts';
import * as styles from './ad-slide.module.css';

interface AdSlideProps {
  readonly ad: Ad;
  /** A single ad takes the whole row where there is room. */
  readonly isAlone: boolean;
  /** The picture is in the first viewport. */
  readonly eager: boolean;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onEnd: () => void;
}

/**
 * On a phone the picture is 83 % of the viewport wide and the largest of the first screen. Three quarters of that width look sharp there
 * and weigh half.
 */
const PICTURE_SIZES = '(width >= 1180px) 560px, (width >= 600px) 83vw, 62vw';

/** One ad, which links to its store. Rating and review count appear only where the store enables them. */
export function AdSlide({ ad, isAlone, eager, ...film }: AdSlideProps) {
  const { t } = useI18n();
  const { rating, reviews } = shownFigures(ad);
  const { store, cover_image_full_url: cover, profile_image_full_url: logo_full_url, tile_hue } = ad;
  return (
    <article className={styles.ad} data-alone={isAlone || undefined}>
      <div className={styles.stage}>
        {ad.add_type === 'video_promotion' && ad.video_attachment_full_url ? (
          <Film ad={ad} source={ad.video_attachment_full_url} {...film} />
        ) : (
          <Tile
            hue={tile_hue}
            src={cover ?? undefined}
            sizes={PICTURE_SIZES}
            alt=""
            width={800}
            height={450}
            fit="cover"
            shape="free"
            eager={eager}
            className={styles.picture}
          />
        )}
        <Badge kind="glass" className={styles.mark}>
          {t('Ad')}
        </Badge>
      </div>
      <div className={styles.body}>
        <StoreLogo store={{ logo_full_url, name: store.name, tile_hue }} />
        <div>
          <h3 className={`text-h3 ${styles.title}`}>
            <PageLink
              to={urls.store(store.slug, { module_id: store.module_id, store_zone_id: store.zone_id })}
              className={`stretched-link ${styles.link}`}
            >
              {ad.title}
            </PageLink>
          </h3>
          <LongText text={ad.description} className={styles.text} />
          <p className={styles.meta}>
            {store.name}
            {rating !== undefined && <TrueRating value={rating} count={rating > 0 ? 1 : 0} />}
            {reviews !== undefined && <span>{t('{count, plural, one {# review} other {# reviews}}', { count: reviews })}</span>}
          </p>
        </div>
      </div>
    </article>
  );
}

/** A muted film. The browser may block autoplay; then it waits for a press. */
function Film({ ad, source, isPlaying, onPlay, onPause, onEnd }: Omit<AdSlideProps, 'isAlone' | 'eager'> & { readonly source: string }) {
  const { t } = useI18n();
  const video = useRef<HTMLVideoElement>(null);
  const follow = useEffectEvent(() => {
    if (isPlaying) video.current?.play().catch(onPause);
    else video.current?.pause();
  });
  useEffect(() => follow(), [isPlaying]);
  return (
    <>
      <Tile hue={ad.tile_hue} alt="" shape="free" className={styles.picture}>
        <video
          ref={video}
          src={source}
          poster={ad.cover_image_full_url ? pictureOf(ad.cover_image_full_url, 640) : undefined}
          width={800}
          height={450}
          muted
          playsInline
          preload="none"
          aria-label={ad.title}
          className={styles.film}
          onEnded={onEnd}
        />
      </Tile>
      <IconButton
        icon={isPlaying ? Pause : Play}
        round
        variant="glass"
        label={isPlaying ? t('Pause the film of {name}', { name: ad.store.name }) : t('Play the film of {name}', { name: ad.store.name })}
        className={styles.play}
        onClick={isPlaying ? onPause : onPlay}
      />
    </>
  );
}

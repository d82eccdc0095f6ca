import type { LandingPage } from '@bozor/contract/shop/config.ts';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { LocationBox } from './location-box.tsx';
import * as styles from './landing-hero.module.css';

/** Headline, the location box, and the shop's figures. */
export function LandingHero({ landing }: { readonly landing: LandingPage }) {
  const { hero_title: title, hero_sub_title: text, hero_image_full_url: picture, hero_image_phone_full_url: small, figures } = landing;
  return (
    <section className={styles.hero} aria-labelledby="landing-title">
      <div className={`container ${styles.stage}`}>
        <div className={styles.words}>
          <h1 id="landing-title" className={`text-hero ${styles.title}`}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          <LocationBox />
          <Figures figures={figures} />
        </div>
        {picture && (
          <picture className={styles.frame}>
            {small && <source media="(width < 600px)" srcSet={srcSetOf(small, 780) ?? small} sizes="100vw" width={780} height={440} />}
            <img
              src={picture}
              srcSet={srcSetOf(picture, 960)}
              sizes="(width >= 900px) 600px, 100vw"
              alt=""
              width={1200}
              height={900}
              fetchPriority="high"
              className={styles.picture}
            />
          </picture>
        )}
      </div>
    </section>
  );
}

/** Figures of the shop, counted by the server. */
function Figures({ figures }: { readonly figures: LandingPage['figures'] }) {
  const { t, formatNumber } = useI18n();
  const shown = [
    { figure: formatNumber(figures.stores), label: t('{count, plural, one {store} other {stores}}', { count: figures.stores }) },
    { figure: formatNumber(figures.items), label: t('{count, plural, one {item} other {items}}', { count: figures.items }) },
    {
      figure: formatNumber(figures.orders),
      label: t('{count, plural, one {order delivered} other {orders delivered}}', { count: figures.orders }),
    },
    { figure: figures.avg_rating > 0 ? formatNumber(figures.avg_rating, 1) : '', label: t('average rating') },
  ].filter(({ figure }) => figure !== '' && figure !== '0');
  if (shown.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {shown.map(({ figure, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

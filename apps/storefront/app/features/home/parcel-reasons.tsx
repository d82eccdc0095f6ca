import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { sendingReasons, sendingSteps } from './home-queries.ts';
import { Section } from './section.tsx';
import * as styles from './parcel-reasons.module.css';

/** Reasons to send parcels with this shop. */
export function WhyChoose() {
  const { t } = useI18n();
  const reasons = useApiQuery(sendingReasons()).data?.banners ?? [];
  if (reasons.length === 0) return null;
  return (
    <Section id="why-choose" title={t('Why choose us')}>
      <ul className={styles.reasons}>
        {reasons.map(({ id, title, short_description, image_full_url }) => (
          <li key={id} className={styles.reason}>
            {image_full_url && (
              <img
                src={image_full_url}
                srcSet={srcSetOf(image_full_url, 240)}
                sizes="72px"
                alt=""
                width={72}
                height={72}
                loading="lazy"
                className={styles.object}
              />
            )}
            <span>
              <b className={styles.title}>{title}</b>
              <span className={styles.text}>{short_description}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Explains sending a parcel: a film or picture, and three steps. */
export function SendingSteps() {
  const { t } = useI18n();
  const { data } = useApiQuery(sendingSteps());
  if (!data) return null;
  const steps = stepsOf(data.banner_contents);
  return (
    <section aria-labelledby="steps-title" className={styles.how}>
      <Show section={data} />
      <div>
        <h2 id="steps-title" className="text-section">
          {t('Three steps to send a parcel')}
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, description }) => (
            <li key={title} className={styles.step}>
              <b className={styles.title}>{title}</b>
              <span className={styles.text}>{description}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface Shown {
  readonly banner_video: string | null;
  readonly banner_video_content_full_url: string | null;
  readonly banner_image_full_url: string | null;
}

/** A film hosted by the shop plays here; one on another site is only linked, since no content of other sites is loaded. */
function Show({
  section: { banner_video: link, banner_video_content_full_url: film, banner_image_full_url: picture },
}: {
  readonly section: Shown;
}) {
  const { t } = useI18n();
  if (film)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the steps beside the film say what it shows
      <video
        src={film}
        poster={picture ?? undefined}
        width={800}
        height={460}
        controls
        preload="none"
        playsInline
        className={styles.film}
        aria-label={t('Three steps to send a parcel')}
      />
    );
  const tile = (
    <Tile
      hue={65}
      src={picture ?? undefined}
      sizes="(width >= 1180px) 600px, 85vw"
      alt=""
      width={800}
      height={460}
      shape="free"
      className={styles.picture}
    />
  );
  if (!link) return tile;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.show} aria-label={t('Watch the film')}>
      {tile}
    </a>
  );
}

/** Titles and descriptions alternate. */
function stepsOf(contents: readonly { readonly type: 'title' | 'description'; readonly value: string }[]) {
  return contents.flatMap(({ type, value }, at) =>
    type === 'title' ? [{ title: value, description: contents[at + 1]?.type === 'description' ? contents[at + 1]!.value : '' }] : [],
  );
}

import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './review-pictures.module.css';

/** Pictures of a review; each opens in full. */
export function ReviewPictures({ urls }: { readonly urls: readonly string[] }) {
  const { t } = useI18n();
  return (
    <ul className={styles.pictures} aria-label={t('Pictures')}>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className={styles.picture}>
            <img
              src={url}
              srcSet={srcSetOf(url, 240)}
              sizes="88px"
              alt={t('Photo {number}', { number: at + 1 })}
              width={88}
              height={88}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

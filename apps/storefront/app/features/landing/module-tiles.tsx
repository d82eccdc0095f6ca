import type { LandingPage } from '@bozor/contract/shop/config.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { SectionHead } from '@bozor/ui/layout/section-head.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './module-tiles.module.css';

/** Links to the modules of the shop. */
export function ModuleTiles({ modules }: { readonly modules: LandingPage['modules'] }) {
  const { t } = useI18n();
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby="landing-modules">
      <SectionHead
        id="landing-modules"
        title={t('One address for everything')}
        text={t('Each with its own stores, prices and delivery time.')}
      />
      <ul className={styles.tiles}>
        {modules.map(({ id, module_type: type, module_name: name, description, icon_full_url: picture }) => (
          <li key={id} className={styles.item}>
            <PageLink to={urls.home({ module_id: id })} className={styles.tile} data-module={type}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{description}</p>
              {picture && (
                <img
                  src={picture}
                  srcSet={srcSetOf(picture, 256)}
                  sizes="(width >= 900px) 150px, 104px"
                  alt=""
                  width={256}
                  height={256}
                  loading="lazy"
                  decoding="async"
                  className={styles.picture}
                />
              )}
              <span className={styles.arrow}>
                <Icon of={ArrowRight} flip />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

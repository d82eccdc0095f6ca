import { Button } from '@bozor/ui/actions/button.tsx';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useZoneRefresh } from '../place/use-zone-refresh.ts';
import { NoModules } from './no-modules.tsx';
import { useOfferedModules } from './use-module-choice.ts';
import * as styles from './module-cards.module.css';

/** Home page without a chosen module: a card for each. Works without scripts. */
export function ModuleCards() {
  const { t } = useI18n();
  const { isLoading } = useActiveModule();
  const offered = useOfferedModules();
  useZoneRefresh(!isLoading && offered.length === 0);
  return (
    <section className={styles.page} aria-labelledby="modules-title">
      <h1 id="modules-title" className="text-h1">
        {t('What do you need today?')}
      </h1>
      {isLoading ? (
        <Loading loading skeleton={<Boxes />} label={t('Loading')}>
          {null}
        </Loading>
      ) : offered.length === 0 ? (
        <NoModules />
      ) : (
        <ul className={styles.grid}>
          {offered.map((module) => (
            <li key={module.id} className={styles.card} data-module={module.module_type}>
              <h2 className={styles.name}>{module.module_name}</h2>
              <p className={styles.text}>{module.description}</p>
              {module.icon_full_url && (
                <img
                  src={module.icon_full_url}
                  srcSet={srcSetOf(module.icon_full_url, 256)}
                  sizes="(width >= 900px) 150px, 104px"
                  alt=""
                  width={256}
                  height={256}
                  className={styles.picture}
                />
              )}
              <Button render={<PageLink to={urls.home({ module_id: module.id })} />} className={styles.open}>
                {t('Open')}
                <span className="visually-hidden"> {module.module_name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Boxes() {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: 3 }, (_, at) => (
        <Skeleton key={at} shape="tile" className={styles.box} />
      ))}
    </div>
  );
}

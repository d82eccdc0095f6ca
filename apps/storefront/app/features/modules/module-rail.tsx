import { PageLink } from '../../platform/page-link.tsx';
import { useActiveModule } from '../../platform/active-module.tsx';
import { urls } from '../../platform/urls.ts';
import { useWords } from '../../platform/words/words.tsx';
import { useOfferedModules } from './use-module-choice.ts';
import styles from './module-rail.module.css';

/** Goes from module to module: fixed at the page's end from 1180 px, below that a row of tiles on the page that asks for it. */
export function ModuleRail({ inPage = false }: { readonly inPage?: boolean }) {
  const { t } = useWords();
  const { module } = useActiveModule();
  const offered = useOfferedModules();
  if (offered.length < 2) return null;
  return (
    <nav className={styles.rail} data-in-page={inPage || undefined} aria-label={t('Modules')}>
      <ul className={styles.list}>
        {offered.map((each) => (
          <li key={each.id} className={styles.item}>
            <PageLink
              to={urls.home({ module_id: each.id })}
              className={styles.module}
              data-module={each.module_type}
              aria-current={each.id === module?.id ? 'true' : undefined}
            >
              {each.icon_full_url && <img src={each.icon_full_url} alt="" width={84} height={84} className={styles.icon} />}
              {each.module_name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { readStored } from '../../platform/storage.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { usePromptInterests } from '../interests/use-prompt-interests.ts';
import { useOfferedModules } from './use-module-choice.ts';
import * as styles from './module-rail.module.css';

/** Switches between modules: fixed at the inline end from 1180 px, below that a row of tiles where a page includes it. */
export function ModuleRail({ inPage = false }: { readonly inPage?: boolean }) {
  const { t } = useI18n();
  const { module } = useActiveModule();
  const offered = useOfferedModules();
  const navigate = useNavigate();
  const askInterests = usePromptInterests();
  if (offered.length < 2) return null;
  const follow = (event: MouseEvent, chosen: Module) => {
    // A press right after hydration may come before the session is known.
    if (readStored('token') === undefined || chosen.id === module?.id || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void Promise.resolve(navigate(urls.home({ module_id: chosen.id }))).then(() => askInterests(chosen));
  };
  return (
    <nav className={styles.rail} data-in-page={inPage || undefined} aria-label={t('Modules')}>
      <ul tabIndex={-1} className={styles.list}>
        {offered.map((each) => (
          <li key={each.id} className={styles.item}>
            <PageLink
              to={urls.home({ module_id: each.id })}
              className={styles.module}
              data-module={each.module_type}
              aria-current={each.id === module?.id ? 'true' : undefined}
              onClick={(event) => follow(event, each)}
            >
              {each.icon_full_url && (
                <img
                  src={each.icon_full_url}
                  srcSet={srcSetOf(each.icon_full_url, 160)}
                  sizes="(width >= 1180px) 34px, 42px"
                  alt=""
                  width={84}
                  height={84}
                  loading="lazy"
                  fetchPriority="low"
                  className={styles.icon}
                />
              )}
              {each.module_name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

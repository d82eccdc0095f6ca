import { Icon } from '@bozor/ui/actions/icon.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  /** Omitted for the current page. */
  readonly to?: string;
}

/** The path from the home page to this one. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('You are here')} className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ name, to }) => (
          <li key={name} className={styles.crumb}>
            {to ? (
              <PageLink to={to} className={styles.link}>
                {name}
              </PageLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
            {to && <Icon of={ChevronRight} size={16} flip />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

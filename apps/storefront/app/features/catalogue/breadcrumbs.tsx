import { Icon } from '@bozor/ui/icon.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { PageLink } from '../../platform/page-link.tsx';
import { useWords } from '../../platform/words/words.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  /** Left out for the page itself. */
  readonly to?: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useWords();
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

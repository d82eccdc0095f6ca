import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { chooseModule, useActiveModule } from '../../platform/scope/active-module.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './found-elsewhere.module.css';

type Listing = ReplyOf<typeof API.search.listing>;

/** Says that a search found only part of its words here, and leads to the modules that have all of them: the same search there. */
export function FoundElsewhere({ reply, search }: { readonly reply: Listing; readonly search: string }) {
  const { t, formatNumber } = useI18n();
  const { all } = useActiveModule();
  const there = reply.elsewhere.flatMap(({ module_id, total_size }) => {
    const module = all.find(({ id }) => id === module_id);
    return module ? [{ module, count: formatNumber(total_size) }] : [];
  });
  return (
    <>
      {there.length > 0 && (
        <Notice className={styles.notice}>
          <p>{t('“{term}” is not sold here, but there:', { term: search })}</p>
          <ul className={styles.modules}>
            {there.map(({ module, count }) => (
              <li key={module.id}>
                <Button
                  variant="outline"
                  size={40}
                  render={
                    <PageLink
                      to={urls.home({ search, data_type: 'searched', module_id: module.id })}
                      onClick={() => chooseModule(module)}
                    />
                  }
                >
                  {t('{module}: {count}', { module: module.module_name, count })}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {reply.is_partial && <p className={styles.partial}>{t('Nothing has all of these words. These have some of them.')}</p>}
    </>
  );
}

import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import CloudOff from 'lucide-react/icons/cloud-off';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { setLostPlace } from '../platform/offline/lost-place.ts';
import { urls } from '../platform/pages/urls.ts';
import { reachServer } from '@bozor/web/api/reach-server.ts';
import { reloadDocument } from '@bozor/web/navigation/reload-document.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './problem-page.module.css';

interface ProblemPageProps {
  readonly status: number;
  /** Address of a page that the network did not bring: what was kept is listed below it. */
  readonly wanted?: string | undefined;
  readonly children?: ReactNode;
}

/** Shown for a missing or failed page, by HTTP status; 0 means no network. Works without scripts: a search and links home. */
export function ProblemPage({ status, wanted, children }: ProblemPageProps) {
  const { t } = useI18n();
  const { title, advice } = status === 404 ? NOT_FOUND : status === 503 ? BUSY : status ? BROKEN : OFFLINE;
  return (
    <section
      className={styles.problem}
      aria-labelledby="problem-title"
      ref={wanted === undefined ? undefined : setLostPlace}
      data-wanted={wanted}
    >
      <title>{t(title)}</title>
      <p className={styles.mark} aria-hidden="true">
        {status === 404 ? '404' : <Icon of={CloudOff} className={styles.cloud} />}
      </p>
      <h1 id="problem-title" className="text-h1">
        {t(title)}
      </h1>
      <p className={styles.advice}>{t(advice)}</p>
      {status > 0 ? <ProblemActions status={status} /> : children}
    </section>
  );
}

/** Links onwards; without a network none of them would work. */
function ProblemActions({ status }: { readonly status: number }) {
  const { t } = useI18n();
  return (
    <>
      {/* A name tells it from the search of the header. */}
      <search className={styles.search} aria-label={t('Search')}>
        <form className={styles.form} action={urls.home()}>
          <Icon of={Search} />
          <input type="hidden" name="data_type" value="searched" />
          <input
            className={styles.field}
            type="search"
            name="search"
            required
            maxLength={100}
            aria-label={t('Search the shop')}
            placeholder={t('Search the shop')}
          />
          <Button type="submit" variant={status === 404 ? 'primary' : 'tint'} size={40}>
            {t('Search')}
          </Button>
        </form>
      </search>
      <div className={styles.ways}>
        {status !== 404 && <Button onClick={() => void reloadWhenReached()}>{t('Try again')}</Button>}
        <Button variant="ghost" render={<a href={urls.home()} />}>
          {t('Go to the home page')}
        </Button>
      </div>
    </>
  );
}

/** Without a network the browser would show its own error page. */
async function reloadWhenReached(): Promise<void> {
  if (await reachServer()) await reloadDocument();
}

const NOT_FOUND = {
  title: text('Page not found'),
  advice: text('The address may be mistyped, or what stood here is gone. Search for it, or start from the home page.'),
};
const BUSY = { title: text('The shop is busy'), advice: text('Please try again in a moment.') };
const OFFLINE = { title: text('No connection'), advice: BUSY.advice };
const BROKEN = {
  title: text('Something went wrong'),
  advice: text('It is our fault, not yours. Please try again in a moment, or start from the home page.'),
};

import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/staff/calls.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { LinkOver, LinkUsed } from '../invitation/link-outcome.tsx';
import * as styles from '../page.module.css';
import { NewCodesForm } from './new-codes-form.tsx';

const link = (token: string) => apiQuery(calls.lostFactors.read, { params: { token } }, { quiet: true, staleMs: Infinity });

type Renewed = Reply<typeof calls.lostFactors.renew>;

/** The page of the link that an owner handed over: sets new codes, then shows the recovery codes, once. */
export default function NewCodesPage() {
  const { t } = useI18n();
  const { token = '' } = useParams();
  const [renewed, setRenewed] = useState<Renewed>();
  const { data, error, isFetching, refetch } = useApiQuery(link(token), { enabled: !renewed });
  if (renewed) return <LinkUsed heading={t('The new codes count')} recoveryCodes={renewed.recovery_codes} scope={renewed.scope.of} />;
  if (error instanceof ApiProblem && error.status < 500)
    return (
      <LinkOver heading={t('This link is over')} advice={t('It works once, and for 24 hours. Ask for help again where you sign in.')} />
    );
  if (error)
    return (
      <ErrorState
        title={t('Connection lost. Please try again.')}
        retryLabel={t('Load again')}
        busy={isFetching}
        onRetry={() => void refetch()}
        isPage
      />
    );
  if (!data) return <div aria-busy="true" />;
  return (
    <section className={styles.page} aria-labelledby="new-codes-title">
      <title>{t('New codes')}</title>
      <h1 id="new-codes-title" className="text-h1">
        {t('New codes')}
      </h1>
      <p className={styles.purpose}>
        {t('For {name}, {email}. Sessions, passkeys and old codes end.', { name: data.name, email: data.email })}
      </p>
      <NewCodesForm token={token} link={data} onRenewed={setRenewed} />
    </section>
  );
}

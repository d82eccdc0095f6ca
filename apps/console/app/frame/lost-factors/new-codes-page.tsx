import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/staff/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { RecoveryCodes } from '../invitation/recovery-codes.tsx';
import * as styles from '../page.module.css';
import { CONSOLES } from '../staff/roles.ts';
import { NewCodesForm } from './new-codes-form.tsx';

const link = (token: string) => apiQuery(calls.lostFactors.read, { params: { token } }, { quiet: true, staleMs: Infinity });

type Renewed = Reply<typeof calls.lostFactors.renew>;

/** The page of the link that an owner handed over: sets new codes, then shows the recovery codes, once. */
export default function NewCodesPage() {
  const { t } = useI18n();
  const { token = '' } = useParams();
  const [renewed, setRenewed] = useState<Renewed>();
  const { data, error, isFetching, refetch } = useApiQuery(link(token), { enabled: !renewed });
  if (renewed) return <Done person={renewed} />;
  if (error instanceof ApiProblem && error.status < 500) return <Over />;
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

function Done({ person }: { readonly person: Renewed }) {
  const { t } = useI18n();
  const { path, title } = CONSOLES[person.scope.of];
  return (
    <section className={styles.page} aria-labelledby="renewed-title">
      <title>{t('The new codes count')}</title>
      {/* The form with the focus is gone. */}
      <h1 id="renewed-title" className="text-h1" tabIndex={-1} ref={(title) => title?.focus()}>
        {t('The new codes count')}
      </h1>
      <RecoveryCodes codes={person.recovery_codes} />
      <Button wide render={<Link to={path} />}>
        {t('Go to: {console}', { console: t(title) })}
      </Button>
    </section>
  );
}

function Over() {
  const { t } = useI18n();
  return (
    <section className={styles.page} aria-labelledby="over-title">
      <title>{t('This link is over')}</title>
      <h1 id="over-title" className="text-h1">
        {t('This link is over')}
      </h1>
      <p className={styles.purpose}>{t('It works once, and for 24 hours. Ask for help again where you sign in.')}</p>
      <Button wide render={<Link to="/console" />}>
        {t('Sign in')}
      </Button>
    </section>
  );
}

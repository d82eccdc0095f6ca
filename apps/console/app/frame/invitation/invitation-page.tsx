import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/staff/calls.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import * as styles from '../page.module.css';
import { InvitationForm } from './invitation-form.tsx';
import { LinkOver, LinkUsed } from './link-outcome.tsx';
import { ROLE_NAMES } from '../staff/roles.ts';

const invitation = (token: string) => apiQuery(calls.invitations.read, { params: { token } }, { quiet: true, staleMs: Infinity });

type Accepted = Reply<typeof calls.invitations.accept>;

/** The page of an invitation's link: makes the account, then shows its recovery codes, once. */
export default function InvitationPage() {
  const { t } = useI18n();
  const { token = '' } = useParams();
  const [accepted, setAccepted] = useState<Accepted>();
  const { data, error, isFetching, refetch } = useApiQuery(invitation(token), { enabled: !accepted });
  if (accepted) return <LinkUsed heading={t('Your account is ready')} recoveryCodes={accepted.recovery_codes} scope={accepted.scope.of} />;
  if (error instanceof ApiProblem && error.status < 500)
    return (
      <LinkOver
        heading={t('This invitation is over')}
        advice={t('A link works once, and for 24 hours. Ask whoever invited you for a new one.')}
      />
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
    <section className={styles.page} aria-labelledby="invitation-title">
      <title>{t('Your invitation')}</title>
      <h1 id="invitation-title" className="text-h1">
        {t('Your invitation')}
      </h1>
      <p className={styles.purpose}>
        {t('You are invited as: {role}. Sign in later with {email}.', { role: t(ROLE_NAMES[data.role]), email: data.email })}
      </p>
      <InvitationForm token={token} invitation={data} onAccepted={setAccepted} />
    </section>
  );
}

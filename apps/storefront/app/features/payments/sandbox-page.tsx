import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { SandboxPayment } from '@bozor/contract/shop/orders/payment.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import CreditCard from 'lucide-react/icons/credit-card';
import { useNavigate } from 'react-router';
import { openDocument } from '@bozor/web/navigation/open-document.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './payment.module.css';

/** Page of the built-in test gateway: approve, decline or leave. */
export function SandboxPage({ payment }: { readonly payment: string }) {
  return (
    <div className={`container ${styles.page}`}>
      <Payment payment={payment} />
    </div>
  );
}

function Payment({ payment }: { readonly payment: string }) {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(
    apiQuery(calls.payment.sandboxPayment, { params: { payment } }, { quiet: true, staleMs: 0 }),
  );
  // An impossible payment id is refused (422) before the look-up (404).
  if (error instanceof ApiProblem && [404, 422].includes(error.status))
    return (
      <EmptyState
        picture={<IconDisc of={CreditCard} />}
        title={t('There is no such payment')}
        action={<Button render={<PageLink to={urls.home()} />}>{t('Back to home')}</Button>}
      />
    );
  if (error && !data)
    return (
      <ErrorState
        title={t('Something went wrong. Please try again.')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <section className={styles.card} aria-labelledby="sandbox">
      <IconDisc of={CreditCard} />
      <h1 id="sandbox" className="text-h1">
        {t('Test payment')}
      </h1>
      <Loading loading={!data} skeleton={<Skeleton shape="line" />} label={t('Loading')}>
        {data && <Question payment={payment} shown={data} />}
      </Loading>
    </section>
  );
}

function Question({ payment, shown }: { readonly payment: string; readonly shown: SandboxPayment }) {
  const { t, formatPrice } = useI18n();
  const navigate = useNavigate();
  const leave = ({ return_url: to }: SandboxPayment) => {
    // An app's own address.
    if (!to.startsWith('/')) return void openDocument(to);
    void navigate(to, { replace: true });
  };
  const { mutate, isPending, variables } = useApiMutation(calls.payment.sandboxDecide, { onSuccess: leave });
  const isRequested = (decision: string) => isPending && variables?.body.decision === decision;
  const decide = (decision: 'approve' | 'decline' | 'abandon') => !isPending && mutate({ params: { payment }, body: { decision } });
  return (
    <>
      <p className={styles.text}>{t('This page stands in for a bank. No real money moves.')}</p>
      <p className={styles.amount}>
        <bdi>{formatPrice(shown.amount)}</bdi>
      </p>
      {shown.state === 'open' ? (
        <div className={styles.answers}>
          <Button size={54} wide busy={isRequested('approve')} onClick={() => decide('approve')}>
            {t('Approve')}
          </Button>
          <Button size={54} wide variant="ghost" busy={isRequested('decline')} onClick={() => decide('decline')}>
            {t('Decline')}
          </Button>
          <Button wide variant="link" busy={isRequested('abandon')} onClick={() => decide('abandon')}>
            {t('Leave without paying')}
          </Button>
        </div>
      ) : (
        <div className={styles.answers}>
          <Notice className={styles.notice}>{t('This payment is already decided.')}</Notice>
          <Button size={54} wide onClick={() => leave(shown)}>
            {t('Back to the shop')}
          </Button>
        </div>
      )}
    </>
  );
}

import { calls } from '@bozor/contract/shop/calls.ts';
import { unpaidFlag } from '@bozor/domain/checkout/return-flag.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { allOf } from '@bozor/web/api/query.ts';
import { withQuery } from '@bozor/web/navigation/with-query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lastCredits } from './wallet-queries.ts';
import { usePageQuery } from '../../platform/pages/page-query.ts';

const POLL_MS = 1_500;
/** A gateway's callback arrives within seconds; after this timeout the payment counts as missing. */
const LONGEST_WAIT_MS = 20_000;

/** Result of the top-up the customer has just returned from. The result in the URL is shown only until the wallet answers. */
export function TopUpOutcome() {
  const [query] = usePageQuery<'wallet' | 'profile'>();
  const payment = query.get('payment') ?? '';
  return /^\d{1,15}$/.test(payment) ? <Outcome key={payment} paymentId={Number(payment)} flag={unpaidFlag(query.get('flag'))} /> : null;
}

function Outcome({ paymentId, flag }: { readonly paymentId: number; readonly flag: ReturnType<typeof unpaidFlag> }) {
  const { t, formatPrice } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useApiQuery(lastCredits(!isLate && !flag && POLL_MS));
  const came = data?.transactions.filter((row) => row.payment_id === paymentId) ?? [];
  const added = came.find((row) => row.transaction_type === 'top_up');
  const bonus = came.find((row) => row.transaction_type === 'top_up_bonus');

  const welcome = useEffectEvent(() => {
    for (const call of [calls.wallet.transactions, calls.customer.info]) void client.invalidateQueries({ queryKey: allOf(call) });
    toast({
      id: 'top-up',
      kind: 'success',
      title: t('{amount} is in your wallet', { amount: formatPrice(added!.amount) }),
      ...(bonus && { text: t('And a bonus of {amount}', { amount: formatPrice(bonus.amount) }) }),
    });
    void navigate(withQuery(location, { payment: null, flag: null }), { replace: true });
  });
  const hasCome = added !== undefined;
  useEffect(() => {
    if (hasCome) welcome();
  }, [hasCome]);

  if (hasCome) return null;
  if (!flag)
    return (
      <Waiting text={isLate ? t('The bank has not answered yet. The money will be here as soon as it does.') : t('Waiting for the bank')} />
    );
  return (
    <Notice
      kind={flag === 'fail' ? 'danger' : 'warn'}
      live
      action={
        <Button size={40} variant="tint" onClick={() => openOverlay('add-money')}>
          {t('Try again')}
        </Button>
      }
    >
      {flag === 'fail' ? t('The payment did not go through. Nothing was added.') : t('You left without paying. Nothing was added.')}
    </Notice>
  );
}

function Waiting({ text }: { readonly text: string }) {
  useSpokenText(text);
  return <Notice>{text}</Notice>;
}

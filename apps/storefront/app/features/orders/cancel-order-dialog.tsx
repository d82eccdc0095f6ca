import { calls } from '@bozor/contract/calls.ts';
import { Button } from '@bozor/ui/button.tsx';
import { Dialog } from '@bozor/ui/dialog.tsx';
import { ErrorState } from '@bozor/ui/error-state.tsx';
import { RadioGroup } from '@bozor/ui/radio-group.tsx';
import { Loading } from '@bozor/ui/skeleton.tsx';
import { toast } from '@bozor/ui/toast.ts';
import { useState } from 'react';
import type { OverlayControls, OverlayProps } from '../../platform/overlays.ts';
import { useApiMutation, useApiQuery } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import { cancellationReasons } from './order-queries.ts';
import { ReasonsSkeleton } from './reasons-skeleton.tsx';
import styles from './cancel-order-dialog.module.css';

declare module '../../platform/overlays.ts' {
  interface OverlayProps {
    /** Asks why, then calls the order off. */
    'cancel-order': { orderId: number; then?: () => void };
  }
}

export function CancelOrderDialog({ orderId, then, open, close, closed }: OverlayProps['cancel-order'] & OverlayControls) {
  const { t } = useWords();
  const { data, isError, isFetching, refetch } = useApiQuery(cancellationReasons());
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const cancel = useApiMutation(calls.orders.cancel, {
    changes: [calls.orders.list, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => {
      toast({ id: 'order-canceled', kind: 'success', title: message });
      close();
      then?.();
    },
  });
  const submit = () => {
    const reason = data?.reasons.find(({ id }) => String(id) === chosen);
    if (reason) cancel.mutate({ body: { order_id: orderId, reason_id: reason.id, reason: reason.reason } });
    else setIsMissing(true);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      dismissible={!cancel.isPending}
      title={t('Cancel Order')}
      text={t('Why do you want to cancel it?')}
      closeLabel={t('Close')}
      foot={
        <div className={styles.foot}>
          <Button variant="ghost" size={54} wide disabled={cancel.isPending} onClick={close}>
            {t('Back')}
          </Button>
          <Button variant="danger" size={54} wide busy={cancel.isPending} disabled={!data} onClick={submit}>
            {t('Submit')}
          </Button>
        </div>
      }
    >
      {isError ? (
        <ErrorState
          title={t('The reasons could not be loaded')}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading loading={!data} skeleton={<ReasonsSkeleton />} label={t('Loading')}>
          <RadioGroup
            label={t('Reason')}
            labelHidden
            look="rows"
            value={chosen}
            onChange={(value) => {
              setChosen(value);
              setIsMissing(false);
            }}
            {...(isMissing && { error: t('Choose a reason.') })}
            options={(data?.reasons ?? []).map(({ id, reason }) => ({ value: String(id), label: reason }))}
          />
        </Loading>
      )}
    </Dialog>
  );
}

import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { AlertDialog } from '@bozor/ui/overlays/alert-dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './take-back.module.css';

const CHANGES = [calls.orders.list, calls.orders.details];

/** Goods that nobody received: the store has them back, or gives up an order that nobody collected in time. */
export function TakeBack({ order, nowMs }: { readonly order: StoreOrder; readonly nowMs: number }) {
  const { t, formatTime } = useI18n();
  const { fault, refuse, clear } = useFault();
  const [asked, setAsked] = useState(false);
  const back = useApiMutation(calls.orders.takeBack, { quiet: true, changes: CHANGES });
  const send = (isSellable: boolean) => {
    clear();
    back.mutate(
      { params: { order: order.id }, body: { is_sellable: isSellable, tapped_at: new Date(nowMs).toISOString() } },
      { onSuccess: () => announce(t('The order is closed.')), onError: refuse },
    );
  };
  const number = <span className="visually-hidden"> {order.id}</span>;
  if (order.status === 'returning')
    return (
      <div className={styles.acts}>
        <FormError>{fault}</FormError>
        <Button wide busy={back.isPending} onClick={() => send(order.can_sell_again)}>
          {order.can_sell_again ? t('Received back, can be sold') : t('Received back')}
          {number}
        </Button>
        {order.can_sell_again && (
          <Button variant="outline" wide busy={back.isPending} onClick={() => send(false)}>
            {t('Received back, spoiled')}
            {number}
          </Button>
        )}
      </div>
    );
  if (order.collect_until === null) return null;
  if (nowMs < Date.parse(order.collect_until))
    return <p className="text-meta">{t('Can be collected until {time}', { time: formatTime(order.collect_until) })}</p>;
  return (
    <div className={styles.acts}>
      <FormError>{fault}</FormError>
      <Button variant="outline" wide busy={back.isPending} onClick={() => setAsked(true)}>
        {t('Nobody collected it')}
        {number}
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('Close the order that nobody collected?')}
        text={
          order.can_sell_again
            ? t('The goods go back to your stock, and the customer gets their money back.')
            : t('The food cannot be sold again, so a customer who paid gets nothing back. This cannot be taken back.')
        }
        confirmLabel={t('Close the order')}
        cancelLabel={t('Back')}
        onConfirm={() => send(order.can_sell_again)}
      />
    </div>
  );
}

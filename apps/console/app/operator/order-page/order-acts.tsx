import { calls } from '@bozor/contract/operator/calls.ts';
import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import type { OperatorMove } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { AlertDialog } from '@bozor/ui/overlays/alert-dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { CHANGED_BY_ACTS } from '../orders/order-queries.ts';
import { MOVE_WORDS } from '../orders/order-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import * as styles from './forms.module.css';
import { NotReceivedDialog } from './not-received-dialog.tsx';

/** Steps and cancellation, as far as they are legal now. The end of an order is asked about first: it cannot be taken back. */
export function OrderActs({ order }: { readonly order: OperatorOrder }) {
  const { t, formatPrice } = useI18n();
  const { fault, refuse, clear } = useFault();
  const [isCanceling, setCanceling] = useState(false);
  const [asked, setAsked] = useState(false);
  const [unreceived, setUnreceived] = useState<OperatorMove>();
  const move = useApiMutation(calls.orders.move, { quiet: true, changes: CHANGED_BY_ACTS });
  const recall = useApiMutation(calls.orders.recall, { quiet: true, changes: CHANGED_BY_ACTS });
  const mayRecall = order.acts.some(({ act }) => act === 'recall');
  const moves = order.acts.flatMap(({ act, to, needs }) =>
    act === 'move' && to !== null ? [{ to, asksBearer: needs.includes('bearer') }] : [],
  );
  const mayCancel = order.acts.some(({ act }) => act === 'cancel');
  if (moves.length === 0 && !mayCancel && !mayRecall) return null;
  const send = async (to: OperatorMove) => {
    clear();
    try {
      await move.mutateAsync({ params: { id: order.id }, body: { to } });
    } catch (problem) {
      refuse(problem);
    }
  };
  return (
    <div className={styles.form}>
      <FormError>{fault}</FormError>
      <div className={styles.buttons}>
        {moves.map(({ to, asksBearer }) => (
          <Button
            key={to}
            busy={move.isPending && move.variables?.body.to === to}
            onClick={() => (asksBearer ? setUnreceived(to) : to === 'delivered' ? setAsked(true) : void send(to))}
          >
            {t(MOVE_WORDS[to])}
          </Button>
        ))}
        {mayRecall && (
          <Button
            variant="outline"
            busy={recall.isPending}
            onClick={() => {
              clear();
              recall.mutate({ params: { id: order.id }, body: {} }, { onError: refuse });
            }}
          >
            {t('Back to preparation')}
          </Button>
        )}
        {mayCancel && (
          <Button variant="danger" onClick={() => setCanceling(true)}>
            {t('Cancel the order')}
          </Button>
        )}
      </div>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('Is the order delivered?')}
        text={
          order.payment_method === 'cash_on_delivery' && order.due > 0
            ? t('{amount} in cash counts as paid then. This cannot be taken back.', { amount: formatPrice(order.due) })
            : t('This cannot be taken back.')
        }
        confirmLabel={t('Mark as delivered')}
        cancelLabel={t('Back')}
        onConfirm={() => send('delivered')}
      />
      <NotReceivedDialog order={order} to={unreceived} onClose={() => setUnreceived(undefined)} />
      <CancelDialog order={order} open={isCanceling} onOpenChange={setCanceling} />
    </div>
  );
}

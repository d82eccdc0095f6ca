import { calls } from '@bozor/contract/shop/calls.ts';
import { toast } from '@bozor/ui/toast.ts';
import type { OverlayControls, OverlayProps } from '../../platform/overlays.ts';
import { useApiQuery } from '../../platform/use-api.ts';
import { useApiMutation } from '../../platform/use-api-mutation.ts';
import { useWords } from '../../platform/words/words.tsx';
import { cancellationReasons } from './order-queries.ts';
import { ReasonsDialog } from './reasons-dialog.tsx';

declare module '../../platform/overlays.ts' {
  interface OverlayProps {
    /** Asks why, then calls the order off. */
    'cancel-order': { orderId: number; then?: () => void };
  }
}

export function CancelOrderDialog({ orderId, then, ...controls }: OverlayProps['cancel-order'] & OverlayControls) {
  const { t } = useWords();
  const query = useApiQuery(cancellationReasons());
  const { mutate, isPending } = useApiMutation(calls.orders.cancel, {
    changes: [calls.orders.list, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => {
      toast({ id: 'order-canceled', kind: 'success', title: message });
      controls.close();
      then?.();
    },
  });
  return (
    <ReasonsDialog
      {...controls}
      title={t('Cancel Order')}
      text={t('Why do you want to cancel it?')}
      reasons={query.data?.reasons}
      query={query}
      isDangerous
      isPending={isPending}
      onSubmit={({ id, reason }) => mutate({ body: { order_id: orderId, reason_id: id, reason } })}
    />
  );
}

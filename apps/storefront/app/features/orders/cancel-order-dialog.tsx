import { calls } from '@bozor/contract/shop/calls.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { cancellationReasons } from './order-queries.ts';
import { ReasonsDialog } from './reasons-dialog.tsx';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Asks for the reason, then cancels the order. */
    'cancel-order': { orderId: number; then?: () => void };
  }
}

export function CancelOrderDialog({ orderId, then, ...controls }: OverlayProps['cancel-order'] & OverlayControls) {
  const { t } = useI18n();
  const query = useApiQuery(cancellationReasons());
  const { mutate, isPending } = useApiMutation(calls.orders.cancel, {
    changes: [calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => {
      announce(message);
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

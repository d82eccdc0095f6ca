import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useRef, useState } from 'react';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { focusField } from '@bozor/web/forms/focus-field.ts';
import { createIdempotencyKey } from '@bozor/web/api/idempotency-key.ts';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { OfflinePayment } from '../checkout/offline-payment.tsx';
import { paymentDetailsBody, type OfflinePaymentDetails } from '../checkout/offline-payment-details.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Edits the transfer details of an order, starting with those sent before. */
    'transfer-info': { orderId: number; before: OfflinePaymentDetails };
  }
}

export function TransferDialog({ orderId, before, open, close, closed }: OverlayProps['transfer-info'] & OverlayControls) {
  const { t } = useI18n();
  const [details, setDetails] = useState(before);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLDivElement>(null);
  const afterRender = useAfterRender();
  const { mutate, isPending } = useApiMutation(calls.payment.change, {
    quiet: true,
    idempotencyKey: createIdempotencyKey,
    changes: [calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => {
      toast({ id: 'payment', kind: 'success', title: message });
      close();
    },
  });
  const refuse = (error: Error) => {
    const entries = error instanceof ApiProblem ? error.entries : [];
    const found = Object.fromEntries(entries.map(({ field = '', message }) => [field, message]));
    setErrors(found);
    afterRender(() => focusField(form.current, Object.keys(found)));
    if (!entries.some(({ field }) => field?.startsWith('offline_'))) reportFailure(error);
  };
  const submit = () =>
    mutate({ body: { order_id: orderId, payment_method: 'offline_payment', ...paymentDetailsBody(details) } }, { onError: refuse });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Change payment info')}
      closeLabel={t('Close')}
      foot={
        <Button size={54} wide busy={isPending} onClick={submit}>
          {t('Save')}
        </Button>
      }
    >
      <div ref={form}>
        <OfflinePayment details={details} change={setDetails} isChange errorOf={(field) => errors[field]} />
      </div>
    </Dialog>
  );
}

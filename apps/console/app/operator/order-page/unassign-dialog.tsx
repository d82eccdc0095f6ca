import { calls } from '@bozor/contract/operator/calls.ts';
import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CHANGED_BY_ACTS } from '../orders/order-queries.ts';
import * as styles from './forms.module.css';

interface UnassignDialogProps {
  readonly order: OperatorOrder;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Takes an order from its courier, with a reason that only staff read. */
export function UnassignDialog({ order, open, onOpenChange }: UnassignDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Take the order away from {courier}', { courier: order.courier?.name ?? '' })}
      text={t('The order waits for another courier then.')}
      closeLabel={t('Close')}
    >
      <UnassignForm orderId={order.id} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function UnassignForm({ orderId, onDone }: { readonly orderId: number; readonly onDone: () => void }) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const unassign = useApiMutation(calls.orders.unassign, { quiet: true, changes: CHANGED_BY_ACTS });
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return reject('reason', t('Write the reason.'));
        unassign.mutate(
          { params: { id: orderId }, body: { reason } },
          {
            onSuccess: () => {
              announce(t('The order has no courier now.'));
              onDone();
            },
            onError: refuse,
          },
        );
      }}
    >
      <FormError>{errors['']}</FormError>
      <TextField
        name="reason"
        label={t('Reason')}
        maxLength={300}
        value={reason}
        error={errors['reason']}
        onChange={(event) => {
          setReason(event.target.value);
          clear('reason');
        }}
      />
      <Button type="submit" wide variant="danger" busy={unassign.isPending}>
        {t('Take the order away')}
      </Button>
    </form>
  );
}

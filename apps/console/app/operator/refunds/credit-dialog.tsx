import { calls } from '@bozor/contract/operator/calls.ts';
import { REFUND_REASONS, type RefundReason } from '@bozor/domain/orders/refund-pieces.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useIntentionKey } from '@bozor/web/api/idempotency-key.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useReadAmount } from '../../frame/use-read-amount.ts';
import { CHANGED_BY_REFUNDS } from './refund-queries.ts';
import { REASON_WORDS } from './refund-words.ts';
import * as styles from './refunds.module.css';

interface CreditDialogProps {
  readonly orderId: number;
  /** Above it a second person decides; 0 for never. */
  readonly limit: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A present of the shop to the customer's wallet. */
export function CreditDialog({ open, onOpenChange, ...credit }: CreditDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Give a credit')} closeLabel={t('Close')}>
      <CreditForm {...credit} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CreditForm({ orderId, limit, onDone }: Pick<CreditDialogProps, 'orderId' | 'limit'> & { readonly onDone: () => void }) {
  const { t, formatPrice } = useI18n();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<RefundReason>();
  const readAmount = useReadAmount();
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const give = useApiMutation(calls.refunds.credit, { quiet: true, changes: CHANGED_BY_REFUNDS, idempotencyKey: useIntentionKey() });
  const total = readAmount(amount) ?? 0;
  const needsSecond = limit > 0 && total > limit;
  const submit = () => {
    if (!(total > 0)) return reject('amount', t('Enter an amount above zero.'));
    if (reason === undefined) return reject('reason', t('Choose a reason.'));
    return give.mutate(
      { params: { id: orderId }, body: { amount: total, reason } },
      {
        onSuccess: () => {
          announce(
            needsSecond ? t('The credit waits for a second person.') : t('{amount} is in the wallet.', { amount: formatPrice(total) }),
          );
          onDone();
        },
        onError: refuse,
      },
    );
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormError>{errors['']}</FormError>
      <TextField
        name="amount"
        label={t('Amount')}
        inputMode="decimal"
        maxLength={20}
        value={amount}
        error={errors['amount']}
        onChange={(event) => {
          setAmount(event.target.value);
          clear('amount');
        }}
      />
      <ChipChoice
        name="reason"
        label={t('Reason, which the customer reads')}
        size={44}
        options={REFUND_REASONS.map((value) => ({ value, label: t(REASON_WORDS[value]) }))}
        value={reason}
        error={errors['reason']}
        onChange={(value) => {
          setReason(value);
          clear('reason');
        }}
      />
      {needsSecond && <p className={styles.money}>{t('Above the limit: a second person has to approve it.')}</p>}
      <Button type="submit" wide busy={give.isPending}>
        {t('Give a credit')}
      </Button>
    </form>
  );
}

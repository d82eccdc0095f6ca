import { calls } from '@bozor/contract/store/calls.ts';
import { REFUSAL_REASONS } from '@bozor/domain/orders/staff/store-steps.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState } from 'react';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './accept-form.module.css';
import { REFUSAL_LABELS } from './order-texts.ts';

interface RefuseFormProps {
  readonly orderId: number;
  readonly onBack: () => void;
  readonly onDone?: () => void;
}

/** Refuses an order with a reason of the list, and words for the customer. */
export function RefuseForm({ orderId, onBack, onDone }: RefuseFormProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState<(typeof REFUSAL_REASONS)[number]>();
  const [note, setNote] = useState('');
  const { fault, refuse, clear } = useFault();
  const send = useTap(calls.orders.refuse, text('Refuse the order'), orderId);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason) return;
        clear();
        const body = { reason, ...(note.trim() && { note: note.trim() }) };
        send.press({ params: { order: orderId }, body }, { onDone, onRefused: refuse });
      }}
    >
      <FormError>{fault}</FormError>
      <RadioGroup
        label={t('Why do you refuse? The customer reads it.')}
        variant="rows"
        options={REFUSAL_REASONS.map((value) => ({ value, label: t(REFUSAL_LABELS[value]) }))}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label={t('Your words for the customer, if you like')}
        name="note"
        autoComplete="off"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" size={54} busy={send.isPending} aria-disabled={!reason} className={styles.accept}>
          {t('Refuse the order')}
        </Button>
        <Button variant="outline" size={54} onClick={onBack} className={styles.refuse}>
          {t('Back')}
        </Button>
      </div>
    </form>
  );
}

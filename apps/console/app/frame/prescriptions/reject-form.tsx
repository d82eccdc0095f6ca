import { PRESCRIPTION_REFUSALS, type PrescriptionRefusal } from '@bozor/domain/orders/staff/store-steps.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../staff/form-error.tsx';
import { useFault } from '../use-fault.ts';
import { changedOf, type PrescriptionCalls } from './prescription-calls.ts';
import { REJECT_WORDS } from './prescription-words.ts';
import * as styles from './prescription-view.module.css';

interface RejectFormProps {
  readonly calls: PrescriptionCalls;
  readonly orderId: number;
}

/** Rejects a prescription with a reason of the list, and words for the customer. */
export function RejectForm({ calls, orderId }: RejectFormProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<PrescriptionRefusal>();
  const [isMissing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const { fault, refuse, clear } = useFault();
  const reject = useApiMutation(calls.reject, { quiet: true, changes: changedOf(calls) });
  if (!isOpen)
    return (
      <Button size={54} variant="outline" onClick={() => setOpen(true)}>
        {t('Reject the prescription')}
      </Button>
    );
  return (
    <section className={styles.part} aria-label={t('Reject the prescription')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!reason) return setMissing(true);
          clear();
          const body = { reason, ...(note.trim() && { note: note.trim() }) };
          reject.mutate(
            { params: { order: orderId }, body },
            { onError: refuse, onSuccess: () => announce(t('The prescription is rejected.')) },
          );
        }}
      >
        <FormError>{fault}</FormError>
        <RadioGroup
          label={t('Why do you reject it? The customer reads it.')}
          variant="rows"
          options={PRESCRIPTION_REFUSALS.map((value) => ({ value, label: t(REJECT_WORDS[value]) }))}
          value={reason}
          {...(isMissing && { error: t('Choose a reason.') })}
          onChange={(next) => {
            setReason(next);
            setMissing(false);
          }}
        />
        <TextField
          label={t('Your words for the customer, if you like')}
          name="note"
          autoComplete="off"
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="danger" size={54} busy={reject.isPending}>
            {t('Reject the prescription')}
          </Button>
          <Button variant="outline" size={54} onClick={() => setOpen(false)}>
            {t('Back')}
          </Button>
        </div>
      </form>
    </section>
  );
}

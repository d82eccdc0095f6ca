import { calls } from '@bozor/contract/operator/calls.ts';
import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { COST_BEARERS, type CostBearer } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Select } from '@bozor/ui/forms/select.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { cancellationReasons, CHANGED_BY_ACTS } from '../orders/order-queries.ts';
import { BEARER_WORDS } from '../orders/order-words.ts';
import * as styles from './forms.module.css';

interface CancelDialogProps {
  readonly order: OperatorOrder;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks why an order is canceled and who bears the cost, and says what happens to the money. */
export function CancelDialog({ order, open, onOpenChange }: CancelDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Cancel the order')} closeLabel={t('Close')}>
      <CancelForm order={order} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Choice of a reason in words. */
const OTHER = 'other';

function CancelForm({ order, onDone }: { readonly order: OperatorOrder; readonly onDone: () => void }) {
  const { t } = useI18n();
  const { data } = useApiQuery(cancellationReasons());
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [note, setNote] = useState('');
  const [bearer, setBearer] = useState<CostBearer>();
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const cancel = useApiMutation(calls.orders.cancel, { quiet: true, changes: CHANGED_BY_ACTS });
  const submit = () => {
    if (chosen === '') return reject('reason_id', t('Choose a reason.'));
    if (chosen === OTHER && words.trim() === '') return reject('reason', t('Write the reason.'));
    if (bearer === undefined) return reject('borne_by', t('Choose who bears the cost.'));
    const reason = chosen === OTHER ? { reason: words } : { reason_id: Number(chosen) };
    return cancel.mutate(
      { params: { id: order.id }, body: { ...reason, borne_by: bearer, ...(note.trim() !== '' && { note }) } },
      {
        onSuccess: () => {
          announce(t('The order is canceled.'));
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
      <p className={styles.money}>
        <Money order={order} />
      </p>
      <Select
        name="reason_id"
        label={t('Reason, which the customer reads')}
        placeholder={t('Choose a reason')}
        options={[
          ...(data?.reasons.map(({ id, reason }) => ({ value: String(id), label: reason })) ?? []),
          { value: OTHER, label: t('Another reason') },
        ]}
        value={chosen}
        error={errors['reason_id']}
        onChange={(event) => {
          setChosen(event.target.value);
          clear('reason_id');
        }}
      />
      {chosen === OTHER && (
        <TextField
          name="reason"
          label={t('Reason in your words')}
          maxLength={300}
          value={words}
          error={errors['reason']}
          onChange={(event) => {
            setWords(event.target.value);
            clear('reason');
          }}
        />
      )}
      <ChipChoice
        name="borne_by"
        label={t('Who bears the cost?')}
        size={44}
        options={COST_BEARERS.map((value) => ({ value, label: t(BEARER_WORDS[value]) }))}
        value={bearer}
        error={errors['borne_by']}
        onChange={(value) => {
          setBearer(value);
          clear('borne_by');
        }}
      />
      <TextField
        name="note"
        label={t('Note for staff')}
        aside={t('optional')}
        maxLength={500}
        value={note}
        error={errors['note']}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" wide variant="danger" busy={cancel.isPending}>
        {t('Cancel the order')}
      </Button>
    </form>
  );
}

/** Refunds of this order, and the acts on them. */
function Money({ order: { money_back, status } }: { readonly order: OperatorOrder }) {
  const { t, formatPrice } = useI18n();
  const amount = formatPrice(money_back.amount);
  const goods =
    status === 'picked_up' || status === 'returning' ? ` ${t('The courier has the goods: tell them where to bring them.')}` : '';
  switch (money_back.way) {
    case 'none':
      return t('Nothing was paid, so no money goes back.') + goods;
    case 'original':
      return t('{amount} goes back the way it was paid.', { amount }) + goods;
    case 'wallet':
      return t('{amount} goes back to the wallet at once.', { amount }) + goods;
    case 'by_hand':
      return t('{amount} came by bank transfer: somebody has to send it back.', { amount }) + goods;
  }
}

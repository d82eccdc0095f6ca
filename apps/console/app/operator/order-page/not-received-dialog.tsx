import { calls } from '@bozor/contract/operator/calls.ts';
import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { COST_BEARERS, type CostBearer, type OperatorMove } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CHANGED_BY_ACTS } from '../orders/order-queries.ts';
import { BEARER_WORDS, MOVE_WORDS } from '../orders/order-words.ts';
import * as styles from './forms.module.css';

interface NotReceivedDialogProps {
  readonly order: OperatorOrder;
  /** The move that asks who bears the cost; undefined while it is closed. */
  readonly to: OperatorMove | undefined;
  readonly onClose: () => void;
}

/** Asks whose fault it is that nobody received the goods, which decides the money. */
export function NotReceivedDialog({ order, to, onClose }: NotReceivedDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      open={to !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={to ? t(MOVE_WORDS[to]) : ''}
      closeLabel={t('Close')}
    >
      {to && <NotReceivedForm order={order} to={to} onDone={onClose} />}
    </Dialog>
  );
}

function NotReceivedForm({ order, to, onDone }: { readonly order: OperatorOrder; readonly to: OperatorMove; readonly onDone: () => void }) {
  const { t } = useI18n();
  const [bearer, setBearer] = useState<CostBearer>();
  const [note, setNote] = useState('');
  const { form, errors, refuse, fault, clear } = useFormErrors();
  const move = useApiMutation(calls.orders.move, { quiet: true, changes: CHANGED_BY_ACTS });
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (bearer === undefined) return fault('borne_by', t('Choose who bears the cost.'));
        return move.mutate(
          { params: { id: order.id }, body: { to, borne_by: bearer, ...(note.trim() !== '' && { note }) } },
          {
            onSuccess: () => {
              announce(to === 'returning' ? t('The order goes back.') : t('The order is closed.'));
              onDone();
            },
            onError: refuse,
          },
        );
      }}
    >
      <FormError>{errors[''] ?? errors['to']}</FormError>
      <p className={styles.money}>
        {bearer === undefined || bearer === 'customer'
          ? t(
              'If the customer was not there: delivery and tip are kept, and dishes too. Other goods are given back when the store has them.',
            )
          : t('Everything that was paid goes back when the goods are back.')}
      </p>
      <ChipChoice
        label={t('Who bears the cost?')}
        size={44}
        options={COST_BEARERS.map((value) => ({ value, label: t(BEARER_WORDS[value]) }))}
        value={bearer}
        onChange={(value) => {
          setBearer(value);
          clear('borne_by');
        }}
      />
      {errors['borne_by'] && (
        <p className="text-error" role="alert">
          {errors['borne_by']}
        </p>
      )}
      <TextField
        name="note"
        label={t('Note for staff')}
        aside={t('optional')}
        maxLength={500}
        value={note}
        error={errors['note']}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" wide busy={move.isPending}>
        {t(MOVE_WORDS[to])}
      </Button>
    </form>
  );
}

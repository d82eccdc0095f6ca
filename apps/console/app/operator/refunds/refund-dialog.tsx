import { calls } from '@bozor/contract/operator/calls.ts';
import type { OrderRefunds } from '@bozor/contract/operator/refunds.ts';
import { REFUND_REASONS, type RefundReason } from '@bozor/domain/orders/refund-pieces.ts';
import { bearerOf } from '@bozor/domain/stores/settlement.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { Stepper } from '@bozor/ui/forms/stepper.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useIntentionKey } from '@bozor/web/api/idempotency-key.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useId, useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useReadAmount } from '../../frame/use-read-amount.ts';
import { CHANGED_BY_REFUNDS } from './refund-queries.ts';
import { BEARER_WORDS, REASON_WORDS, WAY_WORDS } from './refund-words.ts';
import * as styles from './refunds.module.css';

interface RefundDialogProps {
  readonly orderId: number;
  readonly refunds: OrderRefunds;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Chooses pieces of lines, proposes their amount, and says where the money goes. */
export function RefundDialog({ orderId, refunds, open, onOpenChange }: RefundDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Refund')} closeLabel={t('Close')}>
      <RefundForm orderId={orderId} refunds={refunds} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function RefundForm({ orderId, refunds, onDone }: Pick<RefundDialogProps, 'orderId' | 'refunds'> & { readonly onDone: () => void }) {
  const { t, formatPrice } = useI18n();
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<RefundReason>();
  const [note, setNote] = useState('');
  const readAmount = useReadAmount();
  const linesError = useId();
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const give = useApiMutation(calls.refunds.give, { quiet: true, changes: CHANGED_BY_REFUNDS, idempotencyKey: useIntentionKey() });
  const picked = refunds.lines.flatMap(({ position, pieces }) => pieces.slice(0, chosen[position] ?? 0));
  const ofPieces = picked.reduce((sum, piece) => sum + piece, 0);
  const proposed = isWhole ? refunds.left : Math.min(refunds.left, ofPieces);
  const total = amount.trim() === '' ? proposed : (readAmount(amount) ?? 0);
  const needsSecond = refunds.second_person_above > 0 && total > refunds.second_person_above;
  const submit = () => {
    if (!isWhole && picked.length === 0) return reject('lines', t('Choose what to refund.'));
    if (!(total > 0)) return reject('amount', t('Enter an amount above zero.'));
    if (reason === undefined) return reject('reason', t('Choose a reason.'));
    const lines = Object.entries(chosen)
      .filter(([, pieces]) => pieces > 0)
      .map(([position, pieces]) => ({ position: Number(position), pieces }));
    return give.mutate(
      {
        params: { id: orderId },
        body: { ...(!isWhole && { lines }), reason, ...(amount.trim() !== '' && { amount: total }), ...(note.trim() !== '' && { note }) },
      },
      {
        onSuccess: () => {
          announce(needsSecond ? t('The refund waits for a second person.') : t('{amount} is refunded.', { amount: formatPrice(total) }));
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
      <Checkbox
        row
        label={t('All that is left, with the delivery')}
        end={<bdi>{formatPrice(refunds.left)}</bdi>}
        checked={isWhole}
        onChange={({ target }) => {
          setWhole(target.checked);
          setAmount('');
          clear('lines');
        }}
      />
      <fieldset
        name="lines"
        tabIndex={-1}
        hidden={isWhole}
        aria-label={t('Pieces')}
        aria-describedby={errors['lines'] ? linesError : undefined}
      >
        <ul className={styles.lines}>
          {refunds.lines.map(({ position, name, quantity, pieces }) => (
            <li key={position} className={styles.line}>
              <p className={styles.name}>
                <bdi>{name}</bdi>
                <span className="text-meta">
                  {' '}
                  {t('{left} of {count} left', { left: pieces.length, count: quantity })}
                  {pieces.length > 0 && (
                    <>
                      {' · '}
                      <bdi>{formatPrice(pieces[0]!)}</bdi>
                    </>
                  )}
                </span>
              </p>
              {pieces.length > 0 && (
                <Stepper
                  size="sheet"
                  min={0}
                  max={pieces.length}
                  value={chosen[position] ?? 0}
                  labels={{ group: name, decrease: t('One piece less'), increase: t('One piece more'), remove: t('No piece') }}
                  onChange={(value) => {
                    setChosen({ ...chosen, [position]: value });
                    setAmount('');
                    clear('lines');
                  }}
                />
              )}
            </li>
          ))}
        </ul>
        {errors['lines'] && (
          <p id={linesError} className="text-error">
            {errors['lines']}
          </p>
        )}
      </fieldset>
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
      {reason !== undefined && <p className="text-meta">{t(BEARER_WORDS[bearerOf({ kind: 'lines', reason })])}</p>}
      <TextField
        name="amount"
        label={t('Lower the amount')}
        aside={t('optional')}
        inputMode="decimal"
        maxLength={20}
        value={amount}
        error={errors['amount']}
        onChange={(event) => {
          setAmount(event.target.value);
          clear('amount');
        }}
      />
      <TextField
        name="note"
        label={t('Note to the customer')}
        aside={t('optional')}
        maxLength={500}
        value={note}
        error={errors['note']}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className={styles.money}>
        {t(WAY_WORDS[refunds.way])} {needsSecond && t('Above the limit: a second person has to approve it.')}
      </p>
      <Button type="submit" wide busy={give.isPending}>
        {total > 0 ? t('Refund {amount}', { amount: formatPrice(total) }) : t('Refund')}
      </Button>
    </form>
  );
}

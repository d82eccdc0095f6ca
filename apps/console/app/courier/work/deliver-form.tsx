import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob } from '@bozor/contract/courier/shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Chip } from '@bozor/ui/actions/chip.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState, type SubmitEvent } from 'react';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useReadAmount } from '../../frame/use-read-amount.ts';
import { CODE_DIGITS, CodeField } from '../../frame/codes/code-field.tsx';
import { notesFor } from './notes-for.ts';
import * as styles from './job-card.module.css';
import * as page from './work.module.css';

interface DeliverFormProps {
  readonly job: CourierJob;
  readonly onDelivered: (text: string) => void;
}

/** Hands an order over by the customer's code. For cash: the amount that is due, and the change for the note that is given. */
export function DeliverForm({ job, onDelivered }: DeliverFormProps) {
  const { t, formatPrice, currency } = useI18n();
  const readAmount = useReadAmount();
  const due = job.cash_to_collect;
  const [code, setCode] = useState('');
  const [cash, setCash] = useState('');
  const { form, errors, refuse, clear, fault } = useFormErrors();
  const deliver = useTap(calls.jobs.deliver, text('Delivered'), job.order_id);
  const received = readAmount(cash);
  const change = received !== undefined && received >= due ? received - due : undefined;
  const setReceived = (value: string) => {
    setCash(value);
    clear('cash_received');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length < CODE_DIGITS) {
      fault('code', t('The code has four digits.'));
      form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
      return;
    }
    if (due > 0 && change === undefined) {
      fault('cash_received', t('The whole amount is due: {amount}. A part is not accepted.', { amount: formatPrice(due) }));
      form.current?.querySelector<HTMLElement>('[name=cash_received]')?.focus();
      return;
    }
    deliver.press(
      { params: { id: job.order_id }, body: { code, ...(due > 0 && received !== undefined && { cash_received: received }) } },
      {
        onRefused: refuse,
        onDone: (reply) =>
          onDelivered(
            due > 0 && received !== undefined
              ? t('Delivered. {due} from {received}: change {change}', {
                  due: formatPrice(due),
                  received: formatPrice(received),
                  change: formatPrice(reply?.change ?? change ?? 0),
                })
              : t('Delivered'),
          ),
      },
    );
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <CodeField
        label={t('Code from the customer')}
        value={code}
        error={errors['code']}
        onChange={(value) => {
          setCode(value);
          clear('code');
        }}
      />
      {due > 0 ? (
        <fieldset className={styles.cash}>
          <legend className={styles.due}>{t('Collect {amount} in cash', { amount: formatPrice(due) })}</legend>
          {job.change_from !== null && (
            <p className="text-meta">{t('The customer pays with {amount}.', { amount: formatPrice(job.change_from) })}</p>
          )}
          <ul className={styles.notes}>
            {notesFor(due, job.change_from).map((note) => (
              <li key={note}>
                <Chip className={styles.noteChip} pressed={received === note} onClick={() => setReceived(String(note))}>
                  {note === due ? t('Exactly {amount}', { amount: formatPrice(note) }) : formatPrice(note)}
                </Chip>
              </li>
            ))}
          </ul>
          <TextField
            label={t('Cash received')}
            name="cash_received"
            inputMode={currency.digits > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            dir="ltr"
            maxLength={20}
            value={cash}
            error={errors['cash_received']}
            onChange={({ target }) => setReceived(target.value)}
          />
          <p className={styles.change} aria-live="polite">
            {change !== undefined &&
              received !== undefined &&
              t('{due} from {received}: change {change}', {
                due: formatPrice(due),
                received: formatPrice(received),
                change: formatPrice(change),
              })}
          </p>
        </fieldset>
      ) : (
        <p className={styles.due}>{t('Paid already. Collect nothing.')}</p>
      )}
      <Button type="submit" wide className={page.big} busy={deliver.isPending}>
        {t('Delivered')}
      </Button>
    </form>
  );
}

import { calls } from '@bozor/contract/operator/calls.ts';
import { readNumber } from '@bozor/domain/money/read-number.ts';
import { instantOfField } from '@bozor/domain/stores/planned-hours.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as styles from './earnings.module.css';

type Store = Reply<typeof calls.earnings.store>;

interface CommissionDialogProps {
  readonly store: Store;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Sets the rate of a store, for orders from now or a later time on. */
export function CommissionDialog({ store, open, onOpenChange }: CommissionDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Set the commission')} text={store.name} closeLabel={t('Close')}>
      <CommissionForm store={store} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CommissionForm({ store, onDone }: { readonly store: Store; readonly onDone: () => void }) {
  const { t, formatNumber, currency } = useI18n();
  const { commission, timezone } = store;
  const [whose, setWhose] = useState<'own' | 'shop'>('own');
  const [percent, setPercent] = useState(commission.is_own ? formatNumber(commission.percent, 2) : '');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState('');
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const set = useApiMutation(calls.earnings.setCommission, { quiet: true, changes: [calls.earnings.store] });
  const submit = () => {
    const read = readNumber(percent, { digits: 2, decimalMark: currency.decimalMark ?? '.', maximum: 100 });
    if (whose === 'own' && (!read.ok || read.value === undefined)) return reject('percent', t('Enter a percentage from 0 to 100.'));
    const fromMs = when === 'later' ? instantOfField(from, timezone) : null;
    if (fromMs === undefined) return reject('from', t('Enter day and time.'));
    if (reason.trim() === '') return reject('reason', t('Say why.'));
    const own = read.ok ? (read.value ?? null) : null;
    return set.mutate(
      {
        params: { store: store.id },
        body: { percent: whose === 'own' ? own : null, from: fromMs === null ? null : new Date(fromMs).toISOString(), reason },
      },
      {
        onSuccess: () => {
          announce(t('The commission is set.'));
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
      <ChipChoice
        name="whose"
        label={t('Rate')}
        size={44}
        options={[
          { value: 'own', label: t('Of this store alone') },
          { value: 'shop', label: t('As all stores: {percent} %', { percent: formatNumber(commission.usual_percent, 2) }) },
        ]}
        value={whose}
        onChange={setWhose}
      />
      {whose === 'own' && (
        <TextField
          name="percent"
          label={t('Commission, %')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={percent}
          error={errors['percent']}
          onChange={({ target }) => {
            setPercent(target.value);
            clear('percent');
          }}
        />
      )}
      <ChipChoice
        name="when"
        label={t('For orders that are placed')}
        size={44}
        options={[
          { value: 'now', label: t('From now on') },
          { value: 'later', label: t('From a later time on') },
        ]}
        value={when}
        onChange={setWhen}
      />
      {when === 'later' && (
        <TextField
          name="from"
          label={t('Day and time, on the clock of the store')}
          type="datetime-local"
          dir="ltr"
          value={from}
          error={errors['from']}
          onChange={({ target }) => {
            setFrom(target.value);
            clear('from');
          }}
        />
      )}
      <TextField
        name="reason"
        label={t('Reason')}
        autoComplete="off"
        maxLength={300}
        value={reason}
        error={errors['reason']}
        onChange={({ target }) => {
          setReason(target.value);
          clear('reason');
        }}
      />
      <Button type="submit" wide busy={set.isPending}>
        {t('Set the commission')}
      </Button>
    </form>
  );
}

import type { StoreHours } from '@bozor/contract/store/hours.ts';
import { parseClock } from '@bozor/domain/stores/daily-window.ts';
import {
  CLOSURE_REASONS,
  closuresOfShortDay,
  fieldOfInstant,
  instantOfField,
  type ClosureReason,
} from '@bozor/domain/stores/planned-hours.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, type FormEvent } from 'react';
import { REASON_WORDS, type DraftClosure } from './hours-draft.ts';
import * as styles from './hours.module.css';

interface AddClosureProps {
  readonly base: StoreHours;
  readonly onAdd: (closures: readonly DraftClosure[]) => void;
  readonly onClose: () => void;
}

/** A closure from one moment to another, or a day with fewer hours, on the clock of the store. */
export function AddClosure({ base, onAdd, onClose }: AddClosureProps) {
  const { t } = useI18n();
  const { timezone } = base;
  const [kind, setKind] = useState<'closed' | 'short'>('closed');
  const [reason, setReason] = useState<ClosureReason>('holiday');
  const [values, setValues] = useState({ from: '', until: '', day: '', opens: '10:00', closes: '15:00', words: '' });
  const [missing, setMissing] = useState<string>();
  const nowField = fieldOfInstant(Date.parse(base.now), timezone);
  const set = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setValues({ ...values, [name]: target.value });
      setMissing(undefined);
    },
  });

  const spans = (): { startsAtMs: number; endsAtMs: number }[] => {
    if (kind === 'short') {
      const [opensAtMinute, closesAtMinute] = [parseClock(values.opens), parseClock(values.closes)];
      if (!values.day || opensAtMinute === undefined || closesAtMinute === undefined) return [];
      return closuresOfShortDay({ date: values.day, opensAtMinute, closesAtMinute }, timezone).filter(
        ({ endsAtMs }) => endsAtMs > Date.parse(base.now),
      );
    }
    const [startsAtMs, endsAtMs] = [instantOfField(values.from, timezone), instantOfField(values.until, timezone)];
    return startsAtMs === undefined || endsAtMs === undefined || endsAtMs <= startsAtMs ? [] : [{ startsAtMs, endsAtMs }];
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const found = spans();
    const needed =
      found.length === 0
        ? kind === 'short'
          ? 'day'
          : values.from === ''
            ? 'from'
            : 'until'
        : reason === 'other' && !values.words.trim()
          ? 'words'
          : undefined;
    if (needed) {
      setMissing(needed);
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${needed}]`)?.focus();
      return;
    }
    onAdd(
      found.map(({ startsAtMs, endsAtMs }) => ({
        starts_at: new Date(startsAtMs).toISOString(),
        ends_at: new Date(endsAtMs).toISOString(),
        reason,
        ...(values.words.trim() && { words: values.words.trim() }),
      })),
    );
  };
  const error = (name: string, message: string) => (missing === name ? message : undefined);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Add a closure or a shorter day')} closeLabel={t('Close')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Select
          label={t('Kind')}
          name="kind"
          value={kind}
          options={[
            { value: 'closed', label: t('Closed from one moment to another') },
            { value: 'short', label: t('Open for fewer hours on one day') },
          ]}
          onChange={({ target }) => setKind(target.value as typeof kind)}
        />
        {kind === 'closed' ? (
          <>
            <TextField
              label={t('Closed from')}
              type="datetime-local"
              dir="ltr"
              min={nowField}
              error={error('from', t('Enter when it begins.'))}
              {...set('from')}
            />
            <TextField
              label={t('Closed until')}
              type="datetime-local"
              dir="ltr"
              min={nowField}
              error={error('until', t('Enter a later end.'))}
              {...set('until')}
            />
          </>
        ) : (
          <>
            <TextField
              label={t('Day')}
              type="date"
              dir="ltr"
              min={nowField.slice(0, 10)}
              error={error('day', t('Enter a day to come, and its hours.'))}
              {...set('day')}
            />
            <TextField label={t('Opens')} type="time" dir="ltr" {...set('opens')} />
            <TextField label={t('Closes')} type="time" dir="ltr" {...set('closes')} />
          </>
        )}
        <Select
          label={t('Reason for customers')}
          name="reason"
          value={reason}
          options={CLOSURE_REASONS.map((each) => ({ value: each, label: t(REASON_WORDS[each]) }))}
          onChange={({ target }) => setReason(target.value as ClosureReason)}
        />
        <TextField
          label={t('Own words (in place of the reason)')}
          maxLength={200}
          error={error('words', t('Say why.'))}
          {...set('words')}
        />
        <Button type="submit" size={54} wide>
          {t('Add to the plan')}
        </Button>
      </form>
    </Dialog>
  );
}

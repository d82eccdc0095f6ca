import { dateAfter } from '@bozor/domain/time/days.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router';
import * as styles from './earnings.module.css';
import { writeEarnings, type EarningsState } from './earnings-state.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

const MIDNIGHT = (day: string) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
const daysOf = ({ from, to }: Period) => Math.round((MIDNIGHT(to) - MIDNIGHT(from)) / 86_400_000) + 1;

/** Chooses the period: its first and last day, or the one before and after of the same length. */
export function PeriodFields({ period, state }: { readonly period: Period; readonly state: EarningsState }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { from, to } = period;
  const show = (next: Period) => void navigate({ search: writeEarnings(state, next) }, { replace: true });
  const move = (days: number) => show({ from: dateAfter(from, days), to: dateAfter(to, days) });
  const length = Math.max(daysOf(period), 1);
  return (
    <div className={styles.period} role="group" aria-label={t('Period')}>
      <TextField
        label={t('First day')}
        name="from"
        type="date"
        dir="ltr"
        value={from}
        onChange={({ target }) => target.value !== '' && show({ from: target.value, to: target.value > to ? target.value : to })}
      />
      <TextField
        label={t('Last day')}
        name="to"
        type="date"
        dir="ltr"
        value={to}
        onChange={({ target }) => target.value !== '' && show({ from: target.value < from ? target.value : from, to: target.value })}
      />
      <IconButton flip icon={ChevronLeft} label={t('The period before')} className={styles.arrow} onClick={() => move(-length)} />
      <IconButton flip icon={ChevronRight} label={t('The period after')} className={styles.arrow} onClick={() => move(length)} />
    </div>
  );
}

import type { Period } from '@bozor/contract/store/hours.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { MOST_PERIODS_A_DAY } from '@bozor/domain/stores/planned-hours.ts';
import Trash from 'lucide-react/icons/trash-2';
import * as styles from './hours.module.css';
import { WEEKDAYS } from './weekdays.ts';

const USUAL = { opening_time: '09:00', closing_time: '22:00' };

interface WeekFieldsProps {
  readonly hours: readonly Period[];
  readonly onChange: (hours: readonly Period[]) => void;
}

/** The openings of each day, which may be several. */
export function WeekFields({ hours, onChange }: WeekFieldsProps) {
  const { t } = useI18n();
  return (
    <section className={styles.part} aria-labelledby="week-title">
      <h2 id="week-title" className="text-h3">
        {t('Every week')}
      </h2>
      <p className="text-meta">{t('An opening that ends at or before it begins goes on into the next day. 00:00 to 00:00 is all day.')}</p>
      {WEEKDAYS.map((name, index) => (
        <DayFields key={name} day={index + 1} name={t(name)} hours={hours} onChange={onChange} />
      ))}
    </section>
  );
}

function DayFields({ day, name, hours, onChange }: WeekFieldsProps & { readonly day: number; readonly name: string }) {
  const { t } = useI18n();
  const own = hours.filter((period) => period.day === day);
  const replace = (period: Period, change: Partial<Period>) =>
    onChange(hours.map((each) => (each === period ? { ...each, ...change } : each)));
  const toEveryDay = () => onChange(WEEKDAYS.flatMap((_name, index) => own.map((period) => ({ ...period, day: index + 1 }))));
  return (
    <div role="group" aria-labelledby={`day-${day}`} className={styles.day}>
      <h3 id={`day-${day}`} className={styles.strong}>
        {name}
      </h3>
      {own.length === 0 && <p className="text-meta">{t('Closed')}</p>}
      {own.map((period, index) => (
        <div key={index} className={styles.period}>
          <TextField
            label={t('Opens')}
            name={`opens-${day}-${index}`}
            type="time"
            dir="ltr"
            value={period.opening_time}
            onChange={({ target }) => replace(period, { opening_time: target.value })}
          />
          <TextField
            label={t('Closes')}
            name={`closes-${day}-${index}`}
            type="time"
            dir="ltr"
            value={period.closing_time}
            onChange={({ target }) => replace(period, { closing_time: target.value })}
          />
          <IconButton
            icon={Trash}
            label={t('Remove this opening of {day}', { day: name })}
            className={styles.touch}
            onClick={() => onChange(hours.filter((each) => each !== period))}
          />
        </div>
      ))}
      <div className={styles.buttons}>
        {own.length < MOST_PERIODS_A_DAY && (
          <Button variant="outline" onClick={() => onChange([...hours, { day, ...USUAL }])}>
            {t('Add an opening')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {own.length > 0 && (
          <Button variant="ghost" onClick={toEveryDay}>
            {t('Copy to every day')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Radio } from '@bozor/ui/forms/radio.tsx';
import { useId } from 'react';
import * as styles from './minutes-row.module.css';

interface MinutesRowProps {
  readonly label: string;
  readonly choices: readonly number[];
  readonly value: number;
  readonly onChange: (minutes: number) => void;
  /** Marks the minutes that the shop proposes. */
  readonly proposed?: number;
}

/** Minutes to choose from, one tap each. */
export function MinutesRow({ label, choices, value, onChange, proposed }: MinutesRowProps) {
  const { t } = useI18n();
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((minutes) => (
        <label key={minutes} className={styles.choice} onChange={() => onChange(minutes)}>
          <Radio className="stretched-input" name={name} value={String(minutes)} checked={value === minutes} />
          <span className={styles.words}>
            {t('{minutes} min', { minutes })}
            {minutes === proposed && <span className={styles.usual}>{t('usual')}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

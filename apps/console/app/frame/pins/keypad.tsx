import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { DigitKeys } from '../keypad/digit-keys.tsx';
import * as styles from './keypad.module.css';

interface KeypadProps {
  readonly label: string;
  readonly typed: string;
  /** Places that are shown for digits. */
  readonly places: number;
  readonly isBusy: boolean;
  readonly onType: (typed: string) => void;
}

/** Digits to press, which are shown as dots. */
export function Keypad({ label, typed, places, isBusy, onType }: KeypadProps) {
  const { t } = useI18n();
  return (
    <div role="group" aria-label={label} aria-busy={isBusy || undefined} className={styles.keypad}>
      <p className={styles.dots} aria-hidden>
        {Array.from({ length: places }, (_, place) => (
          <span key={place} className={styles.dot} data-typed={place < typed.length || undefined} />
        ))}
      </p>
      <p role="status" className="visually-hidden">
        {t('{typed} of {places} digits', { typed: typed.length, places })}
      </p>
      <DigitKeys typed={typed} mostDigits={places} isBusy={isBusy} onType={onType} />
    </div>
  );
}

import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Delete from 'lucide-react/icons/delete';
import { useEffect, useEffectEvent } from 'react';
import * as styles from './digit-keys.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface DigitKeysProps {
  readonly typed: string;
  readonly mostDigits: number;
  readonly isBusy: boolean;
  readonly onType: (typed: string) => void;
}

/** Digits to press, large enough for wet hands; a keyboard types them as well. */
export function DigitKeys({ typed, mostDigits, isBusy, onType }: DigitKeysProps) {
  const { t } = useI18n();
  const press = (digit: string) => {
    if (!isBusy && typed.length < mostDigits) onType(typed + digit);
  };
  const erase = () => {
    if (!isBusy) onType(typed.slice(0, -1));
  };
  const take = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) return;
    if (/^\d$/.test(key)) press(key);
    else if (key === 'Backspace') erase();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    // As on every phone, in all languages.
    <div className={styles.keys} dir="ltr">
      {DIGITS.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      <span />
      <button type="button" className={styles.key} onClick={() => press('0')}>
        0
      </button>
      <button type="button" className={styles.key} onClick={erase} aria-label={t('Delete the last digit')}>
        <Icon of={Delete} size={24} />
      </button>
    </div>
  );
}

import { Chip } from '@bozor/ui/actions/chip.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './job-card.module.css';
import { notesFor } from './notes-for.ts';
import type { Cash } from './use-cash.ts';

interface CashFieldsProps {
  readonly cash: Cash;
  readonly error: string | undefined;
  readonly onChange: () => void;
}

/** For cash: the amount that is due, the notes that may be given, and the change. */
export function CashFields({ cash: { due, changeFrom, text, received, change, setText }, error, onChange }: CashFieldsProps) {
  const { t, formatPrice, currency } = useI18n();
  const setReceived = (value: string) => {
    setText(value);
    onChange();
  };
  if (due === 0) return <p className={styles.due}>{t('Paid already. Collect nothing.')}</p>;
  return (
    <fieldset className={styles.cash}>
      <legend className={styles.due}>{t('Collect {amount} in cash', { amount: formatPrice(due) })}</legend>
      {changeFrom !== null && <p className="text-meta">{t('The customer pays with {amount}.', { amount: formatPrice(changeFrom) })}</p>}
      <ul className={styles.notes}>
        {notesFor(due, changeFrom).map((note) => (
          <li key={note}>
            <Chip className={styles.noteChip} pressed={received === note} onClick={() => setReceived(String(note))}>
              {note === due ? t('Exactly {amount}', { amount: formatPrice(note) }) : <bdi>{formatPrice(note)}</bdi>}
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
        value={text}
        error={error}
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
  );
}

import type { StoreHours } from '@bozor/contract/store/hours.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { AddClosure } from './add-closure.tsx';
import { REASON_WORDS, type DraftClosure } from './hours-draft.ts';
import * as styles from './hours.module.css';

interface ClosuresProps {
  readonly base: StoreHours;
  readonly closures: readonly DraftClosure[];
  readonly onChange: (closures: readonly DraftClosure[]) => void;
}

/** Times at which the store is closed in spite of its hours, each with what customers read. */
export function Closures({ base, closures, onChange }: ClosuresProps) {
  const { t, formatDate, formatTime } = useI18n();
  const [isAdding, setAdding] = useState(false);
  const moment = (at: string) => `${formatDate(at, 'day')}, ${formatTime(at)}`;
  const reasonOf = ({ id, reason, words }: DraftClosure) =>
    words || (reason ? t(REASON_WORDS[reason]) : base.closures.find((closure) => closure.id === id)?.reason);
  const sorted = closures.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  return (
    <section className={styles.part} aria-labelledby="closures-title">
      <h2 id="closures-title" className="text-h3">
        {t('Special days and closures')}
      </h2>
      {sorted.length === 0 && <p className="text-meta">{t('Nothing is planned.')}</p>}
      <ul className={styles.closures}>
        {sorted.map((closure) => (
          <li key={`${closure.id}-${closure.starts_at}`} className={styles.closure}>
            <p className={styles.words}>
              <span className={styles.strong}>
                {t('Closed {from} – {to}', { from: moment(closure.starts_at), to: moment(closure.ends_at) })}
              </span>
              <span className="text-meta" dir="auto">
                {reasonOf(closure)}
              </span>
            </p>
            <Button variant="outline" onClick={() => onChange(closures.filter((each) => each !== closure))}>
              {t('Remove')}
              <span className="visually-hidden"> {moment(closure.starts_at)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => setAdding(true)}>
          {t('Add a closure or a shorter day')}
        </Button>
      </div>
      {isAdding && (
        <AddClosure
          base={base}
          onAdd={(added) => {
            onChange([...closures, ...added]);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

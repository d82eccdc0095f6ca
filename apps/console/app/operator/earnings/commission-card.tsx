import type { calls } from '@bozor/contract/operator/calls.ts';
import { formatClock } from '@bozor/domain/stores/daily-window.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { CommissionDialog } from './commission-dialog.tsx';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import * as styles from './earnings.module.css';

/** The rate of a store, the planned one, and the way to set it. */
export function CommissionCard({ store }: { readonly store: Reply<typeof calls.earnings.store> }) {
  const { t, formatNumber, formatDate } = useI18n();
  const { may } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const { percent, is_own: isOwn, next } = store.commission;
  const rate = (value: number, own: boolean) =>
    own
      ? t('{percent} %, of this store alone', { percent: formatNumber(value, 2) })
      : t('{percent} %, as all stores', { percent: formatNumber(value, 2) });
  const whenAtStore = (instant: string) => {
    const { date, minuteOfDay } = localTime(Date.parse(instant), store.timezone);
    return { date: formatDate(`${date}T12:00:00Z`, 'short'), time: formatClock(minuteOfDay) };
  };
  return (
    <section className={styles.card} aria-labelledby="commission-title">
      <h2 id="commission-title" className="text-h3">
        {t('Commission of the shop')}
      </h2>
      <p className={parts.strong}>{rate(percent, isOwn)}</p>
      {next && <p>{t('For orders from {date}, {time} on: {rate}', { ...whenAtStore(next.at), rate: rate(next.percent, next.is_own) })}</p>}
      <p className="text-meta">{t('An order keeps the rate of the moment at which it was placed.')}</p>
      {may('payouts.approve') && (
        <Button variant="outline" size={48} onClick={() => setOpen(true)}>
          {t('Set the commission')}
        </Button>
      )}
      <CommissionDialog store={store} open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}

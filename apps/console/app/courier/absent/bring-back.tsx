import type { CourierJob, CourierStop } from '@bozor/contract/courier/shapes.ts';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { DeliverForm } from '../work/deliver-form.tsx';
import { OpenWay } from '../work/open-way.tsx';
import * as card from '../work/job-card.module.css';
import { GiveBackForm } from './give-back-form.tsx';

interface BringBackProps {
  readonly job: CourierJob;
  readonly stop: CourierStop;
  readonly onDelivered: (text: string) => void;
}

/** The way back of goods that nobody received. The customer may still turn up. */
export default function BringBack({ job, stop, onDelivered }: BringBackProps) {
  const { t } = useI18n();
  return (
    <div className={card.current}>
      <address className={card.address}>
        <span className={card.street}>{stop.address}</span>
        {stop.note && <span className={card.note}>{stop.note}</span>}
      </address>
      <OpenWay stop={stop} />
      {job.order_type === 'parcel' ? (
        <GiveBackForm job={job} />
      ) : (
        <Notice kind="info">{t('Give the goods to the store. It confirms on its screen, and this order is done.')}</Notice>
      )}
      <details className={card.items}>
        <summary>{t('The customer turned up')}</summary>
        <DeliverForm job={job} onDelivered={onDelivered} />
      </details>
    </div>
  );
}

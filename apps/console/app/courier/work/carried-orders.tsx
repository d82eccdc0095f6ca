import type { calls } from '@bozor/contract/courier/calls.ts';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { JobCard } from './job-card.tsx';
import { useSendPosition } from './use-send-position.ts';

// Most couriers carry one order.
const Route = lazyComponent(async () => (await import('./route.tsx')).default);

interface CarriedOrdersProps {
  readonly state: Reply<typeof calls.state.read>;
  readonly onDelivered: (text: string) => void;
}

/** Orders that a courier carries, whose position is sent as long as there are such. */
export function CarriedOrders({ state: { jobs, route, on_duty: isOnDuty }, onDelivered }: CarriedOrdersProps) {
  const { t } = useI18n();
  const position = useSendPosition(isOnDuty);
  return (
    <>
      {position === 'denied' && (
        <Notice kind="warn">{t('This device does not tell where you are. The customer cannot see you coming.')}</Notice>
      )}
      {jobs.length > 1 && <Route fallback={<div aria-busy="true" />} route={route} />}
      {jobs.map((job, at) => (
        <JobCard key={job.order_id} job={job} isFirst={at === 0} onDelivered={onDelivered} />
      ))}
    </>
  );
}

import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob, CourierStop } from '@bozor/contract/courier/shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as page from '../work/work.module.css';

// Most customers answer.
const AbsentPanel = lazyComponent(async () => (await import('./absent-panel.tsx')).default);

/** Loads the wait, which a courier may need without a network. */
export const fetchAbsentPanel = () => AbsentPanel.fetch();

interface AbsentProps {
  readonly job: CourierJob;
  readonly stop: CourierStop;
  readonly onDelivered: (text: string) => void;
}

/** Way on where the customer does not answer: one press begins the wait. */
export function Absent({ job, stop, onDelivered }: AbsentProps) {
  const { t } = useI18n();
  const absent = useTap(calls.jobs.absent, text('The customer does not answer'), job.order_id);
  const { fault, refuse, clear } = useFault();
  if (job.absence !== null)
    return <AbsentPanel fallback={<div aria-busy="true" />} job={job} absence={job.absence} phone={stop.phone} onDelivered={onDelivered} />;
  return (
    <>
      <FormError>{fault}</FormError>
      <Button
        variant="ghost"
        wide
        className={page.big}
        busy={absent.isPending}
        onClick={() => absent.press({ params: { id: job.order_id } }, { onDone: clear, onRefused: refuse })}
      >
        {t('The customer does not answer')}
      </Button>
    </>
  );
}

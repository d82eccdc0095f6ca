import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierJob, CourierStop } from '@bozor/contract/courier/shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazy, Suspense } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useCourierCall } from '../use-courier-call.ts';
import * as page from '../work/work.module.css';

// Most customers answer.
const AbsentPanel = lazy(() => import('./absent-panel.tsx'));

/** Way on where the customer does not answer: one press begins the wait. */
export function Absent({ job, stop }: { readonly job: CourierJob; readonly stop: CourierStop }) {
  const { t } = useI18n();
  const absent = useCourierCall(calls.jobs.absent);
  if (job.absence !== null)
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <AbsentPanel job={job} absence={job.absence} phone={stop.phone} />
      </Suspense>
    );
  return (
    <>
      <FormError>{absent.problem}</FormError>
      <Button
        variant="ghost"
        wide
        className={page.big}
        busy={absent.isPending}
        onClick={() => absent.run({ params: { id: job.order_id }, body: { tapped_at: new Date().toISOString() } })}
      >
        {t('The customer does not answer')}
      </Button>
    </>
  );
}

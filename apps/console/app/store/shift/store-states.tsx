import { calls } from '@bozor/contract/store/calls.ts';
import type { OwnStore } from '@bozor/contract/store/shift.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { LateTimes } from './kept-times.tsx';
import { useOwnStores } from './own-stores.ts';
import { SlowDown } from './slow-down.tsx';
import * as styles from './store-states.module.css';

/** How each store of the person takes orders now: busy or paused until when, with the way back; and the way there. */
export function StoreStates({ nowMs }: { readonly nowMs: number }) {
  const { data } = useOwnStores();
  const { may } = useStaff();
  if (!data) return null;
  return (
    <div className={styles.stores}>
      {data.stores.map((store) => (
        <StoreState key={store.id} store={store} isOneOfSeveral={data.stores.length > 1} nowMs={nowMs} />
      ))}
      {may('stores.pause') && <LateTimes isOneOfSeveral={data.stores.length > 1} />}
      {may('stores.pause') && <SlowDowns stores={data.stores} nowMs={nowMs} />}
    </div>
  );
}

interface StoreStateProps {
  readonly store: OwnStore;
  readonly isOneOfSeveral: boolean;
  readonly nowMs: number;
}

function StoreState({ store, isOneOfSeveral, nowMs }: StoreStateProps) {
  const { t, formatTime, formatWhen } = useI18n();
  const { fault, refuse, clear } = useFault();
  const { may } = useStaff();
  const resume = useApiMutation(calls.shift.resume, { quiet: true, changes: [calls.shift.read], onSuccess: clear });
  const isRunning = (until: string | null): until is string => until !== null && Date.parse(until) > nowMs;
  const endNow = (what: 'busy' | 'pause') =>
    may('stores.pause') && (
      <Button
        variant="outline"
        busy={resume.isPending}
        onClick={() => resume.mutate({ params: { store: store.id }, body: { what } }, { onError: refuse })}
      >
        {t('End now')}
      </Button>
    );
  const name = isOneOfSeveral && (
    <>
      <bdi>{store.name}</bdi>:{' '}
    </>
  );
  return (
    <>
      {isRunning(store.paused_until) && (
        <Notice kind="danger" action={endNow('pause')}>
          {name}
          {t('Paused: nobody can order until {time}. Then the store opens by itself.', { time: formatWhen(store.paused_until, nowMs) })}
        </Notice>
      )}
      {store.busy_minutes > 0 && (store.busy_until === null || isRunning(store.busy_until)) && (
        <Notice kind="warn" action={endNow('busy')}>
          {name}
          {store.busy_until === null
            ? t('Busy: new orders take {minutes} minutes more.', { minutes: store.busy_minutes })
            : t('Busy: new orders take {minutes} minutes more until {time}. That ends by itself.', {
                minutes: store.busy_minutes,
                time: formatTime(store.busy_until),
              })}
        </Notice>
      )}
      <FormError>{fault}</FormError>
    </>
  );
}

function SlowDowns({ stores, nowMs }: { readonly stores: readonly OwnStore[]; readonly nowMs: number }) {
  const { t } = useI18n();
  const [opened, setOpened] = useState<number>();
  const store = stores.find(({ id }) => id === opened);
  return (
    <>
      <div className={styles.buttons}>
        {stores.map(({ id, name }) => (
          <Button key={id} variant="outline" onClick={() => setOpened(id)}>
            {t('Busy or pause')}
            {stores.length > 1 && <bdi>{name}</bdi>}
          </Button>
        ))}
      </div>
      {store && <SlowDown store={store} nowMs={nowMs} onClose={() => setOpened(undefined)} />}
    </>
  );
}

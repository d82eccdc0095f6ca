import { calls } from '@bozor/contract/store/calls.ts';
import type { OwnStore } from '@bozor/contract/store/shift.ts';
import { BUSY_MINUTES, busyTimes, nextClockTime, PAUSE_MINUTES, type BusyMinutes } from '@bozor/domain/stores/shift.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useId, useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { MinutesRow } from '../board/minutes-row.tsx';
import { OfferedMinutes } from './kept-times.tsx';
import * as styles from './slow-down.module.css';

const MINUTE_MS = 60_000;

interface SlowDownProps {
  readonly store: OwnStore;
  readonly nowMs: number;
  readonly onClose: () => void;
}

/** Makes a store busy or pauses it. The time until which it lasts is the last press. */
export function SlowDown({ store, nowMs, onClose }: SlowDownProps) {
  const { t, formatTime, formatWhen } = useI18n();
  const [minutes, setMinutes] = useState<BusyMinutes>(BUSY_MINUTES[0]);
  const { fault, refuse, clear } = useFault();
  const options = { quiet: true, changes: [calls.shift.read] };
  const busy = useApiMutation(calls.shift.busy, options);
  const pause = useApiMutation(calls.shift.pause, options);
  const moment = { nowMs, timezone: store.timezone };
  const params = { store: store.id };
  const beBusyUntil = (untilMs: number) => {
    clear();
    const done = () => {
      announce(t('Busy until {time}', { time: formatTime(untilMs) }));
      onClose();
    };
    busy.mutate({ params, body: { minutes, until: new Date(untilMs).toISOString() } }, { onError: refuse, onSuccess: done });
  };
  const pauseUntil = (untilMs: number) => {
    clear();
    const done = () => {
      announce(t('Paused until {time}', { time: formatWhen(untilMs, nowMs) }));
      onClose();
    };
    pause.mutate({ params, body: { until: new Date(untilMs).toISOString() } }, { onError: refuse, onSuccess: done });
  };
  const isPending = busy.isPending || pause.isPending;
  // A whole minute: the clock time that is said is the one that is sent.
  const inMinutes = (count: number) => Math.ceil(nowMs / MINUTE_MS) * MINUTE_MS + count * MINUTE_MS;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Busy or pause')} text={store.name} closeLabel={t('Close')}>
      <div className={styles.parts}>
        <FormError>{fault}</FormError>
        <section className={styles.part} aria-labelledby="busy-title">
          <h3 id="busy-title" className="text-h3">
            {t('Busy')}
          </h3>
          <p className="text-meta">{t('New orders are promised later. Orders that you have keep their time.')}</p>
          <MinutesRow label={t('Longer by')} choices={BUSY_MINUTES} value={minutes} onChange={(next) => setMinutes(next as BusyMinutes)} />
          <div className={styles.hours} role="group" aria-label={t('Busy until')}>
            {busyTimes(moment).map((untilMs) => (
              <Button key={untilMs} variant="tint" size={54} busy={isPending} onClick={() => beBusyUntil(untilMs)}>
                {t('Until {time}', { time: formatTime(untilMs) })}
              </Button>
            ))}
          </div>
          <OtherTime label={t('Busy until another time')} busy={isPending} moment={moment} onChoose={beBusyUntil} />
        </section>
        <section className={styles.part} aria-labelledby="pause-title">
          <h3 id="pause-title" className="text-h3">
            {t('Pause')}
          </h3>
          <p className="text-meta">{t('Nobody can order. The shop says until when.')}</p>
          <div className={styles.times}>
            {PAUSE_MINUTES.map((count) => (
              <Button key={count} variant="tint" size={54} busy={isPending} onClick={() => pauseUntil(inMinutes(count))}>
                {t('{minutes} min', { minutes: count })}
              </Button>
            ))}
            {store.opens_tomorrow_at !== null && (
              <Button variant="tint" size={54} busy={isPending} onClick={() => pauseUntil(Date.parse(store.opens_tomorrow_at!))}>
                {t('Until {time}', { time: formatWhen(store.opens_tomorrow_at, nowMs) })}
              </Button>
            )}
          </div>
          <OtherTime label={t('Pause until another time')} busy={isPending} moment={moment} onChoose={pauseUntil} />
        </section>
        <OfferedMinutes storeId={store.id} />
      </div>
    </Dialog>
  );
}

interface OtherTimeProps {
  readonly label: string;
  readonly busy: boolean;
  readonly moment: { readonly nowMs: number; readonly timezone: string };
  readonly onChoose: (untilMs: number) => void;
}

function OtherTime({ label, busy, moment, onChoose }: OtherTimeProps) {
  const { t } = useI18n();
  const name = useId();
  const [time, setTime] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={styles.other}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const [hours, minutes] = time.split(':').map(Number);
        if (hours === undefined || minutes === undefined || Number.isNaN(hours)) {
          setMissing(true);
          event.currentTarget.querySelector('input')?.focus();
          return;
        }
        onChoose(nextClockTime(hours * 60 + minutes, moment));
      }}
    >
      <TextField
        label={label}
        name={name}
        type="time"
        dir="ltr"
        value={time}
        error={isMissing ? t('Enter the time.') : undefined}
        onChange={({ target }) => {
          setTime(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="outline" size={54} busy={busy}>
        {t('Set')}
        <span className="visually-hidden"> {label}</span>
      </Button>
    </form>
  );
}

import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Zap from 'lucide-react/icons/zap';
import { useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import { slotDays } from './slot-days.ts';
import * as styles from './time-card.module.css';

interface TimeCardProps {
  readonly store: StoreDetails;
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  /** 'Between 18:40 and 19:05', for an order placed now. */
  readonly promise: string | undefined;
  readonly nowMs: number;
}

/** Order time: as soon as possible while the store is open, or a slot within its hours. */
export function TimeCard({ store, draft, change, promise, nowMs }: TimeCardProps) {
  const { t, formatDate, formatTime } = useI18n();
  const days = slotDays(store, nowMs);
  const chosen = draft.scheduleAt;
  const [date, setDate] = useState<string>();
  const day =
    days.find((each) => each.date === date) ?? days.find((each) => each.slots.some((slot) => iso(slot.startsAtMs) === chosen)) ?? days[0];
  const isLater = chosen !== undefined;
  // In two lines, so that several days fit in a row also where their names are long.
  const dayLabel = (at: string, today: boolean) => (
    <span className={styles.day}>
      <span className={styles.weekday}>{today ? t('Today') : formatDate(at, 'weekdayOnly')}</span>{' '}
      <bdi className={styles.date}>{formatDate(at, 'day')}</bdi>
    </span>
  );
  const later = day && (
    <>
      <ChipChoice
        label={t('Day')}
        labelHidden
        scroll
        value={day.date}
        options={days.map((each, index) => ({
          value: each.date,
          label: dayLabel(iso(each.slots[0]!.startsAtMs), index === 0 && isToday(each.slots[0]!.startsAtMs, nowMs, store)),
        }))}
        onChange={(next) => {
          setDate(next);
          change({ scheduleAt: iso(days.find((each) => each.date === next)!.slots[0]!.startsAtMs) });
        }}
      />
      <ChipChoice
        label={t('Time')}
        labelHidden
        scroll
        value={chosen ?? ''}
        options={day.slots.map((slot) => ({
          value: iso(slot.startsAtMs),
          label: <bdi dir="ltr">{`${formatTime(iso(slot.startsAtMs))}–${formatTime(iso(slot.endsAtMs))}`}</bdi>,
        }))}
        onChange={(scheduleAt) => change({ scheduleAt })}
      />
    </>
  );
  return (
    <CheckoutCard title={draft.orderType === 'delivery' ? t('Delivery time') : t('Pick-up time')}>
      {!store.open && days.length === 0 && <Notice kind="warn">{t('The store is closed and takes no orders for later.')}</Notice>}
      <RadioGroup
        label={t('When')}
        labelHidden
        value={isLater ? 'later' : 'now'}
        options={[
          {
            value: 'now',
            label: t('As soon as possible'),
            icon: Zap,
            text: store.open ? (isLater ? undefined : promise) : t('The store is closed now'),
            disabled: !store.open,
          },
          ...(days.length > 0
            ? [{ value: 'later' as const, label: t('At a time of your choice'), icon: CalendarClock, extra: later }]
            : []),
        ]}
        onChange={(when) => change({ scheduleAt: when === 'now' ? undefined : iso(days[0]!.slots[0]!.startsAtMs) })}
      />
    </CheckoutCard>
  );
}

const iso = (ms: number): string => new Date(ms).toISOString();

function isToday(ms: number, nowMs: number, store: StoreDetails): boolean {
  const dayOf = (at: number) => Math.floor((at + store.utc_offset_minutes * 60_000) / 86_400_000);
  return dayOf(ms) === dayOf(nowMs);
}

import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Zap from 'lucide-react/icons/zap';
import { useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import { obstacleText } from './obstacle-text.ts';
import { slotDays } from './order-time.ts';
import * as styles from './time-card.module.css';

interface TimeCardProps {
  readonly times: Quote['times'];
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  /** 'Between 18:40 and 19:05', for an order placed now. */
  readonly promise: string | undefined;
  readonly nowMs: number;
}

/** Order time: as soon as possible, or a slot in which all of the basket can be had. */
export function TimeCard({ times, draft, change, promise, nowMs }: TimeCardProps) {
  const { t, formatDate, formatTime, daysUntil } = useI18n();
  const days = slotDays(times.slots, (slot) => daysUntil(slot, nowMs));
  const chosen = draft.scheduleAt;
  const [picked, setPicked] = useState<number>();
  const day = days.find((each) => each.days === picked) ?? days.find(({ slots }) => slots.some((slot) => slot === chosen)) ?? days[0];
  const isLater = chosen !== undefined;
  const [notNow] = times.not_now;
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
        value={String(day.days)}
        options={days.map((each) => ({ value: String(each.days), label: dayLabel(each.slots[0]!, each.days === 0) }))}
        onChange={(next) => {
          setPicked(Number(next));
          change({ scheduleAt: days.find((each) => String(each.days) === next)!.slots[0]! });
        }}
      />
      <ChipChoice
        label={t('Time')}
        labelHidden
        scroll
        value={chosen ?? ''}
        options={day.slots.map((slot) => ({
          value: slot,
          label: <bdi dir="ltr">{`${formatTime(slot)}–${formatTime(Date.parse(slot) + times.slot_minutes * 60_000)}`}</bdi>,
        }))}
        onChange={(scheduleAt) => change({ scheduleAt })}
      />
    </>
  );
  return (
    <CheckoutCard title={draft.orderType === 'delivery' ? t('Delivery time') : t('Pick-up time')}>
      {!times.asap && days.length === 0 && <Notice kind="warn">{t('This order cannot be had in the next seven days.')}</Notice>}
      <RadioGroup
        label={t('When')}
        labelHidden
        value={isLater ? 'later' : 'now'}
        options={[
          {
            value: 'now',
            label: t('As soon as possible'),
            icon: Zap,
            text: times.asap ? (isLater ? undefined : promise) : notNow && obstacleText(notNow),
            disabled: !times.asap,
          },
          ...(days.length > 0
            ? [{ value: 'later' as const, label: t('At a time of your choice'), icon: CalendarClock, extra: later }]
            : []),
        ]}
        onChange={(when) => change({ scheduleAt: when === 'now' ? undefined : days[0]!.slots[0]! })}
      />
    </CheckoutCard>
  );
}

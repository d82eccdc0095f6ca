import type { Quote, QuoteObstacle } from '@bozor/contract/shop/orders/checkout.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useRestoredFocus } from '@bozor/web/forms/use-restored-focus.ts';
import type { ChangeDraft } from './checkout-draft.ts';
import { obstacleText } from './obstacle-text.ts';
import * as styles from './obstacles.module.css';

type WayPast = QuoteObstacle['actions'][number];

interface ObstaclesProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Undefined until the first one is there. */
  readonly quote: Quote | undefined;
  /** Obstacles that no field shows. */
  readonly obstacles: readonly QuoteObstacle[];
  /** The slot that the order is for, because it cannot be had now. */
  readonly slot: string | undefined;
  readonly nowMs: number;
  readonly change: ChangeDraft;
  readonly onRemove: (lineId: number) => void;
  readonly onQuantity: (lineId: number, quantity: number) => void;
  readonly onAddress: () => void;
}

/**
 * Obstacles to placing the order as it is, above the form, each with the ways past it. A live region, which stands empty until the first quote:
 * one that enters with its text is not read.
 */
export function Obstacles({ ref, quote, obstacles, ...rest }: ObstaclesProps) {
  const settled = quote && rest.slot !== undefined ? quote.times.not_now : [];
  const container = useRestoredFocus([...settled, ...obstacles].map(keyOf).join());
  useImperativeHandle(ref, () => container.current!);
  return (
    <div ref={container} role="status" tabIndex={-1} className={styles.obstacles}>
      {quote && <Notices {...rest} quote={quote} settled={settled} obstacles={obstacles} />}
    </div>
  );
}

interface NoticesProps extends Omit<ObstaclesProps, 'ref' | 'quote'> {
  readonly quote: Quote;
  readonly settled: readonly QuoteObstacle[];
}

function Notices({ quote, settled, obstacles, slot, nowMs, change, onRemove, onQuantity, onAddress }: NoticesProps) {
  const { t } = useI18n();
  const orderFor = useOrderFor(nowMs);
  const past = (obstacle: QuoteObstacle, { action, schedule_at: at, quantity }: WayPast): ReactNode => {
    const press = (label: string, onClick: () => void) => (
      <Button key={action} size={40} variant="tint" onClick={onClick}>
        {label}
      </Button>
    );
    const lineId = obstacle.line_id;
    switch (action) {
      case 'schedule':
        return at !== null && at !== slot && press(orderFor(at), () => change({ scheduleAt: at }));
      case 'remove':
        return lineId !== null && press(t('Remove'), () => onRemove(lineId));
      case 'quantity':
        return lineId !== null && quantity !== null && press(t('Take {count}', { count: quantity }), () => onQuantity(lineId, quantity));
      case 'address':
        return press(t('Change the address'), onAddress);
      case 'delivery':
        return press(t('Have it delivered'), () => change({ orderType: 'delivery' }));
      case 'take_away':
        return press(t('Collect it yourself'), () => change({ orderType: 'take_away' }));
      case 'add':
        return (
          quote.store && (
            <Button key={action} size={40} variant="tint" render={<PageLink to={urls.store(quote.store.slug)}>{t('Add more')}</PageLink>}>
              {t('Add more')}
            </Button>
          )
        );
      case 'coupon':
        return press(t('Remove the coupon'), () => change({ coupon: '' }));
      case 'tip':
        return press(t('Order without a tip'), () => change({ tip: 0 }));
      case 'payment':
        return null;
    }
  };
  const notice = (obstacle: QuoteObstacle, isSettled: boolean) => {
    const ways = obstacle.actions.map((each) => past(obstacle, each)).filter(Boolean);
    return (
      <Notice key={keyOf(obstacle)} kind={isSettled ? 'info' : 'warn'} action={ways.length === 1 && ways}>
        {isSettled && slot !== undefined && <b className={styles.slot}>{orderFor(slot)}</b>}
        {obstacleText(obstacle)}
        {ways.length > 1 && <span className={styles.ways}>{ways}</span>}
      </Notice>
    );
  };
  return (
    <>
      {settled.map((each) => notice(each, true))}
      {obstacles.map((each) => notice(each, false))}
    </>
  );
}

const keyOf = ({ code, line_id: lineId, field }: QuoteObstacle) => `${code}:${lineId ?? field ?? ''}`;

/** 'Order for tomorrow 11:00'. */
function useOrderFor(nowMs: number): (slot: string) => string {
  const { t, formatDate, formatTime, daysUntil } = useI18n();
  return (slot) => {
    const days = daysUntil(slot, nowMs);
    const time = formatTime(slot);
    if (days === 0) return t('Order for today {time}', { time });
    return days === 1 ? t('Order for tomorrow {time}', { time }) : t('Order for {date} {time}', { date: formatDate(slot, 'day'), time });
  };
}

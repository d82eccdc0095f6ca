import type { OrderCard } from '@bozor/contract/shop/orders/order-shapes.ts';
import { timelineOf, type TimelineEntry } from '@bozor/domain/orders/timeline.ts';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { Timeline } from '@bozor/ui/feedback/timeline.tsx';
import Bike from 'lucide-react/icons/bike';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import House from 'lucide-react/icons/house';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import StoreIcon from 'lucide-react/icons/store';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { statusText, STEP_LABELS } from './order-texts.ts';

type Followed = Pick<
  OrderCard,
  | 'order_status'
  | 'order_type'
  | 'module_type'
  | 'pending'
  | 'confirmed'
  | 'picked_up'
  | 'delivered'
  | 'eta'
  | 'eta_change'
  | 'schedule_at'
  | 'payment_method'
  | 'payment_status'
>;

/** Progress of an order by step, with times; a single notice for an order that ended otherwise. */
export function OrderTimeline({
  order,
  reason,
  direction,
}: {
  readonly order: Followed;
  readonly reason: string | null;
  readonly direction: 'across' | 'down';
}) {
  const words = useI18n();
  const { t, formatTime } = words;
  const ms = (moment: string | null) => (moment === null ? undefined : Date.parse(moment));
  const timeline = timelineOf({
    type: order.order_type,
    status: order.order_status,
    times: { pending: ms(order.pending), confirmed: ms(order.confirmed), picked_up: ms(order.picked_up), delivered: ms(order.delivered) },
  });
  if (timeline.kind === 'notice') {
    return (
      <Notice kind={NOTICE_KINDS[timeline.status as keyof typeof NOTICE_KINDS]}>
        <strong>{statusText(order, { name: undefined, leftKm: undefined }, words)}</strong>
        {reason && <p>{reason}</p>}
      </Notice>
    );
  }
  return (
    <Timeline
      direction={direction}
      stateLabels={{ done: t('done'), current: t('in progress'), next: t('not yet') }}
      steps={timeline.entries.map((entry) => ({
        id: String(entry.step),
        label: t(STEP_LABELS[entry.step]),
        ...(entry.atMs !== undefined && { time: <bdi dir="ltr">{formatTime(entry.atMs)}</bdi> }),
        icon: glyphOf(entry, order.order_type),
        state: entry.state === 'ahead' ? 'next' : entry.state,
      }))}
    />
  );
}

const NOTICE_KINDS = {
  returning: 'warn',
  returned: 'danger',
  canceled: 'danger',
  failed: 'danger',
  refund_requested: 'info',
  refunded: 'success',
  refund_rejected: 'warn',
} as const;

const GLYPHS: Readonly<Record<TimelineEntry['step'], Glyph>> = { 1: ClipboardCheck, 2: StoreIcon, 3: Bike, 4: House };

function glyphOf({ step }: TimelineEntry, type: OrderCard['order_type']): Glyph {
  return step === 4 && type === 'take_away' ? ShoppingBag : GLYPHS[step];
}

import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrderDetails } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Drawer } from '@bozor/ui/overlays/drawer.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWaitingTaps } from '../../frame/outbox/outbox-context.tsx';
import { WaitsForNetwork } from '../../frame/outbox/waits-for-network.tsx';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { OpenChat } from '../../frame/chats/open-chat.tsx';
import { TakeBack } from '../back/take-back.tsx';
import { CourierLine, PickupCode } from './courier-line.tsx';
import { DelayForm } from './delay-form.tsx';
import { NextStep } from './order-card.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderBadges, OrderNumber } from './order-head.tsx';
import * as styles from './order-sheet.module.css';
import { orderWithTaps } from './order-with-taps.ts';
import { historyText, timeLeft } from './order-texts.ts';
import { RefuseForm } from './refuse-form.tsx';
import { SoldOutForm } from './sold-out-form.tsx';
import { WeighDialog } from '../weighing/weigh-dialog.tsx';
import { isByWeight } from '../weighing/weight-state.tsx';
import { TicketButton } from '../tickets/ticket-button.tsx';
import { AcceptForm } from './accept-form.tsx';
import { storeOrder } from './use-board.ts';

interface OrderSheetProps {
  readonly orderId: number;
  readonly nowMs: number;
  readonly onClose: () => void;
}

/** One order beside the board: everything about it, and what can be done with it. */
export function OrderSheet({ orderId, nowMs, onClose }: OrderSheetProps) {
  const { t } = useI18n();
  const { data: read, error, isFetching, refetch } = useApiQuery(storeOrder(orderId));
  const taps = useWaitingTaps();
  const data = read && orderWithTaps(read, taps);
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <>
          {t('Order')} <OrderNumber id={orderId} />
        </>
      }
      closeLabel={t('Close')}
    >
      {data ? (
        <Sheet order={data} nowMs={nowMs} onClose={onClose} />
      ) : error ? (
        <ErrorState
          title={t('This order cannot be shown.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
    </Drawer>
  );
}

function Sheet({ order, nowMs, onClose }: { readonly order: StoreOrderDetails; readonly nowMs: number; readonly onClose: () => void }) {
  const words = useI18n();
  const { t, formatTime } = words;
  const { may } = useStaff();
  const [form, setForm] = useState<'none' | 'delay' | 'refuse'>('none');
  const [soldOutId, setSoldOut] = useState<number>();
  const [weighedId, setWeighed] = useState<number>();
  const soldOut = order.lines.find(({ id }) => id === soldOutId);
  const weighed = order.lines.filter(isByWeight).find(({ id }) => id === weighedId);
  const isRunning = ['pending', 'confirmed', 'processing', 'handover', 'returning'].includes(order.status);
  const mayRefuse = may('orders.accept') && ['confirmed', 'processing'].includes(order.status);
  return (
    <div className={styles.sheet}>
      <div className={styles.times}>
        {isRunning && <p className="text-h3">{timeLeft(order, nowMs, words).words}</p>}
        {order.ready_by !== null && <p>{t('Ready by {time}', { time: formatTime(order.ready_by) })}</p>}
        <OrderBadges order={order} nowMs={nowMs} />
        <p>
          <bdi>{order.customer_name}</bdi>
        </p>
      </div>
      <OrderFacts
        order={order}
        nowMs={nowMs}
        onSoldOut={order.can_swap && !soldOut ? setSoldOut : undefined}
        onWeigh={order.can_weigh && !soldOut ? setWeighed : undefined}
      />
      {weighed && <WeighDialog order={order} line={weighed} onBack={() => setWeighed(undefined)} />}
      {soldOut && <SoldOutForm order={order} line={soldOut} onBack={() => setSoldOut(undefined)} />}
      {order.prescription_pages > 0 && (
        <Button variant="outline" size={54} wide render={<Link to={`/store-console/prescriptions/${order.id}`} />}>
          {t('Prescription: {pages, plural, one {# page} other {# pages}}', { pages: order.prescription_pages })}
        </Button>
      )}
      {order.can_chat && <OpenChat calls={calls.chats} orderId={order.id} path="/store-console/chats" />}
      <WaitsForNetwork order={order.id} />
      <CourierLine order={order} />
      {['confirmed', 'processing', 'handover'].includes(order.status) && <PickupCode order={order} />}
      {form === 'refuse' && <RefuseForm orderId={order.id} onBack={() => setForm('none')} onDone={onClose} />}
      {form === 'delay' && <DelayForm order={order} nowMs={nowMs} onBack={() => setForm('none')} />}
      {form === 'none' && order.status === 'pending' && may('orders.accept') && (
        <AcceptForm order={order} nowMs={nowMs} onRefuse={() => setForm('refuse')} />
      )}
      {form === 'none' && (
        <div className={styles.actions}>
          <NextStep order={order} />
          {may('orders.hand_over') && <TakeBack order={order} nowMs={nowMs} />}
          {order.can_delay && (
            <Button variant="outline" wide onClick={() => setForm('delay')}>
              {t('Postpone')}
            </Button>
          )}
          {order.confirmed !== null && may('tickets.print') && <TicketButton order={order} />}
          {mayRefuse && (
            <Button variant="ghost" wide onClick={() => setForm('refuse')}>
              {t('We cannot make it')}
            </Button>
          )}
        </div>
      )}
      <section aria-labelledby="order-history">
        <h3 id="order-history" className="text-h3">
          {t('History')}
        </h3>
        <ol className={styles.history}>
          {order.history.map((entry, index) => {
            const what = historyText(entry, words);
            return (
              what !== undefined && (
                <li key={index}>
                  <bdi dir="ltr" className="tabular">
                    {formatTime(entry.tapped_at ?? entry.at)}
                  </bdi>
                  <span>
                    {what}
                    {entry.name !== null && (
                      <>
                        , <bdi>{entry.name}</bdi>
                      </>
                    )}
                  </span>
                </li>
              )
            );
          })}
        </ol>
      </section>
    </div>
  );
}

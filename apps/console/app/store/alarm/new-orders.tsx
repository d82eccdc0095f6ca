import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';
import { useState } from 'react';
import { useMatch } from 'react-router';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { NewOrder } from '../board/new-order.tsx';
import { ShiftBar } from '../board/shift-bar.tsx';
import { useBoard } from '../board/use-board.ts';
import { useShift } from '../board/use-shift.ts';
import { useAlarm } from './use-alarm.ts';
import { useTitleCount } from './use-title-count.ts';

/** Orders that somebody put off on this tab. They ring on, also after the page is loaded again, but do not fill the screen a second time. */
const putOff = sessionStorageValue('console-orders-put-off', (value): value is readonly number[] => Array.isArray(value));
const NONE: readonly number[] = [];

/** New orders on every page of the console, for whoever may accept them: they ring, fill the screen and are counted in the title. */
export function NewOrders() {
  const { may } = useStaff();
  return may('orders.accept') ? <Waiting /> : null;
}

function Waiting() {
  const { t } = useI18n();
  const { board, nowMs } = useBoard();
  const shift = useShift();
  const isBoard = useMatch('/store-console') !== null;
  const [left, setLeft] = useState(() => putOff.read() ?? NONE);
  const leave = (ids: readonly number[]) => {
    setLeft(ids);
    putOff.write(ids);
  };
  const fresh = board?.fresh ?? [];
  const { isRinging } = useAlarm(fresh, shift.isProved && shift.isAudible);
  useTitleCount(fresh.length);
  const shown = fresh.find(({ id }) => !left.includes(id));
  return (
    <>
      {/* The board has the bar always, also when all is well. */}
      {!isBoard && !(shift.isProved && shift.isAudible) && <ShiftBar shift={shift} />}
      {fresh.length > 0 && !shown && (
        <Button variant="danger" size={54} wide onClick={() => leave(NONE)}>
          {t('{count, plural, one {# new order} other {# new orders}}', { count: fresh.length })}
          {isRinging && <span role="status"> {t('Ringing')}</span>}
        </Button>
      )}
      {shown && (
        <NewOrder
          key={shown.id}
          order={shown}
          count={fresh.length}
          isRinging={isRinging}
          nowMs={nowMs}
          leaveLabel={isBoard ? t('To the board') : t('Later')}
          onLeave={() => leave(fresh.map(({ id }) => id))}
        />
      )}
    </>
  );
}

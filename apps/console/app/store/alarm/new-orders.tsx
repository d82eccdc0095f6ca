import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useMatch } from 'react-router';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { NewOrder } from '../board/new-order.tsx';
import { ShiftBar } from '../board/shift-bar.tsx';
import { useBoard } from '../board/use-board.ts';
import { useShift } from '../board/use-shift.ts';
import { useAlarm } from './use-alarm.ts';
import { useTitleCount } from './use-title-count.ts';

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
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const fresh = board?.fresh ?? [];
  const { isRinging } = useAlarm(fresh, shift.isProved && shift.isAudible);
  useTitleCount(fresh.length);
  const shown = fresh.find(({ id }) => !left.has(id));
  return (
    <>
      {/* The board has the bar always, also when all is well. */}
      {!isBoard && !(shift.isProved && shift.isAudible) && <ShiftBar shift={shift} />}
      {fresh.length > 0 && !shown && (
        <Button variant="danger" size={54} wide onClick={() => setLeft(new Set())}>
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
          onLeave={() => setLeft(new Set(fresh.map(({ id }) => id)))}
        />
      )}
    </>
  );
}

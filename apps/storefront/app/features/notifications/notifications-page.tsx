import { calls } from '@bozor/contract/shop/calls.ts';
import type { Notification } from '@bozor/contract/shop/customers/notifications.ts';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { useEffect } from 'react';
import { allOf } from '@bozor/web/api/query.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AccountList } from '../../shell/account/account-list.tsx';
import { AccountRow } from '../../shell/account/account-row.tsx';
import { PushSetting } from '../push/push-setting.tsx';
import { noticeUrl } from './notice-url.ts';
import { notificationList } from './notification-queries.ts';
import * as styles from './notifications-page.module.css';

/** Notifications about orders, messages and money. New ones stay marked until the customer leaves the list. */
export function NotificationsPage() {
  const { t } = useI18n();
  const list = useApiList(notificationList());
  useCountRefresh(list.rows[0]?.id);
  return (
    <div className={styles.page}>
      <div className={styles.setting}>
        <PushSetting />
      </div>
      <AccountList
        list={list}
        failure={t('Your notifications could not be loaded')}
        skeleton={<Waiting />}
        empty={
          <EmptyState
            className={styles.empty}
            picture={<IconDisc of={Bell} />}
            title={t('No notifications yet')}
            text={t('Steps of your orders and other news will stand here.')}
          />
        }
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} />
              </li>
            ))}
          </ul>
        )}
      </AccountList>
    </div>
  );
}

function Row({ row }: { readonly row: Notification }) {
  const { t, formatDate, formatTime } = useI18n();
  const isNew = !row.is_read;
  const title = (
    <>
      {row.title}
      {isNew && <span className="visually-hidden">, {t('new')}</span>}
    </>
  );
  return (
    <AccountRow
      icon={ICONS[row.type]}
      tinted={isNew}
      title={title}
      isNew={isNew}
      to={noticeUrl(row)}
      end={isNew && <span className={styles.mark} aria-hidden />}
    >
      <span>{row.body}</span>
      <time dateTime={row.created_at}>
        {formatDate(row.created_at, 'day')} · {formatTime(row.created_at)}
      </time>
    </AccountRow>
  );
}

const ICONS: Readonly<Record<Notification['type'], Glyph>> = {
  message: MessageCircle,
  order_status: ReceiptText,
  referral_code: Gift,
  wallet: Wallet,
  loyalty: Coins,
  promotion: TicketPercent,
  account: UserRound,
};

/** The notifications just shown are read, so the unread count is refetched. */
function useCountRefresh(newest: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (newest !== undefined) void client.invalidateQueries({ queryKey: allOf(calls.customer.info) });
  }, [client, newest]);
}

function Waiting() {
  return (
    <div className={styles.rows}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </div>
  );
}

import type { Conversation, Receiver } from '@bozor/contract/shop/customers/messages.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { CountBadge } from '@bozor/ui/values/count-badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import MessageCircle from 'lucide-react/icons/message-circle';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AccountList } from '../../shell/account/account-list.tsx';
import { isConversationWith, type ChatWith } from './chat-with.ts';
import { conversationList } from './message-queries.ts';
import { useOutgoing } from './outgoing.ts';
import * as styles from './conversation-list.module.css';

export const KINDS = { store: text('Store'), delivery_man: text('Courier'), admin: text('Support') } as const satisfies Record<
  Receiver['receiver_type'],
  string
>;
export const HUES = { store: 65, delivery_man: 25, admin: 250 } as const satisfies Record<Receiver['receiver_type'], number>;

interface ConversationListProps {
  readonly requested: ChatWith | undefined;
  readonly urlOf: (conversation: { readonly conversationId: number; readonly type: Receiver['receiver_type'] }) => string;
}

export function ConversationList({ requested, urlOf }: ConversationListProps) {
  const { t } = useI18n();
  const list = useApiList(conversationList());
  return (
    <AccountList
      list={list}
      failure={t('Your messages could not be loaded')}
      skeleton={<ListSkeleton />}
      empty={
        <EmptyState
          className={styles.empty}
          picture={<IconDisc of={MessageCircle} />}
          title={t('No messages yet')}
          text={t('Write to a store from its page, or to the courier of your order while you track it.')}
          action={
            requested === undefined && (
              <Button variant="tint" render={<PageLink to={urls.home()} />}>
                {t('Go shopping')}
              </Button>
            )
          }
        />
      }
    >
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.conversation_id}>
              <Row
                row={row}
                to={urlOf({ conversationId: row.conversation_id, type: row.receiver_type })}
                isChosen={isConversationWith(requested, row)}
              />
            </li>
          ))}
        </ul>
      )}
    </AccountList>
  );
}

function Row({ row, to, isChosen }: { readonly row: Conversation; readonly to: string; readonly isChosen: boolean }) {
  const { t, formatTime, formatDate } = useI18n();
  const { name, receiver_type: type, last_message: last, last_message_time: at, unread_message_count: unread } = row;
  const hasFailed = useOutgoing(row).some(({ state }) => state === 'failed');
  const nowMs = useMinute();
  const isToday = at !== null && nowMs !== undefined && formatDate(at, 'long') === formatDate(new Date(nowMs).toISOString(), 'long');
  return (
    <PageLink to={to} className={styles.row} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
      <Avatar name={name} src={row.image_full_url ?? undefined} size={52} hue={HUES[type]} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>
            {name}
            {type !== 'store' && <span className={styles.kind}>{t(KINDS[type])}</span>}
          </span>
          {at && (
            <time dateTime={at} className={styles.time}>
              {isToday ? formatTime(at) : formatDate(at, 'day')}
            </time>
          )}
        </span>
        <span className={styles.line}>
          <span className={styles.last} dir="auto" data-unread={unread > 0 || undefined}>
            {last === '' ? t('Picture') : last}
          </span>
          {hasFailed && <span className={styles.failed}>{t('Not sent')}</span>}
          {unread > 0 && <CountBadge count={unread} label={t('Messages, {count} new', { count: unread })} />}
        </span>
      </span>
    </PageLink>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.rows}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </div>
  );
}

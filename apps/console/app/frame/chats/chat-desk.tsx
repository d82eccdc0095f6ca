import { CHAT_FILTERS, type Chat } from '@bozor/contract/staff/chats.ts';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useParams, useSearchParams } from 'react-router';
import { QueueState } from '../queues/queue-state.tsx';
import { Since } from '../queues/since.tsx';
import { chatsOf, type ChatCalls, type ChatFilter } from './chat-calls.ts';
import { ChatThread } from './chat-thread.tsx';
import * as styles from './chats.module.css';

const FILTER_WORDS: Readonly<Record<ChatFilter, string>> = { all: text('All'), unread: text('Unread'), mine: text('Mine') };

interface ChatDeskProps {
  readonly calls: ChatCalls;
  /** Path of the list; below it each conversation has its address. */
  readonly path: string;
  /** Path of an order, where the person has such a page. */
  readonly orderPath?: (order: number) => string;
}

/** Conversations with customers, and beside the list the one that the address names. */
export function ChatDesk({ calls, path, orderPath }: ChatDeskProps) {
  const { t } = useI18n();
  const chat = Number(useParams()['id'] ?? 0);
  const [params, setParams] = useSearchParams();
  const show = CHAT_FILTERS.find((each) => each === params.get('show')) ?? 'all';
  const query = useApiQuery(chatsOf(calls, show));
  const { data } = query;
  return (
    <div className={styles.desk} data-open={chat > 0}>
      <title>{t('Chats')}</title>
      <section className={styles.list} aria-labelledby="chats-title">
        <h1 id="chats-title" className="text-h1">
          {t('Chats')} {data && data.unread_total > 0 && <Badge kind="danger">{data.unread_total}</Badge>}
        </h1>
        <ChipChoice
          label={t('Which conversations')}
          size={44}
          options={CHAT_FILTERS.map((value) => ({ value, label: t(FILTER_WORDS[value]) }))}
          value={show}
          onChange={(value) => setParams(value === 'all' ? {} : { show: value }, { replace: true, preventScrollReset: true })}
        />
        {!data && <QueueState query={query} />}
        {data?.chats.length === 0 && <EmptyState title={t('Nobody has written.')} />}
        {data && data.chats.length > 0 && (
          <ul className={styles.chats}>
            {data.chats.map((each) => (
              <Row key={each.id} chat={each} isOpen={each.id === chat} to={`${path}/${each.id}${show === 'all' ? '' : `?show=${show}`}`} />
            ))}
          </ul>
        )}
      </section>
      {chat > 0 && <ChatThread key={chat} calls={calls} chat={chat} path={path} {...(orderPath && { orderPath })} />}
    </div>
  );
}

function Row({ chat, isOpen, to }: { readonly chat: Chat; readonly isOpen: boolean; readonly to: string }) {
  const { t } = useI18n();
  return (
    <li>
      <Link to={to} className={styles.row} aria-current={isOpen || undefined}>
        <span className={styles.line}>
          <strong>
            <bdi>{chat.customer_name}</bdi>
          </strong>
          {chat.unread > 0 && <Badge kind="danger">{t('{count} new', { count: chat.unread })}</Badge>}
        </span>
        <bdi className={styles.last}>{chat.last_message === '' ? t('Picture') : chat.last_message}</bdi>
        <span className="text-meta">
          {chat.store !== null && (
            <>
              <bdi>{chat.store}</bdi> ·{' '}
            </>
          )}
          {chat.last_at !== null && <Since at={chat.last_at} />}
          {chat.answered_by !== null && <> · {t('Answered by {name}', { name: chat.answered_by })}</>}
        </span>
      </Link>
    </li>
  );
}

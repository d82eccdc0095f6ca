import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import type { Conversation, Message, Receiver } from '@bozor/contract/shop/customers/messages.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { allOf } from '@bozor/web/api/query.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { ChatWith } from './chat-with.ts';
import { Composer } from './composer.tsx';
import { HUES, KINDS } from './conversation-list.tsx';
import { conversation } from './message-queries.ts';
import { OutgoingBubble, SentBubble } from './message-bubble.tsx';
import { useSending } from './use-sending.ts';
import * as styles from './thread.module.css';

/** One conversation: receiver, messages, composer. */
export function Thread({ requested, orderId }: { readonly requested: ChatWith; readonly orderId?: number | undefined }) {
  const { t } = useI18n();
  const { rows, reply, status, error, hasMore, isLoadingMore, loadMore, retry } = useApiList(conversation(requested));
  const messages = inOrder(rows);
  const sending = useSending(requested, reply?.receiver, messages, orderId);
  useReadMarks(messages.at(-1)?.id);
  if (error instanceof ApiProblem && error.status === 404)
    return <EmptyState className={styles.problem} title={t('This conversation does not exist.')} />;
  if (status === 'error')
    return (
      <ErrorState
        className={styles.problem}
        title={t('Your messages could not be loaded')}
        text={t('Check your connection and try again.')}
        retryLabel={t('Try again')}
        onRetry={retry}
      />
    );
  return (
    <Loading loading={!reply} skeleton={<ThreadSkeleton />} label={t('Loading')}>
      {reply && (
        <>
          <Head receiver={reply.receiver} orderId={orderId ?? reply.conversation?.order_id ?? null} />
          {/* The end stays in view when a message arrives, and the scroll position holds when earlier ones load. */}
          <div className={styles.scroller} tabIndex={0} role="log" aria-label={reply.receiver.name}>
            <div className={styles.messages}>
              {hasMore && (
                <Button variant="ghost" size={40} busy={isLoadingMore} onClick={loadMore} className={styles.earlier}>
                  {t('Show earlier messages')}
                </Button>
              )}
              {messages.length === 0 && sending.outgoing.length === 0 && <p className={styles.begin}>{t('Write the first message.')}</p>}
              <ol className={styles.messages}>
                {messages.map((message, at) => (
                  <SentBubble key={message.id} message={message} before={messages[at - 1]} name={reply.receiver.name} />
                ))}
                {sending.outgoing.map((message) => (
                  <OutgoingBubble key={message.key} message={message} onAgain={sending.again} onDrop={sending.drop} />
                ))}
              </ol>
            </div>
          </div>
          <Composer to={`${reply.receiver.receiver_type}-${reply.receiver.receiver_id}`} onSend={sending.send} />
        </>
      )}
    </Loading>
  );
}

function Head({ receiver, orderId }: { readonly receiver: Receiver; readonly orderId: Conversation['order_id'] }) {
  const { t } = useI18n();
  return (
    <header className={styles.head}>
      <Avatar name={receiver.name} src={receiver.image_full_url ?? undefined} size={44} hue={HUES[receiver.receiver_type]} />
      <div className={styles.who}>
        <h2 className={styles.name}>{receiver.name}</h2>
        <p className={styles.kind}>{t(KINDS[receiver.receiver_type])}</p>
      </div>
      {orderId !== null && (
        <PageLink to={urls.profile({ page: 'my-orders', orderId })} className={styles.order}>
          {t('Order {number}', { number: formatOrderNumber(orderId as OrderId) })}
        </PageLink>
      )}
    </header>
  );
}

/** The messages just shown are read, so the unread counts of list and header are refetched. */
function useReadMarks(lastId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (lastId !== undefined) void client.invalidateQueries({ queryKey: allOf(calls.messages.list) });
  }, [client, lastId]);
}

/** Oldest first, without duplicates: messages that arrive while pages load shift them. */
function inOrder(rows: readonly Message[]): readonly Message[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].toReversed();
}

function ThreadSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.theirs} />
      <Skeleton className={styles.mine} />
      <Skeleton className={styles.theirs} />
    </div>
  );
}

import { ApiProblem } from '@bozor/contract/client.ts';
import type { ChatThread as Thread } from '@bozor/contract/staff/chats.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { createIdempotencyKey } from '@bozor/web/api/idempotency-key.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { QueueState } from '../queues/queue-state.tsx';
import { FormError } from '../staff/form-error.tsx';
import { threadOf, type ChatCalls } from './chat-calls.ts';
import * as styles from './chats.module.css';

interface ChatThreadProps {
  readonly calls: ChatCalls;
  readonly chat: number;
  /** Path back to the list. */
  readonly path: string;
  readonly orderPath?: (order: number) => string;
}

/** One conversation: the order that it is about, the messages, ready texts and a field. Open and seen, its messages count as read. */
export function ChatThread({ calls, chat, path, orderPath }: ChatThreadProps) {
  const { t } = useI18n();
  const query = useApiQuery(threadOf(calls, chat));
  const { data, error } = query;
  const { mutate } = useApiMutation(calls.read, { quiet: true, changes: [calls.list] });
  const read = useEffectEvent(() => mutate({ params: { chat } }));
  const unread = data?.can_answer === true ? data.unread : 0;
  useEffect(() => {
    if (unread > 0 && document.visibilityState === 'visible') read();
  }, [unread]);
  const isGone = error instanceof ApiProblem && error.status === 404;
  return (
    <section className={styles.thread} aria-label={t('Conversation')}>
      <Button size={48} variant="outline" className={styles.back} render={<Link to={path} />}>
        {t('All chats')}
      </Button>
      {isGone && <EmptyState title={t('This conversation is over.')} />}
      {!data && !isGone && <QueueState query={query} />}
      {data && !isGone && (
        <>
          <h2 className="text-h3">
            <bdi>{data.customer_name}</bdi>
          </h2>
          {data.order && <OrderBeside order={data.order} {...(orderPath && { to: orderPath(data.order.id) })} />}
          <Messages thread={data} />
          {data.can_answer && <Answer calls={calls} thread={data} />}
        </>
      )}
    </section>
  );
}

function OrderBeside({ order, to }: { readonly order: NonNullable<Thread['order']>; readonly to?: string }) {
  const { t, formatTime } = useI18n();
  const number = formatOrderNumber(order.id as OrderId);
  return (
    <div className={styles.order}>
      <p>
        {to === undefined ? <bdi>{number}</bdi> : <Link to={to}>{t('Order {number}', { number })}</Link>} · {formatTime(order.placed_at)}
      </p>
      <p className="text-meta">
        <bdi>{order.lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}</bdi>
      </p>
    </div>
  );
}

function Messages({ thread: { messages } }: { readonly thread: Thread }) {
  const { t, formatTime } = useI18n();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  if (messages.length === 0) return <p className="text-meta">{t('No message yet.')}</p>;
  return (
    <div className={styles.log} role="log" aria-label={t('Messages')} tabIndex={0}>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message} data-own={!message.is_customer} ref={end}>
            {message.text !== '' && <p dir="auto">{message.text}</p>}
            {message.pictures.map((url, index) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('Picture {number}', { number: index + 1 })} className={styles.picture} loading="lazy" />
              </a>
            ))}
            <p className="text-meta">
              {message.by !== null && (
                <>
                  <bdi>{message.by}</bdi> ·{' '}
                </>
              )}
              {formatTime(message.at)}
              {!message.is_customer && message.is_seen && <> · {t('Seen')}</>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Answer({ calls, thread }: { readonly calls: ChatCalls; readonly thread: Thread }) {
  const { t } = useI18n();
  const [text, setText] = useState('');
  // Of one text: sent again after a lost reply it is said once.
  const key = useRef<string>(undefined);
  const { form, errors, refuse, clear } = useFormErrors();
  const send = useApiMutation(calls.send, { quiet: true, changes: [calls.list, calls.details] });
  const say = (said: string) =>
    send.mutate(
      { params: { chat: thread.id }, body: { text: said, client_key: (key.current ??= createIdempotencyKey()) } },
      {
        onError: refuse,
        onSuccess: () => {
          key.current = undefined;
          setText('');
        },
      },
    );
  const write = (value: string) => {
    setText(value);
    key.current = undefined;
    clear('text');
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        say(text);
      }}
    >
      <FormError>{errors['']}</FormError>
      <ul className={styles.ready} aria-label={t('Ready texts')}>
        {thread.ready_texts.map(({ text: ready, meaning }) => (
          <li key={meaning}>
            <Button size={48} variant="tint" onClick={() => write(ready)}>
              {meaning}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        name="text"
        label={t('Message')}
        autoComplete="off"
        dir="auto"
        maxLength={2000}
        value={text}
        error={errors['text']}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" size={54} busy={send.isPending}>
        {t('Send')}
      </Button>
    </form>
  );
}

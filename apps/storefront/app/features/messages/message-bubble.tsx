import type { Message } from '@bozor/contract/shop/customers/messages.ts';
import { BlobPicture } from '@bozor/ui/media/blob-picture.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Clock from 'lucide-react/icons/clock-3';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { Outgoing } from './outgoing.ts';
import * as styles from './message-bubble.module.css';

/** A delivered message, preceded by its date at the start of a day. */
export function SentBubble({
  message,
  before,
  name,
}: {
  readonly message: Message;
  readonly before: Message | undefined;
  readonly name: string;
}) {
  const { t, formatTime, formatDate } = useI18n();
  const { mine, created_at: at, files_full_url: pictures } = message;
  const day = formatDate(at, 'long');
  const nowMs = useMinute();
  const isToday = nowMs !== undefined && formatDate(new Date(nowMs).toISOString(), 'long') === day;
  const isNewDay = before === undefined || formatDate(before.created_at, 'long') !== day;
  return (
    <>
      {isNewDay && <li className={styles.day}>{isToday ? t('Today') : formatDate(at, 'weekday')}</li>}
      <li className={styles.message} data-mine={mine || undefined} data-turn={isNewDay || before?.mine !== mine || undefined}>
        <span className="visually-hidden">{mine ? t('You') : name}</span>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((url, number) => (
              <a key={url} href={url} target="_blank" rel="noreferrer" className={styles.picture}>
                <img src={url} alt={t('Photo {number}', { number: number + 1 })} width={160} height={160} loading="lazy" />
              </a>
            ))}
          </div>
        )}
        {message.message && (
          <p className={styles.text} dir="auto">
            {message.message}
          </p>
        )}
        <p className={styles.meta}>
          <time dateTime={at}>{formatTime(at)}</time>
          {mine && <Icon of={message.is_seen ? CheckCheck : Check} size={16} className={message.is_seen ? styles.seen : undefined} />}
          {mine && <span className="visually-hidden">{message.is_seen ? t('Seen') : t('Sent')}</span>}
        </p>
      </li>
    </>
  );
}

/** A message that is being sent or failed. */
export function OutgoingBubble({
  message,
  onAgain,
  onDrop,
}: {
  readonly message: Outgoing;
  readonly onAgain: (message: Outgoing) => void;
  readonly onDrop: (message: Outgoing) => void;
}) {
  const { t } = useI18n();
  const { text, pictures, state, refusal } = message;
  return (
    <li className={styles.message} data-mine data-turn>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, at) => (
            <span key={at} className={styles.picture}>
              <BlobPicture blob={picture} alt={t('Photo {number}', { number: at + 1 })} size={160} />
            </span>
          ))}
        </div>
      )}
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {state === 'sending' ? (
        <p className={styles.meta}>
          <Icon of={Clock} size={16} />
          {t('Sending…')}
        </p>
      ) : (
        <p className={styles.failed}>
          <span role="alert">{refusal ?? t('Not sent. Check your connection.')}</span>
          <button type="button" onClick={() => onAgain(message)}>
            {t('Try again')}
          </button>
          <button type="button" onClick={() => onDrop(message)}>
            {t('Delete')}
          </button>
        </p>
      )}
    </li>
  );
}

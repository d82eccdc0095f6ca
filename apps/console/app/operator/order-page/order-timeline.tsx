import type { OperatorOrder, TimelineEntry } from '@bozor/contract/operator/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ROLE_NAMES } from '../../frame/staff/roles.ts';
import { ACT_WORDS, ACTOR_WORDS, BEARER_WORDS, STATUS_WORDS } from '../orders/order-words.ts';
import { NoteForm } from './note-form.tsx';
import { Part } from './part.tsx';
import * as styles from './order-timeline.module.css';

/** Everything that happened to an order and who did it, the latest first, and the place to write a note. */
export function OrderTimeline({ order }: { readonly order: OperatorOrder }) {
  const { t } = useI18n();
  const mayNote = order.acts.some(({ act }) => act === 'note');
  return (
    <Part id={`history-${order.id}`} title={t('What happened')}>
      {mayNote && <NoteForm orderId={order.id} />}
      <ol className={styles.entries} reversed>
        {order.timeline.toReversed().map((entry) => (
          <Entry key={`${entry.at}-${entry.status ?? entry.act}`} entry={entry} borneBy={order.cancellation?.borne_by ?? null} />
        ))}
      </ol>
    </Part>
  );
}

/** Steps that say who bears the cost. */
const BORNE: readonly NonNullable<TimelineEntry['status']>[] = ['canceled', 'returning', 'returned'];

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly borneBy: keyof typeof BEARER_WORDS | null;
}

function Entry({ entry, borneBy }: EntryProps) {
  const { t, formatDate, formatTime } = useI18n();
  const { at, tapped_at, status, act, by, person, text, courier, from_courier } = entry;
  const who = person ? [person.name, ...(person.role ? [t(ROLE_NAMES[person.role])] : [])].join(', ') : t(ACTOR_WORDS[by]);
  return (
    <li className={styles.entry} data-step={status !== null || undefined}>
      <p>
        <strong className={styles.what}>{status ? t(STATUS_WORDS[status]) : act && t(ACT_WORDS[act])}</strong>
        {courier !== null && (
          <>
            {': '}
            {from_courier !== null && (
              <>
                <bdi>{from_courier}</bdi> →{' '}
              </>
            )}
            <bdi>{courier}</bdi>
          </>
        )}
      </p>
      {text !== null && text !== '' && (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      {status !== null && BORNE.includes(status) && borneBy !== null && (
        <p>{t('Cost borne by: {who}', { who: t(BEARER_WORDS[borneBy]) })}</p>
      )}
      <p className="text-meta">
        <bdi>{who}</bdi> · {formatDate(at)}, {formatTime(at)}
        {tapped_at !== null && <> ({t('pressed at {time}', { time: formatTime(tapped_at) })})</>}
      </p>
    </li>
  );
}

import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './kept-taps-list.module.css';
import { useStaff } from '../shell/staff-context.tsx';
import { useOutbox } from './outbox-context.tsx';
import { sendable, type Tap } from './tap.ts';
import { TapsOfOthers } from './taps-of-others.tsx';

/** Presses of the person that wait, those that were refused and why, and those of other people of the device. */
export function KeptTapsList({ taps }: { readonly taps: readonly Tap[] }) {
  const { t } = useI18n();
  const { person } = useStaff();
  const own = taps.filter((tap) => tap.person.id === person.id);
  const refused = own.filter(({ refusal }) => refusal !== undefined);
  const waiting = sendable(own, person.id);
  return (
    <>
      {waiting.length > 0 && (
        <Notice kind="warn">
          <p role="status">
            {t(
              '{count, plural, one {# press waits for the network. It is sent by itself, once.} other {# presses wait for the network. They are sent by themselves, once.}}',
              {
                count: waiting.length,
              },
            )}
          </p>
          <ul className={styles.taps}>
            {waiting.map((tap) => (
              <li key={tap.key}>
                <Words tap={tap} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {refused.map((tap) => (
        <Refused key={tap.key} tap={tap} held={own.filter((each) => each.order === tap.order && each.refusal === undefined).length} />
      ))}
      <TapsOfOthers taps={taps.filter((tap) => tap.person.id !== person.id)} />
    </>
  );
}

function Words({ tap: { what, order, tappedAtMs } }: { readonly tap: Tap }) {
  const { t, formatTime } = useI18n();
  const time = formatTime(new Date(tappedAtMs).toISOString());
  return order === undefined
    ? t('{what}, {time}', { what: t(what), time })
    : t('{what}, order {number}, {time}', { what: t(what), number: formatOrderNumber(order as OrderId), time });
}

function Refused({ tap, held }: { readonly tap: Tap; readonly held: number }) {
  const { t } = useI18n();
  const outbox = useOutbox();
  return (
    <Notice
      kind="danger"
      live
      action={
        <Button variant="outline" size={48} onClick={() => void outbox.dismiss(tap.key)}>
          {t('Understood')}
        </Button>
      }
    >
      <p>
        <strong>{t('This was not taken.')}</strong> <Words tap={tap} />
      </p>
      <p>{tap.refusal?.join(' ')}</p>
      <p>
        {held > 0
          ? t('Do it again at the order. What you pressed after it waits until then.')
          : tap.order !== undefined && t('Look at the order: it shows what is possible now.')}
      </p>
    </Notice>
  );
}

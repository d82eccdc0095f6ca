import type { Route } from '@bozor/domain/places/route.ts';
import { BottomBar } from '@bozor/ui/actions/bottom-bar.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Bill } from '../bill/bill.tsx';
import type { QuoteReading } from '../checkout/use-quote.ts';
import { useSpokenTotal } from '../checkout/use-spoken-total.ts';
import { MapPreview } from '../map/map-preview.tsx';
import { routeBetween } from '../map/map-queries.ts';
import type { ParcelDraft } from './parcel-draft.ts';
import * as styles from './parcel-bill.module.css';

interface ParcelBillProps {
  readonly draft: ParcelDraft;
  readonly isKindChosen: boolean;
  readonly reading: QuoteReading;
  readonly isSending: boolean;
  readonly onPlace: () => void;
}

/** Route on the map, price and arrival time. */
export function ParcelBill({ draft, isKindChosen, reading, isSending, onPlace }: ParcelBillProps) {
  const { t, formatPrice } = useI18n();
  const { quote, isQuoting } = reading;
  useSpokenTotal(quote);
  const from = draft.sender.point;
  const to = draft.receiver.point;
  const { data: found } = useApiQuery(routeBetween(from, to), { enabled: from !== undefined && to !== undefined });
  const press = (
    <Button size={54} wide {...(quote && { spread: 'between' })} busy={isSending} aria-disabled={isQuoting || undefined} onClick={onPlace}>
      <span>{t('Place Order')}</span>
      {quote && <bdi>{formatPrice(quote.payable_amount)}</bdi>}
    </Button>
  );
  return (
    <section className={styles.bill} aria-label={t('Your order')}>
      <MapPreview
        label={t('The way of the parcel')}
        zoom={15}
        height={360}
        marks={[
          ...(from ? [{ kind: 'sender' as const, point: from, label: t('Sender') }] : []),
          ...(to ? [{ kind: 'home' as const, point: to, label: t('Receiver') }] : []),
        ]}
        route={found?.path as Route | undefined}
        className={styles.map}
      />
      <div className={styles.words}>
        {isKindChosen && from && to ? (
          <Price reading={reading} />
        ) : (
          <p className={styles.promise} data-waiting>
            {isKindChosen ? t('Set both doors on the map to see the price.') : t('Choose what you are sending')}
          </p>
        )}
        <div className={styles.foot}>{press}</div>
        <BottomBar compactOnly>{press}</BottomBar>
        <p className={`text-meta ${styles.note}`}>{t('The price does not change after you order.')}</p>
      </div>
    </section>
  );
}

/** Price and arrival time. The reason for a missing price stands above the bill. */
function Price({ reading: { quote, isQuoting } }: { readonly reading: QuoteReading }) {
  const { t, formatTime } = useI18n();
  return (
    <Loading loading={!quote && isQuoting} skeleton={<Skeleton shape="line" />} label={t('Loading')}>
      {quote?.eta && (
        <p className={styles.promise}>{t('Between {from} and {to}', { from: formatTime(quote.eta.from), to: formatTime(quote.eta.to) })}</p>
      )}
      {quote && <Bill charges={quote.charges} total={quote.order_amount} wallet={quote.wallet_amount} isBusy={isQuoting} />}
    </Loading>
  );
}

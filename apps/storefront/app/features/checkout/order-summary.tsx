import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { BottomBar } from '@bozor/ui/actions/bottom-bar.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Bill } from '../bill/bill.tsx';
import { ByWeight } from '../bill/by-weight.tsx';
import { CouponBox } from './coupon-box.tsx';
import { useSpokenTotal } from './use-spoken-total.ts';
import type { CouponTrying } from './use-coupon.ts';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import * as card from './card.module.css';
import * as styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly quote: Quote;
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly coupon: CouponTrying;
  /** The amount may still change; a press waits for it. */
  readonly isBusy: boolean;
  readonly isSending: boolean;
  readonly onPlace: () => void;
}

/** The ordered items and every charge, before the order is placed. */
export function OrderSummary({ quote, draft, change, coupon, isBusy, isSending, onPlace }: OrderSummaryProps) {
  const { t, rich, formatPrice } = useI18n();
  useSpokenTotal(quote);
  const press = (
    <Button size={54} wide spread="between" busy={isSending} aria-disabled={isBusy || undefined} onClick={onPlace}>
      <span>{t('Place Order')}</span>
      <bdi>{formatPrice(quote.payable_amount)}</bdi>
    </Button>
  );
  return (
    <section className={`${card.card} ${styles.summary}`} aria-labelledby="your-order">
      <h2 id="your-order" className="visually-hidden">
        {t('Your order')}
      </h2>
      {quote.store && (
        <header className={styles.store}>
          <PageLink to={urls.store(quote.store.slug)}>{quote.store.name}</PageLink>
          <span>{t('{count, plural, one {# item} other {# items}}', { count: quote.lines.length })}</span>
        </header>
      )}
      <ul className={styles.lines}>
        {quote.lines.map((line) => (
          <li key={line.id}>
            <Tile
              hue={line.tile_hue}
              src={line.image_full_url ?? undefined}
              sizes="47px"
              alt=""
              className={styles.tile}
              width={112}
              height={112}
            />
            <div className={styles.words}>
              <b>{line.name}</b>
              <small>
                <bdi>{`${line.quantity} × ${formatPrice(line.unit_price)}`}</bdi>
                {line.variation.map((group) => ` · ${group.type}`)}
                {line.add_ons.map((addOn) => ` · ${addOn.name} × ${addOn.quantity}`)}
              </small>
              <ByWeight grams={line.weight} className="text-meta" />
            </div>
            <bdi className={styles.amount}>{formatPrice(line.original_total)}</bdi>
          </li>
        ))}
      </ul>
      <CouponBox quote={quote} draft={draft} change={change} trying={coupon} />
      <Bill charges={quote.charges} total={quote.order_amount} wallet={quote.wallet_amount} isBusy={isBusy} />
      <div className={styles.foot}>{press}</div>
      <BottomBar compactOnly>{press}</BottomBar>
      <p className={`text-meta ${styles.terms}`}>
        {rich('By placing the order you accept the {terms}', {
          terms: (
            <PageLink key="terms" to={urls.termsAndConditions()} target="_blank">
              {t('Terms & Conditions')}
            </PageLink>
          ),
        })}
      </p>
    </section>
  );
}

import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { ProgressBar } from '@bozor/ui/values/progress-bar.tsx';
import Bike from 'lucide-react/icons/bike';
import type { ReactNode } from 'react';
import { useStored } from '../../platform/storage.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { totalOfCart } from './cart-query.ts';
import { freeDeliveryProgressOf } from './free-delivery.ts';
import { useGoToCheckout } from './use-go-to-checkout.ts';
import * as styles from './cart-foot.module.css';

/** Totals of the cart, and the checkout button. */
export function CartFoot({ cart }: { readonly cart: Cart }) {
  const { t, rich, formatPrice } = useI18n();
  const goToCheckout = useGoToCheckout();
  const { charges, saved_amount, below_minimum_by: below, delivery_problem: problem } = cart.bill;
  const hasUnavailable = cart.lines.some(({ available }) => !available);
  return (
    <div className={styles.foot}>
      <FreeDelivery cart={cart} />
      {below !== null && (
        <Notice kind="warn">
          {rich('Add {amount} more: the store takes orders from {minimum}', {
            amount: <Amount key="amount">{formatPrice(below)}</Amount>,
            minimum: <Amount key="minimum">{formatPrice(cart.store?.minimum_order ?? 0)}</Amount>,
          })}
        </Notice>
      )}
      {hasUnavailable && <Notice kind="warn">{t('What cannot be ordered now is not counted.')}</Notice>}
      <dl className={styles.sums}>
        {saved_amount > 0 && (
          <div className={styles.saved}>
            <dt>{t('You have Saved')}</dt>
            <dd>
              <Amount>{formatPrice(saved_amount)}</Amount>
            </dd>
          </div>
        )}
        <div className={styles.subtotal}>
          <dt>{charges.length === 0 ? t('Subtotal') : problem ? t('Total without delivery') : t('Total')}</dt>
          <dd>
            <Amount>{formatPrice(totalOfCart(cart))}</Amount>
          </dd>
        </div>
      </dl>
      <Button size={54} wide onClick={() => goToCheckout(cart.lines.length, urls.checkout({ page: 'cart' }))}>
        {t('Proceed To Checkout')}
      </Button>
    </div>
  );
}

/** Progress towards free delivery. */
function FreeDelivery({ cart }: { readonly cart: Cart }) {
  const { t, rich, formatPrice } = useI18n();
  const progress = freeDeliveryProgressOf(cart, useStored('zoneid'));
  if (!progress) return null;
  const { remaining, percent } = progress;
  return (
    <div className={styles.free}>
      <p className={styles.progress}>
        <Icon of={Bike} />
        <span>
          {remaining > 0
            ? rich('{amount} more for free delivery', { amount: <Amount key="amount">{formatPrice(remaining)}</Amount> })
            : t('You have reduced delivery charge')}
        </span>
      </p>
      <ProgressBar value={percent} label={t('Way to free delivery')} />
    </div>
  );
}

function Amount({ children }: { readonly children: ReactNode }) {
  return <bdi className={styles.amount}>{children}</bdi>;
}

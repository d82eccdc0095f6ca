import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Drawer } from '@bozor/ui/overlays/drawer.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import basket from './basket.webp';
import { CartBill } from './cart-bill.tsx';
import { CartFoot } from './cart-foot.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartStoreRow } from './cart-store-row.tsx';
import { showsCart } from './cart-toast.ts';
import { isLineForLater } from './line-for-later.ts';
import { lineKey } from './line-change.ts';
import { ParkedCarts } from './parked-carts.tsx';
import { useCart } from './use-cart.ts';
import * as styles from './cart-drawer.module.css';

const PaymentWaiting = lazyComponent(async () => (await import('../orders/payment-waiting.tsx')).PaymentWaiting);

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    cart: object;
  }
}

/** Cart in a side drawer. */
export function CartDrawer({ open, close, closed }: OverlayControls) {
  const { t } = useI18n();
  const { cart, isFailed, retry } = useCart();
  useEffect(() => (open ? showsCart() : undefined), [open]);
  const count = cart ? cart.total_quantity || cart.total_size : 0;
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Shopping Cart')}
      aside={count > 0 && <bdi>{t('{count, plural, one {# item} other {# items}}', { count })}</bdi>}
      closeLabel={t('Close')}
      foot={cart && cart.lines.length > 0 && <CartFoot cart={cart} />}
    >
      <PaymentWaiting />
      <ParkedCarts />
      {cart ? (
        <CartContent cart={cart} close={close} />
      ) : isFailed ? (
        <ErrorState title={t('The cart could not be loaded')} retryLabel={t('Try again')} onRetry={retry} />
      ) : (
        <CartSkeleton />
      )}
    </Drawer>
  );
}

function CartContent({ cart, close }: { readonly cart: Cart; readonly close: () => void }) {
  const container = useFocusAfterRemoval(cart.lines.length);
  return (
    <div ref={container}>
      {cart.lines.length === 0 && <EmptyCart />}
      {cart.store && <CartStoreRow store={cart.store} isForLater={cart.lines.some(isLineForLater)} close={close} />}
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={lineKey(line)} className={styles.line}>
            <CartLineRow line={line} />
          </li>
        ))}
      </ul>
      <CartBill cart={cart} />
    </div>
  );
}

/** When the focused line is removed, moves focus to the remove button of the next line, or to the button of the empty cart. */
function useFocusAfterRemoval(count: number) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  useEffect(() => {
    const lines = container.current?.querySelectorAll('li') ?? [];
    if (focused.current >= 0 && document.activeElement === document.body) {
      const nextFocus = lines[Math.min(focused.current, lines.length - 1)] ?? container.current;
      (nextFocus?.querySelector<HTMLElement>('[role=group] button') ?? nextFocus?.querySelector('button'))?.focus();
    }
  }, [count]);
  useEffect(() => {
    const check = () => {
      const lines = [...(container.current?.querySelectorAll('li') ?? [])];
      focused.current = lines.findIndex((line) => line.contains(document.activeElement));
    };
    document.addEventListener('focusin', check);
    return () => document.removeEventListener('focusin', check);
  }, []);
  return container;
}

function EmptyCart() {
  const { t } = useI18n();
  const navigate = useNavigate();
  return (
    <EmptyState
      className={styles.empty}
      picture={<img src={basket} alt="" width={160} height={160} />}
      title={t('Your cart is empty')}
      text={t('No items added in your cart. Please add product to your cart list.')}
      action={<Button onClick={() => void navigate(urls.home())}>{t('Continue Shopping')}</Button>}
    />
  );
}

function CartSkeleton() {
  const { t } = useI18n();
  return (
    <div className={styles.lines}>
      <SkeletonRows label={t('Loading')} />
    </div>
  );
}

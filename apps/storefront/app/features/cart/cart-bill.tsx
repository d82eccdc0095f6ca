import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Bill } from '../bill/bill.tsx';
import * as styles from './cart-bill.module.css';

const DELIVERY_PROBLEMS = {
  'address-required': text('Delivery: choose an address'),
  'outside-zone': text('Delivery: this store does not deliver to your address'),
} as const;

/** The bill that the checkout would quote for the cart, or the address that it lacks. */
export function CartBill({ cart: { bill } }: { readonly cart: Cart }) {
  const { t } = useI18n();
  const { charges, subtotal, delivery_problem: problem } = bill;
  if (charges.length === 0) return null;
  return (
    <section className={styles.bill} aria-label={t('Bill')}>
      {/* The way to free delivery stands above the total. */}
      <Bill charges={charges.map((charge) => ({ ...charge, lower_by: null }))} subtotal={subtotal} />
      {problem && (
        <Button size={40} variant="tint" className={styles.problem} onClick={() => openOverlay('pick-location', {})}>
          {t(DELIVERY_PROBLEMS[problem])}
        </Button>
      )}
    </section>
  );
}

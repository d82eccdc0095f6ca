import { calls } from '@bozor/contract/shop/calls.ts';
import type { ParkedCart } from '@bozor/contract/shop/orders/cart.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { parkedCarts } from './parked-cart-queries.ts';
import * as styles from './parked-carts.module.css';

const CHANGED = [calls.cart.list, calls.cart.parked];

/** Carts of this module that were put aside, each with a button that brings it back. Nothing while there is none. */
export function ParkedCarts() {
  const { isKnown } = useSession();
  const { moduleId } = useScope();
  const { data } = useApiQuery(parkedCarts(), { enabled: isKnown });
  const carts = data?.carts.filter((cart) => moduleId === undefined || cart.module_id === moduleId) ?? [];
  return carts.map((cart) => <Parked key={cart.id} cart={cart} />);
}

function Parked({ cart }: { readonly cart: ParkedCart }) {
  const { t } = useI18n();
  const restoring = useApiMutation(calls.cart.restore, {
    changes: CHANGED,
    onSuccess: ({ outcome, clamped: [name] }) => {
      if (name === undefined)
        return announce(outcome === 'swapped' ? t('Your carts changed places. The other one is put aside.') : t('Your cart is back.'));
      const title = t('Your carts were put together. There was not enough of {name}.', { name });
      return toast({ id: 'cart-restored', kind: 'warning', title });
    },
  });
  const forgetting = useApiMutation(calls.cart.discardParked, { changes: [calls.cart.parked] });
  const isBusy = restoring.isPending || forgetting.isPending;
  const press = (act: () => void) => ({ 'aria-disabled': isBusy || undefined, 'onClick': () => !isBusy && act() });
  return (
    <div className={styles.parked}>
      <Notice>
        <b>{t('Your cart from {store} was put aside.', { store: cart.store.name })}</b>
        <span className={styles.items}>{cart.items_text}</span>
      </Notice>
      <div className={styles.ways}>
        <Button size={40} variant="tint" busy={restoring.isPending} {...press(() => restoring.mutate({ body: { parked_id: cart.id } }))}>
          {t('Bring it back')}
        </Button>
        <Button
          size={40}
          variant="ghost"
          busy={forgetting.isPending}
          {...press(() => forgetting.mutate({ query: { parked_id: cart.id } }))}
        >
          {t('Forget it')}
        </Button>
      </div>
    </div>
  );
}

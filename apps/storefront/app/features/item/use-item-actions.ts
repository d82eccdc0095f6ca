import type { LineProblem } from '@bozor/domain/cart/resolve-line.ts';
import type { QuantityProblem } from '@bozor/domain/cart/limit-quantity.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useRef, type RefObject } from 'react';
import { useLocationGate } from '../../platform/scope/delivery-place.tsx';
import { storeChosenItem } from '../../platform/session/chosen-item.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CART_TEXTS } from '../cart/cart-messages.ts';
import { chosenItem } from '../cart/line-change.ts';
import { useCartActions } from '../cart/use-cart.ts';
import { useGoToCheckout } from '../cart/use-go-to-checkout.ts';
import type { ItemChoice } from './use-item-choice.ts';

export interface ItemActions {
  /** Contains all option groups, for finding an unmet one. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly setQuantity: (quantity: number) => void;
  readonly addToCart: () => void;
  /** Goes to the checkout with only this item. */
  readonly buy: () => void;
}

/**
 * Actions of an item's dialog or page. A dialog calls `done` once the item is being added to the cart; a page stays open, and has no cart
 * on phones.
 */
export function useItemActions(choice: ItemChoice | undefined, done?: () => void): ItemActions {
  const { t } = useI18n();
  const { addItem, updateLine } = useCartActions(done === undefined);
  const { isSignedIn } = useSession();
  const { digit_after_decimal_point: digits } = useConfig();
  const goToCheckout = useGoToCheckout();
  const gate = useLocationGate();
  const container = useRef<HTMLDivElement>(null);

  const warn = (problem: LineProblem | QuantityProblem) =>
    toast({ id: 'cart', kind: 'warning', title: t(CART_TEXTS[problem.problem], { ...problem }) });
  const refuse = (problem: LineProblem) => {
    choice?.complain(problem);
    warn(problem);
    if ('name' in problem) showGroup(container.current, problem.name);
  };
  const checkout = ({ item, wanted }: ItemChoice) => {
    const page = item.is_campaign ? 'campaign' : 'buy_now';
    storeChosenItem({ item: chosenItem(wanted, digits), storeId: item.store_id });
    goToCheckout(1, urls.checkout({ page }));
  };
  return {
    container,
    setQuantity: (quantity) => {
      const allowed = choice?.setQuantity(quantity);
      if (allowed?.ok === false) warn(allowed);
    },
    addToCart: () => {
      if (!choice) return;
      const { wanted, line, resolved, isEditing } = choice;
      if (!resolved.ok) return refuse(resolved);
      if (line && isEditing) void updateLine(line, wanted, done);
      else void addItem(wanted, done);
    },
    buy: () => {
      if (!choice) return;
      const goOn = () => gate(() => checkout(choice));
      if (!choice.resolved.ok) return refuse(choice.resolved);
      if (choice.item.is_campaign && !isSignedIn) {
        toast({ id: 'cart', kind: 'error', title: t('You are not logged in') });
        return openOverlay('sign-in', { then: goOn });
      }
      goOn();
    },
  };
}

/** Scrolls a group into view and focuses its first answer. */
function showGroup(container: HTMLElement | null, name: string): void {
  const group = [...(container?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find((each) => each.dataset['group'] === name);
  group?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  group?.querySelector('input')?.focus({ preventScroll: true });
}

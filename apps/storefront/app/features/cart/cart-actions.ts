import type { TimeZone } from '@bozor/domain/time/local-time.ts';
import type { Cart, CartLine } from '@bozor/contract/shop/orders/cart.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { CartProblemCode } from '@bozor/domain/cart/messages.ts';
import { decideAdd } from '@bozor/domain/cart/decide-add.ts';
import { limitQuantity } from '@bozor/domain/cart/limit-quantity.ts';
import { resolveLine } from '@bozor/domain/cart/resolve-line.ts';
import { availabilityOf, isOrderable } from '@bozor/domain/catalogue/availability.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { chooseModule } from '../../platform/scope/active-module.tsx';
import type { Api, Reply } from '@bozor/web/api/api.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { allOf } from '@bozor/web/api/query.ts';
import { becomeGuest } from '../../platform/session/session.tsx';
import { readStored } from '../../platform/storage.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { billChoices } from './bill-choices.ts';
import { CART_NOTICE_TEXTS, CART_TEXTS } from './cart-messages.ts';
import { cartKey, totalOfCart } from './cart-query.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { toastAdded, toastCart } from './cart-toast.ts';
import { createCartSync, type CartSync } from './sync-cart.ts';
import { isApplied, itemSelectionOf, type ItemSelection } from './line-change.ts';
import { domainLine, plainItem, sellableItem } from './sellable-item.ts';

/** Dependencies of a cart change, from the current page. */
export interface CartContext {
  readonly api: Api;
  readonly client: QueryClient;
  readonly words: I18n;
  readonly gate: (act: () => void) => void;
  readonly digits: number;
  readonly timezone: TimeZone;
  readonly freeDeliveryOver: number | null;
  /** The page may have no cart button of its own: the toast then has one. */
  readonly leadsToCart?: boolean;
}

/** Place of a change; decides its message. */
export type CartPlace = 'card' | 'drawer' | 'details';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    'clear-cart': { readonly confirm: () => Promise<void> };
  }
}

/**
 * Adds an item to the cart. It asks for the delivery location first if there is none, and for confirmation before it replaces another
 * store's items. A line with the same choices is set to the wanted quantity and add-ons. `then` is called once the change is under way.
 */
export async function addItem(context: CartContext, wanted: ItemSelection | ItemCard, then?: () => void): Promise<void> {
  const whole = 'selection' in wanted ? wanted : { item: plainItem(wanted, context), selection: [], addOns: [], quantity: 1 };
  enterModule(context, whole.item.module_id);
  await knowCart(context, whole.item.module_id);
  context.gate(() => add(context, whole, then));
}

/** Sets the quantity of a line; 0 removes it. */
export function setQuantity(context: CartContext, line: CartLine, quantity: number, place: CartPlace): void {
  if (quantity < 1) return removeLine(context, line, place);
  const wanted = itemSelectionOf(line);
  if (!wanted) return;
  const refusal = quantity > line.quantity ? refusalOf({ ...wanted, quantity }, context) : undefined;
  if (refusal) return warn(context, refusal);
  const done = (cart: Cart) => {
    if (place === 'drawer') say(context, 'quantity-updated', cart);
    else announce(cartSentence(context, cart));
  };
  syncOf(context, line.module_id).change({ ...wanted, quantity, lineId: line.id }, { done, failed: failing(context) });
}

/** Removes a line, with an undo button. */
export function removeLine(context: CartContext, line: CartLine, place: CartPlace): void {
  const wanted = itemSelectionOf(line);
  const sync = syncOf(context, line.module_id);
  const { t } = context.words;
  const undo = () => sync.change({ ...wanted!, lineId: undefined }, { failed: failing(context) }, { waitMs: 0 });
  const done = (cart: Cart) => {
    toastCart({
      title: t(CART_NOTICE_TEXTS[place === 'drawer' ? 'line-removed' : 'removed-from-card']),
      aside: cartSentence(context, cart),
      ...(wanted && line.available && { action: { label: t('Undo'), onPress: undo } }),
    });
  };
  const nothing = { item: line.item, selection: wanted?.selection ?? [], addOns: [], quantity: 0 };
  sync.change({ ...nothing, lineId: line.id }, { done, failed: failing(context) }, { waitMs: 0 });
}

/** Changes options, add-ons and quantity of a line from its item's dialog. */
export function updateLine(context: CartContext, line: CartLine, wanted: ItemSelection, then?: () => void): void {
  const sync = syncOf(context, line.module_id);
  const change = { ...wanted, lineId: line.id };
  const refusal = refusalOf(wanted, context);
  if (refusal) return warn(context, refusal);
  if (isApplied(sync.current(), change)) return warn(context, { problem: 'nothing-changed' });
  const done = (cart: Cart) => say(context, 'item-updated', cart);
  sync.change(change, { done, failed: failing(context) }, { waitMs: 0 });
  then?.();
}

function add(context: CartContext, wanted: ItemSelection, then?: () => void): void {
  const { digits } = context;
  const { lines } = syncOf(context, wanted.item.module_id).current();
  const decision = decideAdd({
    lines: lines.flatMap((line) => domainLine(line, digits) ?? []),
    wanted: { ...wanted, item: sellableItem(wanted.item, digits) },
    hasLocation: true,
  });
  if (!decision.ok) return warn(context, decision);
  if (decision.action === 'update')
    return updateLine(
      context,
      lines.find(({ id }) => id === decision.line.id)!,
      wanted,
      then,
    );
  const refusal = refusalOf(wanted, context);
  if (refusal) return warn(context, refusal);
  if (decision.action === 'ask-clear-cart') return askToClear(context, wanted, then);
  putIn(context, wanted, 'added', then);
}

/** The cart has another store's items, which are replaced only after confirmation. */
function askToClear(context: CartContext, wanted: ItemSelection, then?: () => void): void {
  openOverlay('clear-cart', {
    confirm: async () => {
      try {
        await syncOf(context, wanted.item.module_id).clear();
      } catch (error) {
        failing(context)(error, () => askToClear(context, wanted, then));
        throw error;
      }
      putIn(context, wanted, 'cart-replaced', then);
    },
  });
}

function putIn(context: CartContext, wanted: ItemSelection, saying: 'added' | 'cart-replaced', then?: () => void): void {
  const done = (cart: Cart) => say(context, saying, cart);
  const failed: ReturnType<typeof failing> = (error, retry) => {
    if (error instanceof ApiProblem && error.is('other-store-in-cart')) askToClear(context, wanted);
    else failing(context)(error, retry);
  };
  syncOf(context, wanted.item.module_id).change(wanted, { done, failed });
  then?.();
}

type Refusal = { readonly problem: CartProblemCode };

/** Why this quantity is unavailable now; undefined when it is available. */
function refusalOf(wanted: ItemSelection, { digits }: CartContext): Refusal | undefined {
  const item = sellableItem(wanted.item, digits);
  const resolved = resolveLine({ ...wanted, item });
  if (!resolved.ok) return resolved;
  const limited = limitQuantity(wanted.quantity, resolved.value);
  if (!limited.ok) return limited;
  const availability = availabilityOf(item, { nowMs: Date.now(), timezone: wanted.item.timezone });
  return isOrderable(availability) ? undefined : { problem: UNAVAILABLE[availability.state] };
}

const UNAVAILABLE = {
  'available': 'not-available-now',
  'outside-hours': 'not-available-now',
  'not-started': 'campaign-not-started',
  'over': 'campaign-over',
} as const;

/** One message for a press: what was done and what the cart then holds. */
function say(context: CartContext, saying: keyof typeof CART_NOTICE_TEXTS, cart: Cart): void {
  const { t } = context.words;
  const action = context.leadsToCart && { label: t('Open cart'), onPress: () => openOverlay('cart', {}) };
  const showToast = saying === 'added' ? toastAdded : toastCart;
  showToast({ title: t(CART_NOTICE_TEXTS[saying]), aside: cartSentence(context, cart), timeoutMs: 5000, ...(action && { action }) });
}

function warn({ words: { t } }: CartContext, refusal: Refusal): void {
  const { problem, ...values } = refusal as Refusal & Record<string, string | number>;
  toastCart({ kind: 'warning', title: t(CART_TEXTS[problem], values) });
}

/** Reports a failed change; one that did not get through can be retried. */
function failing({ words: { t } }: CartContext) {
  return (error: unknown, retry: () => void): void => {
    const isRefused = error instanceof ApiProblem && error.status < 500 && error.status !== 429;
    if (error instanceof ApiProblem && error.status === 401) return;
    const [title, ...further] = error instanceof ApiProblem ? error.messages : [];
    const again = !isRefused && { action: { label: t('Retry'), onPress: retry } };
    toastCart({ kind: 'error', title: title ?? t('Connection lost. Please try again.'), ...again });
    for (const [at, each] of further.entries()) toast({ id: `cart-${at}`, kind: 'error', title: each });
  };
}

function cartSentence({ words: { t, formatPrice } }: CartContext, cart: Cart): string {
  return t('{count, plural, one {# item} other {# items}} in the cart, {total}', {
    count: cart.total_quantity,
    total: formatPrice(totalOfCart(cart)),
  });
}

const isIdentified = () => Boolean(readStored('token') ?? readStored('guest_id'));

const syncs = new WeakMap<QueryClient, Map<string, CartSync>>();

/** One per query client and cart. */
function syncOf({ client, api, words, digits, freeDeliveryOver }: CartContext, moduleId: number): CartSync {
  const queryKey = cartKey(moduleId, words.locale);
  const byKey = syncs.get(client) ?? new Map<string, CartSync>();
  syncs.set(client, byKey);
  const hash = hashKey(queryKey);
  const sync =
    byKey.get(hash) ??
    createCartSync({
      client,
      api,
      queryKey,
      moment: () => ({ nowMs: Date.now(), digits, freeDeliveryOver }),
      identified: () => (isIdentified() ? Promise.resolve() : becomeGuest(api)),
    });
  byKey.set(hash, sync);
  return sync;
}

/** A list may show items of several modules: activates the module whose cart the item goes into. */
function enterModule({ client }: CartContext, moduleId: number): void {
  if (readStored('module')?.id === moduleId) return;
  const known = client.getQueriesData<Reply<typeof calls.modules.list>>({ queryKey: allOf(calls.modules.list) });
  const module = known.flatMap(([, reply]) => reply?.modules ?? []).find(({ id }) => id === moduleId);
  if (module) chooseModule(module);
}

/** Adding needs the current cart: it is empty for a visitor without an id. If it cannot be loaded, the server decides. */
async function knowCart({ api, client, words }: CartContext, moduleId: number): Promise<void> {
  const queryKey = cartKey(moduleId, words.locale);
  if (!isIdentified() || client.getQueryData(queryKey) || readStored('module')?.id !== moduleId) return;
  await client.ensureQueryData({ queryKey, queryFn: () => api.call(calls.cart.list, { query: billChoices() }) }).catch(() => undefined);
}

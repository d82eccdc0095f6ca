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
import { CART_SAYINGS, CART_TEXTS } from './cart-messages.ts';
import { cartKey } from './cart-query.ts';
import { tellAdded, tellOfCart } from './cart-toast.ts';
import { createCartKeeper, type CartKeeper } from './keep-cart.ts';
import { isGranted, wantedOf, type Wanted } from './wish.ts';
import { domainLine, plainItem, sellableItem } from './sellable-item.ts';

/** What changing the cart needs of the page that is on the screen. */
export interface CartContext {
  readonly api: Api;
  readonly client: QueryClient;
  readonly words: I18n;
  readonly gate: (act: () => void) => void;
  readonly digits: number;
  readonly utcOffsetMinutes: number;
  readonly freeDeliveryOver: number | null;
  /** The screen may have no way to the cart of its own: what says that something lies there has one. */
  readonly leadsToCart?: boolean;
}

/** Where a change was made decides what is said about it. */
export type CartPlace = 'card' | 'drawer' | 'details';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    'clear-cart': { readonly confirm: () => Promise<void> };
  }
}

/**
 * Puts an item into the cart: asks for the delivery location first when there is none, and before another store's items are thrown out.
 * An item that lies there with the same choices gets the wanted quantity and add-ons. `then` is called once it is on its way.
 */
export async function addItem(context: CartContext, wanted: Wanted | ItemCard, then?: () => void): Promise<void> {
  const whole = 'selection' in wanted ? wanted : { item: plainItem(wanted, context), selection: [], addOns: [], quantity: 1 };
  enterModule(context, whole.item.module_id);
  await knowCart(context, whole.item.module_id);
  context.gate(() => add(context, whole, then));
}

/** Sets how many pieces a line has; 0 takes it out. */
export function setQuantity(context: CartContext, line: CartLine, quantity: number, place: CartPlace): void {
  if (quantity < 1) return removeLine(context, line, place);
  const wanted = wantedOf(line);
  if (!wanted) return;
  const refusal = quantity > line.quantity ? refusalOf({ ...wanted, quantity }, context) : undefined;
  if (refusal) return warn(context, refusal);
  const done = (cart: Cart) => {
    if (place === 'drawer') say(context, 'quantity-updated');
    announceCart(context, cart);
  };
  keeperOf(context, line.module_id).wish({ ...wanted, quantity, lineId: line.id }, { done, failed: failing(context) });
}

/** Takes a line out, and offers to put it back. */
export function removeLine(context: CartContext, line: CartLine, place: CartPlace): void {
  const wanted = wantedOf(line);
  const keeper = keeperOf(context, line.module_id);
  const { t } = context.words;
  const undo = () => keeper.wish({ ...wanted!, lineId: undefined }, { failed: failing(context) }, { waitMs: 0 });
  const done = (cart: Cart) => {
    tellOfCart({
      title: t(CART_SAYINGS[place === 'drawer' ? 'line-removed' : 'removed-from-card']),
      ...(wanted && line.available && { action: { label: t('Undo'), onPress: undo } }),
    });
    announceCart(context, cart);
  };
  const nothing = { item: line.item, selection: wanted?.selection ?? [], addOns: [], quantity: 0 };
  keeper.wish({ ...nothing, lineId: line.id }, { done, failed: failing(context) }, { waitMs: 0 });
}

/** Gives a line other options, add-ons or another quantity, as its item's dialog says. */
export function updateLine(context: CartContext, line: CartLine, wanted: Wanted, then?: () => void): void {
  const keeper = keeperOf(context, line.module_id);
  const wish = { ...wanted, lineId: line.id };
  const refusal = refusalOf(wanted, context);
  if (refusal) return warn(context, refusal);
  if (isGranted(keeper.current(), wish)) return warn(context, { problem: 'nothing-changed' });
  const done = (cart: Cart) => {
    say(context, 'item-updated');
    announceCart(context, cart);
  };
  keeper.wish(wish, { done, failed: failing(context) }, { waitMs: 0 });
  then?.();
}

function add(context: CartContext, wanted: Wanted, then?: () => void): void {
  const { digits } = context;
  const { lines } = keeperOf(context, wanted.item.module_id).current();
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

/** Another store's items lie in the cart: they go only with the customer's word. */
function askToClear(context: CartContext, wanted: Wanted, then?: () => void): void {
  openOverlay('clear-cart', {
    confirm: async () => {
      try {
        await keeperOf(context, wanted.item.module_id).clear();
      } catch (error) {
        failing(context)(error, () => askToClear(context, wanted, then));
        throw error;
      }
      putIn(context, wanted, 'cart-replaced', then);
    },
  });
}

function putIn(context: CartContext, wanted: Wanted, saying: 'added' | 'cart-replaced', then?: () => void): void {
  const done = (cart: Cart) => {
    say(context, saying);
    announceCart(context, cart);
  };
  const failed: ReturnType<typeof failing> = (error, retry) => {
    if (error instanceof ApiProblem && error.is('other-store-in-cart')) askToClear(context, wanted);
    else failing(context)(error, retry);
  };
  keeperOf(context, wanted.item.module_id).wish(wanted, { done, failed });
  then?.();
}

type Refusal = { readonly problem: CartProblemCode };

/** Why there cannot be so many of it now; undefined when there can. */
function refusalOf(wanted: Wanted, { digits }: CartContext): Refusal | undefined {
  const item = sellableItem(wanted.item, digits);
  const resolved = resolveLine({ ...wanted, item });
  if (!resolved.ok) return resolved;
  const limited = limitQuantity(wanted.quantity, resolved.value);
  if (!limited.ok) return limited;
  const availability = availabilityOf(item, { nowMs: Date.now(), utcOffsetMinutes: wanted.item.utc_offset_minutes });
  return isOrderable(availability) ? undefined : { problem: UNAVAILABLE[availability.state] };
}

const UNAVAILABLE = {
  'available': 'not-available-now',
  'outside-hours': 'not-available-now',
  'not-started': 'campaign-not-started',
  'over': 'campaign-over',
} as const;

function say({ words: { t }, leadsToCart }: CartContext, saying: keyof typeof CART_SAYINGS): void {
  const action = leadsToCart && { label: t('Open cart'), onPress: () => openOverlay('cart', {}) };
  const tell = saying === 'added' ? tellAdded : tellOfCart;
  tell({ title: t(CART_SAYINGS[saying]), timeoutMs: 5000, ...(action && { action }) });
}

function warn({ words: { t } }: CartContext, refusal: Refusal): void {
  const { problem, ...values } = refusal as Refusal & Record<string, string | number>;
  tellOfCart({ kind: 'warning', title: t(CART_TEXTS[problem], values) });
}

/** What was refused is told; what did not get through may be tried again. */
function failing({ words: { t } }: CartContext) {
  return (error: unknown, retry: () => void): void => {
    const isRefused = error instanceof ApiProblem && error.status < 500 && error.status !== 429;
    if (error instanceof ApiProblem && error.status === 401) return;
    const title = error instanceof ApiProblem ? error.message : t('Connection lost. Please try again.');
    tellOfCart({ kind: 'error', title, ...(!isRefused && { action: { label: t('Retry'), onPress: retry } }) });
  };
}

function announceCart({ words: { t, formatPrice } }: CartContext, { total_quantity: count, bill }: Cart): void {
  announce(t('{count, plural, one {# item} other {# items}} in the cart, {total}', { count, total: formatPrice(bill.subtotal) }));
}

const isSomebody = () => Boolean(readStored('token') ?? readStored('guest_id'));

const keepers = new WeakMap<QueryClient, Map<string, CartKeeper>>();

function keeperOf({ client, api, words, digits, freeDeliveryOver }: CartContext, moduleId: number): CartKeeper {
  const queryKey = cartKey(moduleId, words.locale);
  const kept = keepers.get(client) ?? new Map<string, CartKeeper>();
  keepers.set(client, kept);
  const hash = hashKey(queryKey);
  const keeper =
    kept.get(hash) ??
    createCartKeeper({
      client,
      api,
      queryKey,
      moment: () => ({ nowMs: Date.now(), digits, freeDeliveryOver }),
      somebody: () => (isSomebody() ? Promise.resolve() : becomeGuest(api)),
    });
  kept.set(hash, keeper);
  return keeper;
}

/** Lists may show what several modules sell: the cart on the screen becomes the one that it goes into. */
function enterModule({ client }: CartContext, moduleId: number): void {
  if (readStored('module')?.id === moduleId) return;
  const known = client.getQueriesData<Reply<typeof calls.modules.list>>({ queryKey: allOf(calls.modules.list) });
  const module = known.flatMap(([, reply]) => reply?.modules ?? []).find(({ id }) => id === moduleId);
  if (module) chooseModule(module);
}

/** Adding asks what lies in the cart already: nothing, of somebody whom the server does not know yet. When it cannot be known, the server decides. */
async function knowCart({ api, client, words }: CartContext, moduleId: number): Promise<void> {
  const queryKey = cartKey(moduleId, words.locale);
  if (!isSomebody() || client.getQueryData(queryKey) || readStored('module')?.id !== moduleId) return;
  await client.ensureQueryData({ queryKey, queryFn: () => api.call(calls.cart.list) }).catch(() => undefined);
}

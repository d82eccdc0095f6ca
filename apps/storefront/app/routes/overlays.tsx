import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { prefetch } from '@bozor/web/hydration/prefetch.ts';
import { lazyComponent, type LazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import {
  closeOverlay,
  removeOverlay,
  useOverlays,
  type OpenOverlay,
  type OverlayControls,
  type OverlayName,
  type OverlayProps,
} from '@bozor/web/overlays/overlays.ts';
import { pageQuery } from '../platform/pages/page-query.ts';
import { useOverlayHistory, type ReopenedOverlays } from '@bozor/web/overlays/use-overlay-history.ts';
import { withQuery } from '@bozor/web/navigation/with-query.ts';

/** Component of each overlay, loaded when it is first opened. A declared name without a row does not compile. */
const OVERLAYS: { readonly [Name in OverlayName]: LazyComponent<OverlayProps[Name] & OverlayControls> } = {
  'add-money': lazyComponent(async () => (await import('../features/wallet/add-money-dialog.tsx')).AddMoneyDialog),
  'address-form': lazyComponent(async () => (await import('../features/addresses/address-form-dialog.tsx')).AddressFormDialog),
  'cancel-order': lazyComponent(async () => (await import('../features/orders/cancel-order-dialog.tsx')).CancelOrderDialog),
  'cart': lazyComponent(async () => (await import('../features/cart/cart-drawer.tsx')).CartDrawer),
  'change-unpaid': lazyComponent(async () => (await import('../features/orders/change-unpaid-dialog.tsx')).ChangeUnpaidDialog),
  'clear-cart': lazyComponent(async () => (await import('../features/cart/clear-cart-dialog.tsx')).ClearCartDialog),
  'confirm': lazyComponent(async () => (await import('../shell/confirm-dialog.tsx')).ConfirmDialog),
  'guest-contact': lazyComponent(async () => (await import('../features/checkout/guest-contact-dialog.tsx')).GuestContactDialog),
  'item': lazyComponent(async () => (await import('../features/item/item-dialog.tsx')).ItemDialog),
  'language': lazyComponent(async () => (await import('../features/language/language-dialog.tsx')).LanguageDialog),
  'filters': lazyComponent(async () => (await import('../features/search/filters-dialog.tsx')).FiltersDialog),
  'location-needed': lazyComponent(async () => (await import('../features/place/location-needed-dialog.tsx')).LocationNeededDialog),
  'location-permission': lazyComponent(
    async () => (await import('../features/place/location-permission-dialog.tsx')).LocationPermissionDialog,
  ),
  'menu': lazyComponent(async () => (await import('../features/menu/menu-drawer.tsx')).MenuDrawer),
  'modules': lazyComponent(async () => (await import('../features/modules/modules-dialog.tsx')).ModulesDialog),
  'order-success': lazyComponent(async () => (await import('../features/orders/order-success-dialog.tsx')).OrderSuccessDialog),
  'payment-failed': lazyComponent(async () => (await import('../features/payments/payment-failed-dialog.tsx')).PaymentFailedDialog),
  'picture-zoom': lazyComponent(async () => (await import('../features/item/picture-zoom.tsx')).PictureZoom),
  'pick-location': lazyComponent(async () => (await import('../features/place/pick-location-dialog.tsx')).PickLocationDialog),
  'verify-contact': lazyComponent(async () => (await import('../features/account/verify-contact-dialog.tsx')).VerifyContactDialog),
  'request-refund': lazyComponent(async () => (await import('../features/orders/refund-dialog.tsx')).RefundDialog),
  'saved-addresses': lazyComponent(async () => (await import('../features/addresses/saved-addresses-dialog.tsx')).SavedAddressesDialog),
  'sign-in': lazyComponent(async () => (await import('../features/account/sign-in-dialog.tsx')).SignInDialog),
  'send-prescription': lazyComponent(async () => (await import('../features/checkout/prescription-dialog.tsx')).PrescriptionDialog),
  'shop-map': lazyComponent(async () => (await import('../features/map/shop-map-dialog.tsx')).ShopMapDialog),
  'track-order': lazyComponent(async () => (await import('../features/orders/track-order-dialog.tsx')).TrackOrderDialog),
  'tracking': lazyComponent(async () => (await import('../features/orders/tracking-drawer.tsx')).TrackingDrawer),
  'transfer-info': lazyComponent(async () => (await import('../features/payments/transfer-dialog.tsx')).TransferDialog),
  'welcome': lazyComponent(async () => (await import('../features/welcome/welcome-dialog.tsx')).WelcomeDialog),
  'wishlist': lazyComponent(async () => (await import('../features/wishlist/wishlist-drawer.tsx')).WishlistDrawer),
};

export const LazyOrderBar = lazyComponent(async () => (await import('../features/orders/order-bar.tsx')).OrderBar);

/** Any other overlay belongs to an action on a page, which a reload or a link has ended. */
const REOPENED: ReopenedOverlays = {
  cart: () => ({}),
  item: ({ idOrSlug }) => ({ item: String(idOrSlug) }),
  tracking: () => ({}),
};

/** Renders the open overlays, the latest on top. This table is itself lazy: see `overlay-host.tsx`. */
export function OpenOverlays() {
  useOverlayHistory(REOPENED);
  const overlays = useOverlays();
  useItemInUrl(overlays.some(({ name, open }) => name === 'item' && open));
  return overlays.map((overlay) => <OneOverlay key={overlay.key} overlay={overlay} />);
}

/** Takes the item out of the page's own URL, as of a link to it, once its dialog is closed. */
function useItemInUrl(isItemOpen: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const clear = useEffectEvent(() => {
    if (isItemOpen || !pageQuery(location).has('item')) return;
    const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state: location.state as unknown };
    void navigate(withQuery(location, { item: null }), options);
  });
  useEffect(() => clear(), [isItemOpen]);
}

function OneOverlay({ overlay }: { readonly overlay: OpenOverlay }) {
  const Component = OVERLAYS[overlay.name] as LazyComponent<object>;
  const remove = () => removeOverlay(overlay.key);
  const controls: OverlayControls = { open: overlay.open, close: () => closeOverlay(overlay.name), closed: remove };
  return <Component {...overlay.props} {...controls} lost={remove} />;
}

/** Overlays that are often opened, prefetched so that they open at once. */
const LIKELY: readonly OverlayName[] = ['cart', 'item', 'menu', 'sign-in', 'language'];

export function prefetchOverlays(): () => void {
  return prefetch(LIKELY.map((name) => OVERLAYS[name].fetch));
}

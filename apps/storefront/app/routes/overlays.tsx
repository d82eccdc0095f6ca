import { lazy, Suspense, type ComponentType } from 'react';
import { useItemFromAddress } from '../features/item/use-item-from-address.ts';
import {
  closeOverlay,
  forgetOverlay,
  useOverlays,
  type OpenOverlay,
  type OverlayControls,
  type OverlayName,
  type OverlayProps,
} from '../platform/overlays.ts';

type Overlay<Name extends OverlayName> = ComponentType<OverlayProps[Name] & OverlayControls>;

/**
 * The component behind each overlay's name, fetched when it is first opened:
 * `'sign-in': lazy(async () => ({ default: (await import('../features/identity/sign-in-dialog.tsx')).SignInDialog })),`
 */
const OVERLAYS: Partial<{ readonly [Name in OverlayName]: Overlay<Name> }> = {
  'cancel-order': lazy(async () => ({ default: (await import('../features/orders/cancel-order-dialog.tsx')).CancelOrderDialog })),
  'cart': lazy(async () => ({ default: (await import('../features/cart/cart-drawer.tsx')).CartDrawer })),
  'clear-cart': lazy(async () => ({ default: (await import('../features/cart/clear-cart-dialog.tsx')).ClearCartDialog })),
  'confirm': lazy(async () => ({ default: (await import('../shell/confirm-dialog.tsx')).ConfirmDialog })),
  'item': lazy(async () => ({ default: (await import('../features/item/item-dialog.tsx')).ItemDialog })),
  'language': lazy(async () => ({ default: (await import('../features/language/language-dialog.tsx')).LanguageDialog })),
  'filters': lazy(async () => ({ default: (await import('../features/search/filters-dialog.tsx')).FiltersDialog })),
  'location-needed': lazy(async () => ({ default: (await import('../features/place/location-needed-dialog.tsx')).LocationNeededDialog })),
  'location-permission': lazy(async () => ({
    default: (await import('../features/place/location-permission-dialog.tsx')).LocationPermissionDialog,
  })),
  'menu': lazy(async () => ({ default: (await import('../features/menu/menu-drawer.tsx')).MenuDrawer })),
  'modules': lazy(async () => ({ default: (await import('../features/modules/modules-dialog.tsx')).ModulesDialog })),
  'order-success': lazy(async () => ({ default: (await import('../features/orders/order-success-dialog.tsx')).OrderSuccessDialog })),
  'pick-location': lazy(async () => ({ default: (await import('../features/place/pick-location-dialog.tsx')).PickLocationDialog })),
  'guest-or-login': lazy(async () => ({
    default: (await import('../features/account/guest-or-login-dialog.tsx')).GuestOrLoginDialog,
  })),
  'sign-in': lazy(async () => ({ default: (await import('../features/account/sign-in-dialog.tsx')).SignInDialog })),
  'shop-map': lazy(async () => ({ default: (await import('../features/map/shop-map-dialog.tsx')).ShopMapDialog })),
  'track-order': lazy(async () => ({ default: (await import('../features/orders/track-order-dialog.tsx')).TrackOrderDialog })),
  'tracking': lazy(async () => ({ default: (await import('../features/orders/tracking-drawer.tsx')).TrackingDrawer })),
};

/** Draws what `openOverlay` opened, the latest on top. */
export function Overlays() {
  useItemFromAddress();
  return useOverlays().map((overlay) => <OneOverlay key={overlay.key} overlay={overlay} />);
}

function OneOverlay({ overlay }: { readonly overlay: OpenOverlay }) {
  const Component = OVERLAYS[overlay.name] as ComponentType<object> | undefined;
  if (!Component) return null;
  const controls: OverlayControls = {
    open: overlay.open,
    close: () => closeOverlay(overlay.name),
    closed: () => forgetOverlay(overlay.key),
  };
  return (
    <Suspense fallback={null}>
      <Component {...overlay.props} {...controls} />
    </Suspense>
  );
}

import type { ReactNode } from 'react';
import { Outlet, type LoaderFunctionArgs } from 'react-router';
import { useCartSummary } from '../features/cart/use-cart-summary.ts';
import { LanguageMenu } from '../features/language/language-menu.tsx';
import { useLanguageNotice } from '../features/language/use-language-choice.ts';
import { ModuleRail } from '../features/modules/module-rail.tsx';
import { LocationPopover } from '../features/place/location-popover.tsx';
import { SearchBar } from '../features/search/search-bar.tsx';
import { useCanSearch } from '../features/search/use-can-search.ts';
import { useActiveModule } from '../platform/scope/active-module.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { lazyHydrate } from '@bozor/web/hydration/lazy-hydrate.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { useSession } from '../platform/session/session.tsx';
import { useMayHaveOrders } from '../platform/session/use-may-have-orders.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CompactHeader } from '../shell/header/compact-header.tsx';
import { landingPage } from '../shell/landing-page.ts';
import { LocationButton } from '../shell/header/location-button.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { usePageFrame } from '../shell/page-frame.ts';
import { SiteHeader } from '../shell/header/site-header.tsx';
import { TabBar } from '../shell/header/tab-bar.tsx';
import { OrderBar } from './overlay-host.tsx';
import * as styles from './frame.module.css';

const FrameFooter = lazyHydrate(async () => (await import('./frame-footer.tsx')).FrameFooter);
const OwnIcons = lazyComponent(async () => (await import('./own-icons.tsx')).OwnIcons);
/** Only the browser knows the cart, so the bar is never server-rendered. */
const CartBar = lazyComponent(async () => (await import('./frame-cart-bar.tsx')).FrameCartBar);
const CheckoutPrefetch = lazyComponent(async () => (await import('./checkout-prefetch.tsx')).CheckoutPrefetch);
const CategoriesPanel = lazyComponent(async () => (await import('../features/menu/nav-panel.tsx')).CategoriesPanel);
const StoresPanel = lazyComponent(async () => (await import('../features/menu/nav-panel.tsx')).StoresPanel);

const PANELS = {
  categories: (close: () => void, waiting: ReactNode) => <CategoriesPanel close={close} lost={close} fallback={waiting} />,
  stores: (close: () => void, waiting: ReactNode) => <StoresPanel close={close} lost={close} fallback={waiting} />,
};

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(landingPage());
  return page.reply();
}

/** The footer's texts do not change between pages. */
export { shouldRevalidate } from '../root.tsx';

/** Header, footer and bars around every page. */
export default function Frame() {
  const { t } = useI18n();
  const { name, title, top, tabs, footer, own } = usePageFrame();
  const { type } = useActiveModule();
  const { isSignedIn } = useSession();
  const cart = useCartSummary();
  const search = useCanSearch() ? <SearchBar /> : undefined;
  const mayHaveOrders = useMayHaveOrders();
  useLanguageNotice();
  return (
    <>
      <a className="skip-link" href="#main" data-tabs={tabs || undefined}>
        {t('Skip to content')}
      </a>
      {name !== 'offline' && <OfflineNotice />}
      {own ? (
        <own.Header />
      ) : (
        <>
          <SiteHeader
            location={<LocationPopover trigger={<LocationButton variant="line" />} />}
            language={<LanguageMenu />}
            panels={PANELS}
            search={search}
            icons={isSignedIn && <OwnIcons at="icons" />}
            avatar={isSignedIn && <OwnIcons at="avatar" fallback={<span className={styles.avatar} />} />}
            cart={cart}
            onCart={openCart}
            onSignIn={openSignIn}
          />
          <CompactHeader
            top={top}
            title={title}
            location={<LocationPopover trigger={<LocationButton variant="block" />} />}
            search={search}
            own={isSignedIn && <OwnIcons at="compact" fallback={<span className={styles.own} />} />}
            onMenu={() => openOverlay('menu')}
            onLanguage={() => openOverlay('language')}
            onSignIn={openSignIn}
          />
        </>
      )}
      {(name === 'home' || (name !== 'landing' && top === 'shop')) && <ModuleRail inPage={name === 'home'} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {own ? <own.Footer /> : <FrameFooter withDiet={name === 'landing' || type === 'food'} isWideOnly={!footer} />}
      {tabs && cart && cart.count > 0 && <CartBar cart={cart} />}
      {tabs && <TabBar cart={cart} onCart={openCart} />}
      {mayHaveOrders && <OrderBar page={name} />}
      {cart && cart.count > 0 && <CheckoutPrefetch />}
    </>
  );
}

const openCart = () => openOverlay('cart');
const openSignIn = () => openOverlay('sign-in');

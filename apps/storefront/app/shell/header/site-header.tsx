import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import Truck from 'lucide-react/icons/truck';
import { useState, type ReactNode } from 'react';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { hasPage } from '../../platform/pages/has-page.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AccountMenu } from '../account/account-menu.tsx';
import type { CartSummary } from '../cart/cart-summary.ts';
import { CartPill } from '../cart/cart-pill.tsx';
import { useIsSearchDocked } from './hero-search.ts';
import { MainNav, type NavPanels } from './main-nav.tsx';
import { ShopLogo } from './shop-logo.tsx';
import * as styles from './site-header.module.css';
import { TopBar } from './top-bar.tsx';

interface SiteHeaderProps {
  readonly location: ReactNode;
  readonly language: ReactNode;
  readonly panels: NavPanels;
  /** Undefined where search is unavailable. */
  readonly search: ReactNode;
  /** Icons that only some customers have: wishlist, messages. */
  readonly icons?: ReactNode;
  /** Account menu of the signed-in customer. */
  readonly avatar?: ReactNode;
  readonly cart: CartSummary | undefined;
  readonly onCart: () => void;
  readonly onSignIn: () => void;
}

/** Header from 1180 px: a top bar that scrolls away, and a sticky main row. */
export function SiteHeader({ location, language, panels, search, icons, avatar, cart, onCart, onSignIn }: SiteHeaderProps) {
  const isDocked = useIsSearchDocked();
  const [hasBeenAway, setHasBeenAway] = useState(!isDocked);
  if (!isDocked && !hasBeenAway) setHasBeenAway(true);
  return (
    <>
      <div className={styles.wide}>
        <TopBar location={location} language={language} />
      </div>
      <header className={`${styles.wide} ${styles.header}`}>
        <div className={`container ${styles.line}`}>
          <ShopLogo />
          <MainNav panels={panels} />
          <div className={styles.search} data-arriving={(isDocked && hasBeenAway) || undefined}>
            {isDocked && search}
          </div>
          <TrackLink />
          {icons}
          {cart && <CartPill cart={cart} onPress={onCart} />}
          <AccountMenu avatar={avatar} onSignIn={onSignIn} />
        </div>
      </header>
    </>
  );
}

/** Guests have no list of orders. */
function TrackLink() {
  const { t } = useI18n();
  const { status } = useSession();
  const { address } = useDeliveryPlace();
  const { type } = useActiveModule();
  const isGuest = status === 'guest' || status === 'anonymous';
  if (!isGuest || type === 'parcel' || address === undefined || !hasPage('trackOrder')) return null;
  return <IconButton icon={Truck} label={t('Track Order')} variant="plain" render={<PageLink to={urls.trackOrder()} />} />;
}

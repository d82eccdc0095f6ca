import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import { useBottomInset } from '@bozor/ui/overlays/use-bottom-inset.ts';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserRound from 'lucide-react/icons/user-round';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { hasPage } from '../../platform/pages/has-page.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { activeTab } from './active-tab.ts';
import type { CartSummary } from '../cart/cart-summary.ts';
import { ordersUrl } from '../cart/orders-url.ts';
import * as styles from './tab-bar.module.css';

interface TabBarProps {
  readonly cart: CartSummary | undefined;
  readonly onCart: () => void;
}

/** The five main destinations, in reach of the thumb. The parcel module has neither catalogue nor cart. */
export function TabBar({ cart, onCart }: TabBarProps) {
  const { t } = useI18n();
  const { type } = useActiveModule();
  const { pathname, search } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useBottomInset(bar);
  const active = activeTab(pathname, search);
  const current = (tab: ReturnType<typeof activeTab>) => (active === tab ? ('page' as const) : undefined);
  const count = cart?.count ?? 0;
  const orders = ordersUrl();
  return (
    <div className={`window-frame ${styles.frame}`}>
      <nav ref={bar} className={styles.bar} data-tabs={type === 'parcel' ? 3 : 5} aria-label={t('Main places')}>
        <PageLink to={urls.home()} className={styles.tab} aria-current={current('home')}>
          <Tab icon={House} label={t('Home')} />
        </PageLink>
        {type !== 'parcel' && (
          <PageLink to={urls.categories()} className={styles.tab} aria-current={current('catalogue')}>
            <Tab icon={LayoutGrid} label={t('Catalogue')} />
          </PageLink>
        )}
        {type !== 'parcel' && (
          <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onCart}>
            <Tab icon={ShoppingBag} label={t('Cart')} />
            {count > 0 && <span className={styles.badge}>{count}</span>}
          </button>
        )}
        {orders !== undefined && (
          <PageLink to={orders} className={styles.tab} aria-current={current('orders')}>
            <Tab icon={ReceiptText} label={t('Orders')} />
          </PageLink>
        )}
        {hasPage('profile') && (
          <PageLink to={urls.profile()} className={styles.tab} aria-current={current('profile')}>
            <Tab icon={UserRound} label={t('Profile')} />
          </PageLink>
        )}
      </nav>
    </div>
  );
}

function Tab({ icon, label }: { readonly icon: Glyph; readonly label: string }) {
  return (
    <>
      <Icon of={icon} size={24} />
      <span className={styles.label}>{label}</span>
    </>
  );
}

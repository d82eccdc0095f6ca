import { Drawer } from '@bozor/ui/overlays/drawer.tsx';
import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import { Segmented } from '@bozor/ui/actions/segmented.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flame from 'lucide-react/icons/flame';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sparkles from 'lucide-react/icons/sparkles';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { openOverlay, type OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useTheme } from '../../platform/settings/theme.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useLogout } from '../../shell/account/use-logout.ts';
import { useFavouriteCount } from '../wishlist/use-favourite-count.ts';
import { useHasWishlist } from '../wishlist/use-has-wishlist.ts';
import { CategoryEntry, StoreEntry } from './menu-entry.tsx';
import * as styles from './menu-drawer.module.css';
import { latestStores, MENU_LENGTH, menuCategories, popularStores } from './menu-queries.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    menu: object;
  }
}

/** Side menu below 1180 px. */
export function MenuDrawer({ open, close, closed }: OverlayControls) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { address } = useDeliveryPlace();
  const { type } = useActiveModule();
  const { business_name: name } = useConfig();
  const hasWishlist = useHasWishlist();
  const logOut = useLogout();
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={<span translate="no">{name}</span>}
      closeLabel={t('Close')}
    >
      <nav aria-label={t('Menu')} className={styles.menu}>
        <PageLink to={urls.home()} className={styles.row} onClick={close}>
          <Icon of={House} />
          {t('Home')}
        </PageLink>
        {hasWishlist && <Favourites close={close} />}
        {address !== undefined && type !== 'parcel' && <MenuGroups close={close} />}
      </nav>
      <div className={styles.choices}>
        <ThemeChoice />
        <Row icon={Globe} label={t('Language')} onPress={() => openOverlay('language')}>
          <CurrentLanguage />
        </Row>
        {isSignedIn && <Row icon={LogOut} label={t('Logout')} isDanger onPress={() => logOut(t('Are you sure you want to logout?'))} />}
      </div>
    </Drawer>
  );
}

function Favourites({ close }: { readonly close: () => void }) {
  const { t, formatNumber } = useI18n();
  const count = useFavouriteCount();
  const open = () => {
    close();
    openOverlay('wishlist');
  };
  return (
    <Row icon={Heart} label={t('Favourites')} onPress={open}>
      {count > 0 && <span className={styles.chosen}>{formatNumber(count)}</span>}
    </Row>
  );
}

/** The first ten categories and stores, collapsed. */
function MenuGroups({ close }: { readonly close: () => void }) {
  const { t } = useI18n();
  const { type } = useActiveModule();
  const isFood = type === 'food';
  return (
    <>
      <MenuGroup icon={LayoutGrid} title={t('Categories')} all={urls.categories()} close={close}>
        <Categories close={close} />
      </MenuGroup>
      <MenuGroup icon={Sparkles} title={isFood ? t('Latest restaurants') : t('Latest stores')} all={urls.latestStores()} close={close}>
        <Stores which={latestStores} close={close} />
      </MenuGroup>
      <MenuGroup icon={Flame} title={isFood ? t('Popular restaurants') : t('Popular stores')} all={urls.popularStores()} close={close}>
        <Stores which={popularStores} close={close} />
      </MenuGroup>
    </>
  );
}

interface MenuGroupProps {
  readonly icon: Glyph;
  readonly title: string;
  readonly all: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

function MenuGroup({ icon, title, all, close, children }: MenuGroupProps) {
  const { t } = useI18n();
  return (
    <details name="menu" className={styles.group}>
      <summary className={styles.row}>
        <Icon of={icon} />
        {title}
        <Icon of={ChevronRight} size={16} flip className={styles.arrow} />
      </summary>
      {children}
      <PageLink to={all} className={styles.all} onClick={close}>
        {t('View all')}
      </PageLink>
    </details>
  );
}

function Categories({ close }: { readonly close: () => void }) {
  const { data } = useApiQuery(menuCategories());
  return (
    <ul>
      {data?.data.slice(0, MENU_LENGTH).map((category) => (
        <li key={category.id}>
          <CategoryEntry category={category} onFollow={close} />
        </li>
      ))}
    </ul>
  );
}

function Stores({ which, close }: { readonly which: typeof latestStores; readonly close: () => void }) {
  const { data } = useApiQuery(which());
  return (
    <ul>
      {data?.stores.map((store) => (
        <li key={store.id}>
          <StoreEntry store={store} onFollow={close} />
        </li>
      ))}
    </ul>
  );
}

function ThemeChoice() {
  const { t } = useI18n();
  const { theme, choose } = useTheme();
  return (
    <Segmented
      label={t('Theme mode')}
      value={theme}
      onChange={choose}
      options={[
        { value: 'light', label: t('Light'), icon: Sun },
        { value: 'dark', label: t('Dark'), icon: Moon },
      ]}
    />
  );
}

function CurrentLanguage() {
  const { locale } = useI18n();
  const { languages } = useConfig();
  return <bdi className={styles.chosen}>{languages.find(({ languageCode }) => languageCode === locale)?.languageName}</bdi>;
}

interface RowProps {
  readonly icon: Glyph;
  readonly label: string;
  readonly onPress: () => void;
  readonly isDanger?: boolean;
  readonly children?: ReactNode;
}

function Row({ icon, label, onPress, isDanger, children }: RowProps) {
  return (
    <button type="button" className={styles.row} data-danger={isDanger || undefined} aria-haspopup="dialog" onClick={onPress}>
      <Icon of={icon} />
      {label}
      {children}
    </button>
  );
}

import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Popover } from '@bozor/ui/overlays/popover.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './main-nav.module.css';

/** `waiting` is shown until the panel's chunk has loaded. */
type Panel = (close: () => void, waiting: ReactNode) => ReactNode;

/** Panels below "Categories" and "Restaurants" or "Stores"; rendered when first opened. */
export interface NavPanels {
  readonly categories: Panel;
  readonly stores: Panel;
}

/** Links of the wide header, shown once a zone is set. The parcel module has no catalogue and shows help instead. */
export function MainNav({ panels }: { readonly panels: NavPanels }) {
  const { t } = useI18n();
  const { isZoneSet } = useDeliveryPlace();
  const { type } = useActiveModule();
  const { pathname } = useLocation();
  if (!isZoneSet) return null;
  return (
    <nav aria-label={t('Main menu')}>
      <ul className={styles.links}>
        <li>
          <PageLink to={urls.home()} className={styles.link} aria-current={pathname === urls.home() ? 'page' : undefined}>
            {t('Home')}
          </PageLink>
        </li>
        {type === 'parcel' ? (
          <li>
            <PageLink
              to={urls.helpAndSupport()}
              className={styles.link}
              aria-current={pathname === urls.helpAndSupport() ? 'page' : undefined}
            >
              {t('Contact')}
            </PageLink>
          </li>
        ) : (
          <>
            <PanelLink label={t('Categories')} panel={panels.categories} />
            <PanelLink label={type === 'food' ? t('Restaurants') : t('Stores')} panel={panels.stores} />
          </>
        )}
      </ul>
    </nav>
  );
}

function PanelLink({ label, panel }: { readonly label: string; readonly panel: Panel }) {
  return (
    <li>
      <Popover
        label={label}
        openOnHover
        className={styles.panel}
        trigger={
          <button type="button" className={styles.link}>
            {label}
            <Icon of={ChevronDown} size={16} className={styles.arrow} />
          </button>
        }
      >
        {(close) => panel(close, <div className={styles.waiting} />)}
      </Popover>
    </li>
  );
}

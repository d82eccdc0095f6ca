import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useLocation } from 'react-router';
import * as styles from './shop-logo.module.css';

/** Links to the home page once a place is set or during sign-in, otherwise to the landing page. */
export function ShopLogo({ size = 36 }: { readonly size?: 32 | 36 }) {
  const { business_name: name, logo_full_url: picture } = useConfig();
  const { isZoneSet, address } = useDeliveryPlace();
  const { pathname } = useLocation();
  const isSigningIn = pathname.startsWith(urls.auth());
  return (
    <PageLink
      to={isZoneSet || address !== undefined || isSigningIn ? urls.home() : urls.landing()}
      className={styles.logo}
      data-size={size}
    >
      {picture ? (
        <img
          src={picture}
          srcSet={srcSetOf(picture, 160)}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          className={styles.picture}
        />
      ) : (
        <Basket />
      )}
      <span translate="no">{name}</span>
    </PageLink>
  );
}

function Basket() {
  return (
    <span className={styles.mark} aria-hidden>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M4 9.5h16l-1.4 8.2a3 3 0 0 1-3 2.5H8.4a3 3 0 0 1-3-2.5Z" strokeLinejoin="round" />
        <path d="M8.5 9.5a3.5 3.5 0 0 1 7 0" />
      </svg>
    </span>
  );
}

import type { LandingPage } from '@bozor/contract/shop/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './app-links.module.css';

/** Links to the app stores where the shop has an app. */
export function AppLinks({ links }: { readonly links: LandingPage['download_user_app_links'] }) {
  const { t } = useI18n();
  const { playstore_url_status, playstore_url, apple_store_url_status, apple_store_url } = links;
  if (playstore_url_status !== 1 && apple_store_url_status !== 1) return null;
  return (
    <ul className={styles.links}>
      {playstore_url_status === 1 && (
        <li>
          <AppLink href={playstore_url} store="google" line={t('Get it on')} name="Google Play" />
        </li>
      )}
      {apple_store_url_status === 1 && (
        <li>
          <AppLink href={apple_store_url} store="apple" line={t('Download on the')} name="App Store" />
        </li>
      )}
    </ul>
  );
}

interface AppLinkProps {
  readonly href: string;
  readonly store: 'google' | 'apple';
  readonly line: string;
  readonly name: string;
}

function AppLink({ href, store, line, name }: AppLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span className={styles.mark} data-store={store} />
      <span>
        <span className={styles.line}>{line}</span> <span className={styles.name}>{name}</span>
      </span>
    </a>
  );
}

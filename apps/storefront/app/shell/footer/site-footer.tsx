import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { MouseEvent, ReactNode } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AppLinks } from './app-links.tsx';
import { footerLinks, type FooterLink } from './footer-links.ts';
import { landingPage } from '../landing-page.ts';
import { ShopLogo } from '../header/shop-logo.tsx';
import * as styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

interface SiteFooterProps {
  readonly newsletter: ReactNode;
  /** Opens the shop's location; without it the address is plain text. */
  readonly onAddress?: () => void;
  /** Additional content of the contact column. */
  readonly extra?: ReactNode;
  readonly isWideOnly: boolean;
}

export function SiteFooter({ newsletter, onAddress, extra, isWideOnly }: SiteFooterProps) {
  const { t } = useI18n();
  const config = useConfig();
  const { data: landing } = useApiQuery(landingPage());
  return (
    <footer className={styles.footer} data-wide-only={isWideOnly || undefined}>
      {newsletter}
      <div className={styles.ground}>
        <div className={`container ${styles.columns}`}>
          <div className={styles.about}>
            <ShopLogo />
            {landing?.fixed_footer_description && <p className={styles.description}>{landing.fixed_footer_description}</p>}
            <SocialLinks links={config.social_media} />
            {landing && <AppLinks links={landing.download_user_app_links} />}
          </div>
          {footerLinks(config).map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2 className={styles.title}>{t(title)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <GuardedLink link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section aria-labelledby="footer-contact" className={styles.contact}>
            <h2 id="footer-contact" className={styles.title}>
              {t('Contact')}
            </h2>
            <address className={styles.ways}>
              <a className={styles.link} href={`mailto:${config.email}`}>
                <Icon of={Mail} size={16} />
                <bdi dir="ltr">{config.email}</bdi>
              </a>
              <a className={styles.link} href={`tel:${config.phone}`}>
                <Icon of={Phone} size={16} />
                <bdi dir="ltr">{formatPhone(config.phone)}</bdi>
              </a>
              <Address address={config.address} onPress={onAddress} />
            </address>
            {extra}
          </section>
        </div>
        <div className={`container ${styles.end}`}>{config.footer_text}</div>
      </div>
    </footer>
  );
}

function Address({ address, onPress }: { readonly address: string; readonly onPress: (() => void) | undefined }) {
  const content = (
    <>
      <Icon of={MapPin} size={16} />
      <span>{address}</span>
    </>
  );
  if (!onPress) return <p className={styles.link}>{content}</p>;
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onPress}>
      {content}
    </button>
  );
}

function GuardedLink({ link: { label, to, needs } }: { readonly link: FooterLink }) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { isZoneSet } = useDeliveryPlace();
  const refusal =
    needs === 'login' && !isSignedIn
      ? t('You must be login to access this page.')
      : needs === 'zone' && !isZoneSet
        ? t('You must pick a zone to access this page.')
        : undefined;
  const guard = (event: MouseEvent) => {
    if (refusal === undefined) return;
    event.preventDefault();
    toast({ id: 'guarded-page', kind: 'error', title: refusal });
  };
  return (
    <PageLink to={to} className={styles.link} onClick={guard}>
      {t(label)}
    </PageLink>
  );
}

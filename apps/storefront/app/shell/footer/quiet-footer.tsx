import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import type { PageName } from '../../platform/pages/pages.ts';
import { footerLinks } from './footer-links.ts';
import * as styles from './quiet-footer.module.css';

const LEGAL: ReadonlySet<PageName> = new Set([
  'termsAndConditions',
  'privacyPolicy',
  'refundPolicy',
  'cancellationPolicy',
  'shippingPolicy',
]);

/** Foot of a page where nothing leads astray: the legal pages alone. */
export function QuietFooter() {
  const { t } = useI18n();
  const config = useConfig();
  const links = footerLinks(config).flatMap((group) => group.links.filter(({ page }) => LEGAL.has(page)));
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.line}`}>
        {links.map(({ to, label }) => (
          <PageLink key={to} to={to}>
            {t(label)}
          </PageLink>
        ))}
        <span className={styles.end}>{config.footer_text}</span>
      </div>
    </footer>
  );
}

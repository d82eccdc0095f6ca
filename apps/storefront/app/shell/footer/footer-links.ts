import type { Config } from '@bozor/contract/shop/config.ts';
import { hasPage } from '../../platform/pages/has-page.ts';
import type { PageName } from '../../platform/pages/pages.ts';
import { urls } from '../../platform/pages/urls.ts';
import { text } from '@bozor/web/i18n/text.ts';

export interface FooterLink {
  readonly page: PageName;
  readonly label: string;
  readonly to: string;
  /** Requires a signed-in customer or a picked place; others get a message. */
  readonly needs?: 'login' | 'zone';
}

interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

type Switches = Pick<
  Config,
  'refund_policy' | 'cancelation_policy' | 'shipping_policy' | 'customer_wallet_status' | 'loyalty_point_status'
>;

/** Columns of footer links, without what the shop has disabled and pages the build lacks. */
export function footerLinks(config: Switches): readonly FooterGroup[] {
  const when = (on: 0 | 1, link: FooterLink) => (on === 1 ? [link] : []);
  const groups: readonly FooterGroup[] = [
    {
      title: text('Company'),
      links: [
        { page: 'aboutUs', label: text('About Us'), to: urls.aboutUs() },
        { page: 'termsAndConditions', label: text('Terms and Conditions'), to: urls.termsAndConditions() },
        { page: 'privacyPolicy', label: text('Privacy Policy'), to: urls.privacyPolicy() },
      ],
    },
    {
      title: text('Help'),
      links: [
        { page: 'helpAndSupport', label: text('Help and Support'), to: urls.helpAndSupport() },
        { page: 'trackOrder', label: text('Track Order'), to: urls.trackOrder() },
        ...when(config.refund_policy, { page: 'refundPolicy', label: text('Refund Policy'), to: urls.refundPolicy() }),
        ...when(config.cancelation_policy, {
          page: 'cancellationPolicy',
          label: text('Cancellation Policy'),
          to: urls.cancellationPolicy(),
        }),
        ...when(config.shipping_policy, { page: 'shippingPolicy', label: text('Shipping Policy'), to: urls.shippingPolicy() }),
      ],
    },
    {
      title: text('Benefits'),
      links: [
        { page: 'campaigns', label: text('Campaigns'), to: urls.campaigns(), needs: 'zone' },
        ...when(config.loyalty_point_status, {
          page: 'profile',
          label: text('Loyalty Points'),
          to: urls.profile({ page: 'loyalty-points' }),
          needs: 'login',
        }),
        ...when(config.customer_wallet_status, {
          page: 'profile',
          label: text('Wallet'),
          to: urls.profile({ page: 'wallet' }),
          needs: 'login',
        }),
      ],
    },
    {
      title: text('Join us'),
      links: [
        { page: 'storeRegistration', label: text('Open a store'), to: urls.storeRegistration({ active: 'active' }) },
        { page: 'courierRegistration', label: text('Become a courier'), to: urls.courierRegistration() },
      ],
    },
  ];
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ page }) => hasPage(page)) }))
    .filter(({ links }) => links.length > 0);
}

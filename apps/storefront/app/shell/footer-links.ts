import type { Config } from '@bozor/contract/config.ts';
import { urls } from '../platform/urls.ts';
import { text } from '../platform/words/text.ts';

export interface FooterLink {
  readonly label: string;
  readonly to: string;
  /** Only for those who are signed in, or have picked where to deliver; others are told so. */
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

/** The columns of links in the footer. What the shop has switched off is left out. */
export function footerLinks(config: Switches): readonly FooterGroup[] {
  const when = (on: 0 | 1, link: FooterLink) => (on === 1 ? [link] : []);
  return [
    {
      title: text('Company'),
      links: [
        { label: text('About Us'), to: urls.aboutUs() },
        { label: text('Terms and Conditions'), to: urls.termsAndConditions() },
        { label: text('Privacy Policy'), to: urls.privacyPolicy() },
      ],
    },
    {
      title: text('Help'),
      links: [
        { label: text('Help and Support'), to: urls.helpAndSupport() },
        { label: text('Track Order'), to: urls.trackOrder() },
        ...when(config.refund_policy, { label: text('Refund Policy'), to: urls.refundPolicy() }),
        ...when(config.cancelation_policy, { label: text('Cancellation Policy'), to: urls.cancellationPolicy() }),
        ...when(config.shipping_policy, { label: text('Shipping Policy'), to: urls.shippingPolicy() }),
      ],
    },
    {
      title: text('Benefits'),
      links: [
        { label: text('Campaigns'), to: urls.campaigns(), needs: 'zone' },
        ...when(config.loyalty_point_status, {
          label: text('Loyalty Points'),
          to: urls.profile({ page: 'loyalty-points' }),
          needs: 'login',
        }),
        ...when(config.customer_wallet_status, { label: text('Wallet'), to: urls.profile({ page: 'wallet' }), needs: 'login' }),
      ],
    },
    {
      title: text('Join us'),
      links: [
        { label: text('Open a store'), to: urls.storeRegistration({ active: 'active' }) },
        { label: text('Become a courier'), to: urls.deliverymanRegistration() },
      ],
    },
  ];
}

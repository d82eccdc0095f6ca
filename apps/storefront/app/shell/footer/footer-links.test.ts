import { expect, test } from 'vitest';
import { footerLinks } from './footer-links.ts';

const ON = { refund_policy: 1, cancelation_policy: 1, shipping_policy: 1, customer_wallet_status: 1, loyalty_point_status: 1 } as const;
const addresses = (config: Parameters<typeof footerLinks>[0]) => footerLinks(config).flatMap(({ links }) => links.map(({ to }) => to));

test('the footer leads to the policies and registrations [footer-04]', () => {
  expect(addresses(ON)).toEqual(
    expect.arrayContaining([
      '/terms-and-conditions',
      '/privacy-policy',
      '/refund-policy',
      '/cancellation-policy',
      '/shipping-policy',
      '/store-registration?active=active',
      '/deliveryman-registration',
      '/about-us',
    ]),
  );
});

test.each([
  ['refund_policy', '/refund-policy'],
  ['cancelation_policy', '/cancellation-policy'],
  ['shipping_policy', '/shipping-policy'],
] as const)('a policy is linked unless its flag %s is 0 [footer-05]', (flag, address) => {
  expect(addresses(ON)).toContain(address);
  expect(addresses({ ...ON, [flag]: 0 })).not.toContain(address);
});

test('points and wallet need a login, campaigns a zone [footer-06] [footer-07]', () => {
  const needing = footerLinks(ON).flatMap(({ links }) => links.flatMap(({ to, needs }) => (needs ? [[to, needs]] : [])));
  expect(needing).toEqual([
    ['/campaigns', 'zone'],
    ['/profile?page=loyalty-points', 'login'],
    ['/profile?page=wallet', 'login'],
  ]);
});

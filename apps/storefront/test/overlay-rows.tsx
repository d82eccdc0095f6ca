import { API } from '@bozor/contract/shop/routes.ts';
import type { OverlayName, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const ORDER = 123_456_789;

interface OverlayRow<Props> {
  readonly props: Props;
  readonly visitor?: 'guest';
  readonly answers?: (server: ShopServer) => void;
}

const [food] = replyOf(API.modules.list).modules;
const manyModules = replyOf(API.modules.list, { modules: [food!, { ...food!, id: 2, module_name: 'Grocery' }] });

const nothing = () => undefined;
const bare = { props: {} } as const;

/** Every dialog, drawer and sheet of the shop, with the props of a usual visit. One that is missing here does not compile. */
export const OVERLAY_ROWS: { readonly [Name in OverlayName]: OverlayRow<OverlayProps[Name]> } = {
  'add-money': bare,
  'address-form': bare,
  'cancel-order': { props: { orderId: ORDER } },
  'cart': bare,
  'change-unpaid': { props: { order: { id: ORDER, can_switch_to_cod: true, pay_until: null } } },
  'clear-cart': { props: { confirm: async () => undefined } },
  'confirm': { props: { title: 'Delete it?', text: 'It will not come back.', confirmLabel: 'Delete', act: nothing } },
  'filters': bare,
  'guest-contact': {
    props: { given: { contact_person_name: '', contact_person_number: '', contact_person_email: '' }, then: nothing },
    visitor: 'guest',
  },
  'item': { props: { idOrSlug: 'sample' } },
  'language': bare,
  'location-needed': { props: { then: nothing } },
  'location-permission': bare,
  'menu': bare,
  // A single one is chosen at once.
  'modules': { props: {}, answers: (server) => server.answer(API.modules.list, manyModules) },
  'order-success': { props: { placed: replyOf(API.checkout.place), contactNumber: '+998901234567' } },
  'payment-failed': { props: { order: replyOf(API.orders.track), contactNumber: '+998901234567' } },
  'picture-zoom': { props: { item: replyOf(API.items.details), first: 0, onShow: nothing } },
  'pick-location': bare,
  'verify-contact': { props: { to: 'dilnoza@example.com', resendAfterSeconds: 60, verify: async () => undefined, resend: async () => 60 } },
  'request-refund': { props: { orderId: ORDER } },
  'saved-addresses': bare,
  'send-prescription': { props: { storeId: 1 } },
  'shop-map': bare,
  'sign-in': { props: {}, visitor: 'guest' },
  'track-order': { props: {}, visitor: 'guest' },
  'tracking': { props: { orderId: ORDER } },
  'transfer-info': { props: { orderId: ORDER, before: { methodId: 1, fields: {} } } },
  'welcome': { props: { percent: 10, maximum: 50_000, validity: '2026-04-21' } },
  'wishlist': bare,
};

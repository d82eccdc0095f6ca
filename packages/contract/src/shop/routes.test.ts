import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { LIST_FIELDS } from '../fields.ts';
import type { PROBLEMS } from '../problem.ts';
import { API } from './routes.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;

interface Schema {
  readonly type?: string | readonly string[];
}

const ENDPOINTS = Object.entries(API).flatMap(([word, group]) =>
  Object.entries(group as Record<string, AnyEndpoint>).map(([name, endpoint]) => ({ id: `${word}.${name}`, endpoint })),
);

/** Every address of the API, with the names of path parameters removed. */
const ADDRESSES = ENDPOINTS.flatMap(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, ...(endpoint.aliases ?? [])]).map(unnamed);

/** Page sizes named in part 2, sections 7 and 9, and 50 for lists that its clients read at once. */
const NAMED_SIZES: Readonly<Record<string, number>> = {
  'items.recommended': 15,
  'items.discounted': 15,
  'items.ofFeaturedCategories': 20,
  'search.listing': 12,
  'conditions.items': 20,
  'stores.list': 12,
  'stores.popular': 12,
  'stores.latest': 12,
  'stores.topOffers': 12,
  'stores.recommended': 12,
  'stores.ofCategory': 12,
  'stores.featured': 20,
  'wishlist.visitAgain': 12,
  'promotions.flashSales': 2,
  'promotions.advertisements': 20,
  'promotions.coupons': 50,
  'brands.list': 50,
  'place.zones': 50,
  'parcel.instructions': 50,
  'customer.addresses': 50,
};

/** Replies with lists inside that describe one thing, by the reason. */
const OF_ONE_THING: Readonly<Record<string, string>> = {
  'config.read': 'the configuration',
  'config.landing': 'the landing page',
  'config.page': 'a page',
  'place.zoneOf': 'where a point is',
  'place.distance': 'a way',
  'place.map': 'a map',
  'items.details': 'an item',
  'search.diets': 'what a module offers',
  'stores.details': 'a store',
  'checkout.quote': 'a quote',
  'orders.details': 'an order',
  'orders.track': 'an order',
  'orders.events': 'an order',
  'orders.reorder': 'a new cart',
  'parcel.categories': 'the specification says that it is an array',
  'promotions.promoBanners': 'the pictures of a page',
  'promotions.videoContent': 'a section of a page',
  'promotions.campaign': 'a campaign',
};

/** Lists of things in a reply, or the reply where it is one. */
const entriesOf = ({ reply }: AnyEndpoint) =>
  [reply, ...Object.values(reply.properties ?? {})].filter(
    (part) => (part as { items?: Schema }).items && isThing((part as { items: Schema }).items),
  );

describe('route table', () => {
  it.each(ENDPOINTS.filter(({ endpoint }) => endpoint.query?.properties.limit))(
    '$id pages from 1 and gives at most 50, 10 unless said [const-01, const-02]',
    ({ id, endpoint }) => {
      const { limit, offset } = endpoint.query.properties;
      expect(limit).toMatchObject({ minimum: 1, maximum: 50 });
      expect(offset).toMatchObject({ minimum: 1, maximum: 10_000, default: 1 });
      // A list that is short by nature has no default limit: it is returned whole.
      if (limit.default !== undefined) expect(limit.default).toBe(NAMED_SIZES[id] ?? 10);
    },
  );

  it.each(ENDPOINTS.filter(({ id, endpoint }) => entriesOf(endpoint).length > 0 && !(id in OF_ONE_THING)))(
    '$id answers its list in the envelope, and its entries as data too',
    ({ endpoint }) => {
      const { total_size, limit, offset, data, ...named } = endpoint.reply.properties as Record<string, Schema>;
      expect([total_size, limit, offset].every((part) => part && isKind(part, 'integer'))).toBe(true);
      expect(data && isKind(data, 'array')).toBe(true);
      const lists = endpoint.reply[LIST_FIELDS] as readonly string[];
      expect(lists.length).toBeGreaterThan(0);
      for (const name of lists) expect(Object.keys({ ...named, data })).toContain(name);
    },
  );

  it('has no list in the table of what is none', () => {
    const known = ENDPOINTS.filter(({ endpoint }) => endpoint.reply[LIST_FIELDS] === undefined && entriesOf(endpoint).length > 0);
    expect(known.map(({ id }) => id).sort()).toEqual(Object.keys(OF_ONE_THING).sort());
  });

  it.each(['checkout.place', 'checkout.placePrescription', 'payment.change', 'wallet.addFund', 'wallet.transferPoints'])(
    '%s happens once however often it is sent',
    (id) => {
      expect(ENDPOINTS.find((each) => each.id === id)?.endpoint.idempotent).toBe(true);
    },
  );

  it('needs a customer or guest wherever personal data is read or changed', () => {
    const open = ENDPOINTS.filter(({ endpoint }) => endpoint.access === 'anyone' && endpoint.path.startsWith('/customer/')).map(
      ({ id }) => id,
    );
    // Lists of reasons and offers are public; tracking and the answer to a price are authorised by id and number or by a signed link.
    expect(open.sort()).toEqual([
      'orders.answerPrice',
      'orders.answerQuestion',
      'orders.answerSwap',
      'orders.cancellationReasons',
      'orders.events',
      'orders.ofDevice',
      'orders.refundReasons',
      'orders.track',
      'parcel.instructions',
      'wallet.bonuses',
    ]);
  });
});

describe('problem codes', () => {
  it.each([
    ['cart.add', 'out-of-stock', 'Out of Stock', 'cart-23'],
    ['cart.add', 'out-of-limits', 'Out of Limits', 'cart-24'],
    ['cart.add', 'variation-out-of-stock', 'This variation is out of stock. Choose another variation to proceed further.', 'cart-26'],
    ['cart.update', 'nothing-changed', 'No changes found to update.', 'cart-20'],
    [
      'cart.add',
      'other-store-in-cart',
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
      'cart-17',
    ],
    ['cart.add', 'selection-required', '{name} can not remain without selection', 'item-30'],
    ['cart.add', 'selection-out-of-range', 'Selected variation named {name} must be in between Minimum {min} and Maximum {max}', 'item-31'],
    [
      'checkout.place',
      'cash-limit-exceeded',
      'The total amount of the order, exceeds maximum amount of the cash on delivery method',
      'checkout-02',
    ],
    ['promotions.applyCoupon', 'coupon-below-minimum', 'To apply this coupon, total item amount should be minimum {amount}', 'checkout-03'],
    ['checkout.place', 'prescription-required', 'prescription is required', 'order-10'],
    ['checkout.placePrescription', 'prescription-missing', 'Please upload your prescription image', 'order-11'],
    ['checkout.placePrescription', 'too-many-pictures', 'Maximum 3 images can be send at a time.', 'order-12'],
    ['orders.track', 'order-not-found', 'Order not found', 'track-09'],
    ['orders.track', 'order-id-required', 'Need a order id', 'track-02'],
    ['orders.track', 'contact-required', 'Need a contact number', 'track-03'],
    ['newsletter.subscribe', 'newsletter-email', 'Please insert a valid email.', 'footer-11'],
    ['stores.reviews', 'reviews-off', 'this store is not having any review plan', 'store-07'],
    ['customer.addAddress', 'address-required', 'Address is required', 'addr-12'],
  ])('%s refuses %s with the words of the shop: %s [%4$s]', (id, code, message) => {
    const table = ENDPOINTS.find((each) => each.id === id)?.endpoint.problems as typeof PROBLEMS;
    expect((table as Record<string, { message: string }>)[code]?.message).toBe(message);
  });
});

describe('agreed addresses', () => {
  it.each(
    `GET /config
GET /config/place-api-autocomplete [api-02]
GET /config/place-api-details [api-03]
GET /config/geocode-api [api-04]
GET /config/get-zone-id [api-05]
GET /config/distance-api [api-06]
GET /landing-page
GET /pages/{slug}
GET /zone/list [api-09]
GET /zone/check [api-08]
GET /get-vehicles [api-10]
POST /auth/guest/request [api-39]
POST /auth/sign-up [api-37]
POST /auth/login [api-38]
POST /auth/social-login [api-40]
POST /auth/social-register [api-41]
POST /auth/check-email [api-44]
POST /auth/send-otp [api-89]
POST /auth/verify-phone [api-42]
POST /auth/firebase-verify-token [api-43]
POST /auth/update-info [api-36]
POST /auth/forgot-password
POST /auth/verify-reset-token
PUT /auth/reset-password
POST /auth/logout
POST /auth/vendor/register [api-45]
POST /auth/delivery-man/store [api-46]
GET /module [api-51]
GET /categories [api-62]
GET /categories/featured
GET /categories/childes/{id}
GET /categories/items/{id} [api-63]
GET /categories/stores/{id}
GET /categories/featured/items
GET /brand [api-67]
GET /brand/items/{id}
GET /common-condition [api-54]
GET /common-condition/items/{id} [api-55]
GET /interest-categories [api-83]
GET /items/recommended [api-53]
GET /items/popular [api-56]
GET /items/discounted [api-57]
GET /items/most-reviewed [api-69]
GET /items/new-arrival [api-68]
GET /items/suggested [api-49]
GET /items/search [api-52]
GET /items/item-or-store-search [api-50]
GET /items/details/{idOrSlug} [api-83]
GET /items/related/{id}
GET /items/reviews/{id}
POST /items/reviews/submit
GET /stores/get-stores/{all} [api-07]
GET /stores/popular [api-59]
GET /stores/latest [api-60]
GET /stores/top-offer-near-me [api-79]
GET /stores/recommended
GET /stores/featured
GET /stores/details/{idOrSlug} [api-83]
GET /stores/items/{id}
GET /stores/reviews/{id}
GET /banners [api-70]
GET /other-banners [api-71]
GET /other-banners/why-choose [api-72]
GET /other-banners/video-content [api-73]
GET /campaigns/basic
GET /campaigns/item
GET /campaigns/details/{idOrSlug} [api-83]
GET /flash-sales [api-77]
GET /flash-sales/items [api-83]
GET /coupon/list [api-75]
GET /coupon/apply
GET /cashback/list [api-66]
GET /advertisement/list [api-76]
POST /newsletter/subscribe [api-48]
POST /newsletter/confirm
POST /newsletter/unsubscribe
GET /parcel-category [api-74]
GET /customer/order/parcel-instructions
GET /customer/cart/list [api-11]
POST /customer/cart/add [api-12]
POST /customer/cart/update [api-13]
DELETE /customer/cart/remove-item [api-14]
DELETE /customer/cart [api-15]
DELETE /customer/cart/remove [api-16]
POST /customer/order/quote
POST /customer/order/place [api-17]
POST /customer/order/prescription/place [api-18]
GET /customer/order/{status} [api-19]
GET /customer/order/details [api-20]
GET /customer/order/track [api-21]
POST /customer/order/cancel [api-22]
POST /customer/order/payment-method [api-23]
GET /customer/order/cancellation-reasons [api-24]
GET /customer/order/refund-reasons [api-25]
POST /customer/order/refund-request
PUT /customer/order/switch-to-cod [api-26]
POST /customer/order/switch-to-cod
PUT /customer/order/cancel-failed-payment [api-27]
POST /customer/order/cancel-failed-payment
POST /customer/order/reorder
GET /customer/order/invoice
GET /customer/order/events
GET /offline-payment-methods
POST /payment/{gateway}/callback
GET /sandbox-gateway/{payment}
POST /sandbox-gateway/{payment}
GET /customer/info [api-28]
POST /customer/update-profile [api-29]
DELETE /customer/remove-account [api-30]
POST /customer/cm-firebase-token [api-31]
GET /customer/address/list [api-32]
POST /customer/address/add [api-33]
PUT /customer/address/{id} [api-34]
DELETE /customer/address/{id} [api-35]
DELETE /customer/address/delete
POST /customer/interest
GET /customer/wish-list
POST /customer/wish-list/add [api-47]
DELETE /customer/wish-list/remove
GET /customer/visit-again [api-61]
GET /customer/review-reminder [api-64]
GET /customer/review-reminder-cancel [api-65]
POST /delivery-man/reviews/submit
GET /customer/wallet/transactions
POST /customer/wallet/add-fund
GET /customer/wallet/bonuses
GET /customer/loyalty-point/transactions
POST /customer/loyalty-point/point-transfer
GET /customer/message/list
GET /customer/message/details
POST /customer/message/send
GET /customer/notifications
GET /events`.split('\n'),
  )('%s', (line) => {
    expect(ADDRESSES).toContain(unnamed(line.replace(/ \[.*$/, '')));
  });
});

function unnamed(address: string): string {
  return address.replace(/\{\w+\}/g, '{}');
}

/** An object, or one of several. */
function isThing(schema: Schema): boolean {
  return isKind(schema, 'object') || 'anyOf' in schema;
}

function isKind({ type }: Schema, kind: string): boolean {
  return type === kind || (Array.isArray(type) && type.includes(kind));
}

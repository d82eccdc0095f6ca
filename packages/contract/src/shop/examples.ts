import type { BodyOf } from '../endpoint.ts';
import type { API } from './routes.ts';

type Ids = { [G in keyof API]: `${G}.${Extract<keyof API[G], string>}` }[keyof API];
type Body<Id> = Id extends `${infer G}.${infer C}`
  ? G extends keyof API
    ? C extends keyof API[G]
      ? BodyOf<API[G][C]>
      : never
    : never
  : never;

const home = {
  contact_person_name: 'Dilnoza Karimova',
  contact_person_number: '+998901234567',
  address: 'Amir Temur koʻchasi 15, Yunusobod',
  latitude: 41.3441,
  longitude: 69.2857,
  house: '15, 42',
  floor: '4',
  road: 'A. Temur',
};

/** Example bodies for the OpenAPI document. A test validates them against the schemas. */
export const EXAMPLES: { readonly [Id in Ids]?: Body<Id> } = {
  'cart.add': {
    item_id: 1042,
    model: 'Item',
    quantity: 2,
    price: 58000,
    variation: [{ name: 'Portion', values: { label: ['Full, 450 g'] } }],
    add_on_ids: [7],
    add_on_qtys: [1],
  },
  'cart.update': { cart_id: 310, item_id: 1042, quantity: 3 },
  'checkout.quote': {
    order_type: 'delivery',
    latitude: 41.3441,
    longitude: 69.2857,
    coupon_code: 'SALOM30',
    payment_method: 'cash_on_delivery',
    dm_tips: 5000,
  },
  'checkout.place': {
    order_type: 'delivery',
    quote_id: 'q_0JmZ1yQF3vY2mV7k',
    order_amount: 72900,
    payment_method: 'cash_on_delivery',
    ...home,
    address_type: 'home',
    unavailable_item_note: 'call_me',
    cutlery: false,
    change_from: 100000,
    dm_tips: 5000,
  },
  'identity.signUp': {
    name: 'Dilnoza Karimova',
    email: 'dilnoza@example.com',
    phone: '+998901234567',
    password: 'olma-anor-7',
    confirm_password: 'olma-anor-7',
  },
  'identity.login': { email_or_phone: '+998901234567', password: 'olma-anor-7', login_type: 'manual', field_type: 'phone' },
  'identity.sendOtp': { phone: '+998901234567' },
  'identity.verifyPhone': { phone: '+998901234567', otp: '123456', login_type: 'otp', verification_type: 'phone' },
  'customer.addAddress': { ...home, address_type: 'home' },
  'orders.cancel': { order_id: 418207935, reason: 'I ordered by mistake' },
  'orders.reorder': { order_id: 418207935 },
  'payment.switchToCash': { order_id: 418207935 },
  'wallet.transferPoints': { point: 200 },
  'newsletter.subscribe': { email: 'dilnoza@example.com' },
};

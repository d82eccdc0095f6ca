import { brands } from './catalogue/brands.ts';
import { cart } from './orders/cart.ts';
import { categories } from './catalogue/categories.ts';
import { checkout } from './orders/checkout.ts';
import { conditions } from './catalogue/conditions.ts';
import { config } from './config.ts';
import { customer } from './customers/customer.ts';
import { identity } from './customers/identity.ts';
import { items } from './catalogue/items.ts';
import { messages } from './customers/messages.ts';
import { modules } from './catalogue/module.ts';
import { newsletter } from './customers/newsletter.ts';
import { notifications } from './customers/notifications.ts';
import { orders } from './orders/orders.ts';
import { parcel } from './orders/parcel.ts';
import { payment } from './orders/payment.ts';
import { place } from './place.ts';
import { promotions } from './catalogue/promotions.ts';
import { registration } from './customers/registration.ts';
import { reviews } from './catalogue/reviews.ts';
import { search } from './catalogue/search.ts';
import { stores } from './catalogue/stores.ts';
import { wallet } from './customers/wallet.ts';
import { wishlist } from './customers/wishlist.ts';

/**
 * Route table of the shop: every call of the API by word. Server routes, the client's light table (`calls.ts`) and the OpenAPI document
 * derive from it. `API.cart.add`
 */
export const API = {
  config,
  place,
  identity,
  registration,
  modules,
  categories,
  brands,
  conditions,
  items,
  search,
  stores,
  cart,
  checkout,
  payment,
  orders,
  parcel,
  promotions,
  newsletter,
  customer,
  wishlist,
  reviews,
  wallet,
  messages,
  notifications,
};
export type API = typeof API;

import { brands } from './brands.ts';
import { cart } from './cart.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { conditions } from './conditions.ts';
import { config } from './config.ts';
import { customer } from './customer.ts';
import { identity } from './identity.ts';
import { items } from './items.ts';
import { messages } from './messages.ts';
import { modules } from './module.ts';
import { newsletter } from './newsletter.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { parcel } from './parcel.ts';
import { payment } from './payment.ts';
import { place } from './place.ts';
import { promotions } from './promotions.ts';
import { registration } from './registration.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { stores } from './stores.ts';
import { wallet } from './wallet.ts';
import { wishlist } from './wishlist.ts';

/**
 * The one route table: every call of the API by word. Server routes, the light table of the client (`calls.ts`) and the
 * OpenAPI document are made from it. `API.cart.add`
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

import { Brand } from './catalogue/brands.ts';
import { Cart, CartLine, ChosenItem } from './orders/cart.ts';
import { Category } from './catalogue/categories.ts';
import { Parcel, PlacedOrder, Quote } from './orders/checkout.ts';
import { Config } from './config.ts';
import { Address, Profile } from './customers/customer.ts';
import { SignInReply } from './customers/identity.ts';
import { ItemCard } from './catalogue/item-card.ts';
import { ItemDetails } from './catalogue/item-details.ts';
import { Conversation, Message } from './customers/messages.ts';
import { Module } from './catalogue/module.ts';
import { Notification } from './customers/notifications.ts';
import { Charge } from './orders/charge.ts';
import { OrderCourier, OrderAddress, OrderCard, OrderDetails, OrderLine, OrderTracking } from './orders/order-shapes.ts';
import { Zone } from './place.ts';
import { Banner, Campaign, Coupon } from './catalogue/promotions.ts';
import { DeliveryTerms, StoreCard, StoreSummary } from './catalogue/store-card.ts';
import { Review, StoreDetails } from './catalogue/store-details.ts';

/** Schemas that have their own name in the OpenAPI document. */
export const SHAPES = {
  Address,
  Banner,
  Brand,
  Campaign,
  Cart,
  CartLine,
  Category,
  Charge,
  ChosenItem,
  Config,
  Conversation,
  Coupon,
  DeliveryMan: OrderCourier,
  DeliveryTerms,
  ItemCard,
  ItemDetails,
  Message,
  Module,
  Notification,
  OrderAddress,
  OrderCard,
  OrderDetails,
  OrderLine,
  OrderTracking,
  Parcel,
  Placed: PlacedOrder,
  Profile,
  Quote,
  Review,
  SignInReply,
  StoreCard,
  StoreDetails,
  StoreSummary,
  Zone,
};

import { Brand } from './brands.ts';
import { Cart, CartLine, ChosenItem } from './cart.ts';
import { Category } from './categories.ts';
import { Parcel, Placed, Quote } from './checkout.ts';
import { Config } from './config.ts';
import { Address, Profile } from './customer.ts';
import { SignInReply } from './identity.ts';
import { ItemCard } from './item-card.ts';
import { ItemDetails } from './item-details.ts';
import { Conversation, Message } from './messages.ts';
import { Module } from './module.ts';
import { Notification } from './notifications.ts';
import { Charge, DeliveryMan, OrderAddress, OrderCard, OrderDetails, OrderLine, OrderTracking } from './order-shapes.ts';
import { Zone } from './place.ts';
import { Banner, Campaign, Coupon } from './promotions.ts';
import { DeliveryTerms, StoreCard, StoreSummary } from './store-card.ts';
import { Review, StoreDetails } from './store-details.ts';

/** The shapes that stand under their own name in the OpenAPI document. */
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
  DeliveryMan,
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
  Placed,
  Profile,
  Quote,
  Review,
  SignInReply,
  StoreCard,
  StoreDetails,
  StoreSummary,
  Zone,
};

// Made from the migrations by `npm run tables`; not edited by hand.
import type { Computed, ListColumn, ObjectColumn, SpellingsColumn, TextColumn, TextListColumn } from './column-types.ts';
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AddOns {
  allergens: string[] | null;
  id: Generated<number>;
  is_active: Generated<boolean>;
  name: TextColumn;
  position: Generated<number>;
  price_minor: number;
  store_id: number;
}

export interface Addresses {
  additional_information: string | null;
  address: string;
  address_label: string | null;
  address_type: Generated<string>;
  contact_person_name: string;
  contact_person_number: string;
  created_at: Generated<Timestamp>;
  customer_id: number;
  floor: string | null;
  house: string | null;
  id: Generated<number>;
  lat: number;
  lng: number;
  road: string | null;
  updated_at: Generated<Timestamp>;
}

export interface Advertisements {
  add_type: 'store_promotion' | 'video_promotion';
  cover_image: string | null;
  description: TextColumn;
  ends_at: Timestamp;
  id: Generated<number>;
  is_rating_active: Generated<boolean>;
  is_review_active: Generated<boolean>;
  position: Generated<number>;
  profile_image: string | null;
  starts_at: Timestamp;
  status: Generated<'pending' | 'approved' | 'paused' | 'denied'>;
  store_id: number;
  title: TextColumn;
  video: string | null;
}

export interface Allergens {
  code: string;
  name: TextColumn;
  position: Generated<number>;
}

export interface AuditLog {
  action: string;
  actor: string;
  address: string | null;
  after: ObjectColumn | null;
  at: Generated<Timestamp>;
  before: ObjectColumn | null;
  hash: Generated<Buffer>;
  id: Generated<number>;
  position: Generated<number>;
  reason: string | null;
  request_id: string | null;
  session_id: number | null;
  staff_id: number | null;
  subject: string;
  subject_id: string | null;
}

export interface Banners {
  ends_at: Timestamp | null;
  featured: Generated<boolean>;
  hue: Generated<number>;
  id: Generated<number>;
  image: string;
  is_active: Generated<boolean>;
  item_id: number | null;
  link: string | null;
  module_id: number;
  position: Generated<number>;
  starts_at: Timestamp | null;
  store_id: number | null;
  subtitle: TextColumn | null;
  title: TextColumn;
  type: 'default' | 'store_wise' | 'item_wise';
  zone_id: number | null;
}

export interface BrandCounts {
  brand_id: number;
  items: number;
  module_id: number;
  zone_id: number;
}

export interface Brands {
  id: Generated<number>;
  image: string | null;
  is_active: Generated<boolean>;
  module_id: number;
  name: TextColumn;
  position: Generated<number>;
  slug: string;
}

export interface Buildings {
  house: string;
  house_key: string;
  lat: number;
  lng: number;
  number: Generated<number>;
  road_id: number;
}

export interface BusEvents {
  channel: string;
  id: Generated<number>;
  payload: string;
}

export interface Campaigns {
  description: TextColumn | null;
  ends_at: Timestamp;
  ends_at_minute: number | null;
  hue: Generated<number>;
  id: Generated<number>;
  image: string | null;
  is_active: Generated<boolean>;
  kind: 'basic' | 'item';
  module_id: number;
  position: Generated<number>;
  slug: string;
  starts_at: Timestamp;
  starts_at_minute: number | null;
  title: TextColumn;
}

export interface CampaignStores {
  campaign_id: number;
  campaign_kind: Generated<string>;
  store_id: number;
}

export interface CancellationReasons {
  id: Generated<number>;
  is_active: Generated<boolean>;
  position: Generated<number>;
  reason: TextColumn;
  user_type: Generated<'customer' | 'store' | 'courier' | 'system'>;
}

export interface CartLines {
  cart_id: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  item_id: number;
  quantity: number;
  seen_price_minor: number;
  selection: Generated<ObjectColumn>;
  selection_key: string;
  store_id: number;
  updated_at: Generated<Timestamp>;
  variation_id: number | null;
}

export interface Carts {
  created_at: Generated<Timestamp>;
  customer_id: number | null;
  guest_id: number | null;
  id: Generated<number>;
  module_id: number;
  of_order: number | null;
  parked_at: Timestamp | null;
  store_id: number | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface CashbackOffers {
  cashback_amount: number;
  cashback_type: 'percentage' | 'amount';
  ends_at: Timestamp;
  id: Generated<number>;
  is_active: Generated<boolean>;
  max_cashback_minor: number | null;
  min_purchase_minor: Generated<number>;
  per_customer_limit: number | null;
  starts_at: Timestamp;
  title: TextColumn;
}

export interface CatalogueVersions {
  area: 'catalogue' | 'content';
  changed_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Categories {
  created_at: Generated<Timestamp>;
  featured: Generated<boolean>;
  hue: Generated<number>;
  id: Generated<number>;
  image: string | null;
  is_active: Generated<boolean>;
  module_id: number;
  name: TextColumn;
  parent_id: number | null;
  position: Generated<number>;
  slug: string;
}

export interface CommonConditions {
  id: Generated<number>;
  image: string | null;
  is_active: Generated<boolean>;
  name: TextColumn;
  position: Generated<number>;
  slug: string;
}

export interface Conversations {
  answer_count: Generated<number>;
  created_at: Generated<Timestamp>;
  customer_id: number;
  customer_unread: Generated<number>;
  id: Generated<number>;
  last_message_at: Timestamp | null;
  last_message_id: number | null;
  last_order_id: number | null;
  message_count: Generated<number>;
  other_unread: Generated<number>;
  rider_id: number | null;
  store_id: number | null;
}

export interface Coupons {
  code: string;
  customer_id: number | null;
  discount: Generated<number>;
  ends_at: Timestamp;
  first_order: Generated<boolean>;
  id: Generated<number>;
  is_active: Generated<boolean>;
  is_listed: Generated<boolean>;
  kind: 'percent' | 'amount' | 'free_delivery';
  max_discount_minor: number | null;
  min_purchase_minor: Generated<number>;
  module_id: number | null;
  per_customer_limit: number | null;
  starts_at: Timestamp;
  store_id: number | null;
  title: TextColumn;
  total_limit: number | null;
  used: Generated<number>;
  zone_id: number | null;
}

export interface CouponUses {
  coupon_id: number;
  customer_id: number | null;
  id: Generated<number>;
  order_id: number;
  phone: string | null;
  released_at: Timestamp | null;
  used_at: Generated<Timestamp>;
}

export interface CourierCash {
  amount_minor: number;
  at: Generated<Timestamp>;
  balance_minor: Generated<number>;
  id: Generated<number>;
  kind: 'collected' | 'handed_in' | 'correction';
  order_id: number | null;
  rider_id: number;
  staff_id: number | null;
}

export interface CourierOffers {
  answer: 'taken' | 'declined' | 'expired' | 'withdrawn' | null;
  answered_at: Timestamp | null;
  base_minor: number;
  distance_minor: number;
  expires_at: Timestamp;
  id: Generated<number>;
  order_id: number;
  per_km_minor: number;
  rider_id: number;
  round: Generated<number>;
  tip_minor: Generated<number>;
}

export interface CourierShifts {
  began_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  id: Generated<number>;
  rider_id: number;
}

export interface Customers {
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  email: string | null;
  email_verified_at: Timestamp | null;
  f_name: Generated<string>;
  id: Generated<number>;
  image: string | null;
  l_name: Generated<string>;
  locale: Generated<string>;
  password_hash: string | null;
  password_unproven: Generated<boolean>;
  phone: string | null;
  phone_verified_at: Timestamp | null;
  ref_code: string;
  status: Generated<'active' | 'suspended' | 'deleted'>;
  updated_at: Generated<Timestamp>;
  welcome_until: Timestamp | null;
}

export interface DeliveryProofs {
  created_at: Generated<Timestamp>;
  media_key: string;
  order_id: number;
  place: 'handed' | 'left_at_door';
}

export interface DescriptionWords {
  word: string;
}

export interface Districts {
  area: string;
  centre_lat: number;
  centre_lng: number;
  code: string;
  id: Generated<number>;
  name: SpellingsColumn;
}

export interface FlashSaleItems {
  available: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  ends_at: Timestamp;
  flash_sale_id: number;
  initial: number;
  item_id: number;
  position: Generated<number>;
  sold: Generated<number>;
  starts_at: Timestamp;
}

export interface FlashSales {
  ends_at: Timestamp;
  id: Generated<number>;
  image: string | null;
  is_active: Generated<boolean>;
  module_id: number;
  starts_at: Timestamp;
  title: TextColumn;
}

export interface FoodVariationGroups {
  id: Generated<number>;
  item_id: number;
  max: Generated<number>;
  min: Generated<number>;
  name: TextColumn;
  position: Generated<number>;
  required: Generated<boolean>;
  type: 'single' | 'multi';
}

export interface FoodVariationValues {
  allergens: string[] | null;
  group_id: number;
  id: Generated<number>;
  is_selected: Generated<boolean>;
  label: TextColumn;
  option_price_minor: Generated<number>;
  position: Generated<number>;
}

export interface GazetteerSource {
  digest: string;
}

export interface GraphileWorkerJobs {
  attempts: number | null;
  created_at: Timestamp | null;
  flags: Json | null;
  id: number | null;
  key: string | null;
  last_error: string | null;
  locked_at: Timestamp | null;
  locked_by: string | null;
  max_attempts: number | null;
  priority: number | null;
  queue_name: string | null;
  revision: number | null;
  run_at: Timestamp | null;
  task_identifier: string | null;
  updated_at: Timestamp | null;
}

export interface GraphileWorkerMigrations {
  breaking: Generated<boolean>;
  id: number;
  ts: Generated<Timestamp>;
}

export interface GraphileWorkerPrivateJobQueues {
  id: Generated<number>;
  is_available: Generated<boolean>;
  locked_at: Timestamp | null;
  locked_by: string | null;
  queue_name: string;
}

export interface GraphileWorkerPrivateJobs {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  flags: Json | null;
  id: Generated<number>;
  is_available: Generated<boolean>;
  job_queue_id: number | null;
  key: string | null;
  last_error: string | null;
  locked_at: Timestamp | null;
  locked_by: string | null;
  max_attempts: Generated<number>;
  payload: Generated<Json>;
  priority: Generated<number>;
  revision: Generated<number>;
  run_at: Generated<Timestamp>;
  task_id: number;
  updated_at: Generated<Timestamp>;
}

export interface GraphileWorkerPrivateKnownCrontabs {
  identifier: string;
  known_since: Timestamp;
  last_execution: Timestamp | null;
}

export interface GraphileWorkerPrivateTasks {
  id: Generated<number>;
  identifier: string;
}

export interface Guests {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  is_kept: Generated<boolean>;
  merged_at: Timestamp | null;
  merged_into: number | null;
  seen_at: Generated<Timestamp>;
  token_hash: Buffer;
}

export interface IdempotencyKeys {
  actor: string;
  answer: Json | null;
  body_hash: Buffer;
  created_at: Generated<Timestamp>;
  expires_at: Generated<Timestamp>;
  key: string;
  operation: string;
  status: number | null;
}

export interface Identities {
  created_at: Generated<Timestamp>;
  customer_id: number;
  provider: 'google' | 'facebook' | 'apple' | 'firebase';
  subject: string;
}

export interface InterestAnswers {
  answered_at: Generated<Timestamp>;
  customer_id: number;
  module_id: number;
}

export interface Interests {
  category_id: number;
  created_at: Generated<Timestamp>;
  customer_id: number;
}

export interface ItemAddOns {
  add_on_id: number;
  item_id: number;
  position: Generated<number>;
  store_id: number;
}

export interface ItemCategories {
  category_id: number;
  is_listed: Generated<boolean>;
  item_id: number;
  popularity: Generated<number>;
  zone_id: Generated<number>;
}

export interface ItemConditions {
  condition_id: number;
  is_listed: Generated<boolean>;
  item_id: number;
  module_id: Generated<number>;
  popularity: Generated<number>;
  zone_id: Generated<number>;
}

export interface ItemPauses {
  item_id: number;
  until: Timestamp | null;
}

export interface Items {
  allergens: string[] | null;
  available_from: Timestamp | null;
  available_from_minute: number | null;
  available_until: Timestamp | null;
  available_until_minute: number | null;
  avg_rating: Computed<number>;
  brand_id: number | null;
  campaign_id: number | null;
  campaign_kind: Computed<string | null> | null;
  category_id: number;
  choice_options: Generated<ListColumn>;
  created_at: Generated<Timestamp>;
  description: TextColumn | null;
  discount: Generated<number>;
  discount_type: Generated<'percent' | 'amount'>;
  food_variation_count: Generated<number>;
  found_by: Generated<string>;
  generic_names: Generated<string[]>;
  highest_price_minor: Generated<number>;
  hue: Generated<number>;
  id: Generated<number>;
  image: string | null;
  images: Generated<string[]>;
  in_front: Generated<boolean>;
  initials: Computed<number>;
  is_active: Generated<boolean>;
  is_cheaper: Generated<boolean>;
  is_halal: Generated<boolean>;
  is_listed: Generated<boolean>;
  is_prescription_required: Generated<boolean>;
  lowest_price_minor: Generated<number>;
  maximum_cart_quantity: number | null;
  measure_amount: number | null;
  measure_per: 'kg' | 'l' | 'pcs' | null;
  module_id: number;
  name: TextColumn;
  named: Generated<string>;
  nutrition: Generated<TextListColumn>;
  order_count: Generated<number>;
  organic: Generated<boolean>;
  popularity: Generated<number>;
  position: Generated<number>;
  price_minor: number;
  price_now_minor: Generated<number>;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  recommended: Generated<boolean>;
  search: Generated<string>;
  slug: string;
  sold_by: Generated<'piece' | 'weight'>;
  stars: Generated<number[]>;
  store_id: number;
  unit: Generated<'pcs' | 'kg' | 'g' | 'l' | 'ml' | 'portion' | 'pack'>;
  updated_at: Generated<Timestamp>;
  variation_count: Generated<number>;
  veg: boolean | null;
  zone_id: number;
}

export interface ItemStock {
  item_id: number;
  stock: number;
  variation_id: Generated<number>;
  variation_ref: Computed<number | null> | null;
}

export interface ItemTags {
  item_id: number;
  tag_id: number;
}

export interface ItemVariations {
  id: Generated<number>;
  item_id: number;
  position: Generated<number>;
  price_minor: number;
  type: string;
}

export interface JobWorkers {
  lock_key: number;
  pools: Generated<string[]>;
}

export interface LedgerAccounts {
  balance: number | null;
  created_at: Generated<Timestamp>;
  credit_count: Generated<number>;
  customer_id: number | null;
  id: Generated<number>;
  kind: 'wallet' | 'wallet_hold' | 'loyalty' | 'loyalty_debt' | 'payments' | 'sales' | 'refunds' | 'cashback' | 'referral' | 'bonus' | 'points' | 'points_redeemed' | 'adjustments';
  posting_count: Generated<number>;
  unit: 'money' | 'points';
}

export interface LedgerEntries {
  at: Generated<Timestamp>;
  id: Generated<number>;
  note: string | null;
  once: string;
  order_id: number | null;
  payment_id: number | null;
  reason: 'top_up' | 'top_up_bonus' | 'order_payment' | 'order_refund' | 'hold' | 'hold_released' | 'hold_captured' | 'loyalty_earned' | 'loyalty_reversed' | 'loyalty_converted' | 'cashback' | 'cashback_reversed' | 'referral' | 'adjustment';
}

export interface LedgerPostings {
  account_id: number;
  amount: number;
  balance_after: number | null;
  entry_id: number;
  id: Generated<number>;
  unit: 'money' | 'points';
}

export interface MediaObjects {
  attached_at: Timestamp | null;
  byte_size: number;
  content_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';
  created_at: Generated<Timestamp>;
  customer_id: number | null;
  guest_id: number | null;
  height: number | null;
  key: string;
  purpose: 'profile' | 'prescription' | 'chat' | 'review' | 'refund' | 'registration' | 'catalogue' | 'delivery';
  sha256: Buffer;
  visibility: 'public' | 'private';
  width: number | null;
}

export interface Messages {
  body: Generated<string>;
  client_key: string | null;
  conversation_id: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  images: Generated<string[]>;
  order_id: number | null;
  read_at: Timestamp | null;
  sender: 'customer' | 'store' | 'rider' | 'operator';
  staff_id: number | null;
}

export interface Modules {
  created_at: Generated<Timestamp>;
  description: TextColumn | null;
  hero_text: TextColumn | null;
  hero_title: TextColumn | null;
  icon: string | null;
  id: Generated<number>;
  is_active: Generated<boolean>;
  module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel';
  name: TextColumn;
  position: Generated<number>;
  slug: string;
  thumbnail: string | null;
}

export interface NewsletterSubscribers {
  asked_at: Generated<Timestamp>;
  confirmed_at: Timestamp | null;
  email: string;
  id: Generated<number>;
  locale: Generated<string>;
  state: Generated<'pending' | 'confirmed' | 'unsubscribed'>;
  token_hash: Buffer;
}

export interface NoticeCounts {
  customer_id: number;
  notices: Generated<number>;
  unread: Generated<number>;
}

export interface Notifications {
  body: TextColumn;
  conversation_id: number | null;
  created_at: Generated<Timestamp>;
  customer_id: number;
  id: Generated<number>;
  image: string | null;
  order_id: number | null;
  posting_id: number | null;
  read_at: Timestamp | null;
  title: TextColumn;
  type: 'message' | 'order_status' | 'referral_code' | 'wallet' | 'loyalty' | 'promotion' | 'account';
}

export interface OfflinePaymentMethods {
  details: Generated<ListColumn>;
  fields: Generated<ListColumn>;
  id: Generated<number>;
  is_active: Generated<boolean>;
  name: TextColumn;
  note: TextColumn | null;
  position: Generated<number>;
}

export interface OfflinePayments {
  answers: ObjectColumn;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  method_id: number;
  method_name: TextColumn;
  note: string | null;
  order_id: number;
  state: Generated<'pending' | 'verified' | 'denied'>;
}

export interface OneTimeCodes {
  code_hmac: Buffer;
  consumed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  customer_id: number | null;
  destination: string;
  expires_at: Timestamp;
  id: Generated<number>;
  max_tries: Generated<number>;
  purpose: 'login' | 'sign_up' | 'verify_phone' | 'verify_email' | 'reset_password' | 'update_profile' | 'match_account';
  tries: Generated<number>;
}

export interface OrderActs {
  at: Generated<Timestamp>;
  by: 'customer' | 'store' | 'courier' | 'operator' | 'system';
  details: Generated<ObjectColumn>;
  id: Generated<number>;
  kind: string;
  order_id: number;
  staff_id: number | null;
  tapped_at: Timestamp | null;
}

export interface OrderAdjustments {
  amount_minor: number;
  answer_until: Timestamp | null;
  answered_by: 'customer' | 'system' | null;
  by: 'customer' | 'store' | 'operator' | 'system';
  charged_grams: number | null;
  created_at: Generated<Timestamp>;
  hue: Generated<number>;
  id: Generated<number>;
  image: string | null;
  item_id: number | null;
  kind: 'line_swapped' | 'line_removed' | 'line_reduced' | 'line_weighed';
  line_position: number;
  name: TextColumn | null;
  order_id: number;
  ordered_grams: number | null;
  pieces: number;
  price_minor: number | null;
  staff_id: number | null;
  state: Generated<'proposed' | 'done' | 'declined' | 'expired'>;
  weighed_grams: number | null;
}

export interface OrderAttachments {
  created_at: Generated<Timestamp>;
  media_key: string;
  order_id: number;
  position: number;
}

export interface OrderCharges {
  amount_minor: number;
  is_included: Generated<boolean>;
  kind: 'items' | 'discount' | 'coupon' | 'welcome' | 'packaging' | 'additional' | 'tax' | 'delivery' | 'tip';
  label: TextColumn | null;
  order_id: number;
  position: number;
}

export interface OrderCodes {
  courier_code: Generated<string>;
  courier_tries_left: Generated<number>;
  delivery_code: Generated<string>;
  delivery_tries_left: Generated<number>;
  order_id: number;
  pickup_code: Generated<string>;
  pickup_tries_left: Generated<number>;
}

export interface OrderCounts {
  customer_id: number;
  kind: 'placed' | 'delivered' | 'returned' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | 'refund_rejected';
  orders: number;
}

export interface OrderEvents {
  at: Timestamp;
  by: string;
  from_status: string | null;
  hash: Buffer;
  id: Generated<number>;
  note: string | null;
  note_digest: Buffer | null;
  note_salt: Buffer | null;
  order_id: number;
  position: number;
  staff_id: number | null;
  status: string;
  tapped_at: Timestamp | null;
}

export interface OrderJumps {
  actors: string[];
  from_status: string | null;
  order_type: 'delivery' | 'take_away' | 'parcel';
  to_status: string;
}

export interface OrderLines {
  add_ons: Generated<ListColumn>;
  add_ons_minor: Generated<number>;
  base_price_minor: number;
  coupon_share_minor: Generated<number>;
  discount_minor: Generated<number>;
  discount_source: 'flash_sale' | 'store' | 'item' | null;
  flash_pieces: number | null;
  flash_sale_id: number | null;
  hue: Generated<number>;
  id: Generated<number>;
  image: string | null;
  is_campaign: Generated<boolean>;
  item_id: number | null;
  name: TextColumn;
  options_minor: Generated<number>;
  order_id: number;
  piece_grams: number | null;
  position: number;
  quantity: number;
  selection: Generated<ObjectColumn>;
  total_minor: number;
  unit: string | null;
  variation: Generated<ListColumn>;
  variation_id: number | null;
  weight_tolerance: number | null;
  welcome_share_minor: Generated<number>;
}

export interface Orders {
  adjusted_minor: Generated<number>;
  agree_until: Timestamp | null;
  canceled_at: Timestamp | null;
  cancellation_reason_id: number | null;
  change_from_minor: number | null;
  commission_percent: number | null;
  confirmed_at: Timestamp | null;
  contact_person_email: string | null;
  contact_person_name: string;
  contact_person_number: string;
  cost_borne_by: 'shop' | 'store' | 'courier' | 'customer' | null;
  coupon_code: string | null;
  coupon_id: number | null;
  created_at: Generated<Timestamp>;
  currency: string;
  customer_id: number | null;
  cutlery: Generated<boolean>;
  delay_reason: 'many-orders' | 'longer-preparation' | 'missing-goods' | null;
  delivered_at: Timestamp | null;
  delivery_address: ObjectColumn | null;
  delivery_free_by: 'take_away' | 'coupon' | 'store' | 'threshold' | null;
  delivery_instruction: string | null;
  delivery_lat: number | null;
  delivery_lng: number | null;
  delivery_waived_minor: Generated<number>;
  distance_metres: number | null;
  distance_source: 'road' | 'straight' | null;
  ended_as: string | null;
  event_count: Generated<number>;
  failed_at: Timestamp | null;
  guest_id: number | null;
  handover_at: Timestamp | null;
  id: Generated<number>;
  is_welcomed: Generated<boolean>;
  latest_by: Timestamp | null;
  locale: Generated<string>;
  module_id: number;
  order_note: string | null;
  order_type: 'delivery' | 'take_away' | 'parcel';
  pay_until: Timestamp | null;
  payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment';
  payment_status: Generated<'unpaid' | 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded'>;
  picked_up_at: Timestamp | null;
  prescription_images: Generated<string[]>;
  price_before_minor: number | null;
  processing_at: Timestamp | null;
  promised_from: Timestamp | null;
  promised_until: Timestamp | null;
  quote_id: string | null;
  ready_by: Timestamp | null;
  refund_requested_at: Timestamp | null;
  refunded_at: Timestamp | null;
  refusal_reason: 'sold-out' | 'too-busy' | 'closing' | 'cannot-make-it' | 'address-unclear' | 'prescription-unreadable' | 'prescription-not-valid' | 'medicine-missing' | null;
  returned_at: Timestamp | null;
  review_dismissed_at: Timestamp | null;
  rider_id: number | null;
  schedule_at: Timestamp | null;
  source: Generated<'cart' | 'buy_now' | 'campaign' | 'prescription' | 'parcel'>;
  status: Generated<'prescription_review' | 'price_proposed' | 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'returning' | 'delivered' | 'returned' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | 'refund_rejected'>;
  status_at: Generated<Timestamp>;
  status_by: Generated<'customer' | 'store' | 'courier' | 'operator' | 'system'>;
  status_by_staff: number | null;
  status_note: string | null;
  status_tapped_at: Timestamp | null;
  store_id: number | null;
  swap_until: Timestamp | null;
  tax_percent: Generated<number>;
  total_minor: number;
  unavailable_item_note: string | null;
  updated_at: Generated<Timestamp>;
  wallet_minor: Generated<number>;
  zone_id: number;
}

export interface Outbox {
  body: string;
  channel: 'sms' | 'email' | 'push';
  created_at: Generated<Timestamp>;
  customer_id: number | null;
  deduplication_key: string;
  id: Generated<number>;
  last_problem: string | null;
  recipient: string;
  sent_at: Timestamp | null;
  state: Generated<'waiting' | 'sent' | 'dead'>;
  subject: string | null;
  tries: Generated<number>;
}

export interface Pages {
  body: TextColumn;
  is_active: Generated<boolean>;
  slug: string;
  title: TextColumn;
  updated_at: Generated<Timestamp>;
}

export interface ParcelCategories {
  base_minor: number | null;
  description: TextColumn;
  hue: Generated<number>;
  id: Generated<number>;
  image: string;
  is_active: Generated<boolean>;
  minimum_minor: number | null;
  module_id: number;
  name: TextColumn;
  per_km_minor: number | null;
  position: Generated<number>;
  slug: string;
}

export interface ParcelDetails {
  category_name: TextColumn;
  instructions: Generated<TextListColumn>;
  order_id: number;
  parcel_category_id: number | null;
  payer: 'sender' | 'receiver';
  receiver_address: ObjectColumn;
  receiver_lat: number;
  receiver_lng: number;
  receiver_name: string;
  receiver_phone: string;
  sender_address: ObjectColumn;
  sender_lat: number;
  sender_lng: number;
  sender_name: string;
  sender_phone: string;
}

export interface ParcelInstructions {
  id: Generated<number>;
  instruction: TextColumn;
  is_active: Generated<boolean>;
  position: Generated<number>;
}

export interface PaymentAttempts {
  canceled_at: Timestamp | null;
  captured_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  gateway: string;
  id: Generated<number>;
  payment_id: number;
  provider_at: Timestamp;
  provider_payment_id: string;
  reason: string | null;
  state: Generated<'open' | 'captured' | 'canceled' | 'refunded'>;
}

export interface PaymentEvents {
  event: string;
  gateway: string;
  id: Generated<number>;
  outcome: 'applied' | 'ignored' | 'flagged';
  payload: ObjectColumn;
  payment_id: number | null;
  problem: string | null;
  received_at: Generated<Timestamp>;
}

export interface PaymentJumps {
  from_state: string | null;
  to_state: string;
}

export interface Payments {
  amount_minor: number;
  callback: string | null;
  captured_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  currency: string;
  customer_id: number | null;
  failure: string | null;
  gateway: string;
  give_back_since: Timestamp | null;
  guest_id: number | null;
  id: Generated<number>;
  once: string | null;
  order_id: number | null;
  provider_payment_id: string | null;
  purpose: 'order' | 'wallet_top_up';
  redirect_url: string | null;
  state: Generated<'created' | 'pending' | 'authorised' | 'captured' | 'failed' | 'canceled' | 'expired' | 'partially_refunded' | 'refunded'>;
  updated_at: Generated<Timestamp>;
}

export interface PendingSteps {
  consumed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  customer_id: number | null;
  expires_at: Timestamp;
  guest_id: number | null;
  payload: Generated<ObjectColumn>;
  step: 'verify' | 'user_info' | 'match_account' | 'phone_after_social' | 'reset_password' | 'update_profile';
  token_hash: Buffer;
}

export interface Places {
  code: string;
  district_id: number | null;
  fold_keys: string;
  id: Generated<number>;
  importance: Generated<number>;
  kind: string;
  lat: number;
  lng: number;
  name: SpellingsColumn;
}

export interface PrescriptionQuestions {
  answer: string | null;
  answered_at: Timestamp | null;
  asked_at: Generated<Timestamp>;
  asked_by: number;
  id: Generated<number>;
  order_id: number;
  question: string;
}

export interface PriceHistory {
  discount: number;
  discount_type: string;
  item_id: number;
  price_minor: number;
  since: Timestamp;
}

export interface PushSubscriptions {
  auth: string | null;
  created_at: Generated<Timestamp>;
  endpoint: string;
  failures: Generated<number>;
  guest_id: number | null;
  id: Generated<number>;
  kind: 'web_push' | 'fcm';
  locale: Generated<string>;
  p256dh: string | null;
  session_id: number | null;
}

export interface Quotes {
  answer: ObjectColumn;
  cart_id: number | null;
  cart_version: number | null;
  created_at: Generated<Timestamp>;
  customer_id: number | null;
  expires_at: Generated<Timestamp>;
  guest_id: number | null;
  id: string;
  request: ObjectColumn;
  store_id: number | null;
  total_minor: number;
  used_at: Timestamp | null;
}

export interface RateCounters {
  bucket: string;
  count: Generated<number>;
  window_ends_at: Timestamp;
  window_starts_at: Timestamp;
}

export interface Referrals {
  created_at: Generated<Timestamp>;
  referred_id: number;
  referrer_id: number;
  rewarded_at: Timestamp | null;
}

export interface RefundLines {
  is_dropped: Generated<boolean>;
  order_id: number;
  piece: number;
  position: number;
  refund_id: number;
}

export interface RefundReasons {
  id: Generated<number>;
  is_active: Generated<boolean>;
  position: Generated<number>;
  reason: TextColumn;
}

export interface Refunds {
  amount_minor: number;
  asked_by: number | null;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: number | null;
  decision_note: string | null;
  id: Generated<number>;
  images: Generated<string[]>;
  is_requested: Generated<boolean>;
  kind: Generated<'whole' | 'lines' | 'goodwill' | 'difference' | 'returned'>;
  method: Generated<'wallet' | 'original' | 'cash'>;
  needs_second: Generated<boolean>;
  note: string | null;
  once: string | null;
  order_id: number;
  payment_id: number | null;
  reason: string | null;
  reason_id: number | null;
  state: Generated<'requested' | 'asked' | 'approved' | 'rejected' | 'paid'>;
}

export interface RequestedJobs {
  id: Generated<number>;
  is_urgent: Generated<boolean>;
  key: string | null;
  max_attempts: number;
  payload: Json;
  run_at: Timestamp | null;
  task: string;
}

export interface ReviewMenuCategories {
  category_id: number;
  menu_id: number;
}

export interface ReviewMenus {
  id: Generated<number>;
  is_active: Generated<boolean>;
  module_id: number;
  name: TextColumn;
  newest_days: number | null;
  position: Generated<number>;
}

export interface Reviews {
  answer_note: string | null;
  comment: Generated<string>;
  created_at: Generated<Timestamp>;
  customer_id: number;
  id: Generated<number>;
  images: Generated<string[]>;
  is_visible: Generated<boolean>;
  item_id: number;
  order_id: number;
  rating: number;
  replied_at: Timestamp | null;
  reply: string | null;
  report_answer: 'kept' | 'hidden' | null;
  report_note: string | null;
  report_reason: 'insult' | 'personal-data' | 'not-about-us' | 'advertising' | 'untrue' | null;
  reported_at: Timestamp | null;
  store_id: number;
}

export interface RiderPositions {
  at: Generated<Timestamp>;
  heading: number | null;
  lat: number;
  lng: number;
  rider_id: number;
}

export interface RiderRegistrations {
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  email: string;
  f_name: string;
  id: Generated<number>;
  identity_images: Generated<string[]>;
  identity_number: string | null;
  identity_type: 'passport' | 'driving_license' | 'nid' | null;
  image: string | null;
  l_name: string;
  locale: Generated<string>;
  password_hash: string | null;
  phone: string;
  status: Generated<'pending' | 'approved' | 'denied'>;
  vehicle_id: number;
  zone_id: number;
}

export interface RiderReviews {
  comment: Generated<string>;
  created_at: Generated<Timestamp>;
  customer_id: number;
  id: Generated<number>;
  order_id: number;
  rating: number;
  rider_id: number;
}

export interface Riders {
  avg_rating: Computed<number>;
  cash_limit_minor: number | null;
  created_at: Generated<Timestamp>;
  email: string | null;
  f_name: string;
  id: Generated<number>;
  image: string | null;
  is_active: Generated<boolean>;
  is_online: Generated<boolean>;
  l_name: Generated<string>;
  phone: string;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  vehicle_id: number | null;
  zone_id: number;
}

export interface RiderTrail {
  at: Generated<Timestamp>;
  id: Generated<number>;
  lat: number;
  lng: number;
  order_id: number;
  rider_id: number;
}

export interface Roads {
  class: string;
  code: string;
  fold_keys: string;
  id: Generated<number>;
  line: string;
  name: SpellingsColumn;
}

export interface SandboxPayments {
  amount_minor: number;
  created_at: Generated<Timestamp>;
  currency: string;
  decided_at: Timestamp | null;
  id: string;
  reference: string;
  return_path: string;
  state: Generated<'open' | 'approved' | 'declined' | 'abandoned' | 'refunded'>;
}

export interface SandboxRefunds {
  amount_minor: number;
  key: string;
  payment_id: string;
}

export interface SearchWords {
  count: number;
  is_loose: Generated<boolean>;
  slips: Generated<string[]>;
  word: string;
}

export interface SectionBanners {
  hue: Generated<number>;
  id: Generated<number>;
  image: string;
  is_active: Generated<boolean>;
  link: string | null;
  module_id: number;
  position: Generated<number>;
  section: 'best_reviewed' | 'new_arrival' | 'bottom' | 'promotional';
  title: TextColumn | null;
}

export interface Sessions {
  created_at: Generated<Timestamp>;
  customer_id: number;
  expires_at: Timestamp;
  id: Generated<number>;
  revoked_at: Timestamp | null;
  token_hash: Buffer;
  used_at: Generated<Timestamp>;
  user_agent: string | null;
}

export interface Settings {
  key: string;
  kind: 'flag' | 'number' | 'text' | 'localized' | 'json';
  updated_at: Generated<Timestamp>;
  value: Json;
}

export interface ShelfCounts {
  items: number;
  module_id: number;
  zone_id: number;
}

export interface Staff {
  created_at: Generated<Timestamp>;
  disabled_at: Timestamp | null;
  id: Generated<number>;
  name: string;
}

export interface StaffChallenges {
  challenge_hash: Buffer;
  expires_at: Timestamp;
  purpose: 'sign-in' | 'prove' | 'add';
  staff_id: number | null;
}

export interface StaffCredentials {
  email: string;
  password_hash: string;
  staff_id: number;
  totp_secret: Buffer | null;
  totp_step: number | null;
}

export interface StaffGrants {
  created_at: Generated<Timestamp>;
  ends_at: Timestamp | null;
  granted_by: number | null;
  id: Generated<number>;
  kind: Computed<string>;
  rider_id: number | null;
  role: 'owner' | 'city_manager' | 'dispatcher' | 'support' | 'catalogue' | 'finance' | 'marketing' | 'auditor' | 'store_owner' | 'store_manager' | 'kitchen' | 'courier';
  staff_id: number;
  store_id: number | null;
  zone_id: number | null;
}

export interface StaffInvitations {
  accepted_at: Timestamp | null;
  email: string;
  expires_at: Timestamp;
  id: Generated<number>;
  invited_by: number | null;
  name: string;
  rider_id: number | null;
  role: 'owner' | 'city_manager' | 'dispatcher' | 'support' | 'catalogue' | 'finance' | 'marketing' | 'auditor' | 'store_owner' | 'store_manager' | 'kitchen' | 'courier';
  store_id: number | null;
  token_hash: Buffer;
  zone_id: number | null;
}

export interface StaffLostFactorApprovals {
  lost_factor_id: number;
  staff_id: number;
}

export interface StaffLostFactors {
  address: string | null;
  asked_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<number>;
  linked_by: number | null;
  staff_id: number;
  token_hash: Buffer | null;
}

export interface StaffPasskeys {
  created_at: Generated<Timestamp>;
  credential_id: Buffer;
  id: Generated<number>;
  last_used_at: Timestamp | null;
  name: string;
  public_key: Buffer;
  sign_count: Generated<number>;
  staff_id: number;
}

export interface StaffPins {
  digits: number;
  is_first: boolean;
  pin_hash: string;
  staff_id: number;
}

export interface StaffPinTries {
  device_session_id: number;
  locked_until: Timestamp | null;
  staff_id: number;
  tries: number;
}

export interface StaffRecoveryCodes {
  code_hash: Buffer;
  staff_id: number;
  used_at: Timestamp | null;
}

export interface StaffSessions {
  created_at: Generated<Timestamp>;
  device_session_id: number | null;
  expires_at: Timestamp;
  id: Generated<number>;
  lent_at: Timestamp | null;
  proved_at: Timestamp | null;
  revoked_at: Timestamp | null;
  staff_id: number;
  token_hash: Buffer;
  used_at: Generated<Timestamp>;
  user_agent: string | null;
}

export interface StoreCategories {
  category_id: number;
  products: number;
  store_id: number;
}

export interface StoreClosures {
  ends_at: Timestamp;
  id: Generated<number>;
  is_pause: Generated<boolean>;
  reason: TextColumn | null;
  starts_at: Timestamp;
  store_id: number;
}

export interface StoreDiscounts {
  ends_at: Timestamp;
  id: Generated<number>;
  max_discount_minor: number | null;
  min_purchase_minor: Generated<number>;
  percent: number;
  starts_at: Timestamp;
  store_id: number;
}

export interface StoreHours {
  closes_at_minute: number;
  opens_at_minute: number;
  store_id: number;
  weekday: number;
}

export interface StorePace {
  counted_at: Generated<Timestamp>;
  early: number;
  late: number;
  latest: number;
  on_time_percent: number;
  order_count: number;
  store_id: number;
}

export interface StoreReadyMinutes {
  from_hour: number;
  minutes: number;
  store_id: number;
  weekday: number;
}

export interface Stores {
  address: TextColumn;
  announcement: TextColumn | null;
  avg_rating: Computed<number>;
  busy_until: Timestamp | null;
  comment_count: Generated<number>;
  commission_next_at: Timestamp | null;
  commission_next_percent: number | null;
  commission_percent: number | null;
  cover: string | null;
  created_at: Generated<Timestamp>;
  cutlery: Generated<boolean>;
  delivers: Generated<boolean>;
  description: TextColumn | null;
  discount_percent: number | null;
  email: string | null;
  extra_prep_minutes: Generated<number>;
  featured: Generated<boolean>;
  found_by: Generated<string>;
  free_delivery: Generated<boolean>;
  halal_tag: Generated<boolean>;
  hours_version: Generated<number>;
  hue: Generated<number>;
  id: Generated<number>;
  is_accepting: Generated<boolean>;
  is_active: Generated<boolean>;
  last_order_minutes: number | null;
  lat: number;
  lng: number;
  logo: string | null;
  minimum_order_minor: Generated<number>;
  module_id: number;
  name: TextColumn;
  named: Generated<string>;
  non_veg: Generated<boolean>;
  order_count: Generated<number>;
  phone: string | null;
  prep_minutes_max: Generated<number>;
  prep_minutes_min: Generated<number>;
  prescription_order: Generated<boolean>;
  priced_since: Timestamp | null;
  priced_until: Timestamp | null;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  reviews_enabled: Generated<boolean>;
  schedule_order: Generated<boolean>;
  search: Generated<string>;
  slug: string;
  stars: Generated<number[]>;
  take_away: Generated<boolean>;
  tax_included: Generated<boolean>;
  tax_percent: Generated<number>;
  timezone: string;
  updated_at: Generated<Timestamp>;
  veg: Generated<boolean>;
  zone_id: number;
}

export interface Tags {
  id: Generated<number>;
  name: TextColumn;
}

export interface Tickets {
  claimed_at: Timestamp | null;
  device: string | null;
  event_position: number;
  id: Generated<number>;
  kind: 'original' | 'copy';
  order_id: number;
  printed_at: Timestamp | null;
}

export interface Translations {
  locale: string;
  message: string;
  text: string;
  updated_at: Generated<Timestamp>;
}

export interface Vehicles {
  code: string;
  extra_minor: Generated<number>;
  id: Generated<number>;
  is_active: Generated<boolean>;
  max_metres: number;
  min_metres: Generated<number>;
  name: TextColumn;
  position: Generated<number>;
}

export interface VendorRegistrations {
  cover: string | null;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  email: string;
  f_name: string;
  id: Generated<number>;
  l_name: string;
  lat: number;
  lng: number;
  locale: Generated<string>;
  logo: string | null;
  module_id: number;
  password_hash: string | null;
  phone: string;
  prep_minutes_max: Generated<number>;
  prep_minutes_min: Generated<number>;
  status: Generated<'pending' | 'approved' | 'denied'>;
  store_address: string;
  store_name: string;
  tax_percent: Generated<number>;
  zone_id: number;
}

export interface VideoSections {
  banner_type: 'video' | 'video_content' | 'image';
  contents: Generated<ListColumn>;
  image: string | null;
  is_active: Generated<boolean>;
  module_id: number;
  title: TextColumn | null;
  video: string | null;
  video_file: string | null;
}

export interface WalletBonuses {
  bonus: number;
  bonus_type: 'percent' | 'amount';
  description: TextColumn | null;
  ends_at: Timestamp;
  id: Generated<number>;
  is_active: Generated<boolean>;
  max_bonus_minor: number | null;
  min_add_minor: Generated<number>;
  starts_at: Timestamp;
  title: TextColumn;
}

export interface WhyChooseBanners {
  id: Generated<number>;
  image: string;
  is_active: Generated<boolean>;
  module_id: number;
  position: Generated<number>;
  short_description: TextColumn;
  title: TextColumn;
}

export interface WishCounts {
  item_id: number;
  wishes: number;
}

export interface WishlistItems {
  created_at: Generated<Timestamp>;
  customer_id: number;
  item_id: number;
}

export interface WishlistStores {
  created_at: Generated<Timestamp>;
  customer_id: number;
  store_id: number;
}

export interface ZoneCategories {
  category_id: number;
  products: number;
  stores: number;
  zone_id: number;
}

export interface ZoneModules {
  additional_minor: Generated<number>;
  additional_name: TextColumn | null;
  base_minor: Generated<number>;
  cash_limit_minor: number | null;
  maximum_minor: number | null;
  minimum_minor: Generated<number>;
  module_id: number;
  packaging_minor: Generated<number>;
  per_km_minor: Generated<number>;
  surge_percent: Generated<number>;
  surge_reason: TextColumn | null;
  zone_id: number;
}

export interface Zones {
  area: string;
  cash_on_delivery: Generated<boolean>;
  created_at: Generated<Timestamp>;
  digital_payment: Generated<boolean>;
  id: Generated<number>;
  is_active: Generated<boolean>;
  name: TextColumn;
  offline_payment: Generated<boolean>;
  priority: Generated<number>;
}

export interface DB {
  add_ons: AddOns;
  addresses: Addresses;
  advertisements: Advertisements;
  allergens: Allergens;
  audit_log: AuditLog;
  banners: Banners;
  brand_counts: BrandCounts;
  brands: Brands;
  buildings: Buildings;
  bus_events: BusEvents;
  campaign_stores: CampaignStores;
  campaigns: Campaigns;
  cancellation_reasons: CancellationReasons;
  cart_lines: CartLines;
  carts: Carts;
  cashback_offers: CashbackOffers;
  catalogue_versions: CatalogueVersions;
  categories: Categories;
  common_conditions: CommonConditions;
  conversations: Conversations;
  coupon_uses: CouponUses;
  coupons: Coupons;
  courier_cash: CourierCash;
  courier_offers: CourierOffers;
  courier_shifts: CourierShifts;
  customers: Customers;
  delivery_proofs: DeliveryProofs;
  description_words: DescriptionWords;
  districts: Districts;
  flash_sale_items: FlashSaleItems;
  flash_sales: FlashSales;
  food_variation_groups: FoodVariationGroups;
  food_variation_values: FoodVariationValues;
  gazetteer_source: GazetteerSource;
  "graphile_worker._private_job_queues": GraphileWorkerPrivateJobQueues;
  "graphile_worker._private_jobs": GraphileWorkerPrivateJobs;
  "graphile_worker._private_known_crontabs": GraphileWorkerPrivateKnownCrontabs;
  "graphile_worker._private_tasks": GraphileWorkerPrivateTasks;
  "graphile_worker.jobs": GraphileWorkerJobs;
  "graphile_worker.migrations": GraphileWorkerMigrations;
  guests: Guests;
  idempotency_keys: IdempotencyKeys;
  identities: Identities;
  interest_answers: InterestAnswers;
  interests: Interests;
  item_add_ons: ItemAddOns;
  item_categories: ItemCategories;
  item_conditions: ItemConditions;
  item_pauses: ItemPauses;
  item_stock: ItemStock;
  item_tags: ItemTags;
  item_variations: ItemVariations;
  items: Items;
  job_workers: JobWorkers;
  ledger_accounts: LedgerAccounts;
  ledger_entries: LedgerEntries;
  ledger_postings: LedgerPostings;
  media_objects: MediaObjects;
  messages: Messages;
  modules: Modules;
  newsletter_subscribers: NewsletterSubscribers;
  notice_counts: NoticeCounts;
  notifications: Notifications;
  offline_payment_methods: OfflinePaymentMethods;
  offline_payments: OfflinePayments;
  one_time_codes: OneTimeCodes;
  order_acts: OrderActs;
  order_adjustments: OrderAdjustments;
  order_attachments: OrderAttachments;
  order_charges: OrderCharges;
  order_codes: OrderCodes;
  order_counts: OrderCounts;
  order_events: OrderEvents;
  order_jumps: OrderJumps;
  order_lines: OrderLines;
  orders: Orders;
  outbox: Outbox;
  pages: Pages;
  parcel_categories: ParcelCategories;
  parcel_details: ParcelDetails;
  parcel_instructions: ParcelInstructions;
  payment_attempts: PaymentAttempts;
  payment_events: PaymentEvents;
  payment_jumps: PaymentJumps;
  payments: Payments;
  pending_steps: PendingSteps;
  places: Places;
  prescription_questions: PrescriptionQuestions;
  price_history: PriceHistory;
  push_subscriptions: PushSubscriptions;
  quotes: Quotes;
  rate_counters: RateCounters;
  referrals: Referrals;
  refund_lines: RefundLines;
  refund_reasons: RefundReasons;
  refunds: Refunds;
  requested_jobs: RequestedJobs;
  review_menu_categories: ReviewMenuCategories;
  review_menus: ReviewMenus;
  reviews: Reviews;
  rider_positions: RiderPositions;
  rider_registrations: RiderRegistrations;
  rider_reviews: RiderReviews;
  rider_trail: RiderTrail;
  riders: Riders;
  roads: Roads;
  sandbox_payments: SandboxPayments;
  sandbox_refunds: SandboxRefunds;
  search_words: SearchWords;
  section_banners: SectionBanners;
  sessions: Sessions;
  settings: Settings;
  shelf_counts: ShelfCounts;
  staff: Staff;
  staff_challenges: StaffChallenges;
  staff_credentials: StaffCredentials;
  staff_grants: StaffGrants;
  staff_invitations: StaffInvitations;
  staff_lost_factor_approvals: StaffLostFactorApprovals;
  staff_lost_factors: StaffLostFactors;
  staff_passkeys: StaffPasskeys;
  staff_pin_tries: StaffPinTries;
  staff_pins: StaffPins;
  staff_recovery_codes: StaffRecoveryCodes;
  staff_sessions: StaffSessions;
  store_categories: StoreCategories;
  store_closures: StoreClosures;
  store_discounts: StoreDiscounts;
  store_hours: StoreHours;
  store_pace: StorePace;
  store_ready_minutes: StoreReadyMinutes;
  stores: Stores;
  tags: Tags;
  tickets: Tickets;
  translations: Translations;
  vehicles: Vehicles;
  vendor_registrations: VendorRegistrations;
  video_sections: VideoSections;
  wallet_bonuses: WalletBonuses;
  why_choose_banners: WhyChooseBanners;
  wish_counts: WishCounts;
  wishlist_items: WishlistItems;
  wishlist_stores: WishlistStores;
  zone_categories: ZoneCategories;
  zone_modules: ZoneModules;
  zones: Zones;
}

import type { ProofPlace } from '@bozor/domain/couriers/photo-proof.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { Charge } from '@bozor/domain/checkout/charges.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { AdjustmentKind } from '@bozor/domain/orders/received/adjustments.ts';
import type { PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { PaymentStatus } from '@bozor/domain/orders/payment-status.ts';
import type { DelayReason } from '@bozor/domain/orders/ready-time.ts';
import type { RefundKind, RefundReason, RefundState, RefundWay } from '@bozor/domain/orders/refund-pieces.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { RefusalReason } from '@bozor/domain/orders/staff/store-steps.ts';

/** An order with its store, courier and lines, for lists, details and tracking. Amounts are in minor units. */
export interface OrderRow {
  readonly id: number;
  readonly customer_id: number | null;
  readonly guest_id: number | null;
  readonly order_type: OrderType;
  readonly source: string;
  readonly module_id: number;
  readonly module_type: ModuleType;
  readonly status: OrderStatus;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly processing_at: Date | null;
  readonly handover_at: Date | null;
  readonly picked_up_at: Date | null;
  readonly delivered_at: Date | null;
  readonly returned_at: Date | null;
  readonly canceled_at: Date | null;
  readonly failed_at: Date | null;
  readonly schedule_at: Date | null;
  readonly promised_from: Date | null;
  readonly promised_until: Date | null;
  readonly latest_by: Date | null;
  /** When the store has the goods ready, as it said, and why it postponed that. */
  readonly ready_by: Date | null;
  readonly delay_reason: DelayReason | null;
  readonly charges: readonly Charge[];
  readonly tax_percent: number;
  readonly delivery_free_by: 'take_away' | 'coupon' | 'store' | 'threshold' | null;
  readonly total_minor: number;
  /** Total before the pharmacist priced it. */
  readonly price_before_minor: number | null;
  readonly agree_until: Date | null;
  /** Question of the pharmacist that nobody has answered. */
  readonly question: { readonly id: number; readonly text: string } | null;
  readonly wallet_minor: number;
  readonly change_from_minor: number | null;
  readonly payment_method: PaymentMethod;
  readonly payment_status: PaymentStatus;
  readonly pay_until: Date | null;
  readonly coupon_code: string | null;
  readonly contact_person_name: string;
  readonly contact_person_number: string;
  readonly contact_person_email: string | null;
  readonly delivery_address: Readonly<Record<string, string>> | null;
  readonly delivery_lat: number | null;
  readonly delivery_lng: number | null;
  readonly distance_metres: number | null;
  readonly delivery_instruction: string | null;
  readonly order_note: string | null;
  readonly prescription_images: readonly string[];
  readonly unavailable_item_note: string | null;
  readonly cutlery: boolean;
  readonly cancellation_reason: string | null;
  readonly refusal_reason: RefusalReason | null;
  readonly status_note: string | null;
  readonly cash_on_delivery: boolean;
  readonly cash_limit_minor: number | null;
  readonly locale: string;
  readonly store: StoreOfOrder | null;
  readonly courier: CourierOfOrder | null;
  /** Told to the courier, while a person has the order: by the sender of a parcel until it is fetched, and at the door. */
  readonly pickup_code: string | null;
  readonly delivery_code: string | null;
  readonly delivery_proof: { readonly key: string; readonly place: ProofPlace } | null;
  readonly is_courier_reviewed: boolean;
  readonly parcel: ParcelOfOrder | null;
  readonly refund: RefundOfOrder | null;
  /** All that the customer asked for, and what staff gave. */
  readonly refunds: readonly ListedRefund[];
  readonly offline_payment: OfflinePaymentOfOrder | null;
  readonly lines: readonly LineOfOrder[];
  /** Sum of the adjustments that are done. */
  readonly adjusted_minor: number;
  readonly adjustments: readonly AdjustmentOfOrder[];
}

interface StoreOfOrder {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly logo: string | null;
  readonly zone_id: number;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string | null;
  readonly address: string;
  readonly reviews_enabled: boolean;
}

interface CourierOfOrder {
  readonly id: number;
  readonly f_name: string;
  readonly l_name: string;
  readonly image: string | null;
  readonly phone: string;
  readonly avg_rating: number;
  readonly rating_count: number;
  readonly vehicle: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly at_ms: number | null;
}

/** Both ends of a parcel, and its contents. */
interface ParcelOfOrder {
  readonly category_id: number | null;
  readonly category: string;
  readonly image: string | null;
  readonly payer: 'sender' | 'receiver';
  readonly instructions: readonly string[];
  readonly sender: EndOfParcel;
  readonly receiver: EndOfParcel;
}

export interface EndOfParcel {
  readonly name: string;
  readonly phone: string;
  readonly address: Readonly<Record<string, string>>;
  readonly lat: number;
  readonly lng: number;
}

interface RefundOfOrder {
  readonly reason: string | null;
  readonly note: string | null;
  readonly state: RefundState;
  readonly decision_note: string | null;
  readonly at_ms: number;
  readonly amount_minor: number;
  readonly images: readonly string[];
}

interface ListedRefund extends RefundOfOrder {
  readonly id: number;
  readonly kind: RefundKind;
  readonly way: RefundWay;
  /** The reason of staff. */
  readonly cause: RefundReason | null;
  readonly lines: readonly { readonly name: string; readonly pieces: number }[];
}

interface OfflinePaymentOfOrder {
  readonly method_id: number;
  readonly method_name: string;
  readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly state: 'pending' | 'verified' | 'denied';
  readonly note: string | null;
}

/** A change beside the amounts of the order, in the order in which they came. */
export interface AdjustmentOfOrder {
  readonly id: number;
  readonly lineId: number;
  readonly kind: AdjustmentKind;
  readonly pieces: number;
  readonly state: 'proposed' | 'done' | 'declined' | 'expired';
  readonly amountMinor: Minor;
  /** Price of all pieces that come instead. */
  readonly replacementMinor: Minor | null;
  /** Of the line. */
  readonly name: string;
  readonly instead: string | null;
  readonly image: string | null;
  readonly hue: number;
  readonly answerUntilMs: number | null;
  /** Of pieces that were weighed. */
  readonly orderedGrams: number | null;
  readonly weighedGrams: number | null;
  readonly chargedGrams: number | null;
}

export interface LineOfOrder {
  readonly id: number;
  readonly item_id: number | null;
  /** In English, like a cart's selection. */
  readonly selection: {
    readonly variation?: readonly { readonly name: string; readonly labels: readonly string[] }[];
    readonly add_ons?: readonly { readonly id: number; readonly quantity: number }[];
  };
  readonly is_reviewed: boolean;
  readonly slug: string | null;
  readonly is_campaign: boolean;
  readonly name: string;
  readonly image: string | null;
  readonly hue: number;
  readonly unit: string | null;
  readonly variation: readonly {
    readonly name: string;
    readonly values: readonly { readonly label: string; readonly option_price: number }[];
  }[];
  readonly add_ons: readonly { readonly id: number; readonly name: string; readonly price: number; readonly quantity: number }[];
  readonly quantity: number;
  /** Of a piece that is sold by weight, and the percentage by which the real weight may differ. */
  readonly piece_grams: number | null;
  readonly weight_tolerance: number | null;
  readonly base_price_minor: number;
  readonly options_minor: number;
  readonly add_ons_minor: number;
  readonly discount_minor: number;
  readonly discount_source: 'flash_sale' | 'store' | 'item' | null;
  readonly total_minor: number;
}

/** A transition in an order's history. */
export interface EventRow {
  readonly id: number;
  readonly status: OrderStatus;
  readonly at: Date;
  readonly note: string | null;
}

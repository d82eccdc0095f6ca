import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { useMemo } from 'react';
import { chosenItem } from '../../platform/session/chosen-item.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { Method } from './chosen-method.ts';
import { paymentDetailsBody } from './offline-payment-details.ts';
import type { PlaceBody } from './order-attempt.ts';
import type { QuoteBody } from './use-quote.ts';

/** Source of the order: the cart, or the one item named by the page's URL. */
export type CheckoutSource = 'cart' | 'buy_now' | 'campaign';

interface Wanted {
  readonly source: CheckoutSource;
  readonly draft: CheckoutDraft;
  readonly point: Point | undefined;
  /** The source is empty, so no quote is requested. */
  readonly isNothing: boolean;
}

/** The fields of the form that decide the price. */
export function useOrderBody({ source, draft, point, isNothing }: Wanted): QuoteBody | undefined {
  const isDelivery = draft.orderType === 'delivery';
  const { orderType, scheduleAt, coupon, tip } = draft;
  const isPartial = useIsPartialOffered() && draft.partial;
  return useMemo<QuoteBody | undefined>(
    () =>
      isNothing
        ? undefined
        : {
            order_type: orderType,
            page: source,
            ...(source !== 'cart' && { item: chosenItem()?.item }),
            ...(isDelivery && point && { latitude: point.lat, longitude: point.lng }),
            ...(scheduleAt !== undefined && { schedule_at: scheduleAt }),
            ...(coupon !== '' && { coupon_code: coupon }),
            ...(isDelivery && tip > 0 && { dm_tips: tip }),
            ...(isPartial && { partial_payment: true }),
          },
    [orderType, source, isDelivery, point, scheduleAt, coupon, tip, isPartial, isNothing],
  );
}

/** Whether the wallet may pay a part of an order here. */
function useIsPartialOffered(): boolean {
  const { isSignedIn } = useSession();
  return useConfig().wallet_partial_payment_status === 1 && isSignedIn;
}

interface OrderDetails {
  readonly body: QuoteBody;
  readonly quote: Quote;
  readonly method: Method;
  readonly draft: CheckoutDraft;
  readonly address: string | undefined;
  readonly prescriptionIds: readonly string[];
}

/** The quote's body with the fields that only placing needs: the quote shown, the contact person and the address details. */
export function placeBody({ body, quote, method, draft, address, prescriptionIds }: OrderDetails): PlaceBody {
  const isDelivery = draft.orderType === 'delivery';
  return {
    ...body,
    payment_method: method,
    quote_id: quote.quote_id,
    order_amount: quote.order_amount,
    contact_person_name: draft.name,
    contact_person_number: draft.phone,
    ...(draft.email !== '' && { contact_person_email: draft.email }),
    ...(isDelivery && {
      address: address ?? '',
      ...(draft.addressType !== '' && { address_type: draft.addressType }),
      house: draft.house,
      floor: draft.floor,
      road: draft.road,
      ...(draft.instruction !== '' && { additional_information: draft.instruction }),
    }),
    ...(draft.note !== '' && { order_note: draft.note }),
    ...(method === 'offline_payment' && paymentDetailsBody(draft.offline)),
    ...(method === 'cash_on_delivery' && draft.changeFrom !== undefined && { change_from: draft.changeFrom }),
    unavailable_item_note: draft.soldOut,
    ...(prescriptionIds.length > 0 && { prescription_ids: [...prescriptionIds] }),
  };
}

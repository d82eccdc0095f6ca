import { calls } from '@bozor/contract/calls.ts';
import type { Placed, Quote } from '@bozor/contract/checkout.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { useCallback, useRef, useState } from 'react';
import { useApi } from '../../platform/platform.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';
import { newKey } from './new-key.ts';
import type { QuoteBody } from './use-quote.ts';

/** Where an attempt stands. `unsure`: the network broke after sending; the same key asks again and gets the same order, never a second one. */
export type Placing =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'unsure' }
  | { readonly state: 'refused'; readonly problem: ApiProblem };

export interface OrderDetails {
  readonly body: QuoteBody;
  readonly quote: Quote;
  readonly draft: CheckoutDraft;
  readonly address: string | undefined;
}

/**
 * Sends the order. One press makes one key; every try of the same content carries it, so that a double tap, a retry or a reply that was lost
 * on the way end in one order.
 */
export function usePlaceOrder(onPlaced: (placed: Placed) => Promise<void>): {
  placing: Placing;
  place: (details: OrderDetails) => Promise<void>;
} {
  const api = useApi();
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' });
  const attempt = useRef<{ content: string; key: string } | undefined>(undefined);
  const isSending = useRef(false);

  const place = useCallback(
    async (details: OrderDetails) => {
      if (isSending.current) return;
      isSending.current = true;
      setPlacing({ state: 'sending' });
      const body = bodyOf(details);
      const content = JSON.stringify(body);
      if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
      const placed = await api.call(calls.checkout.place, { body, idempotencyKey: attempt.current.key }).catch((error: unknown) => {
        const isAnswer = error instanceof ApiProblem && error.status < 500;
        setPlacing(isAnswer ? { state: 'refused', problem: error } : { state: 'unsure' });
      });
      if (placed) {
        attempt.current = undefined;
        await onPlaced(placed);
        setPlacing({ state: 'idle' });
      }
      isSending.current = false;
    },
    [api, onPlaced],
  );
  return { placing, place };
}

function bodyOf({ body, quote, draft, address }: OrderDetails) {
  const isDelivery = draft.orderType === 'delivery';
  return {
    ...body,
    payment_method: 'cash_on_delivery' as const,
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
    ...(draft.changeFrom !== undefined && { change_from: draft.changeFrom }),
    unavailable_item_note: draft.soldOut,
  };
}

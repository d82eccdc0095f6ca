import type { Point } from '@bozor/domain/places/point.ts';
import { useMemo } from 'react';
import type { QuoteBody } from '../checkout/use-quote.ts';
import { EMPTY_ENDPOINT, type ParcelEndpoint, type ParcelDraft } from './parcel-draft.ts';

/** The fields that decide price and payment methods: category, both points, payer and tip. Typing address details requests no new quote. */
export function usePriceBody({ sender, receiver, payer, tip }: ParcelDraft, kindId: number | undefined): QuoteBody | undefined {
  const from = sender.point;
  const to = receiver.point;
  return useMemo(
    () => parcelBody({ sender: at(from), receiver: at(to), payer, instructions: [], tip }, kindId),
    [from, to, payer, tip, kindId],
  );
}

/** Body of a parcel order; undefined until category and both points are known. */
export function parcelBody(
  { sender, receiver, payer, instructions, tip }: Omit<ParcelDraft, 'changeFrom' | 'paymentMethod'>,
  kindId: number | undefined,
): QuoteBody | undefined {
  const from = endpointBody(sender);
  const to = endpointBody(receiver);
  if (kindId === undefined || !from || !to) return undefined;
  return {
    order_type: 'parcel',
    parcel: { parcel_category_id: kindId, sender: from, receiver: to, payer, instruction_ids: [...instructions] },
    ...(tip > 0 && { dm_tips: tip }),
  };
}

const at = (point: Point | undefined): ParcelEndpoint => ({ ...EMPTY_ENDPOINT, point });

function endpointBody({ point, address, name, phone, house, floor, note }: ParcelEndpoint) {
  if (!point) return undefined;
  const written = { contact_person_name: name, contact_person_number: phone, address, house, floor, note };
  return { ...written, latitude: point.lat, longitude: point.lng };
}

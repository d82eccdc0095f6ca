import type { Point } from '@bozor/domain/places/point.ts';
import { useMemo } from 'react';
import type { QuoteBody } from '../checkout/use-quote.ts';
import { NOWHERE, type ParcelDoor, type ParcelDraft } from './parcel-draft.ts';

/** What decides the price of a parcel and how it can be paid: its kind, both points, who pays and the tip. What is typed of the doors does not ask again. */
export function usePriceBody({ sender, receiver, payer, tip }: ParcelDraft, kindId: number | undefined): QuoteBody | undefined {
  const from = sender.point;
  const to = receiver.point;
  return useMemo(
    () => parcelBody({ sender: at(from), receiver: at(to), payer, instructions: [], tip }, kindId),
    [from, to, payer, tip, kindId],
  );
}

/** What the shop is asked to carry; undefined until its kind and both doors are known. */
export function parcelBody(
  { sender, receiver, payer, instructions, tip }: Omit<ParcelDraft, 'changeFrom' | 'paymentMethod'>,
  kindId: number | undefined,
): QuoteBody | undefined {
  const from = endOf(sender);
  const to = endOf(receiver);
  if (kindId === undefined || !from || !to) return undefined;
  return {
    order_type: 'parcel',
    parcel: { parcel_category_id: kindId, sender: from, receiver: to, payer, instruction_ids: [...instructions] },
    ...(tip > 0 && { dm_tips: tip }),
  };
}

const at = (point: Point | undefined): ParcelDoor => ({ ...NOWHERE, point });

function endOf({ point, address, name, phone, house, floor, note }: ParcelDoor) {
  if (!point) return undefined;
  const written = { contact_person_name: name, contact_person_number: phone, address, house, floor, note };
  return { ...written, latitude: point.lat, longitude: point.lng };
}

import type { BodyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/routes.ts';
import type { ChargeKind } from '@bozor/domain/checkout/bill.ts';
import { sum } from '@bozor/domain/money/minor.ts';
import type { Owner } from '../cart/owner.ts';
import type { NewOrder, NewOrderLine } from '../orders/create-order.ts';
import type { ContactDetails } from './check-contact.ts';
import type { PreparedLine, PreparedOrder } from './prepare-order.ts';

export type PlacedBody = BodyOf<typeof API.checkout.place>;

/** A prepared order as the row that is written: every amount copied, nothing looked up again. */
export function orderOf(
  order: PreparedOrder,
  owner: Owner,
  body: PlacedBody,
  contact: ContactDetails,
  known: { currency: string; locale: string; changeFromMinor: number | null },
): NewOrder {
  const amount = (kind: ChargeKind) => Math.abs(order.bill.charges.find((charge) => charge.kind === kind)?.amountMinor ?? 0);
  const { delivery } = order.bill;
  const isDelivery = order.orderType === 'delivery';
  return {
    ...owner,
    module_id: order.store.row.module_id,
    zone_id: order.store.row.zone_id,
    store_id: order.store.row.id,
    order_type: order.orderType,
    source: order.source,
    status_by: 'customer',
    items_minor: sum(order.lines.map((line) => line.priced.goodsMinor)),
    add_ons_minor: sum(order.lines.map((line) => line.priced.addOnsMinor)),
    discount_minor: amount('discount'),
    coupon_discount_minor: amount('coupon'),
    packaging_minor: amount('packaging'),
    additional_minor: amount('additional'),
    tax_minor: amount('tax'),
    tax_percent: order.tax?.percent ?? 0,
    tax_included: order.tax?.isInclusive ?? false,
    delivery_minor: delivery.feeMinor,
    delivery_full_minor: delivery.fullFeeMinor,
    delivery_free_by: delivery.freeBy ?? null,
    tip_minor: amount('tip'),
    total_minor: order.bill.totalMinor,
    wallet_minor: order.bill.walletMinor,
    change_from_minor: known.changeFromMinor,
    currency: known.currency,
    payment_method: body.payment_method,
    coupon_id: order.coupon?.row.id ?? null,
    coupon_code: order.coupon?.row.code ?? null,
    contact_person_name: contact.name,
    contact_person_number: contact.phone,
    contact_person_email: contact.email,
    delivery_address: isDelivery
      ? JSON.stringify({
          address: body.address ?? '',
          address_type: body.address_type ?? 'other',
          road: body.road ?? '',
          house: body.house ?? '',
          floor: body.floor ?? '',
          additional_information: body.additional_information ?? '',
        })
      : null,
    delivery_lat: isDelivery ? order.point!.lat : null,
    delivery_lng: isDelivery ? order.point!.lng : null,
    distance_metres: order.distanceMetres,
    distance_source: order.distanceMetres === null ? null : 'straight',
    delivery_instruction: body.delivery_instruction ?? null,
    order_note: body.order_note ?? null,
    unavailable_item_note: body.unavailable_item_note ?? null,
    cutlery: body.cutlery ?? false,
    schedule_at: order.scheduleAt ?? null,
    promised_from: new Date(order.eta.fromMs),
    promised_until: new Date(order.eta.toMs),
    latest_by: new Date(order.eta.latestMs),
    quote_id: body.quote_id,
    locale: known.locale,
  };
}

/** A prepared line as the row that is written, with the names and prices of this moment in every language. */
export function lineOf({ item, priced, variationId, selection }: PreparedLine, names: { readonly [Id in number]?: string }): NewOrderLine {
  const variation = item.options.variations.find((each) => each.id === variationId);
  const baseMinor = variation?.price_minor ?? item.row.price_minor;
  return {
    item_id: item.row.id,
    variation_id: variationId,
    flash_sale_id: priced.discount?.source === 'flash_sale' ? (item.row.flash?.flash_sale_id ?? null) : null,
    is_campaign: item.row.campaign_id !== null,
    name: names[item.row.id] ?? JSON.stringify({ en: item.row.name }),
    image: item.row.image,
    hue: item.row.hue,
    unit: item.row.unit,
    variation: JSON.stringify(chosenWords(item, selection.variation)),
    add_ons: JSON.stringify(
      selection.add_ons.flatMap(({ id, quantity }) => {
        const addOn = item.options.add_ons.find((each) => each.id === id);
        return addOn ? [{ id, name: addOn.every, price: addOn.price_minor, quantity }] : [];
      }),
    ),
    selection: JSON.stringify(selection),
    quantity: priced.quantity,
    base_price_minor: baseMinor,
    options_minor: priced.pieceMinor - baseMinor,
    add_ons_minor: priced.addOnsMinor,
    discount_minor: priced.discountMinor,
    discount_source: priced.discountMinor > 0 ? (priced.discount?.source ?? null) : null,
    total_minor: priced.totalMinor,
  };
}

function chosenWords(item: PreparedLine['item'], selection: PreparedLine['selection']['variation']): object[] {
  return selection.flatMap(({ name, labels }): object[] => {
    const choice = item.options.choice_options.find(({ title }) => title.en === name);
    if (choice)
      return [
        {
          name: choice.title,
          values: choice.options.filter((option) => labels.includes(option.en)).map((label) => ({ label, option_price: 0 })),
        },
      ];
    const group = item.options.food_variations.find((each) => each.name === name);
    if (!group) return [];
    return [
      {
        name: group.every,
        values: group.values
          .filter((value) => labels.includes(value.label))
          .map((value) => ({ label: value.every, option_price: value.price_minor })),
      },
    ];
  });
}

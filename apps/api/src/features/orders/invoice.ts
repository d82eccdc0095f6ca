import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { formatAmount, formatCount } from '@bozor/domain/money/format-amount.ts';
import { nearestMinor } from '@bozor/domain/money/json-amount.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { directionOf } from '@bozor/domain/words/direction.ts';
import { inLocale } from '../../platform/settings/localized.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import type { Presenting } from './presenting.ts';

export const INVOICE_STYLE_PATH = '/api/v1/customer/order/invoice.css';

/** Prints black on white on any paper size. On a screen the sheet is centred. */
export const INVOICE_STYLE = `@page { margin: 18mm }
* { box-sizing: border-box }
body { font: 14px/1.45 system-ui, sans-serif; color: #111; background: #fff; max-width: 760px; margin: 0 auto; padding: 24px }
header { display: flex; justify-content: space-between; gap: 24px; border-bottom: 2px solid #111; padding-bottom: 16px; margin-bottom: 24px }
h1 { font-size: 26px; margin: 0 0 4px }
h2 { font-size: 13px; color: #555; margin: 0 0 4px; font-weight: 600 }
p { margin: 0 }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; margin-bottom: 24px }
table { width: 100%; border-collapse: collapse }
th { text-align: start; color: #555; font-weight: 600 }
th, td { padding: 8px 0; border-bottom: 1px solid #ddd; vertical-align: top }
.n { text-align: end; white-space: nowrap; padding-inline-start: 16px; font-variant-numeric: tabular-nums }
small { color: #555 }
tfoot td { border: 0; padding: 4px 0 }
tfoot tr.total td { border-top: 2px solid #111; font-size: 18px; font-weight: 700; padding-top: 10px }
footer { margin-top: 32px; color: #555 }
@media print { body { padding: 0 } }`;

/** Renders an order's invoice as a printable HTML page. All texts are escaped. */
export function renderInvoice(order: OrderDetails, { locale, translate, settings }: Presenting): string {
  const currency = currencyOf(settings, locale);
  const money = (amount: number) => `<bdi dir="ltr">${escape(formatAmount(nearestMinor(amount, currency.digits), currency))}</bdi>`;
  const number = formatOrderNumber(order.id as OrderId);
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: settings.timezone,
    numberingSystem: 'latn',
  }).format(new Date(order.created_at));
  const lines = order.details.map((line) => {
    const chosen = [...line.variation.map(({ type }) => type), ...line.add_ons.map(({ name, quantity }) => `${name} × ${quantity}`)].join(
      ', ',
    );
    return `<tr><td>${escape(line.name)}${chosen && `<br><small>${escape(chosen)}</small>`}</td><td class="n">${line.quantity}</td><td class="n">${money(line.price)}</td><td class="n">${money(line.original_total)}</td></tr>`;
  });
  const charges = order.charges.map(
    ({ label, amount, explanation }) =>
      `<tr><td colspan="3">${escape(label)}${explanation ? ` <small>${escape(explanation)}</small>` : ''}</td><td class="n">${money(amount)}</td></tr>`,
  );
  const to = order.receiver_details ?? order.delivery_address;
  const receiver = to
    ? [to.contact_person_name, to.address, [to.road, to.house, to.floor].filter(Boolean).join(', '), formatPhone(to.contact_person_number)]
    : [translate('You collect it yourself'), order.store_address ?? ''];
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(translate('Invoice {number}', { number }))}</title><link rel="stylesheet" href="${INVOICE_STYLE_PATH}"></head><body>
<header><div><h1>${escape(translate('Invoice'))}</h1><p>${escape(translate('Order {number}', { number }))}</p><p>${escape(date)}</p></div><div><strong>${escape(settings.business_name)}</strong>${paragraphs([inLocale(settings.business_address, locale), settings.business_phone, settings.business_email])}</div></header>
<section class="sides"><div><h2>${escape(translate('From'))}</h2>${paragraphs([order.store?.name ?? order.parcel?.parcel_category.name ?? '', order.store_address ?? order.delivery_address?.address ?? '', order.store_phone ?? ''])}</div><div><h2>${escape(translate('To'))}</h2>${paragraphs(receiver)}</div></section>
<table>${lines.length > 0 ? `<thead><tr><th>${escape(translate('Item'))}</th><th class="n">${escape(translate('Quantity'))}</th><th class="n">${escape(translate('Price'))}</th><th class="n">${escape(translate('Amount'))}</th></tr></thead>` : ''}<tbody>${lines.join('')}</tbody><tfoot>${charges.join('')}<tr class="total"><td colspan="3">${escape(translate('Total'))}</td><td class="n">${money(order.order_amount)}</td></tr>${receivedOf(
    order,
    translate,
  )
    .map(([label, amount]) => `<tr><td colspan="3">${escape(label)}</td><td class="n">${money(amount)}</td></tr>`)
    .join('')}${partsOf(order)
    .map(([label, amount]) => `<tr><td colspan="3">${escape(translate(label))}</td><td class="n">${money(amount)}</td></tr>`)
    .join('')}</tfoot></table>
<footer><p>${escape(translate(PAYMENT_LABELS[order.payment_method]))}</p></footer></body></html>`;
}

/** Rows below the ordered total: what was received instead, and its total. */
function receivedOf(
  { adjustments, received_amount: received }: OrderDetails,
  translate: Presenting['translate'],
): readonly (readonly [string, number])[] {
  const rows = adjustments
    .filter(({ state }) => state === 'done')
    .map(({ name, pieces, replacement, weight, amount }): readonly [string, number] => [
      weight
        ? translate('Weighed: {name}, {weighed} g instead of {ordered} g', {
            name,
            weighed: formatCount(weight.weighed),
            ordered: formatCount(weight.ordered),
          })
        : replacement
          ? translate('{name} × {pieces}, instead {replacement}', { name, pieces, replacement: replacement.name })
          : translate('Sold out: {name} × {pieces}', { name, pieces }),
      amount,
    ]);
  return rows.length > 0 ? [...rows, [translate('Received'), received]] : [];
}

/** Rows below the total: what the wallet paid, and what was refunded. */
function partsOf({ wallet_amount: wallet, received_amount: total, refunds }: OrderDetails): readonly (readonly [string, number])[] {
  const isGiven = ({ kind, status }: OrderDetails['refunds'][number]) =>
    kind !== 'goodwill' && kind !== 'difference' && (status === 'approved' || status === 'paid');
  const split = [[PARTS.wallet, -wallet] as const, [PARTS.due, total - wallet] as const];
  return [...(wallet > 0 && wallet < total ? split : []), ...refunds.filter(isGiven).map(({ amount }) => [PARTS.refund, -amount] as const)];
}

const PARTS = { wallet: 'Paid from wallet', due: 'To pay', refund: 'Refunded' } as const;

const PAYMENT_LABELS: Readonly<Record<OrderDetails['payment_method'], string>> = {
  cash_on_delivery: 'Cash on delivery',
  digital_payment: 'Paid by card',
  wallet: 'Paid from the wallet',
  offline_payment: 'Paid by transfer',
};

/** A phone number is left-to-right in every language. */
const PHONE = /^\+[\d\s]+$/;

function paragraphs(texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => `<p>${PHONE.test(text) ? `<bdi dir="ltr">${escape(formatPhone(text))}</bdi>` : escape(text)}</p>`)
    .join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

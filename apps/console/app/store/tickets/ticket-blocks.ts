import type { Ticket } from '@bozor/contract/store/tickets.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { isByWeight, weightText } from '../weighing/weight-state.tsx';
import { planText, TYPE_LABELS } from '../board/order-texts.ts';

/** A part of a ticket. HTML and raster are both made of these, so that neither says less than the other. */
export type TicketBlock =
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: 'small' | 'normal' | 'large' | 'huge';
      readonly isCentered?: boolean;
      readonly isBold?: boolean;
      /** White on black. */
      readonly isInverse?: boolean;
    }
  | { readonly kind: 'dish'; readonly quantity: string; readonly name: string; readonly parts: readonly string[] };

const RULE: TicketBlock = { kind: 'rule' };

/** Everything that stands on a ticket, from top to bottom: whose order and by when, the allergy line before the goods, no sum and no phone. */
export function ticketBlocks({ kind, store, accepted_at, order }: Ticket, words: I18n): readonly TicketBlock[] {
  const { t, formatTime, formatWhen } = words;
  const text = (content: string, over: object = {}): TicketBlock => ({ kind: 'text', text: content, size: 'normal', ...over });
  const when = order.schedule_at === null ? formatTime(order.pick_up_at) : formatWhen(order.pick_up_at, Date.parse(accepted_at));
  const plan = planText(order, words);
  const note = order.note !== null && !order.allergy?.text.includes(order.note) ? order.note : undefined;
  return [
    ...(kind === 'copy' ? [text(t('COPY'), { size: 'large', isCentered: true, isBold: true, isInverse: true })] : []),
    text(store, { isCentered: true }),
    text(formatOrderNumber(order.id as OrderId), { size: 'huge', isCentered: true, isBold: true }),
    text(t(TYPE_LABELS[order.order_type]), { isCentered: true, isBold: true }),
    text(t('Ready by {time}', { time: when }), { size: 'large', isCentered: true, isBold: true }),
    ...(order.pickup_code === null
      ? []
      : [text(t('Pick-up code {code}', { code: order.pickup_code }), { size: 'large', isCentered: true })]),
    text(order.customer_name, { isCentered: true }),
    ...(order.allergy
      ? [
          text(t('ALLERGY'), { size: 'large', isCentered: true, isBold: true, isInverse: true }),
          text(order.allergy.text, { size: 'large', isBold: true }),
        ]
      : []),
    ...(note === undefined ? [] : [RULE, text(note, { isBold: true })]),
    RULE,
    ...order.lines.flatMap(dishesOf),
    RULE,
    ...(order.cutlery ? [text(t('With cutlery'))] : []),
    ...(plan === undefined ? [] : [text(plan, { size: 'small' })]),
    text(t('Accepted {when}', { when: formatWhen(accepted_at, Date.parse(accepted_at)) }), { size: 'small', isCentered: true }),
  ];

  function dishesOf(line: Ticket['order']['lines'][number]): readonly TicketBlock[] {
    const parts = [
      ...(isByWeight(line) ? [weightText(line, words)] : []),
      ...line.options,
      ...line.add_ons.map(({ name, quantity }) => t('+ {quantity} × {name}', { quantity, name })),
    ];
    return [
      ...(line.left > 0 ? [dish(line.name, line.left, parts)] : []),
      ...line.replacements.map(({ name, pieces }) => dish(name, pieces, [])),
    ];
  }
}

const dish = (name: string, pieces: number, parts: readonly string[]): TicketBlock => ({
  kind: 'dish',
  quantity: `${pieces} ×`,
  name,
  parts,
});

import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { isEnded, type OrderStatus } from '@bozor/domain/orders/status.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import type { Waiting } from '../messages/answer-customer.ts';

interface Answer {
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Chooses a reply of the store, courier or shop from the state of the order.
 * @example answerTo(ofACourierOnTheWay) // { text: 'I am on my way to you. See you soon!' }
 */
export function answerTo({ store_id, courier_id, name, has_pictures, answers, order_id, order_status }: Waiting): Answer {
  const status = (order_status ?? undefined) as OrderStatus | undefined;
  if (courier_id !== null) return { text: status === undefined ? COURIER.done : courierSays(status) };
  if (store_id === null) return { text: 'Thank you for writing. We will look into it and answer you here.' };
  if (has_pictures) return { text: 'Thank you for the picture, now we see what you mean.' };
  if (order_id !== null && status !== undefined && !isEnded(status) && answers % 2 === 0)
    return { text: storeSays(status), values: { number: formatOrderNumber(order_id as OrderId) } };
  if (answers === 0) return { text: 'Hello! {name} here. We have read your message and will gladly help.', values: { name: name ?? '' } };
  return { text: LATER[answers % LATER.length]! };
}

const COURIER = {
  waiting: 'I am at the store and will set out as soon as your order is ready.',
  riding: 'I am on my way to you. See you soon!',
  done: 'Your order has arrived. Thank you for choosing us!',
} as const;

function courierSays(status: OrderStatus): string {
  if (status === 'picked_up') return COURIER.riding;
  return isEnded(status) ? COURIER.done : COURIER.waiting;
}

function storeSays(status: OrderStatus): string {
  switch (status) {
    case 'handover':
      return 'Your order {number} is packed and waits for the courier.';
    case 'picked_up':
      return 'Your order {number} is with the courier already. You can write to them as well.';
    default:
      return 'We have your order {number} before us and will see to it.';
  }
}

const LATER = [
  'Of course. Write to us whenever you need anything else.',
  'Understood, we will see to it right away.',
  'Thank you! We have passed it on to our team.',
] as const;

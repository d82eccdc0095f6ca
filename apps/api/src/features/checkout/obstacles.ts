import type { QuoteObstacle } from '@bozor/contract/shop/orders/checkout.ts';
import { checkPayment, isOffered, ORDER_MESSAGES } from '@bozor/domain/checkout/check-order.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import { Problem, type Refusal } from '../../platform/http/problem.ts';
import type { Words } from '../../platform/words/words.ts';
import type { Obstacle, PlaceableOrder, PreparedOrder, WayPast } from './prepared-order.ts';

/** Obstacles met while an order is prepared, in the order in which they are said. */
export class ObstacleList {
  readonly found: Obstacle[] = [];

  add(problem: Problem, actions: readonly WayPast[] = [], line?: Obstacle['line']): void {
    this.found.push({ problem, actions, line });
  }

  /** Notes a refusal as an obstacle, and returns undefined then. */
  async unless<T>(actions: readonly WayPast[], read: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.add(error, actions);
      return undefined;
    }
  }
}

/** Refuses an order with its first obstacle. */
export function withoutObstacles(order: PreparedOrder): PlaceableOrder {
  const [first] = order.obstacles;
  if (first) throw first.problem;
  return order as PlaceableOrder;
}

export const way = (action: WayPast['action'], details: Partial<WayPast> = {}): WayPast => ({
  action,
  schedule_at: null,
  quantity: null,
  ...details,
});

/** Presents obstacles in the reader's language. */
export function presentObstacles(obstacles: readonly Obstacle[], words: Words, locale: string): QuoteObstacle[] {
  return obstacles.flatMap(({ problem, line, actions }) =>
    problem.refusals.map((refusal) => ({
      code: refusal.code,
      message: messageOf(refusal, words, locale),
      field: refusal.field ?? null,
      line_id: line?.id ?? null,
      name: line?.name ?? null,
      actions: [...actions],
    })),
  );
}

function messageOf({ message, values }: Refusal, words: Words, locale: string): string {
  return words.translate(locale, message, values);
}

/** The wanted way to pay is not possible, or none is. */
export function paymentObstacles(
  order: PreparedOrder,
  wanted: PaymentMethod | undefined,
  said: (message: string, values: { readonly balance: string }) => string,
  balance: string,
): QuoteObstacle[] {
  const checked = PAYMENT_METHODS.map((method) => ({ method, outcome: checkPayment(method, order.bill, order.paymentTerms) }));
  const isPayable = checked.some(({ outcome }) => outcome.ok);
  const inTheWay = checked.find(({ method, outcome }) => !outcome.ok && (isPayable ? method === wanted : isOffered(outcome)))?.outcome;
  if ((isPayable && !inTheWay) || inTheWay?.ok || order.bill.dueMinor === 0) return [];
  const problem = inTheWay?.problem ?? 'no-way-to-pay';
  return [
    {
      code: problem,
      message: said(ORDER_MESSAGES[problem], { balance }),
      field: 'payment_method',
      line_id: null,
      name: null,
      actions: isPayable ? [way('payment')] : [],
    },
  ];
}

/** A customer's plan for a line that is sold out, chosen at the checkout. Own words count as `call_me`: the customer is asked. */
export const SOLD_OUT_PLANS = ['call_me', 'best_match', 'remove', 'cancel_order'] as const;
export type SoldOutPlan = (typeof SOLD_OUT_PLANS)[number];

/** How a proposed replacement was answered: by the customer, or by the end of the time. */
const SWAP_ANSWERS = ['agreed', 'declined', 'unanswered'] as const;
export type SwapAnswer = (typeof SWAP_ANSWERS)[number];

/**
 * Returns the plan of an order by its note.
 * @example soldOutPlan('Please ring twice') // 'call_me'
 */
export function soldOutPlan(note: string | null): SoldOutPlan {
  return SOLD_OUT_PLANS.find((plan) => plan === note) ?? 'call_me';
}

/**
 * Returns what happens to a line whose replacement was proposed. Without an answer the plan decides; whoever declines gets no replacement.
 * @example outcomeOfSwap('unanswered', 'best_match') // 'swap'
 */
export function outcomeOfSwap(answer: SwapAnswer, plan: SoldOutPlan): 'swap' | 'remove' | 'cancel' {
  if (answer === 'agreed') return 'swap';
  if (plan === 'cancel_order') return 'cancel';
  return answer === 'unanswered' && plan === 'best_match' ? 'swap' : 'remove';
}

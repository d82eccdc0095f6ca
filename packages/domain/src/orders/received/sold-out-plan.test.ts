import { expect, test } from 'vitest';
import { outcomeOfSwap, soldOutPlan, type SoldOutPlan, type SwapAnswer } from './sold-out-plan.ts';

test.each<[SwapAnswer, SoldOutPlan, string]>([
  ['agreed', 'call_me', 'swap'],
  ['agreed', 'best_match', 'swap'],
  ['agreed', 'remove', 'swap'],
  ['agreed', 'cancel_order', 'swap'],
  ['declined', 'call_me', 'remove'],
  ['declined', 'best_match', 'remove'],
  ['declined', 'remove', 'remove'],
  ['declined', 'cancel_order', 'cancel'],
  ['unanswered', 'call_me', 'remove'],
  ['unanswered', 'best_match', 'swap'],
  ['unanswered', 'remove', 'remove'],
  ['unanswered', 'cancel_order', 'cancel'],
])('a replacement that is %s under the plan %s ends in: %s', (answer, plan, outcome) => {
  expect(outcomeOfSwap(answer, plan)).toBe(outcome);
});

test.each<[string | null, SoldOutPlan]>([
  ['best_match', 'best_match'],
  ['remove', 'remove'],
  ['cancel_order', 'cancel_order'],
  ['call_me', 'call_me'],
  ['No onions instead, please', 'call_me'],
  [null, 'call_me'],
])('the note %s is the plan %s', (note, plan) => {
  expect(soldOutPlan(note)).toBe(plan);
});

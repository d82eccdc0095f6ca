import { expect, test } from 'vitest';
import { checkBudgets, formatTable } from './check-budgets.ts';

test.each([
  ['enough', { atLeast: 40, unit: '%' }, 40, true],
  ['too little', { atLeast: 40, unit: '%' }, 39.9, false],
  ['little enough', { atMost: 15, unit: 'ms' }, 15, true],
  ['too much', { atMost: 15, unit: 'ms' }, 15.1, false],
  ['just right', { exactly: 10, unit: 'orders' }, 10, true],
  ['one more', { exactly: 10, unit: 'orders' }, 11, false],
])('reports whether %s is within its budget', (_name, budget, value, isWithinBudget) => {
  const [line] = checkBudgets([{ name: 'figure', value }], { figure: budget });
  expect(line).toMatchObject({ isWithinBudget });
  expect(formatTable([line!])).toContain(isWithinBudget ? '✓' : '✗');
});

test('knows no figure without a budget', () => {
  expect(() => checkBudgets([{ name: 'figure', value: 1 }], {})).toThrow('figure');
});

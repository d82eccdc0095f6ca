import { afterEach, beforeEach, expect } from 'vitest';
import { leaveShop } from './render-shop.tsx';
import { watchConsole } from './watch-console.ts';

const reports = watchConsole();

beforeEach(() => reports.forget());

afterEach(async () => {
  const faults = await leaveShop();
  expect(faults, 'requests and answers keep to the contract').toEqual([]);
  expect(reports.errors(), 'nothing is reported as an error').toEqual([]);
});

import { expect, test } from 'vitest';
import { MODULE_TYPES } from '../../catalogue/module-type.ts';
import { ORDER_TYPES } from '../order-type.ts';
import { maySellAgain } from './returned-money.ts';
import { whenAbsent } from './when-absent.ts';

const disposed = ORDER_TYPES.flatMap((orderType) =>
  MODULE_TYPES.filter((moduleType) => whenAbsent({ orderType, moduleType }) === 'dispose').map((moduleType) => ({ orderType, moduleType })),
);

test('dishes that are delivered are thrown away, where nobody receives them, and nothing else', () => {
  expect(disposed).toEqual([{ orderType: 'delivery', moduleType: 'food' }]);
});

test('nothing is thrown away that a store can sell again', () => {
  expect(disposed.filter(({ moduleType }) => maySellAgain(moduleType))).toEqual([]);
});

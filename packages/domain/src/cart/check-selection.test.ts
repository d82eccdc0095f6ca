import { describe, expect, test } from 'vitest';
import type { Selection, SellableItem } from '../catalogue/item.ts';
import { buildGroup, buildItem, money } from '../testing/build-item.ts';
import { checkSelection, initialSelection, toggleLabel, variationType } from './check-selection.ts';

const size = buildGroup({ name: 'Size', labels: ['25 cm', '30 cm'], required: true });
const sauces = buildGroup({ name: 'Sauces', labels: ['Garlic', 'Hot', 'Cheese'], type: 'multi', min: 2, max: 2 });
const herbs = buildGroup({ name: 'Herbs', labels: ['Dill', 'Mint'] });
const pizza = buildItem({ moduleType: 'food', stock: 0, foodVariations: [size, sauces, herbs] });
const phone = buildItem({
  moduleType: 'ecommerce',
  choiceOptions: [
    { title: 'Colour', options: ['Black', 'White'] },
    { title: 'Memory', options: ['128 GB', '256 GB'] },
  ],
  variations: [
    { type: 'Black-128 GB', priceMinor: money(5000), stock: 3 },
    { type: 'Black-256 GB', priceMinor: money(7000), stock: 0 },
  ],
});
const pick = (...groups: [string, ...string[]][]): Selection => groups.map(([name, ...labels]) => ({ name, labels }));

describe('checkSelection refuses', () => {
  test.each<[string, SellableItem, Selection, object]>([
    ['a required group without selection [item-30]', pizza, [], { problem: 'selection-required', name: 'Size' }],
    ['a required group with an empty selection [item-30]', pizza, pick(['Size']), { problem: 'selection-required', name: 'Size' }],
    [
      'two choices in a single group',
      pizza,
      pick(['Size', '25 cm', '30 cm']),
      { problem: 'selection-out-of-range', name: 'Size', min: 1, max: 1 },
    ],
    [
      'too few in an optional multi group that is touched [item-31]',
      pizza,
      pick(['Size', '25 cm'], ['Sauces', 'Hot']),
      { problem: 'selection-out-of-range', name: 'Sauces', min: 2, max: 2 },
    ],
    [
      'too many in a multi group [item-31]',
      pizza,
      pick(['Size', '25 cm'], ['Sauces', 'Hot', 'Garlic', 'Cheese']),
      { problem: 'selection-out-of-range', name: 'Sauces', min: 2, max: 2 },
    ],
    ['a label that is not there', pizza, pick(['Size', '90 cm']), { problem: 'selection-unknown', name: 'Size' }],
    ['a group that is not there', pizza, pick(['Size', '25 cm'], ['Crust', 'thin']), { problem: 'selection-unknown', name: 'Crust' }],
    ['a group named twice', pizza, pick(['Size', '25 cm'], ['Size', '30 cm']), { problem: 'selection-unknown', name: 'Size' }],
    ['a label named twice', pizza, pick(['Size', '25 cm'], ['Sauces', 'Hot', 'Hot']), { problem: 'selection-unknown', name: 'Sauces' }],
    ['a choice option that is missing [item-30]', phone, pick(['Colour', 'Black']), { problem: 'selection-required', name: 'Memory' }],
    [
      'a choice option that is not there',
      phone,
      pick(['Colour', 'Red'], ['Memory', '128 GB']),
      { problem: 'selection-unknown', name: 'Colour' },
    ],
    [
      'two labels of a choice',
      phone,
      pick(['Colour', 'Black', 'White'], ['Memory', '128 GB']),
      { problem: 'selection-unknown', name: 'Colour' },
    ],
    [
      'a combination that is not sold',
      phone,
      pick(['Colour', 'White'], ['Memory', '128 GB']),
      { problem: 'variation-unknown', type: 'White-128 GB' },
    ],
    [
      'a variation without stock [cart-26]',
      phone,
      pick(['Colour', 'Black'], ['Memory', '256 GB']),
      { problem: 'variation-out-of-stock', type: 'Black-256 GB' },
    ],
    ['choices for an item without any', buildItem(), pick(['Size', '30 cm']), { problem: 'selection-unknown', name: 'Size' }],
  ])('%s', (_name, item, selection, problem) => {
    expect(checkSelection(item, selection)).toEqual({ ok: false, ...problem });
  });
});

describe('checkSelection prices one piece', () => {
  test.each<[string, SellableItem, Selection, number, number]>([
    ['of a plain item', buildItem(), [], 14_900, 100],
    ['with an added option [cart-27]', pizza, pick(['Size', '30 cm']), 15_900, Infinity],
    ['with options of several groups [cart-27]', pizza, pick(['Sauces', 'Cheese', 'Hot'], ['Size', '30 cm']), 18_900, Infinity],
    ['by the variation that replaces the base', phone, pick(['Memory', '128 GB'], ['Colour', 'Black']), 5000, 3],
  ])('%s', (_name, item, selection, pieceMinor, stock) => {
    expect(checkSelection(item, selection)).toMatchObject({ ok: true, value: { pieceMinor, stock } });
  });

  test('choices without combinations change neither price nor stock', () => {
    const wrapped = buildItem({ choiceOptions: [{ title: 'Wrap', options: ['Red', 'Blue'] }] });
    expect(checkSelection(wrapped, pick(['Wrap', 'Red']))).toMatchObject({ ok: true, value: { pieceMinor: 14_900, stock: 100 } });
    expect(checkSelection(wrapped, [])).toMatchObject({ ok: false, problem: 'selection-required' });
  });

  test('an unbounded multi group takes all its labels', () => {
    const free = buildItem({ moduleType: 'food', foodVariations: [{ ...sauces, min: 0, max: 0 }] });
    expect(checkSelection(free, pick(['Sauces', 'Garlic', 'Hot', 'Cheese']))).toMatchObject({ ok: true, value: { pieceMinor: 17_900 } });
  });
});

describe('toggleLabel', () => {
  test.each<[string, Selection, { name: string; type: 'single' | 'multi'; required: boolean }, string, Selection]>([
    ['a single choice replaces the earlier one [item-28]', pick(['Size', '25 cm']), size, '30 cm', pick(['Size', '30 cm'])],
    ['a required single choice stays when touched again', pick(['Size', '25 cm']), size, '25 cm', pick(['Size', '25 cm'])],
    ['an optional single choice goes when touched again', pick(['Herbs', 'Dill']), herbs, 'Dill', []],
    ['a multi choice comes', pick(['Sauces', 'Hot']), sauces, 'Garlic', pick(['Sauces', 'Hot', 'Garlic'])],
    ['a multi choice goes', pick(['Sauces', 'Hot', 'Garlic']), sauces, 'Hot', pick(['Sauces', 'Garlic'])],
    ['other groups stay', pick(['Size', '25 cm']), herbs, 'Mint', pick(['Size', '25 cm'], ['Herbs', 'Mint'])],
  ])('%s', (_name, selection, group, label, expected) => {
    expect(toggleLabel(selection, group, label)).toEqual(expected);
  });
});

test('initialSelection takes marked options and choices without alternative', () => {
  const marked = { ...size, values: size.values.map((value, index) => ({ ...value, isSelected: index === 1 })) };
  const item = { foodVariations: [marked, sauces], choiceOptions: [{ title: 'Colour', options: ['Black'] }] };
  expect(initialSelection(item)).toEqual(pick(['Colour', 'Black'], ['Size', '30 cm']));
});

test('variationType joins choices in the order of the item', () => {
  expect(variationType(phone.choiceOptions, pick(['Memory', '128 GB'], ['Colour', 'White']))).toBe('White-128 GB');
  expect(variationType(phone.choiceOptions, pick(['Memory', '128 GB']))).toBeUndefined();
});

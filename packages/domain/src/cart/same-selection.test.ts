import { describe, expect, test } from 'vitest';
import type { ItemId } from '../ids.ts';
import { buildAddOn, buildItem, buildLine } from '../testing/build-item.ts';
import { findSameLine, isUnchanged, selectionKey } from './same-selection.ts';

const item = buildItem();
const size = { name: 'Size', labels: ['L'] };
const sauces = { name: 'Sauces', labels: ['Hot', 'Garlic'] };

describe('selectionKey', () => {
  test.each([
    ['the order of groups', [size, sauces], [sauces, size], true],
    ['the order of labels', [sauces], [{ name: 'Sauces', labels: ['Garlic', 'Hot'] }], true],
    ['a group without labels', [size, { name: 'Herbs', labels: [] }], [size], true],
    ['a label', [size], [{ name: 'Size', labels: ['M'] }], false],
    ['a group more', [size], [size, sauces], false],
    ['where labels end', [{ name: 'A', labels: ['b", "c'] }], [{ name: 'A', labels: ['b', 'c'] }], false],
  ])('compares %s', (_name, one, other, isSame) => {
    expect(selectionKey(item, one) === selectionKey(item, other)).toBe(isSame);
  });

  test('distinguishes items and catalogues', () => {
    expect(selectionKey(item, [])).not.toBe(selectionKey(buildItem({ id: 8 as ItemId }), []));
    expect(selectionKey(item, [])).not.toBe(selectionKey(buildItem({ model: 'ItemCampaign' }), []));
  });
});

test('findSameLine finds the same item with the same choices, whatever its add-ons [cart-19]', () => {
  const line = buildLine({ selection: [sauces, size], addOns: [{ id: buildAddOn(5, 1).id, quantity: 1 }] });
  expect(findSameLine([buildLine(), line], { item, selection: [size, sauces] })).toBe(line);
  expect(findSameLine([line], { item, selection: [size] })).toBeUndefined();
});

describe('isUnchanged', () => {
  const cheese = { id: buildAddOn(5, 1).id, quantity: 1 };
  const sauce = { id: buildAddOn(6, 1).id, quantity: 1 };
  const line = buildLine({ quantity: 2, addOns: [cheese, sauce] });
  test.each([
    ['the same line', line, true],
    ['the same add-ons in another order', { ...line, addOns: [sauce, cheese] }, true],
    ['an add-on of quantity 0', { ...line, addOns: [cheese, sauce, { id: buildAddOn(7, 1).id, quantity: 0 }] }, true],
    ['another quantity', { ...line, quantity: 3 }, false],
    ['an add-on less', { ...line, addOns: [cheese] }, false],
    ['an add-on more often', { ...line, addOns: [{ ...cheese, quantity: 2 }, sauce] }, false],
    ['other choices', { ...line, selection: [size] }, false],
  ])('compares %s [cart-20]', (_name, wanted, expected) => {
    expect(isUnchanged(line, wanted)).toBe(expected);
  });
});

test('add-ons whose numbers run together are told apart', () => {
  const addOn = (id: number, quantity: number) => ({ id: buildAddOn(id, 1).id, quantity });
  const line = buildLine({ addOns: [addOn(1, 1), addOn(23, 1)] });
  expect(isUnchanged(line, { ...line, addOns: [addOn(1, 12), addOn(3, 1)] })).toBe(false);
});

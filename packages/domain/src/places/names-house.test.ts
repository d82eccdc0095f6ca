import { expect, test } from 'vitest';
import { namesHouse } from './names-house.ts';

test.each([
  ['Amir Temur 15, Yunusobod', true],
  ['проспект Амира Темура 15А, Юнусабадский район', true],
  ['Navoiy 15/2', true],
  ['Navoiy 15-42', true],
  ['15 Navoi street', true],
  ['Alisher Navoiy shoh koʻchasi, Shayxontohur tumani', false],
  ['Sergeli-5 mavzesi', false],
  ['Yunusobod 4-kvartal mavzesi', false],
  ['Gulzor 3-tor koʻchasi', false],
  ['Чиланзар 5 квартал', false],
  ['5 квартал, Чиланзар', false],
  ['Chilonzor 5 mavzesi', false],
  ['Gulzor 3 tor koʻchasi', false],
  ['Чиланзар 5 кв', false],
  ['Чиланзар 5 квартал 12', true],
  ['Chilonzor 5-mavze 12', true],
  ['Navoiy 15 kv 4', true],
  ['100011, Navoiy', false],
  ['', false],
])('"%s" names a house: %s', (address, expected) => {
  expect(namesHouse(address)).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { parseAddress, type AddressParts } from './parse-address.ts';
import { point } from './point.ts';

const NEAR = point(41.31, 69.28)!;

const named = (text: string) => {
  const { tokens, ...parts } = parseAddress(text, NEAR);
  return { name: tokens.map((token) => token.text).join(' '), ...parts };
};

describe('the parts of an address', () => {
  test.each<[text: string, name: string, parts: AddressParts]>([
    ['ул. Навои д.15', 'ул Навои', { house: '15' }],
    ['ул.Навои,д15,кв4', 'ул Навои', { house: '15', flat: '4' }],
    ['Навои дом 15а квартира 4', 'Навои', { house: '15А', flat: '4' }],
    ['Навои д. 15 корп. 2 кв. 4', 'Навои', { house: '15/2', flat: '4' }],
    ['Навои д. 15 стр 2', 'Навои', { house: '15/2' }],
    ['Навои д. 15-42', 'Навои', { house: '15', flat: '42' }],
    ['Навои 15-42', 'Навои', { house: '15', flat: '42' }],
    ['Навои, 15 дом, 3 подъезд, 5 этаж, 42 кв', 'Навои', { house: '15', entrance: '3', floor: '5', flat: '42' }],
    ['Навои д 15 под 3 эт 5 кв 42', 'Навои', { house: '15', entrance: '3', floor: '5', flat: '42' }],
    ['Навои д 15, 3-й подъезд, 5-й этаж', 'Навои', { house: '15', entrance: '3', floor: '5' }],
    ['Навои д 15, офис 12', 'Навои', { house: '15', flat: '12' }],
    ["Navoiy ko'chasi, 15-uy, 42-xonadon", "Navoiy ko'chasi", { house: '15', flat: '42' }],
    ['Navoiy 15 uy 42 xonadon 3-podyezd 5-qavat', 'Navoiy', { house: '15', flat: '42', entrance: '3', floor: '5' }],
    ['Навоий кўчаси, 15-уй, 42-хонадон, 3-йўлак, 5-қават', 'Навоий кўчаси', { house: '15', flat: '42', entrance: '3', floor: '5' }],
    ['Navoi street, house 15, apt. 42, floor 5', 'Navoi street', { house: '15', flat: '42', floor: '5' }],
    ['Navoi street, house 15, 5th floor, entrance 3', 'Navoi street', { house: '15', entrance: '3', floor: '5' }],
    ["Navoiy 15-uy, mo'ljal: Korzinka", 'Navoiy', { house: '15', landmark: 'Korzinka' }],
    ['Навои д.15 (ориентир магазин Корзинка)', 'Навои', { house: '15', landmark: 'магазин Корзинка' }],
    ['Навои д.15, напротив школы 15', 'Навои', { house: '15', landmark: 'школы 15' }],
    ['Navoiy 15 uy, Korzinka yonida', 'Navoiy', { house: '15', landmark: 'Korzinka yonida' }],
    ['Навоий 15-уй, бозор рўпарасида', 'Навоий', { house: '15', landmark: 'бозор рўпарасида' }],
    ['100011 Navoiy 15-uy', 'Navoiy', { house: '15', postalCode: '100011' }],
    ['Навои д.15, индекс 100011', 'Навои', { house: '15', postalCode: '100011' }],
    ['Навои д.15, +998 90 123-45-67', 'Навои', { house: '15' }],
    ['Chorsu bozori yonida', 'Chorsu bozori yonida', { landmark: 'Chorsu bozori yonida' }],
  ])('%s', (text, name, parts) => {
    const found: Partial<ReturnType<typeof named>> & AddressParts = named(text);
    expect(found).toEqual({ name, ...parts });
  });

  test.each([
    ['Чиланзар 10 кв-л дом 25', 'Чиланзар 10 кв л', '25'],
    ['Чиланзар 10 квартал 25 дом', 'Чиланзар 10 квартал', '25'],
    ['Chilonzor 10 kv 25 uy', 'Chilonzor 10 kv', '25'],
    ['Sergeli-5, 21-uy', 'Sergeli 5', '21'],
  ])('the number of a quarter stays in its name: %s', (text, name, house) => {
    const found = named(text);
    expect([found.name, found.house, found.flat]).toEqual([name, house, undefined]);
  });

  test('coordinates and links are a point, without a name', () => {
    expect(parseAddress('41.31, 69.28', NEAR)).toEqual({ point: { lat: 41.31, lng: 69.28 }, tokens: [] });
    expect(parseAddress('https://yandex.uz/maps/?pt=69.28,41.31', NEAR).point).toEqual({ lat: 41.31, lng: 69.28 });
  });

  test('a bare number stays among the words of the name, for it may be part of one', () => {
    expect(named('Навои 15')).toEqual({ name: 'Навои 15' });
  });
});

import { describe, expect, test } from 'vitest';
import { point } from './point.ts';
import { addressKeys, buildAddressIndex, rankAddresses, type Addressable } from './rank-addresses.ts';

const NEAR = point(41.31, 69.28)!;
const entry = (name: string, importance: number, ...spellings: string[]) => ({
  name,
  importance,
  kind: /koʻcha/.test(name) ? ('street' as const) : /mavze/.test(name) ? ('area' as const) : ('place' as const),
  keys: addressKeys([name, ...spellings]),
});
const places = [
  entry('Chorsu bozori', 80, 'Чорсу бозори', 'Рынок Чорсу', 'Chorsu Bazaar'),
  entry('Chorsu metro bekati', 90, 'Чорсу метро бекати', 'метро Чорсу', 'Chorsu metro station'),
  entry('Oloy bozori', 80, 'Олой бозори', 'Алайский рынок', 'Alay Bazaar'),
  entry('Amir Temur shoh koʻchasi', 40, 'Амир Темур шоҳ кўчаси', 'проспект Амира Темура', 'Amir Temur Avenue'),
  entry('Amir Temur xiyoboni', 75, 'Амир Темур хиёбони', 'Сквер Амира Темура', 'Amir Temur Square'),
  entry('Gulzor koʻchasi', 30, 'Гулзор кўчаси', 'улица Гулзор'),
  entry('Gulzor 3-tor koʻchasi', 20, 'Гулзор 3-тор кўчаси', '3-й переулок Гулзор'),
  entry('Yunusobod 4-mavze', 30, 'Юнусобод 4-мавзе', 'Юнусабад, 4-й квартал', 'Yunusobod 4'),
  entry('Yunusobod 19-mavze', 30, 'Юнусобод 19-мавзе', 'Юнусабад, 19-й квартал', 'Yunusobod 19'),
];
const index = buildAddressIndex(places);
const found = (query: string, limit = 10) => rankAddresses(query, index, { limit, near: NEAR }).map(({ entry: { name } }) => name);
const among = (query: string, entries: readonly (Addressable & { readonly name: string })[]) =>
  rankAddresses(query, buildAddressIndex(entries), { limit: 5, near: NEAR }).map(({ entry: { name } }) => name);

describe('rankAddresses', () => {
  test.each([
    ['Uzbek', 'Oloy bozori', 'Oloy bozori'],
    ['Uzbek Cyrillic', 'олой бозори', 'Oloy bozori'],
    ['Russian', 'алайский', 'Oloy bozori'],
    ['English', 'alay bazaar', 'Oloy bozori'],
    ['Russian in the English layout', 'fkfqcrbq', 'Oloy bozori'],
    ['Uzbek in the Russian layout', 'щдщн', 'Oloy bozori'],
    ['one letter wrong', 'alaisky', 'Oloy bozori'],
    ['one letter wrong of four', 'oloj', 'Oloy bozori'],
    ['two letters wrong of a long word', 'yunusabat 19', 'Yunusobod 19-mavze'],
    ['half a word', 'chor boz', 'Chorsu bozori'],
    ['half a word with a slip', 'yunosob 19', 'Yunusobod 19-mavze'],
    ['the kind of place', 'чорсу метро', 'Chorsu metro bekati'],
    ['a number that tells two apart', 'юнусабад 4', 'Yunusobod 4-mavze'],
    ['a landmark alone', 'Chorsu bozori yonida', 'Chorsu bozori'],
    ['another word for the kind of street', 'улица амира темура', 'Amir Temur shoh koʻchasi'],
    ['two words written as one', 'amirtemur 15', 'Amir Temur shoh koʻchasi'],
    ['the initial of the first name', 'А. Темура 15', 'Amir Temur shoh koʻchasi'],
    ['a house number', 'Amir Temur shoh 15', 'Amir Temur shoh koʻchasi'],
  ])('finds by %s', (_name, query, expected) => {
    expect(found(query)[0]).toBe(expected);
  });

  test.each([
    ['Gulzor 3', 'Gulzor koʻchasi', '3'],
    ['Gulzor 3-tor ko‘chasi 5', 'Gulzor 3-tor koʻchasi', '5'],
    ['3-й пер. Гулзор, д. 5', 'Gulzor 3-tor koʻchasi', '5'],
    ['Гулзор 3-тор 5-уй', 'Gulzor 3-tor koʻchasi', '5'],
    ['Yunusobod 4, 15', 'Yunusobod 4-mavze', '15'],
    ['Юнусабад 19 квартал 4', 'Yunusobod 19-mavze', '4'],
  ])('tells the number of a name from that of the house: %s', (query, name, house) => {
    const [first] = rankAddresses(query, index, { limit: 1, near: NEAR });
    expect([first?.entry.name, first?.house]).toEqual([name, house]);
  });

  test('two numbers one after the other are a house and its flat, and a number after another word is neither', () => {
    const [first] = rankAddresses('Amir Temur 15 42', index, { limit: 1, near: NEAR });
    expect([first?.house, first?.flat]).toEqual(['15', '42']);
    const [other] = rankAddresses('Amir Temur 15, domofon 42', index, { limit: 1, near: NEAR });
    expect([other?.entry.name, other?.house, other?.flat]).toEqual(['Amir Temur shoh koʻchasi', '15', undefined]);
  });

  test('the district decides between streets of one name', () => {
    const inDistrict = (name: string, area: string) => ({ ...entry('Bahor koʻchasi', 20), name, area: addressKeys([area]) });
    const streets = [inDistrict('first', 'Chilonzor tumani'), inDistrict('second', 'Sergeli tumani')];
    expect(among('Sergeli tumani, Bahor ko‘chasi 5', streets)[0]).toBe('second');
    expect(among('Bahor 5, Chilonzor', streets)[0]).toBe('first');
  });

  test('a word that no name explains is forgiven beside a house, and refused without', () => {
    expect(found('Amir Temur 15, Korzinka')[0]).toBe('Amir Temur shoh koʻchasi');
    expect(found('chorsu qwertz')).toEqual([]);
    expect(found('samarqand')).toEqual([]);
    expect(found('   ')).toEqual([]);
    expect(found('chorsu b12')).toEqual([]);
    expect(found('15')).toEqual([]);
  });

  test('puts the more important first where both fit alike', () => {
    expect(found('chorsu')).toEqual(['Chorsu metro bekati', 'Chorsu bozori']);
  });

  test('does not mend short words', () => {
    expect(found('ali')).toEqual([]);
    expect(among('osg', [entry('Osh', 50)])).toEqual([]);
  });

  test('answers at most so many', () => {
    expect(found('amir', 1)).toHaveLength(1);
  });

  test('the last word may be half of a generic one, which need not match', () => {
    expect(found('oloy metr')[0]).toBe('Oloy bozori');
    expect(found('oloy xetr')).toEqual([]);
    expect(found('metr oloy')).toEqual([]);
  });

  test.each([
    ['a whole word before its beginning', 'oloy', 'Oloy', 'Oloyxon'],
    ['the exact spelling before a loose one', 'lagman', 'Lagman', 'Lagmon'],
    ['what is typed before the other keyboard layout', 'щдщн', 'Щдщн', 'Oloy'],
    ['a slip in a whole word before one in a beginning', 'lagmno', 'Lagmon', 'Lagmonxona'],
    ['the name before the kind of place', 'chorsu metro', 'Chorsu metro', 'Chorsuvon metro'],
  ])('puts %s, whatever their importance', (_name, query, first, second) => {
    expect(among(query, [entry(second, 90), entry(first, 10)])).toEqual([first, second]);
  });
});

import { describe, expect, test } from 'vitest';
import { nameKeys, rankNames } from './rank-names.ts';

const entry = (name: string, importance: number, ...spellings: string[]) => ({ name, importance, keys: nameKeys([name, ...spellings]) });
const places = [
  entry('Chorsu bozori', 80, 'Чорсу бозори', 'Рынок Чорсу', 'Chorsu Bazaar'),
  entry('Chorsu metro bekati', 90, 'Чорсу метро бекати', 'метро Чорсу', 'Chorsu metro station'),
  entry('Oloy bozori', 80, 'Олой бозори', 'Алайский рынок', 'Alay Bazaar'),
  entry('Amir Temur shoh koʻchasi', 40, 'Амир Темур шоҳ кўчаси', 'проспект Амира Темура', 'Amir Temur Avenue'),
  entry('Amir Temur xiyoboni', 75, 'Амир Темур хиёбони', 'Сквер Амира Темура', 'Amir Temur Square'),
  entry('Yunusobod 4-mavze', 30, 'Юнусобод 4-мавзе', 'Юнусабад, 4-й квартал', 'Yunusobod 4'),
  entry('Yunusobod 19-mavze', 30, 'Юнусобод 19-мавзе', 'Юнусабад, 19-й квартал', 'Yunusobod 19'),
];
const found = (query: string, limit = 10) => rankNames(query, places, limit).map(({ name }) => name);

describe('rankNames', () => {
  test.each([
    ['Uzbek', 'Oloy bozori', 'Oloy bozori'],
    ['Uzbek Cyrillic', 'олой бозори', 'Oloy bozori'],
    ['Russian', 'алайский', 'Oloy bozori'],
    ['English', 'alay bazaar', 'Oloy bozori'],
    ['Russian in the English layout', 'fkfqcrbq', 'Oloy bozori'],
    ['Uzbek in the Russian layout', 'щдщн', 'Oloy bozori'],
    ['one letter wrong', 'alaisky', 'Oloy bozori'],
    ['one letter wrong of four', 'oloj', 'Oloy bozori'],
    ['half a word', 'chor boz', 'Chorsu bozori'],
    ['half a word with a slip', 'yunosob 19', 'Yunusobod 19-mavze'],
    ['the kind of place', 'чорсу метро', 'Chorsu metro bekati'],
    ['a number that tells two apart', 'юнусабад 4', 'Yunusobod 4-mavze'],
    ['another word for the kind of street', 'улица амира темура', 'Amir Temur xiyoboni'],
    ['a house number', 'Amir Temur shoh 15', 'Amir Temur shoh koʻchasi'],
  ])('finds by %s', (_name, query, expected) => {
    expect(found(query)[0]).toBe(expected);
  });

  test('puts the more important first where both fit alike', () => {
    expect(found('chorsu')).toEqual(['Chorsu metro bekati', 'Chorsu bozori']);
  });

  test('leaves out what one word does not fit', () => {
    expect(found('chorsu qwertz')).toEqual([]);
    expect(found('samarqand')).toEqual([]);
    expect(found('   ')).toEqual([]);
    expect(found('chorsu b12')).toEqual([]);
  });

  test('does not mend short words', () => {
    expect(found('ali')).toEqual([]);
    expect(rankNames('osg', [entry('Osh', 50)], 5)).toEqual([]);
  });

  test('answers at most so many', () => {
    expect(found('amir', 1)).toHaveLength(1);
  });

  test('the last word may be half of a generic one, which need not match', () => {
    expect(found('oloy metr')).toEqual(['Oloy bozori']);
    expect(found('oloy xetr')).toEqual([]);
    expect(found('metr oloy')).toEqual([]);
  });

  test.each([
    ['a whole word before its beginning', 'oloy', 'Oloy', 'Oloyxon'],
    ['the exact spelling before a loose one', 'lagman', 'Lagman', 'Lagmon'],
    ['what is typed before the other keyboard layout', 'щдщн', 'Щдщн', 'Oloy'],
    ['a slip in a whole word before one in a beginning', 'lagmno', 'Lagmon', 'Lagmonxona'],
    ['the name before the kind of place', 'chorsu metro', 'Chorsu', 'Chorsuvon metro'],
  ])('puts %s, whatever their importance', (_name, query, first, second) => {
    expect(rankNames(query, [entry(second, 90), entry(first, 10)], 5).map(({ name }) => name)).toEqual([first, second]);
  });
});

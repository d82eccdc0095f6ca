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
  });

  test('does not mend short words', () => {
    expect(found('ali')).toEqual([]);
  });

  test('answers at most so many', () => {
    expect(found('amir', 1)).toHaveLength(1);
  });
});

import type { Random } from '../random.ts';

const UZBEK_MEN = [
  'Akmal',
  'Alisher',
  'Anvar',
  'Aziz',
  'Bahodir',
  'Bekzod',
  'Botir',
  'Davron',
  'Dilshod',
  'Diyor',
  'Doniyor',
  'Eldor',
  'Farhod',
  'Farrux',
  'Islom',
  'Jahongir',
  'Jasur',
  'Jamshid',
  'Kamron',
  'Laziz',
  'Mansur',
  'Mirzo',
  'Murod',
  'Nodir',
  'Odil',
  'Oybek',
  'Ravshan',
  'Rustam',
  'Sanjar',
  'Sardor',
  'Shavkat',
  'Sherzod',
  'Temur',
  'Ulugʻbek',
  'Umid',
  'Xurshid',
  'Zafar',
  'Zohid',
] as const;

const UZBEK_WOMEN = [
  'Aziza',
  'Barno',
  'Charos',
  'Dildora',
  'Dilnoza',
  'Durdona',
  'Feruza',
  'Gulnora',
  'Gulchehra',
  'Hilola',
  'Iroda',
  'Kamola',
  'Lola',
  'Lobar',
  'Madina',
  'Maftuna',
  'Malika',
  'Mohira',
  'Muazzam',
  'Munisa',
  'Nargiza',
  'Nasiba',
  'Nigora',
  'Nilufar',
  'Nozima',
  'Oydin',
  'Ozoda',
  'Robiya',
  'Saida',
  'Sevara',
  'Shahnoza',
  'Shahlo',
  'Umida',
  'Yulduz',
  'Zarina',
  'Zebo',
  'Zilola',
  'Zulfiya',
] as const;

const UZBEK_FAMILIES = [
  'Abdullayev',
  'Ahmedov',
  'Aliyev',
  'Azimov',
  'Ergashev',
  'Gʻaniyev',
  'Hakimov',
  'Ismoilov',
  'Jalolov',
  'Karimov',
  'Komilov',
  'Mahmudov',
  'Mirzayev',
  'Nazarov',
  'Normatov',
  'Olimov',
  'Oripov',
  'Qodirov',
  'Rahimov',
  'Rashidov',
  'Saidov',
  'Salimov',
  'Sodiqov',
  'Sultonov',
  'Tursunov',
  'Usmonov',
  'Vohidov',
  'Xoʻjayev',
  'Yoʻldoshev',
  'Yusupov',
  'Zokirov',
  'Zufarov',
] as const;

const RUSSIAN_MEN = ['Андрей', 'Артём', 'Виктор', 'Денис', 'Игорь', 'Максим', 'Роман', 'Сергей', 'Тимур', 'Эдуард'] as const;
const RUSSIAN_WOMEN = ['Алина', 'Анна', 'Вера', 'Диана', 'Елена', 'Ирина', 'Ксения', 'Мария', 'Наталья', 'Эльвира'] as const;
const RUSSIAN_FAMILIES = ['Ким', 'Пак', 'Цой', 'Ли', 'Шин', 'Тен', 'Гиль', 'Бек', 'Нам', 'Хан'] as const;

export interface PersonName {
  readonly first: string;
  readonly last: string;
}

/** Two of five are women; one of eight has the name in Cyrillic. */
export function personName(random: Random): PersonName {
  const isWoman = random.chance(0.4);
  if (random.chance(0.125)) {
    return { first: random.one(isWoman ? RUSSIAN_WOMEN : RUSSIAN_MEN), last: random.one(RUSSIAN_FAMILIES) };
  }
  const last = random.one(UZBEK_FAMILIES);
  return isWoman ? { first: random.one(UZBEK_WOMEN), last: `${last}a` } : { first: random.one(UZBEK_MEN), last };
}

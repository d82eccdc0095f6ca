import { latinToCyrillic } from '@bozor/domain/words/latin-to-cyrillic.ts';
import type { GeoName } from '../tashkent.ts';

/** Words after which streets and lanes of the demo city are called. None of them is the name of a main street. */
export const STREET_NAMES =
  `Gulbogʻ Bahoriston Lolazor Anhorboʻyi Navbahor Guliston Chamanzor Doʻstlik Istiqbol Tinchlik Ziyokor Bogʻzor Marvarid
  Sadaf Yoqut Zumrad Feruzabonu Oltinsoy Kumushsoy Zarafshon Sirdaryo Amudaryo Chirchiq Chotqol Ugom Piskom Burchmulla Xumson Parkentsoy Boʻstonliq
  Andijon Namangan Margʻilon Qoʻqon Jizzax Guliqand Termiz Denov Qarshi Shahrisabz Kitob Urgut Nurota Xiva Urganch Nukusboʻyi Moʻynoq
  Turon Movarounnahr Sugʻdiyona Baqtriya Xorazm Soʻgʻd Varaxsha Poykent Binkent Iloq Nurobod Obod Mehrobod Farovon Saodat Baxt Orzu Umid
  Ishonch Sadoqat Muruvvat Mehr Vafo Hurriyat Ozodlik Yoshlik Bunyod Ijod Kamolot Maʼrifat Ilmziyo Kitobxon Shoirlar Hunarmand Kulollar
  Misgarlar Zargarona Temirchi Duradgor Toʻquvchi Bogʻbon Paxtakorlar Dehqonobod Chorvador Asalchi Novvoy Oshpaz Choyxona Karvonsaroy
  Anorzor Uzumzor Olmazorbogʻ Oʻrikzor Shaftolizor Gilosbogʻ Yongʻoqzor Bodomzor Tutzor Chinorzor Terakzor Archazor Majnuntol Sarvinoz
  Atirgul Binafsha Nargiz Chinnigul Savsan Nilufar Rayhon Jambil Kiyiko Zaʼfaron Moychechak Boychechak Lolaqizgʻaldoq Sunbula Mezon
  Humo Laylak Bulbul Kabutar Qaldirgʻoch Turna Lochin Burgut Tovus Oqqush Kiyik Ohu Yulduz Hilol Quyosh Kamalak Tong Shabnam Saboh`
    .split(/\s+/)
    .filter(Boolean);

/** Words before a name that tell namesakes apart; the first ones have none. */
export const QUALIFIERS = [
  '',
  'Yangi',
  'Katta',
  'Kichik',
  'Sharqiy',
  'Gʻarbiy',
  'Shimoliy',
  'Janubiy',
  'Yuqori',
  'Quyi',
  'Oʻrta',
  'Eski',
  'Oq',
  'Koʻk',
  'Yashil',
  'Qizil',
  'Ulugʻ',
  'Goʻzal',
];

/** Uzbek letters that Russian lacks. */
const RUSSIAN: Readonly<Record<string, string>> = { ў: 'у', Ў: 'У', қ: 'к', Қ: 'К', ғ: 'г', Ғ: 'Г', ҳ: 'х', Ҳ: 'Х' };
const PLAIN = /[ʻʼ]/g;

function inRussian(word: string): string {
  return latinToCyrillic(word).replace(/[ўқғҳ]/giu, (letter) => RUSSIAN[letter] ?? letter);
}

export function streetName(word: string): GeoName {
  return {
    'uz': `${word} koʻchasi`,
    'uz-Cyrl': `${latinToCyrillic(word)} кўчаси`,
    'ru': `улица ${inRussian(word)}`,
    'en': `${word.replace(PLAIN, '')} Street`,
  };
}

/** Name of a lane that leads off a street. */
export function laneName(word: string, number: number): GeoName {
  return {
    'uz': `${word} ${number}-tor koʻchasi`,
    'uz-Cyrl': `${latinToCyrillic(word)} ${number}-тор кўчаси`,
    'ru': `${number}-й переулок ${inRussian(word)}`,
    'en': `${word.replace(PLAIN, '')} ${number}-lane`,
  };
}

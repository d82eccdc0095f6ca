import type { LocalizedText } from './product-seed.ts';
import { text } from './product-seed.ts';

/** Add-ons of dishes; each store that sells the dish gets its own copy. Prices in soʻm. Without `allergens` an add-on contains none. */
export const addOns: { key: string; name: LocalizedText; price: number; allergens?: string[] }[] = [
  { key: 'tandir-bread', name: text`Tandir bread | Tandir non | Лепёшка из тандыра | خبز التندور`, price: 6_000, allergens: ['gluten'] },
  { key: 'achichuk', name: text`Achichuk salad | Achchiqchuchuk | Салат ачичук | سلطة أتشيتشوك`, price: 15_000 },
  { key: 'qazi-slices', name: text`Qazi, 3 slices | Qazi, 3 boʻlak | Казы, 3 ломтика | قازي، 3 شرائح`, price: 18_000 },
  {
    key: 'quail-eggs',
    name: text`Quail eggs, 2 pcs | Bedana tuxumi, 2 dona | Перепелиные яйца, 2 шт. | بيض سمّان، حبتان`,
    price: 6_000,
    allergens: ['eggs'],
  },
  { key: 'suzma', name: text`Suzma with herbs | Koʻkatli suzma | Сузьма с зеленью | سوزما بالأعشاب`, price: 9_000, allergens: ['milk'] },
  { key: 'sour-cream', name: text`Sour cream | Smetana | Сметана | كريمة حامضة`, price: 5_000, allergens: ['milk'] },
  { key: 'tomato-sauce', name: text`Hot tomato sauce | Achchiq tomat sousi | Острый томатный соус | صلصة طماطم حارة`, price: 4_000 },
  { key: 'pickled-onion', name: text`Pickled onion | Sirkalangan piyoz | Маринованный лук | بصل مخلل`, price: 3_000 },
  { key: 'green-tea-pot', name: text`Pot of green tea | Bir choynak koʻk choy | Чайник зелёного чая | إبريق شاي أخضر`, price: 10_000 },
  {
    key: 'extra-cheese',
    name: text`Extra cheese | Qoʻshimcha pishloq | Дополнительный сыр | جبن إضافي`,
    price: 8_000,
    allergens: ['milk'],
  },
  {
    key: 'beef-patty',
    name: text`Extra beef patty | Qoʻshimcha mol goʻshti kotleti | Ещё одна котлета | قرص لحم إضافي`,
    price: 16_000,
    allergens: ['eggs'],
  },
  { key: 'jalapeno', name: text`Jalapeño | Xalapenyo | Халапеньо | هالبينو`, price: 4_000 },
  { key: 'small-fries', name: text`Small fries | Kichik fri | Картофель фри, малый | بطاطس صغيرة`, price: 12_000 },
  { key: 'cheese-sauce', name: text`Cheese sauce | Pishloqli sous | Сырный соус | صلصة جبن`, price: 5_000, allergens: ['milk'] },
  {
    key: 'garlic-sauce',
    name: text`Garlic sauce | Sarimsoqli sous | Чесночный соус | صلصة ثوم`,
    price: 5_000,
    allergens: ['eggs', 'mustard'],
  },
  { key: 'ketchup', name: text`Ketchup | Ketchup | Кетчуп | كاتشب`, price: 3_000 },
  { key: 'soy-sauce', name: text`Soy sauce | Soya sousi | Соевый соус | صلصة صويا`, price: 3_000, allergens: ['soya', 'gluten'] },
  {
    key: 'ginger-wasabi',
    name: text`Ginger and wasabi | Zanjabil va vasabi | Имбирь и васаби | زنجبيل وواسابي`,
    price: 5_000,
    allergens: ['mustard'],
  },
  { key: 'maple-syrup', name: text`Maple syrup | Zarang siropi | Кленовый сироп | شراب القيقب`, price: 6_000 },
  { key: 'berries', name: text`Fresh berries | Yangi rezavorlar | Свежие ягоды | توت طازج`, price: 9_000 },
  { key: 'mountain-honey', name: text`Mountain honey | Togʻ asali | Горный мёд | عسل جبلي`, price: 7_000 },
  {
    key: 'espresso-shot',
    name: text`Extra espresso shot | Qoʻshimcha espresso | Дополнительный эспрессо | جرعة إسبريسو إضافية`,
    price: 7_000,
  },
  { key: 'tapioca', name: text`More tapioca pearls | Qoʻshimcha tapioka | Больше тапиоки | تابيوكا إضافية`, price: 5_000 },
  {
    key: 'ice-cream-scoop',
    name: text`Scoop of ice cream | Bir shar muzqaymoq | Шарик мороженого | كرة آيس كريم`,
    price: 8_000,
    allergens: ['milk'],
  },
];

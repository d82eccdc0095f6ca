import { text } from '../products/product-seed.ts';
import { street, type StoreSeed } from './store-seed.ts';

const UZBEK = ['plov', 'soups-noodles', 'dumplings-samsa', 'hot-dishes', 'salads', 'bakery', 'tea-coffee', 'desserts'];
const GRILL = ['grill', 'salads', 'bakery', 'soups-noodles', 'sides', 'drinks'];
const PIZZA = ['pizza', 'salads', 'sides', 'desserts', 'cold-drinks'];
const SUSHI = ['sushi-asian', 'salads', 'drinks', 'desserts'];
const BURGERS = ['burgers-fast-food', 'desserts', 'cold-drinks'];
const COFFEE = ['breakfast', 'desserts', 'tea-coffee', 'bakery', 'drinks'];
const MIXED = ['uzbek-kitchen', 'grill', 'burgers-fast-food', 'pizza', 'salads', 'drinks', 'desserts'];

// oxfmt-ignore
export const FOOD_STORES: readonly StoreSeed[] = [
  ...street('food', 'centre', [
    {
      key: 'chinor-osh', cover: 'cover-wedding-plov', name: text`Chinor Plov House | Chinor osh | Чинор ош | شينور للبلوف`, near: 'tas-071', house: 3, hours: 'round', prep: [20, 35],
      categories: UZBEK, size: 34, hue: 85, sign: 'Ch', fame: 10, quality: 4.8, featured: true, tax: { percent: 12, included: true },
      discount: { percent: 10, minimumPurchase: 80_000, cap: 30_000 },
      announcement: text`Wedding plov is ready from 11:00 until it is gone | Toʻy oshi soat 11:00 dan, tugaguncha | Свадебный плов с 11:00, пока не закончится | بلوف الأعراس من 11:00 حتى ينفد`,
    },
    {
      key: 'saroy-kabob', cover: 'cover-kebab-grill', name: text`Saroy Kabob | Saroy kabob | Сарой кабоб | سراي كباب`,
      near: 'tas-130', house: 26, hours: 'late', prep: [25, 40], categories: GRILL, size: 30,
      pricePercent: 108, hue: 25, sign: 'SK', fame: 8, quality: 4.6, featured: true, tax: { percent: 12, included: true },
    },
    {
      key: 'tandir-va-choy', cover: 'cover-samsa-bakery', name: text`Tandir & Tea | Tandir va choy | Тандыр и чай | تندير وشاي`,
      near: 'tas-055', house: 14, prep: [15, 25], categories: ['dumplings-samsa', 'bakery', 'soups-noodles', 'tea-coffee', 'salads'], size: 24,
      pricePercent: 94, hue: 55, sign: 'T', fame: 7, quality: 4.7,
    },
    {
      key: 'bogda-pitsa', cover: 'cover-pizza-wood-fired', name: text`Garden Pizza | Bogʻda pitsa | Пицца в саду | بيتزا البستان`,
      near: 'tas-152', house: 8, hours: 'round', prep: [20, 35], categories: PIZZA, size: 28,
      hue: 35, sign: 'P', fame: 8, quality: 4.5, freeDelivery: true, discount: { percent: 15, minimumPurchase: 120_000, cap: 40_000 },
    },
    {
      key: 'sakura-yoli', cover: 'cover-sushi-bar', name: text`Sakura Way | Sakura yoʻli | Путь сакуры | طريق ساكورا`,
      near: 'tas-135', house: 41, prep: [30, 45], categories: SUSHI, size: 30,
      pricePercent: 112, hue: 350, sign: 'S', fame: 6, quality: 4.6, tax: { percent: 12, included: false }, minimumOrder: 60_000,
    },
    {
      key: 'burger-maydon', cover: 'cover-burger-street-food', name: text`Burger Square | Burger maydon | Бургер Майдон | ميدان البرغر`,
      near: 'tas-087', house: 2, hours: 'round', prep: [15, 25], categories: BURGERS, size: 30,
      hue: 40, sign: 'BM', fame: 9, quality: 4.4, discount: { percent: 8, minimumPurchase: 60_000, cap: 15_000 }, featured: true,
    },
    {
      key: 'lagmon-ustaxonasi', cover: 'cover-lagman-noodles', name: text`Lagman Workshop | Lagʻmon ustaxonasi | Мастерская лагмана | ورشة اللغمان`,
      near: 'tas-156', house: 17, hours: 'lunchAndDinner', prep: [20, 30], categories: ['soups-noodles', 'dumplings-samsa', 'salads', 'asian-wok', 'tea-coffee'], size: 22,
      hue: 60, sign: 'L', fame: 5, quality: 4.7,
    },
    {
      key: 'yashil-kosa', cover: 'cover-salad-bar', name: text`Green Bowl | Yashil kosa | Зелёная чаша | الطبق الأخضر`,
      near: 'tas-118', house: 12, prep: [15, 25], categories: ['salads', 'breakfast', 'asian-wok', 'drinks', 'desserts'], size: 24,
      pricePercent: 106, hue: 140, sign: 'YK', fame: 4, quality: 4.5, discount: { percent: 12, minimumPurchase: 70_000, cap: 20_000 }, onlyVeg: true,
    },
    {
      key: 'qahva-va-kitob', cover: 'cover-coffee-shop', name: text`Coffee & Book | Qahva va kitob | Кофе и книга | قهوة وكتاب`,
      near: 'tas-084', house: 5, hours: 'cafe', prep: [10, 20], categories: COFFEE, size: 28,
      pricePercent: 104, hue: 45, sign: 'QK', fame: 6, quality: 4.8, reviewsOff: true,
    },
    {
      key: 'non-hidi', cover: 'cover-bakery', name: text`Scent of Bread | Non hidi | Аромат хлеба | رائحة الخبز`,
      near: 'tas-058', house: 9, hours: 'bakery', prep: [10, 15], categories: ['bakery', 'breakfast', 'tea-coffee'], size: 18,
      pricePercent: 92, hue: 70, sign: 'NH', fame: 6, quality: 4.9, serves: 'take_away',
    },
    {
      key: 'tungi-qozon', cover: 'cover-soups-home-kitchen', name: text`Night Kazan | Tungi qozon | Ночной казан | قازان الليل`,
      near: 'tas-025', house: 30, hours: 'night', prep: [25, 35], categories: ['hot-dishes', 'plov', 'grill', 'soups-noodles', 'salads', 'drinks'], size: 26,
      pricePercent: 105, hue: 265, sign: 'TQ', fame: 5, quality: 4.3, discount: { percent: 20, minimumPurchase: 90_000, cap: 30_000 },
    },
    {
      key: 'shirin-kunlar', cover: 'cover-desserts-ice-cream', name: text`Sweet Days | Shirin kunlar | Сладкие дни | أيام حلوة`,
      near: 'tas-129', house: 21, hours: 'round', prep: [10, 20], categories: ['desserts', 'bakery', 'tea-coffee', 'breakfast'], size: 24,
      hue: 340, sign: 'Sh', fame: 5, quality: 4.7, discount: { percent: 18, minimumPurchase: 50_000, cap: 20_000 }, freeDelivery: true,
    },
    {
      key: 'anor-choyxona', cover: 'cover-tea-house', name: text`Anor Teahouse | Anor choyxona | Чайхана «Анор» | مقهى الرمان`,
      near: 'tas-100', house: 7, prep: [25, 40], categories: UZBEK, size: 30,
      pricePercent: 103, hue: 10, sign: 'A', fame: 5, quality: 4.4, joinedDaysAgo: 9,
    },
  ]),
  ...street('food', 'north', [
    {
      key: 'minor-oshxona', cover: 'cover-plov-house', name: text`Minor Kitchen | Minor oshxona | Ошхона «Минор» | مطبخ مينور`,
      near: 'tas-082', house: 4, hours: 'round', prep: [20, 35], categories: UZBEK, size: 32,
      hue: 160, sign: 'M', fame: 7, quality: 4.6, featured: true,
    },
    {
      key: 'yunus-burger', cover: 'cover-burger-grill', name: text`Yunus Burger | Yunus burger | Юнус бургер | يونس برغر`,
      near: 'tas-112', house: 1, hours: 'round', prep: [15, 25], categories: BURGERS, size: 28,
      pricePercent: 97, hue: 30, sign: 'YB', fame: 6, quality: 4.3, discount: { percent: 20, minimumPurchase: 60_000, cap: 25_000 },
    },
    {
      key: 'kichik-italiya', cover: 'cover-pizzeria', name: text`Little Italy | Kichik Italiya | Маленькая Италия | إيطاليا الصغيرة`,
      near: 'tas-139', house: 55, hours: 'late', prep: [25, 35], categories: PIZZA, size: 26,
      pricePercent: 110, hue: 145, sign: 'KI', fame: 5, quality: 4.6, discount: { percent: 14, minimumPurchase: 100_000, cap: 30_000 },
    },
    {
      key: 'olmazor-somsa', cover: 'cover-samsa-bakery', name: text`Olmazor Samsa | Olmazor somsa | Олмазор самса | سمسة ألمازار`,
      near: 'tas-169', house: 11, prep: [10, 20], categories: ['dumplings-samsa', 'bakery', 'soups-noodles', 'tea-coffee'], size: 20,
      pricePercent: 90, hue: 50, sign: 'OS', fame: 6, quality: 4.8, discount: { percent: 10, minimumPurchase: 40_000, cap: 10_000 },
    },
    {
      key: 'vok-shimol', cover: 'cover-wok-asian', name: text`Wok North | Vok Shimol | Вок Север | ووك الشمال`,
      near: 'tas-144', house: 33, prep: [20, 30], categories: ['sushi-asian', 'soups-noodles', 'salads', 'cold-drinks'], size: 24,
      hue: 20, sign: 'W', fame: 4, quality: 4.2, joinedDaysAgo: 16,
    },
  ]),
  ...street('food', 'east', [
    {
      key: 'darxon-osh', cover: 'cover-wedding-plov', name: text`Darxon Plov | Darxon osh | Дархон ош | درخان للبلوف`,
      near: 'tas-079', house: 6, hours: 'round', prep: [20, 35], categories: UZBEK, size: 32,
      hue: 75, sign: 'D', fame: 7, quality: 4.7, featured: true,
    },
    {
      key: 'tort-fasl', cover: 'cover-pizzeria', name: text`Four Seasons Pizza | Toʻrt fasl pitsa | Пицца «Времена года» | بيتزا الفصول الأربعة`,
      near: 'tas-133', house: 88, hours: 'round', prep: [20, 30], categories: PIZZA, size: 26,
      hue: 5, sign: '4F', fame: 6, quality: 4.4, discount: { percent: 16, minimumPurchase: 110_000, cap: 35_000 }, freeDelivery: true,
    },
    {
      key: 'parkent-kabob', cover: 'cover-kebab-grill', name: text`Parkent Kebab | Parkent kabob | Паркент кабоб | باركنت كباب`,
      near: 'tas-145', house: 120, hours: 'late', prep: [25, 40], categories: GRILL, size: 28,
      hue: 22, sign: 'PK', fame: 6, quality: 4.5,
    },
    {
      key: 'lavash-ekspress', cover: 'cover-wraps-doner', name: text`Lavash Express | Lavash ekspress | Лаваш экспресс | لافاش إكسبرس`,
      near: 'tas-146', house: 19, prep: [10, 20], categories: BURGERS, size: 24,
      pricePercent: 93, hue: 48, sign: 'LE', fame: 5, quality: 4.1, discount: { percent: 12, minimumPurchase: 50_000, cap: 20_000 },
    },
    {
      key: 'rolls-uyi', cover: 'cover-sushi-bar', name: text`House of Rolls | Rollar uyi | Дом роллов | بيت الرولات`,
      near: 'tas-127', house: 44, prep: [30, 45], categories: SUSHI, size: 26,
      pricePercent: 105, hue: 190, sign: 'RU', fame: 4, quality: 4.4, serves: 'delivery',
    },
  ]),
  ...street('food', 'west', [
    {
      key: 'chilonzor-choyxona', cover: 'cover-tea-house', name: text`Chilonzor Teahouse | Chilonzor choyxona | Чайхана «Чиланзар» | مقهى تشيلانزار`,
      near: 'tas-128', house: 15, hours: 'round', prep: [20, 35], categories: UZBEK, size: 34,
      hue: 110, sign: 'Ch', fame: 7, quality: 4.6, featured: true,
    },
    {
      key: 'farhod-lavash', cover: 'cover-wraps-doner', name: text`Farhod Lavash | Farhod lavash | Фархад лаваш | فرهاد لافاش`,
      near: 'tas-159', house: 23, hours: 'round', prep: [10, 20], categories: BURGERS, size: 26,
      pricePercent: 94, hue: 38, sign: 'FL', fame: 6, quality: 4.2, discount: { percent: 9, minimumPurchase: 50_000, cap: 12_000 },
    },
    {
      key: 'novza-pitsa', cover: 'cover-pizza-wood-fired', name: text`Novza Pizza | Novza pitsa | Новза пицца | نوفزا بيتزا`,
      near: 'tas-009', house: 2, prep: [20, 35], categories: PIZZA, size: 24,
      hue: 12, sign: 'NP', fame: 5, quality: 4.3, discount: { percent: 18, minimumPurchase: 100_000, cap: 35_000 },
    },
    {
      key: 'mazza-tovuq', cover: 'cover-fried-chicken', name: text`Tasty Chicken | Mazza tovuq | Вкусная курочка | الدجاج اللذيذ`,
      near: 'tas-160', house: 60, hours: 'late', prep: [15, 30], categories: ['burgers-fast-food', 'grill', 'salads', 'drinks'], size: 26,
      hue: 45, sign: 'MT', fame: 5, quality: 4.0,
    },
    {
      key: 'uchtepa-nonushta', cover: 'cover-breakfast-coffee', name: text`Uchtepa Breakfast | Uchtepa nonushta | Завтраки Учтепа | فطور أوتشتيبا`,
      near: 'tas-161', house: 31, hours: 'cafe', prep: [15, 25], categories: COFFEE, size: 24,
      hue: 90, sign: 'UN', fame: 3, quality: 4.5, joinedDaysAgo: 5,
    },
  ]),
  ...street('food', 'south', [
    {
      key: 'sergeli-oshxona', cover: 'cover-soups-home-kitchen', name: text`Sergeli Kitchen | Sergeli oshxona | Ошхона «Сергели» | مطبخ سيرغيلي`,
      near: 'tas-162', house: 27, hours: 'round', prep: [20, 35], categories: UZBEK, size: 30,
      pricePercent: 95, hue: 95, sign: 'SO', fame: 5, quality: 4.5, featured: true,
    },
    {
      key: 'sputnik-burger', cover: 'cover-burger-street-food', name: text`Sputnik Burger | Sputnik burger | Спутник бургер | سبوتنيك برغر`,
      near: 'tas-185', house: 18, hours: 'round', prep: [15, 25], categories: BURGERS, size: 24,
      pricePercent: 92, hue: 285, sign: 'S', fame: 4, quality: 4.2,
    },
    {
      key: 'janub-kabob', cover: 'cover-kebab-grill', name: text`South Kebab | Janub kabob | Жануб кабоб | كباب الجنوب`,
      near: 'tas-178', house: 9, hours: 'late', prep: [25, 40], categories: GRILL, size: 24,
      pricePercent: 96, hue: 18, sign: 'JK', fame: 4, quality: 4.4, discount: { percent: 10, minimumPurchase: 70_000, cap: 20_000 },
    },
    {
      key: 'metro-pitsa', cover: 'cover-pizzeria', name: text`Metro Pizza | Metro pitsa | Метро пицца | مترو بيتزا`,
      near: 'tas-015', house: 3, prep: [20, 35], categories: PIZZA, size: 20,
      pricePercent: 96, hue: 250, sign: 'MP', fame: 3, quality: 4.1, discount: { percent: 12, minimumPurchase: 90_000, cap: 25_000 }, freeDelivery: true,
    },
  ]),
  ...street('food', 'bektemir', [
    {
      key: 'qoyliq-lagmon', cover: 'cover-lagman-noodles', name: text`Qoyliq Lagman | Qoʻyliq lagʻmon | Куйлюк лагман | لغمان قويليق`,
      near: 'tas-061', house: 40, hours: 'round', prep: [20, 30], categories: UZBEK, size: 26,
      pricePercent: 90, hue: 65, sign: 'QL', fame: 4, quality: 4.6, discount: { percent: 10, minimumPurchase: 60_000, cap: 15_000 }, featured: true,
    },
    {
      key: 'halqa-kabob', cover: 'cover-kebab-grill', name: text`Ring Road Kebab | Halqa kabob | Халқа кабоб | كباب الحلقة`,
      near: 'tas-070', house: 12, hours: 'late', prep: [25, 40], categories: GRILL, size: 22,
      pricePercent: 93, hue: 28, sign: 'HK', fame: 3, quality: 4.3,
    },
    {
      key: 'kompas-fud', cover: 'cover-burger-grill', name: text`Compass Food | Kompas fud | Компас фуд | كومباس فود`,
      near: 'tas-113', house: 1, hours: 'round', prep: [15, 30], categories: MIXED, size: 28,
      hue: 205, sign: 'KF', fame: 3, quality: 4.0, discount: { percent: 15, minimumPurchase: 60_000, cap: 20_000 },
    },
  ]),
];

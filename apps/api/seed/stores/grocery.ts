import { text } from '../products/product-seed.ts';
import { street, type StoreSeed } from './store-seed.ts';

const EVERYTHING = [
  'fruit-vegetables',
  'dairy-eggs',
  'bread-bakery',
  'meat-fish',
  'pantry',
  'grocery-drinks',
  'sweets-snacks',
  'household',
  'baby-food',
];
const CORNER = ['bread-bakery', 'dairy-eggs', 'grocery-drinks', 'sweets-snacks', 'pantry', 'household'];
const FRESH = ['fruit-vegetables', 'dairy-eggs', 'meat-fish', 'bread-bakery'];
const DRY = ['pantry', 'sweets-snacks', 'grocery-drinks'];

// oxfmt-ignore
export const GROCERY_STORES: readonly StoreSeed[] = [
  ...street('grocery', 'centre', [
    {
      key: 'savat', cover: 'cover-supermarket', name: text`Savat Market | Savat market | Маркет «Сават» | سلة ماركت`,
      near: 'tas-094', house: 10, hours: 'round', prep: [15, 25], categories: EVERYTHING, size: 45,
      hue: 145, sign: 'S', fame: 10, quality: 4.7, featured: true,
      discount: { percent: 7, minimumPurchase: 150_000, cap: 40_000 }, tax: { percent: 12, included: true },
      announcement: text`Bread comes warm at 07:00 and 17:00 | Issiq non soat 07:00 va 17:00 da keladi | Горячий хлеб в 07:00 и 17:00 | الخبز الساخن في 07:00 و17:00`,
    },
    {
      key: 'yangi-dala', cover: 'cover-fruit-vegetables', name: text`New Field | Yangi dala | Янги дала | الحقل الجديد`,
      near: 'tas-058', house: 31, hours: 'early', prep: [20, 30], also: ['salt', 'green-olives'], categories: FRESH, size: 38,
      pricePercent: 94, hue: 130, sign: 'YD', fame: 7, quality: 4.6, featured: true,
    },
    {
      key: 'kecha-kunduz', cover: 'cover-drinks-snacks', name: text`Day & Night | Kecha-kunduz | Кеча-кундуз | ليل ونهار`,
      near: 'tas-036', house: 5, hours: 'round', prep: [10, 20], categories: CORNER, size: 36,
      pricePercent: 108, hue: 260, sign: '24', fame: 8, quality: 4.3, freeDelivery: true,
    },
    {
      key: 'chorsu-rasta', cover: 'cover-orchard', name: text`Chorsu Row | Chorsu rastasi | Ряды Чорсу | صفوف تشورسو`,
      near: 'tas-055', house: 52, hours: 'early', prep: [20, 35], categories: ['fruit-vegetables', 'nuts-dried-fruit', 'meat-fish', 'rice-pasta', 'flour-oil'], size: 36,
      pricePercent: 88, hue: 100, sign: 'ChR', fame: 7, quality: 4.5,
    },
    {
      key: 'sut-yoli', cover: 'cover-dairy', name: text`Milky Way | Sut yoʻli | Млечный путь | درب اللبن`,
      near: 'tas-154', house: 14, prep: [15, 25], categories: ['dairy-eggs', 'bread-bakery', 'baby-food', 'sweets-snacks'], size: 30,
      hue: 235, sign: 'SY', fame: 4, quality: 4.8,
    },
    {
      key: 'oltin-boshoq', cover: 'cover-pantry', name: text`Golden Ear | Oltin boshoq | Золотой колос | السنبلة الذهبية`,
      near: 'tas-126', house: 28, hours: 'round', prep: [15, 30], categories: EVERYTHING, size: 42,
      pricePercent: 97, hue: 80, sign: 'OB', fame: 6, quality: 4.4, discount: { percent: 10, minimumPurchase: 200_000, cap: 50_000 },
    },
    {
      key: 'quruq-meva', cover: 'cover-nuts-dried-fruit', name: text`Dried Fruit House | Quruq meva uyi | Дом сухофруктов | بيت الفواكه المجففة`,
      near: 'tas-138', house: 6, hours: 'office', prep: [10, 20], categories: DRY, size: 28,
      pricePercent: 103, hue: 40, sign: 'QM', fame: 3, quality: 4.7, joinedDaysAgo: 12,
    },
  ]),
  ...street('grocery', 'north', [
    {
      key: 'bahor-market', cover: 'cover-supermarket', name: text`Bahor Market | Bahor market | Маркет «Баҳор» | ماركت الربيع`,
      near: 'tas-059', house: 8, hours: 'round', prep: [15, 30], categories: EVERYTHING, size: 42,
      pricePercent: 98, hue: 150, sign: 'B', fame: 7, quality: 4.5, featured: true,
    },
    {
      key: 'oloy-savat', cover: 'cover-meat-fish', name: text`Oloy Basket | Oloy savati | Корзина Алай | سلة ألاي`,
      near: 'tas-057', house: 17, hours: 'early', prep: [20, 30], categories: FRESH, size: 36,
      pricePercent: 104, hue: 120, sign: 'OS', fame: 6, quality: 4.7,
    },
    {
      key: 'qadam-shimol', cover: 'cover-drinks-snacks', name: text`Qadam Corner Shop | Qadam doʻkoni | Магазин «Қадам» | بقالة قدم`,
      near: 'tas-209', house: 3, hours: 'round', prep: [10, 15], categories: CORNER, size: 32,
      pricePercent: 105, hue: 215, sign: 'Q', fame: 5, quality: 4.2, freeDelivery: true,
    },
    {
      key: 'olma-ombor', cover: 'cover-orchard', name: text`Apple Store-Room | Olma ombori | Яблочный склад | مخزن التفاح`,
      near: 'tas-170', house: 22, hours: 'early', prep: [20, 35], categories: ['fruit-vegetables', 'pantry', 'meat-fish'], size: 32,
      pricePercent: 91, hue: 355, sign: 'O', fame: 4, quality: 4.3,
    },
  ]),
  ...street('grocery', 'east', [
    {
      key: 'har-kuni', cover: 'cover-pantry', name: text`Every Day | Har kuni | Ҳар куни | كل يوم`,
      near: 'tas-134', house: 70, hours: 'round', prep: [15, 30], categories: EVERYTHING, size: 42,
      pricePercent: 96, hue: 30, sign: 'HK', fame: 7, quality: 4.4, featured: true, discount: { percent: 8, minimumPurchase: 150_000, cap: 35_000 },
    },
    {
      key: 'parkent-dala', cover: 'cover-fruit-vegetables', name: text`Parkent Field | Parkent dala | Паркент дала | حقل باركنت`,
      near: 'tas-065', house: 25, hours: 'early', prep: [20, 30], categories: FRESH, size: 36,
      pricePercent: 90, hue: 125, sign: 'PD', fame: 6, quality: 4.6,
    },
    {
      key: 'yulduz-savdo', cover: 'cover-dairy', name: text`Star Trade | Yulduz savdo | Юлдуз савдо | تجارة النجمة`,
      near: 'tas-150', house: 39, hours: 'round', prep: [10, 20], categories: CORNER, size: 32,
      pricePercent: 102, hue: 275, sign: 'YS', fame: 5, quality: 4.1,
    },
    {
      key: 'it-snack', cover: 'cover-drinks-snacks', name: text`IT Snack | IT snack | IT снек | آي تي سناك`,
      near: 'tas-120', house: 1, prep: [10, 15], categories: ['sweets-snacks', 'grocery-drinks', 'dairy-eggs', 'bread-bakery'], size: 26,
      pricePercent: 106, hue: 195, sign: 'IT', fame: 3, quality: 4.5, joinedDaysAgo: 20, serves: 'delivery',
    },
  ]),
  ...street('grocery', 'west', [
    {
      key: 'farhod-rasta', cover: 'cover-fruit-vegetables', name: text`Farhod Row | Farhod rastasi | Ряды Фархад | صفوف فرهاد`,
      near: 'tas-064', house: 33, hours: 'early', prep: [20, 35], categories: FRESH, size: 38,
      pricePercent: 88, hue: 115, sign: 'FR', fame: 7, quality: 4.5, featured: true,
    },
    {
      key: 'oila-savati', cover: 'cover-supermarket', name: text`Family Basket | Oila savati | Семейная корзина | سلة العائلة`,
      near: 'tas-174', house: 12, hours: 'round', prep: [15, 30], categories: EVERYTHING, size: 42,
      pricePercent: 97, hue: 165, sign: 'OS', fame: 6, quality: 4.4, freeDelivery: true,
    },
    {
      key: 'mahalla-dokon', cover: 'cover-dairy', name: text`Mahalla Shop | Mahalla doʻkoni | Магазин «Маҳалла» | دكان الحارة`,
      near: 'tas-207', house: 6, hours: 'round', prep: [10, 15], categories: CORNER, size: 32,
      pricePercent: 101, hue: 55, sign: 'MD', fame: 5, quality: 4.6,
    },
    {
      key: 'toza-uy', cover: 'cover-household', name: text`Clean Home | Toza uy | Чистый дом | بيت نظيف`,
      near: 'tas-175', house: 45, prep: [15, 25], categories: ['household', 'baby-food', 'grocery-drinks', 'sweets-snacks'], size: 28,
      hue: 300, sign: 'TU', fame: 3, quality: 4.3,
    },
  ]),
  ...street('grocery', 'south', [
    {
      key: 'sergeli-savat', cover: 'cover-supermarket', name: text`Sergeli Basket | Sergeli savati | Корзина Сергели | سلة سيرغيلي`,
      near: 'tas-066', house: 20, hours: 'round', prep: [15, 30], categories: EVERYTHING, size: 40,
      pricePercent: 94, hue: 140, sign: 'SS', fame: 5, quality: 4.4, featured: true,
    },
    {
      key: 'chinor-market', cover: 'cover-drinks-snacks', name: text`Chinor Market | Chinor market | Маркет «Чинор» | ماركت شينور`,
      near: 'tas-017', house: 4, hours: 'round', prep: [10, 20], categories: CORNER, size: 30,
      pricePercent: 100, hue: 90, sign: 'ChM', fame: 4, quality: 4.2, freeDelivery: true,
    },
    {
      key: 'xonobod-dala', cover: 'cover-orchard', name: text`Xonobod Field | Xonobod dala | Хонобод дала | حقل خان آباد`,
      near: 'tas-047', house: 11, hours: 'early', prep: [20, 35], categories: FRESH, size: 32,
      pricePercent: 89, hue: 105, sign: 'XD', fame: 3, quality: 4.5,
    },
  ]),
  ...street('grocery', 'bektemir', [
    {
      key: 'qoyliq-rasta', cover: 'cover-meat-fish', name: text`Qoyliq Row | Qoʻyliq rastasi | Ряды Куйлюк | صفوف قويليق`,
      near: 'tas-061', house: 77, hours: 'round', prep: [20, 30], categories: EVERYTHING, size: 40,
      pricePercent: 87, hue: 135, sign: 'QR', fame: 4, quality: 4.4, featured: true,
    },
    {
      key: 'yangiobod-market', cover: 'cover-pantry', name: text`Yangiobod Market | Yangiobod market | Маркет «Янгиобод» | ماركت ينغي آباد`,
      near: 'tas-042', house: 5, hours: 'round', prep: [10, 20], categories: CORNER, size: 30,
      pricePercent: 99, hue: 225, sign: 'YM', fame: 3, quality: 4.1, discount: { percent: 5, minimumPurchase: 80_000, cap: 15_000 },
    },
  ]),
];

import { text } from '../products/product-seed.ts';
import { street, type StoreSeed } from './store-seed.ts';

const ELECTRONICS = ['phones', 'audio', 'computers', 'gadgets'];
const CLOTHES = ['clothing'];
const HOME = ['home-living', 'tools-repair', 'kids'];
/** Of bags and clothes, what a beauty shop has none of. */
const NOT_BEAUTY = [
  'school-backpack',
  'cabin-suitcase',
  'leather-briefcase',
  'big-umbrella',
  'office-shirt',
  'socks-3',
  'wool-coat',
  'blue-cap',
];
const FOR_SCHOOL = ['school-backpack', 'telescope'];
const MIXED = ['electronics', 'home-living', 'beauty', 'kids', 'sport', 'clothing', 'books'];

// oxfmt-ignore
export const ECOMMERCE_STORES: readonly StoreSeed[] = [
  ...street('ecommerce', 'centre', [
    {
      key: 'elektra', cover: 'cover-electronics', name: text`Elektra | Elektra | Электра | إلكترا`,
      near: 'tas-085', house: 2, hours: 'round', prep: [30, 60], categories: ELECTRONICS, size: 34,
      hue: 280, sign: 'E', fame: 9, quality: 4.6, featured: true, tax: { percent: 12, included: true }, discount: { percent: 5, minimumPurchase: 500_000, cap: 150_000 },
    },
    {
      key: 'atlas-libos', cover: 'cover-fashion', name: text`Atlas Clothing | Atlas libos | Атлас либос | أطلس للملابس`,
      near: 'tas-109', house: 3, hours: 'round', prep: [40, 80], categories: CLOTHES, size: 32,
      hue: 320, sign: 'AL', fame: 6, quality: 4.5, featured: true,
    },
    {
      key: 'uy-bezagi', cover: 'cover-home-living', name: text`Home Adornment | Uy bezagi | Уй безаги | زينة البيت`,
      near: 'tas-131', house: 36, prep: [40, 90], categories: HOME, size: 30,
      pricePercent: 104, hue: 160, sign: 'UB', fame: 4, quality: 4.6,
    },
    {
      key: 'kitob-olami', cover: 'cover-books', name: text`World of Books | Kitob olami | Мир книг | عالم الكتب`,
      near: 'tas-126', house: 11, hours: 'round', prep: [20, 40], categories: ['books', 'kids'], also: FOR_SCHOOL, size: 26,
      hue: 30, sign: 'KO', fame: 5, quality: 4.9, freeDelivery: true,
    },
    {
      key: 'nafis', cover: 'cover-beauty', name: text`Nafis Beauty | Nafis goʻzallik | Нафис бьюти | نفيس للجمال`,
      near: 'tas-137', house: 20, hours: 'late', prep: [20, 40], categories: ['beauty', 'bags-accessories', 'clothes'], without: NOT_BEAUTY, size: 26,
      pricePercent: 107, hue: 345, sign: 'N', fame: 6, quality: 4.7,
    },
    {
      key: 'oyin-shahri', cover: 'cover-kids', name: text`Toy Town | Oʻyin shahri | Город игрушек | مدينة الألعاب`,
      near: 'tas-098', house: 1, prep: [30, 60], categories: ['kids', 'sport', 'books'], without: ['electric-guitar', 'kitchen-secrets'], size: 26,
      hue: 75, sign: 'OʻSh', fame: 4, quality: 4.5, joinedDaysAgo: 18,
    },
    {
      key: 'maydon-sport', cover: 'cover-sport', name: text`Maydon Sport | Maydon sport | Майдон спорт | ميدان سبورت`,
      near: 'tas-106', house: 7, hours: 'office', prep: [30, 60], categories: ['sport', 'shoes', 'clothes'],
      without: ['electric-guitar', 'leather-shoes', 'evening-heels', 'office-shirt', 'wool-coat', 'summer-dress', 'knitted-scarf'], size: 28,
      hue: 230, sign: 'MS', fame: 4, quality: 4.3,
    },
  ]),
  ...street('ecommerce', 'north', [
    {
      key: 'malika-raqam', cover: 'cover-phones', name: text`Malika Digital | Malika raqam | Малика диджитал | مليكة ديجيتال`,
      near: 'tas-069', house: 64, hours: 'round', prep: [30, 60], categories: ELECTRONICS, size: 34,
      pricePercent: 95, hue: 265, sign: 'MR', fame: 8, quality: 4.4, featured: true,
    },
    {
      key: 'riviera-uslub', cover: 'cover-shoes-bags', name: text`Riviera Style | Riviera uslub | Ривьера стиль | ريفييرا ستايل`,
      near: 'tas-111', house: 5, hours: 'round', prep: [40, 80], categories: ['clothing', 'beauty'], size: 30,
      hue: 335, sign: 'RU', fame: 5, quality: 4.4,
    },
    {
      key: 'uy-shimol', cover: 'cover-home-living', name: text`North Home | Shimol uy | Северный дом | بيت الشمال`,
      near: 'tas-143', house: 18, prep: [40, 90], categories: HOME, size: 28,
      hue: 130, sign: 'ShU', fame: 3, quality: 4.3, discount: { percent: 10, minimumPurchase: 200_000, cap: 60_000 },
    },
    {
      key: 'labzak-kitob', cover: 'cover-books', name: text`Labzak Books | Labzak kitob | Лабзак китоб | لبزق للكتب`,
      near: 'tas-168', house: 40, hours: 'cafe', prep: [20, 40], categories: ['books', 'kids'], also: FOR_SCHOOL, without: ['kick-scooter'], size: 22,
      pricePercent: 97, hue: 25, sign: 'LK', fame: 3, quality: 4.8,
    },
  ]),
  ...street('ecommerce', 'east', [
    {
      key: 'ipak-raqam', cover: 'cover-electronics', name: text`Silk Digital | Ipak raqam | Ипак рақам | حرير ديجيتال`,
      near: 'tas-001', house: 9, hours: 'round', prep: [30, 60], categories: ELECTRONICS, size: 32,
      pricePercent: 98, hue: 290, sign: 'IR', fame: 6, quality: 4.4, featured: true,
    },
    {
      key: 'ikat', cover: 'cover-fashion', name: text`Ikat House | Ikat uyi | Дом икат | بيت الإيكات`,
      near: 'tas-003', house: 4, hours: 'round', prep: [40, 80], categories: ['clothing', 'home-living'], without: ['corner-sofa', 'beech-chair', 'cabin-suitcase'], size: 30,
      pricePercent: 110, hue: 305, sign: 'I', fame: 5, quality: 4.7, freeDelivery: true,
    },
    {
      key: 'usta-dokon', cover: 'cover-tools', name: text`Master’s Shop | Usta doʻkoni | Лавка мастера | دكان الأسطى`,
      near: 'tas-148', house: 61, hours: 'office', prep: [30, 60], categories: ['tools-repair', 'home-living'], also: ['torch', 'city-bicycle'],
      without: ['corner-sofa', 'ficus-pot', 'soy-candle', 'sun-mirror', 'clay-vase', 'wicker-basket', 'mantel-clock'], size: 24,
      pricePercent: 94, hue: 15, sign: 'UD', fame: 3, quality: 4.5,
    },
  ]),
  ...street('ecommerce', 'west', [
    {
      key: 'hammasi-bor', cover: 'cover-phones', name: text`All in One | Hammasi bor | Ҳаммаси бор | كل شيء هنا`,
      near: 'tas-011', house: 21, hours: 'round', prep: [30, 70], categories: MIXED, size: 38,
      pricePercent: 96, hue: 250, sign: 'HB', fame: 7, quality: 4.3, featured: true, discount: { percent: 6, minimumPurchase: 300_000, cap: 80_000 },
    },
    {
      key: 'gozal-kun', cover: 'cover-beauty', name: text`Beautiful Day | Goʻzal kun | Гўзал кун | يوم جميل`,
      near: 'tas-010', house: 16, hours: 'round', prep: [20, 40], categories: ['beauty', 'bags-accessories', 'clothes'], without: NOT_BEAUTY, size: 28,
      hue: 350, sign: 'GK', fame: 4, quality: 4.6,
    },
    {
      key: 'kichkintoy', cover: 'cover-kids', name: text`Little One | Kichkintoy | Кичкинтой | الصغير`,
      near: 'tas-206', house: 5, prep: [30, 60], categories: ['kids', 'books', 'sport'],
      without: ['electric-guitar', 'kitchen-secrets', 'desert-and-moon', 'pomegranate-garden'], size: 24,
      hue: 65, sign: 'K', fame: 3, quality: 4.5, freeDelivery: true,
    },
  ]),
];

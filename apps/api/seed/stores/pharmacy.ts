import { text } from '../products/product-seed.ts';
import { street, type StoreSeed } from './store-seed.ts';

const FULL = ['medicines', 'vitamins', 'first-aid', 'skin-eyes', 'devices', 'mother-baby', 'hygiene'];
const QUICK = ['pain-fever', 'cold-cough', 'digestion-medicine', 'allergy-medicine', 'first-aid', 'vitamins', 'hygiene'];
const FAMILY = ['mother-baby', 'vitamins', 'hygiene', 'skin-eyes', 'pain-fever', 'cold-cough'];

// oxfmt-ignore
export const PHARMACY_STORES: readonly StoreSeed[] = [
  ...street('pharmacy', 'centre', [
    {
      key: 'shifo-nur', cover: 'cover-pharmacy', name: text`Shifo Nur Pharmacy | Shifo Nur dorixonasi | Аптека «Шифо Нур» | صيدلية شفاء نور`,
      near: 'tas-163', house: 16, hours: 'round', prep: [10, 15], categories: FULL, size: 40,
      hue: 190, sign: 'ShN', fame: 8, quality: 4.8, discount: { percent: 5, minimumPurchase: 60_000, cap: 15_000 }, featured: true, tax: { percent: 12, included: true },
    },
    {
      key: 'salomat-uy', cover: 'cover-pharmacy-care', name: text`Healthy Home Pharmacy | Salomat uy dorixonasi | Аптека «Саломат уй» | صيدلية بيت العافية`,
      near: 'tas-153', house: 38, hours: 'round', prep: [10, 20], categories: FULL, size: 36,
      pricePercent: 97, hue: 170, sign: 'SU', fame: 6, quality: 4.5, featured: true, discount: { percent: 12, minimumPurchase: 120_000, cap: 30_000 }, freeDelivery: true,
    },
    {
      key: 'yalpiz-dorixona', cover: 'cover-pharmacy-vitamins', name: text`Mint Pharmacy | Yalpiz dorixonasi | Аптека «Ялпиз» | صيدلية النعناع`,
      near: 'tas-142', house: 24, hours: 'early', prep: [10, 15], categories: QUICK, size: 30,
      pricePercent: 102, hue: 155, sign: 'Y', fame: 5, quality: 4.6, discount: { percent: 8, minimumPurchase: 100_000, cap: 25_000 },
    },
    {
      key: 'ona-bola', cover: 'cover-baby', name: text`Mother & Child Pharmacy | Ona va bola dorixonasi | Аптека «Мать и дитя» | صيدلية الأم والطفل`,
      near: 'tas-085', house: 4, prep: [10, 20], categories: FAMILY, size: 30,
      hue: 200, sign: 'OB', fame: 4, quality: 4.7, featured: true,
    },
    {
      key: 'kichik-dorixona', cover: 'cover-pharmacy-night', name: text`Little Pharmacy | Kichik dorixona | Маленькая аптека | الصيدلية الصغيرة`,
      near: 'tas-110', house: 1, hours: 'office', prep: [10, 15], categories: QUICK, size: 22,
      pricePercent: 95, hue: 215, sign: 'KD', fame: 2, quality: 4.3, joinedDaysAgo: 14,
    },
  ]),
  ...street('pharmacy', 'north', [
    {
      key: 'nafas', cover: 'cover-pharmacy-night', name: text`Nafas Pharmacy | Nafas dorixonasi | Аптека «Нафас» | صيدلية نفس`,
      near: 'tas-030', house: 12, hours: 'round', prep: [10, 20], categories: FULL, size: 36,
      hue: 205, sign: 'N', fame: 6, quality: 4.6, discount: { percent: 7, minimumPurchase: 90_000, cap: 20_000 }, featured: true,
    },
    {
      key: 'tabib-yoli', cover: 'cover-pharmacy', name: text`Healer’s Way Pharmacy | Tabib yoʻli dorixonasi | Аптека «Табиб йўли» | صيدلية طريق الطبيب`,
      near: 'tas-140', house: 47, hours: 'round', prep: [10, 15], categories: QUICK, size: 30,
      pricePercent: 96, hue: 180, sign: 'TY', fame: 4, quality: 4.4, discount: { percent: 10, minimumPurchase: 110_000, cap: 25_000 },
    },
    {
      key: 'gul-hayot', cover: 'cover-pharmacy-care', name: text`Flower of Life Pharmacy | Gul hayot dorixonasi | Аптека «Гул ҳаёт» | صيدلية زهرة الحياة`,
      near: 'tas-168', house: 9, prep: [10, 20], categories: FAMILY, size: 28,
      hue: 330, sign: 'GH', fame: 3, quality: 4.5, featured: true, freeDelivery: true,
    },
  ]),
  ...street('pharmacy', 'east', [
    {
      key: 'ibn-sino-yoli', cover: 'cover-pharmacy-vitamins', name: text`Avicenna Pharmacy | Ibn Sino yoʻli dorixonasi | Аптека «Путь Ибн Сино» | صيدلية درب ابن سينا`,
      near: 'tas-165', house: 13, hours: 'round', prep: [10, 15], categories: FULL, size: 38,
      hue: 175, sign: 'IS', fame: 6, quality: 4.7, discount: { percent: 6, minimumPurchase: 70_000, cap: 15_000 }, featured: true,
    },
    {
      key: 'dalda-plyus', cover: 'cover-pharmacy-family', name: text`Dalda Plus Pharmacy | Dalda Plyus dorixonasi | Аптека «Далда Плюс» | صيدلية دالدا بلس`,
      near: 'tas-181', house: 2, hours: 'round', prep: [10, 20], categories: QUICK, size: 30,
      pricePercent: 95, hue: 150, sign: 'D+', fame: 4, quality: 4.3, discount: { percent: 10, minimumPurchase: 80_000, cap: 20_000 },
    },
    {
      key: 'tibbiy-asboblar', cover: 'cover-pharmacy', name: text`Medical Devices | Tibbiy asboblar | Медтехника | أجهزة طبية`,
      near: 'tas-164', house: 50, hours: 'office', prep: [15, 30], categories: ['devices', 'first-aid', 'vitamins', 'hygiene'], size: 22,
      pricePercent: 101, hue: 220, sign: 'TA', fame: 2, quality: 4.4, featured: true,
    },
  ]),
  ...street('pharmacy', 'west', [
    {
      key: 'umr-daraxti', cover: 'cover-pharmacy-vitamins', name: text`Tree of Life Pharmacy | Umr daraxti dorixonasi | Аптека «Древо жизни» | صيدلية شجرة العمر`,
      near: 'tas-132', house: 29, hours: 'round', prep: [10, 15], categories: FULL, size: 36,
      hue: 140, sign: 'UD', fame: 6, quality: 4.6, featured: true,
    },
    {
      key: 'lutfiy-dorixona', cover: 'cover-pharmacy-night', name: text`Lutfiy Pharmacy | Lutfiy dorixonasi | Аптека на Лутфий | صيدلية لطفي`,
      near: 'tas-158', house: 8, hours: 'round', prep: [10, 15], categories: QUICK, size: 30,
      pricePercent: 98, hue: 195, sign: 'L', fame: 4, quality: 4.4, freeDelivery: true,
    },
    {
      key: 'bolajon', cover: 'cover-pharmacy-family', name: text`Bolajon Pharmacy | Bolajon dorixonasi | Аптека «Болажон» | صيدلية الصغار`,
      near: 'tas-193', house: 14, prep: [10, 20], categories: FAMILY, size: 28,
      hue: 45, sign: 'B', fame: 3, quality: 4.5,
    },
  ]),
  ...street('pharmacy', 'south', [
    {
      key: 'sergeli-shifo', cover: 'cover-pharmacy', name: text`Sergeli Shifo Pharmacy | Sergeli shifo dorixonasi | Аптека «Сергели Шифо» | صيدلية سيرغيلي شفاء`,
      near: 'tas-184', house: 7, hours: 'round', prep: [10, 20], categories: FULL, size: 34,
      pricePercent: 96, hue: 185, sign: 'SSh', fame: 4, quality: 4.5, featured: true,
    },
    {
      key: 'sputnik-dorixona', cover: 'cover-pharmacy-night', name: text`Sputnik Pharmacy | Sputnik dorixonasi | Аптека «Спутник» | صيدلية سبوتنيك`,
      near: 'tas-185', house: 30, hours: 'round', prep: [10, 15], categories: QUICK, size: 28,
      hue: 250, sign: 'SD', fame: 3, quality: 4.2,
    },
    {
      key: 'turon-apteka', cover: 'cover-pharmacy-family', name: text`Turon Pharmacy | Turon dorixonasi | Аптека «Турон» | صيدلية توران`,
      near: 'tas-049', house: 3, hours: 'early', prep: [10, 20], categories: FAMILY, size: 26,
      pricePercent: 98, hue: 160, sign: 'T', fame: 2, quality: 4.4,
    },
  ]),
  ...street('pharmacy', 'bektemir', [
    {
      key: 'bektemir-shifo', cover: 'cover-pharmacy-care', name: text`Bektemir Shifo Pharmacy | Bektemir shifo dorixonasi | Аптека «Бектемир Шифо» | صيدلية بكتيمير شفاء`,
      near: 'tas-043', house: 6, hours: 'round', prep: [10, 20], categories: FULL, size: 34,
      pricePercent: 95, hue: 178, sign: 'BSh', fame: 3, quality: 4.4, featured: true,
    },
    {
      key: 'kompas-dorixona', cover: 'cover-pharmacy', name: text`Compass Pharmacy | Kompas dorixonasi | Аптека «Компас» | صيدلية كومباس`,
      near: 'tas-113', house: 2, hours: 'round', prep: [10, 15], categories: QUICK, size: 28,
      hue: 205, sign: 'KD', fame: 2, quality: 4.3,
    },
  ]),
];

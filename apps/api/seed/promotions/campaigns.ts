import type { StoreModule } from '../geo/zones.ts';
import type { PictureName } from '../pictures.ts';
import { text, type LocalizedText } from '../products/product-seed.ts';

interface CampaignFrame {
  readonly slug: string;
  readonly module: StoreModule;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly picture: PictureName;
  /** Days from the day of seeding. A negative start is in the past, and so is a negative end. */
  readonly startsInDays: number;
  readonly endsInDays: number;
  /** Daily hours of the campaign. */
  readonly daily?: { readonly from: string; readonly until: string };
}

/** A campaign in which stores take part. */
export interface BasicCampaignSeed extends CampaignFrame {
  readonly stores: readonly string[];
}

/** A campaign with its own items, cheaper than the regular ones. */
export interface ItemCampaignSeed extends CampaignFrame {
  readonly categories: readonly string[];
  readonly stores: readonly string[];
  readonly itemsPerStore: number;
  readonly percentOff: number;
}

export const BASIC_CAMPAIGNS: readonly BasicCampaignSeed[] = [
  {
    slug: 'kabob-oqshomlari',
    module: 'food',
    picture: 'banner-grill',
    startsInDays: -6,
    endsInDays: 12,
    daily: { from: '17:00', until: '23:59' },
    title: text`Kebab evenings | Kabob oqshomlari | Вечера шашлыка | أمسيات الكباب`,
    description: text`Grills of the city cook on vine wood every evening | Shahar kabobxonalari har oqshom tok oʻtinida pishiradi | Мангалы города каждый вечер на виноградной лозе | مشاوي المدينة على حطب العنب كل مساء`,
    stores: ['saroy-kabob', 'parkent-kabob', 'janub-kabob', 'halqa-kabob', 'tungi-qozon', 'mazza-tovuq'],
  },
  {
    slug: 'nonushta-haftasi',
    module: 'food',
    picture: 'banner-breakfast',
    startsInDays: -3,
    endsInDays: 9,
    title: text`Breakfast week | Nonushta haftaligi | Неделя завтраков | أسبوع الفطور`,
    description: text`Coffee comes with every breakfast | Har bir nonushtaga qahva qoʻshiladi | Кофе к каждому завтраку | قهوة مع كل فطور`,
    stores: ['qahva-va-kitob', 'yashil-kosa', 'uchtepa-nonushta', 'shirin-kunlar', 'non-hidi'],
  },
  {
    slug: 'hosil-bayrami',
    module: 'grocery',
    picture: 'banner-fruit',
    startsInDays: -8,
    endsInDays: 20,
    title: text`Harvest feast | Hosil bayrami | Праздник урожая | عيد الحصاد`,
    description: text`Stores that buy straight from farms | Toʻgʻridan-toʻgʻri dehqondan oladigan doʻkonlar | Магазины, которые покупают прямо у дехкан | متاجر تشتري من المزارعين مباشرة`,
    stores: ['yangi-dala', 'chorsu-rasta', 'oloy-savat', 'parkent-dala', 'farhod-rasta', 'xonobod-dala', 'qoyliq-rasta'],
  },
  {
    slug: 'uy-dorixonasi',
    module: 'pharmacy',
    picture: 'banner-pharmacy',
    startsInDays: -4,
    endsInDays: 25,
    title: text`The home medicine chest | Uy dori qutisi | Домашняя аптечка | صيدلية المنزل`,
    description: text`Pharmacies that check your chest for free | Dori qutingizni bepul tekshirib beradigan dorixonalar | Аптеки, которые бесплатно проверят вашу аптечку | صيدليات تفحص صيدليتك المنزلية مجانًا`,
    stores: ['shifo-nur', 'nafas', 'ibn-sino-yoli', 'umr-daraxti', 'sergeli-shifo', 'bektemir-shifo'],
  },
  {
    slug: 'maktabga',
    module: 'ecommerce',
    picture: 'banner-documents',
    startsInDays: -70,
    endsInDays: -40,
    title: text`Back to school | Maktabga | Снова в школу | العودة إلى المدرسة`,
    description: text`Books, bags and pens | Kitob, sumka va ruchkalar | Книги, рюкзаки и ручки | كتب وحقائب وأقلام`,
    stores: ['kitob-olami', 'labzak-kitob', 'kichkintoy'],
  },
];

export const ITEM_CAMPAIGNS: readonly ItemCampaignSeed[] = [
  {
    slug: 'tushlik-soati',
    module: 'food',
    picture: 'banner-plov',
    startsInDays: -5,
    endsInDays: 10,
    daily: { from: '11:00', until: '16:00' },
    title: text`Lunch hour | Tushlik soati | Время обеда | ساعة الغداء`,
    description: text`A whole lunch at a quarter less, from eleven to four | Toʻliq tushlik chorak narx arzon, oʻn birdan toʻrtgacha | Полный обед на четверть дешевле, с одиннадцати до четырёх | غداء كامل بأقل بالربع من الحادية عشرة حتى الرابعة`,
    categories: ['plov', 'soups-noodles', 'hot-dishes'],
    stores: ['chinor-osh', 'lagmon-ustaxonasi', 'minor-oshxona', 'darxon-osh', 'chilonzor-choyxona', 'sergeli-oshxona', 'qoyliq-lagmon'],
    itemsPerStore: 2,
    percentOff: 25,
  },
  {
    slug: 'kechki-savat',
    module: 'grocery',
    picture: 'banner-bread',
    startsInDays: -2,
    endsInDays: 8,
    title: text`Evening basket | Kechki savat | Вечерняя корзина | سلة المساء`,
    description: text`Good food that should not be thrown away | Isrof boʻlmasligi kerak boʻlgan yaxshi mahsulotlar | Хорошие продукты, которые жаль выбрасывать | طعام جيد لا يستحق أن يُرمى`,
    categories: ['bread-bakery', 'dairy-eggs', 'fruit-vegetables'],
    stores: ['savat', 'oltin-boshoq', 'bahor-market', 'har-kuni', 'oila-savati', 'sergeli-savat', 'qoyliq-rasta'],
    itemsPerStore: 2,
    percentOff: 35,
  },
  {
    slug: 'kuz-kolleksiyasi',
    module: 'ecommerce',
    picture: 'banner-fashion',
    startsInDays: -9,
    endsInDays: 14,
    title: text`Autumn collection | Kuz kolleksiyasi | Осенняя коллекция | مجموعة الخريف`,
    description: text`Last pieces of the season, a fifth less | Mavsumning soʻnggi nusxalari, beshdan bir arzon | Последние вещи сезона на пятую часть дешевле | آخر قطع الموسم بأقل بالخُمس`,
    categories: ['clothing', 'home-living', 'beauty'],
    stores: ['atlas-libos', 'ikat', 'riviera-uslub', 'hammasi-bor'],
    itemsPerStore: 3,
    percentOff: 20,
  },
];

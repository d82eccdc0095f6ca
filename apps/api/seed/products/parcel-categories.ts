import type { PictureName } from '../pictures.ts';
import type { LocalizedText } from './product-seed.ts';
import { text } from './product-seed.ts';

export interface ParcelCategorySeed {
  key: string;
  name: LocalizedText;
  description: LocalizedText;
  picture: PictureName;
  /** In soʻm; null means the zone's charges. */
  perKilometre: number | null;
  minimumCharge: number | null;
}

export const parcelCategories: ParcelCategorySeed[] = [
  {
    key: 'documents',
    name: text`Documents | Hujjatlar | Документы | وثائق`,
    description: text`
      Contracts, certificates and letters in a sealed envelope, flat and dry
      Shartnoma, maʼlumotnoma va xatlar yopiq konvertda, buklanmaydi va hoʻl boʻlmaydi
      Договоры, справки и письма в закрытом конверте, ровно и сухо
      عقود وشهادات ورسائل في ظرف مغلق، دون ثني أو بلل`,
    picture: 'document',
    perKilometre: 2_000,
    minimumCharge: 12_000,
  },
  {
    key: 'small-parcel',
    name: text`Small parcel | Kichik posilka | Маленькая посылка | طرد صغير`,
    description: text`
      A box up to 5 kg that fits into a courier’s bag
      Kuryer sumkasiga sigʻadigan, 5 kg gacha boʻlgan quti
      Коробка до 5 кг, которая помещается в сумку курьера
      صندوق حتى 5 كغ يتسع له حقيبة المندوب`,
    picture: 'parcel-flat',
    perKilometre: null,
    minimumCharge: null,
  },
  {
    key: 'large-parcel',
    name: text`Large parcel | Katta posilka | Большая посылка | طرد كبير`,
    description: text`
      Up to 20 kg and 80 cm a side, carried by car
      20 kg va har tomoni 80 sm gacha, avtomobilda yetkaziladi
      До 20 кг и 80 см по стороне, везём на автомобиле
      حتى 20 كغ و80 سم للضلع، يُنقل بالسيارة`,
    picture: 'parcel-box',
    perKilometre: 4_500,
    minimumCharge: 30_000,
  },
  {
    key: 'clothes-shoes',
    name: text`Clothes and shoes | Kiyim va poyabzal | Одежда и обувь | ملابس وأحذية`,
    description: text`
      A coat left at a friend’s, a size to be exchanged, a suit from the cleaner’s
      Doʻstingizda qolgan palto, almashtiriladigan oʻlcham, kimyoviy tozalashdan kostyum
      Пальто, забытое у друзей, вещь на обмен, костюм из химчистки
      معطف نُسي عند صديق، أو قطعة للاستبدال، أو بدلة من المصبغة`,
    picture: 'coat',
    perKilometre: null,
    minimumCharge: null,
  },
  {
    key: 'flowers-gifts',
    name: text`Flowers and gifts | Gul va sovgʻalar | Цветы и подарки | زهور وهدايا`,
    description: text`
      Carried upright and handed over with a smile and your words
      Tik holatda olib boriladi, tabassum va sizning tilaklaringiz bilan topshiriladi
      Везём вертикально и вручаем с улыбкой и вашими словами
      تُحمل بوضع قائم وتُسلَّم بابتسامة مع كلماتك`,
    picture: 'bouquet',
    perKilometre: 2_800,
    minimumCharge: 16_000,
  },
  {
    key: 'home-food',
    name: text`Home-made food | Uy taomi | Домашняя еда | طعام منزلي`,
    description: text`
      Mother’s plov or a birthday cake in a thermal bag, in one hour at most
      Onamning oshi yoki tort issiqsaqlagich sumkada, koʻpi bilan bir soatda
      Мамин плов или торт в термосумке, не дольше часа
      بلوف الأم أو كعكة عيد ميلاد في حقيبة حرارية خلال ساعة على الأكثر`,
    picture: 'plov',
    perKilometre: 2_600,
    minimumCharge: 15_000,
  },
  {
    key: 'electronics',
    name: text`Electronics | Elektronika | Электроника | إلكترونيات`,
    description: text`
      A phone from repair or a laptop left in the office, wrapped in soft padding
      Taʼmirdan telefon yoki ofisda qolgan noutbuk, yumshoq oʻramda
      Телефон из ремонта или ноутбук из офиса, в мягкой упаковке
      هاتف من الصيانة أو حاسوب بقي في المكتب، بتغليف لين`,
    picture: 'laptop',
    perKilometre: null,
    minimumCharge: 18_000,
  },
  {
    key: 'keys',
    name: text`Keys and small things | Kalit va mayda buyumlar | Ключи и мелочи | مفاتيح وأغراض صغيرة`,
    description: text`
      Keys, a charger, glasses: whatever you forgot, as fast as it can be
      Kalit, quvvatlagich, koʻzoynak: unutgan narsangizni eng tez yetkazamiz
      Ключи, зарядка, очки: всё забытое, так быстро, как только можно
      مفاتيح أو شاحن أو نظارة: ما نسيته، بأسرع ما يمكن`,
    picture: 'key',
    perKilometre: 2_000,
    minimumCharge: 12_000,
  },
  {
    key: 'fragile',
    name: text`Fragile | Sinuvchan buyum | Хрупкое | قابل للكسر`,
    description: text`
      Ceramics, glass and instruments, driven gently and never laid on their side
      Sopol, shisha va asboblar: sekin olib boriladi va yonboshlatilmaydi
      Керамика, стекло и инструменты: едем плавно и не кладём набок
      خزف وزجاج وآلات، بقيادة هادئة ودون إمالة`,
    picture: 'amphora',
    perKilometre: 4_000,
    minimumCharge: 25_000,
  },
];

import { text, type LocalizedText } from '../products/product-seed.ts';

export interface AdvertisementSeed {
  readonly store: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** File of `seed/images`: a video instead of the store's cover. */
  readonly video?: string;
  readonly showsRating: boolean;
  readonly showsReviews: boolean;
}

/** Advertisements in each module and part of the city. Cover and logo are the store's own. */
export const ADVERTISEMENTS: readonly AdvertisementSeed[] = [
  {
    store: 'chinor-osh',
    video: 'plov-film.mp4',
    showsRating: true,
    showsReviews: true,
    title: text`A kazan for two hundred | Ikki yuz kishilik qozon | Казан на двести человек | قازان لمئتي شخص`,
    description: text`We light the fire at six, you eat at noon | Oltida oʻt yoqamiz, tushda tanovul qilasiz | Огонь разводим в шесть, едите вы в полдень | نشعل النار في السادسة وتأكلون ظهرًا`,
  },
  {
    store: 'bogda-pitsa',
    showsRating: true,
    showsReviews: false,
    title: text`Pizza from the garden | Bogʻdan pitsa | Пицца из сада | بيتزا من البستان`,
    description: text`Basil picked when you order | Rayhon siz buyurtma berganda uziladi | Базилик срываем, когда вы заказали | نقطف الريحان عند طلبك`,
  },
  {
    store: 'minor-oshxona',
    showsRating: true,
    showsReviews: true,
    title: text`Lunch beside the mosque | Masjid yonidagi tushlik | Обед у мечети | غداء بجوار المسجد`,
    description: text`Soup, bread and tea for everyone who is hungry | Och qolgan har kimga shoʻrva, non va choy | Суп, хлеб и чай каждому голодному | حساء وخبز وشاي لكل جائع`,
  },
  {
    store: 'darxon-osh',
    showsRating: true,
    showsReviews: true,
    title: text`Plov of the East side | Sharq tomonning oshi | Плов восточной стороны | بلوف الجهة الشرقية`,
    description: text`Yellow carrots, lamb from Parkent | Sariq sabzi, Parkent qoʻyi | Жёлтая морковь и паркентская баранина | جزر أصفر ولحم من باركنت`,
  },
  {
    store: 'chilonzor-choyxona',
    showsRating: true,
    showsReviews: false,
    title: text`Tea under the plane tree | Chinor tagida choy | Чай под чинарой | شاي تحت شجرة الدلب`,
    description: text`Now at your table at home | Endi uyingizdagi dasturxonda | Теперь на вашем столе дома | والآن على مائدتك في البيت`,
  },
  {
    store: 'savat',
    showsRating: true,
    showsReviews: true,
    title: text`The weekly shop in half an hour | Haftalik xarid yarim soatda | Покупки на неделю за полчаса | مشتريات الأسبوع في نصف ساعة`,
    description: text`Picked by people who cook themselves | Oʻzi ham ovqat pishiradiganlar tanlaydi | Собирают те, кто сам готовит | يختارها من يطبخ بنفسه`,
  },
  {
    store: 'farhod-rasta',
    showsRating: true,
    showsReviews: true,
    title: text`The bazaar without the crowd | Olomonsiz bozor | Базар без толпы | السوق بلا زحام`,
    description: text`Prices of the row, brought to your door | Rasta narxlari eshigingizgacha | Цены рядов у вашей двери | أسعار السوق عند بابك`,
  },
  {
    store: 'bahor-market',
    showsRating: false,
    showsReviews: true,
    title: text`Open when you wake at three | Uchda uygʻonsangiz ham ochiq | Открыто, даже если вы проснулись в три | مفتوح حتى لو استيقظت في الثالثة`,
    description: text`Day and night in Yunusobod | Yunusobodda kechayu kunduz | День и ночь в Юнусабаде | ليل نهار في يونس آباد`,
  },
  {
    store: 'shifo-nur',
    showsRating: true,
    showsReviews: true,
    title: text`A pharmacist answers at night | Kechasi ham farmatsevt javob beradi | Фармацевт ответит и ночью | صيدلي يجيب حتى في الليل`,
    description: text`Write in the chat before you choose | Tanlashdan oldin chatda yozing | Напишите в чат, прежде чем выбрать | راسلنا قبل أن تختار`,
  },
  {
    store: 'umr-daraxti',
    showsRating: true,
    showsReviews: false,
    title: text`Vitamins for the whole family | Butun oilaga vitaminlar | Витамины для всей семьи | فيتامينات لكل العائلة`,
    description: text`From the smallest to grandfather | Kichkintoydan bobogacha | От малыша до дедушки | من الصغير إلى الجد`,
  },
  {
    store: 'elektra',
    showsRating: true,
    showsReviews: true,
    title: text`Old phone in, new phone out | Eskisini bering, yangisini oling | Старый телефон сдал, новый взял | سلّم القديم وخذ الجديد`,
    description: text`Set up and charged before it leaves the store | Doʻkondan chiqishdan oldin sozlab, quvvatlab beramiz | Настроим и зарядим до отправки | نجهّزه ونشحنه قبل أن يغادر المتجر`,
  },
  {
    store: 'malika-raqam',
    showsRating: true,
    showsReviews: true,
    title: text`Malika prices without the metro | Metrosiz Malika narxlari | Цены Малики без метро | أسعار مليكة دون مترو`,
    description: text`Everything with a cable, brought today | Simi bor hamma narsa, bugunoq | Всё, что с проводом, уже сегодня | كل ما له سلك، اليوم`,
  },
];

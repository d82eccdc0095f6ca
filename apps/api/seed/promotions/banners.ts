import type { PictureName } from '../pictures.ts';
import { text, type LocalizedText, type ModuleType } from '../products/product-seed.ts';

/** Target of a banner: in each zone the best-known store with this category, or its most wanted item; or one address for all. */
type BannerTarget = { readonly storeWith: string } | { readonly itemFrom: string } | { readonly link: string };

export interface BannerSeed {
  readonly picture: PictureName;
  readonly module: ModuleType;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly target: BannerTarget;
  readonly featured?: boolean;
}

export const BANNERS: readonly BannerSeed[] = [
  {
    module: 'food',
    picture: 'banner-plov',
    featured: true,
    target: { storeWith: 'plov' },
    title: text`Wedding plov on a weekday | Ish kunida toʻy oshi | Свадебный плов в будни | بلوف الأعراس في يوم عادي`,
    subtitle: text`Straight from the kazan, while it lasts | Toʻgʻri qozondan, tugaguncha | Прямо из казана, пока не закончился | من القازان مباشرة حتى ينفد`,
  },
  {
    module: 'food',
    picture: 'banner-pizza',
    target: { itemFrom: 'pizza' },
    title: text`Pizza of the week | Hafta pitsasi | Пицца недели | بيتزا الأسبوع`,
    subtitle: text`Thin dough and much cheese | Yupqa xamir va moʻl pishloq | Тонкое тесто и много сыра | عجين رقيق وجبن وفير`,
  },
  {
    module: 'food',
    picture: 'banner-breakfast',
    target: { link: '/home?search=category&id=breakfast&data_type=category' },
    title: text`Breakfast before the first call | Birinchi qoʻngʻiroqqacha nonushta | Завтрак до первого созвона | فطور قبل أول مكالمة`,
    subtitle: text`Eggs, pancakes and hot tea from 08:00 | Tuxum, quymoq va issiq choy 08:00 dan | Яйца, блины и горячий чай с 08:00 | بيض وفطائر وشاي ساخن من 08:00`,
  },
  {
    module: 'food',
    picture: 'banner-grill',
    target: { link: '/campaigns/kabob-oqshomlari' },
    title: text`Kebab evenings | Kabob oqshomlari | Вечера шашлыка | أمسيات الكباب`,
    subtitle: text`Grills of the city, every evening from 17:00 | Shahar kabobxonalari, har oqshom 17:00 dan | Лучшие мангалы города каждый вечер с 17:00 | مشاوي المدينة كل مساء من 17:00`,
  },
  {
    module: 'grocery',
    picture: 'banner-fruit',
    featured: true,
    target: { storeWith: 'fruit-vegetables' },
    title: text`Picked this morning | Bugun tongda uzilgan | Собрано сегодня утром | قُطفت هذا الصباح`,
    subtitle: text`Fruit and vegetables from the field next door | Yaqin daladan meva va sabzavotlar | Фрукты и овощи с соседнего поля | فواكه وخضار من الحقل المجاور`,
  },
  {
    module: 'grocery',
    picture: 'banner-bread',
    target: { storeWith: 'bread-bakery' },
    title: text`Bread, still warm | Issiqqina non | Хлеб, ещё тёплый | خبز ما زال ساخنًا`,
    subtitle: text`Twice a day, at 07:00 and 17:00 | Kuniga ikki marta: 07:00 va 17:00 | Дважды в день: в 07:00 и 17:00 | مرتين يوميًا: 07:00 و17:00`,
  },
  {
    module: 'grocery',
    picture: 'banner-home-care',
    target: { link: '/home?search=category&id=household&data_type=category' },
    title: text`Home care, one basket | Uy parvarishi — bitta savatda | Всё для дома в одной корзине | العناية بالمنزل في سلة واحدة`,
    subtitle: text`Powder, paper, soap and cleaners | Kukun, qogʻoz, sovun va tozalagichlar | Порошок, бумага, мыло и чистящие средства | مسحوق وورق وصابون ومنظفات`,
  },
  {
    module: 'grocery',
    picture: 'banner-dairy',
    target: { itemFrom: 'dairy-eggs' },
    title: text`Milk of the day | Kunlik sut | Молоко дня | حليب اليوم`,
    subtitle: text`From a farm near the city | Shahar yaqinidagi fermadan | С фермы под городом | من مزرعة قرب المدينة`,
  },
  {
    module: 'pharmacy',
    picture: 'banner-pharmacy',
    featured: true,
    target: { link: '/home?search=category&id=cold-cough&data_type=category' },
    title: text`Ready for the cold season | Shamollash mavsumiga tayyor | Готовы к сезону простуд | مستعدون لموسم البرد`,
    subtitle: text`Syrups, sprays and vitamins in 20 minutes | Sirop, sprey va vitaminlar 20 daqiqada | Сиропы, спреи и витамины за 20 минут | شراب وبخاخات وفيتامينات خلال 20 دقيقة`,
  },
  {
    module: 'pharmacy',
    picture: 'banner-vitamins',
    target: { itemFrom: 'vitamins' },
    title: text`A vitamin for short days | Qisqa kunlar uchun vitamin | Витамин для коротких дней | فيتامين للأيام القصيرة`,
    subtitle: text`Ask the pharmacist in the chat | Chatda farmatsevtdan soʻrang | Спросите фармацевта в чате | اسأل الصيدلي في الدردشة`,
  },
  {
    module: 'pharmacy',
    picture: 'banner-mother-baby',
    target: { storeWith: 'mother-baby' },
    title: text`Mother and baby | Ona va bola | Мама и малыш | الأم والطفل`,
    subtitle: text`Nappies, creams and gentle care | Tagliklar, kremlar va mayin parvarish | Подгузники, кремы и бережный уход | حفاضات وكريمات وعناية لطيفة`,
  },
  {
    module: 'ecommerce',
    picture: 'banner-tech',
    featured: true,
    target: { storeWith: 'phones' },
    title: text`New phones, same day | Yangi telefonlar shu kuniyoq | Новые телефоны в тот же день | هواتف جديدة في اليوم نفسه`,
    subtitle: text`With a warranty, charged and ready | Kafolat bilan, quvvatlangan va tayyor | С гарантией, заряженные и готовые | مع ضمان، مشحونة وجاهزة`,
  },
  {
    module: 'ecommerce',
    picture: 'banner-sound',
    target: { itemFrom: 'audio' },
    title: text`Quiet, when you want it | Xohlasangiz — sukunat | Тишина, когда нужно | هدوء متى أردت`,
    subtitle: text`Headphones that hush the street | Koʻcha shovqinini yutadigan quloqchinlar | Наушники, которые заглушают улицу | سماعات تُسكت ضجيج الشارع`,
  },
  {
    module: 'ecommerce',
    picture: 'banner-fashion',
    target: { storeWith: 'clothing' },
    title: text`Ikat, woven for today | Bugun uchun toʻqilgan atlas | Икат, сотканный для сегодня | إيكات منسوج لهذا اليوم`,
    subtitle: text`Shirts and bags with the city’s pattern | Shahar naqshli koʻylak va sumkalar | Футболки и сумки с узором города | قمصان وحقائب بنقش المدينة`,
  },
  {
    module: 'parcel',
    picture: 'banner-parcel',
    featured: true,
    target: { link: '/parcel-delivery-info' },
    title: text`Send it while the kettle boils | Choy qaynaguncha joʻnating | Отправьте, пока закипает чайник | أرسله ريثما يغلي الماء`,
    subtitle: text`A courier in 15 minutes, tracked to the door | 15 daqiqada kuryer, eshikkacha kuzatuv | Курьер через 15 минут, видно до двери | مندوب خلال 15 دقيقة وتتبّع حتى الباب`,
  },
  {
    module: 'parcel',
    picture: 'banner-gift',
    target: { link: '/parcel-delivery-info' },
    title: text`A gift across the city | Shahar boʻylab sovgʻa | Подарок через весь город | هدية عبر المدينة`,
    subtitle: text`Picked up wrapped, handed over smiling | Oʻralgan holda olamiz, tabassum bilan topshiramiz | Заберём в упаковке, вручим с улыбкой | نستلمها مغلّفة ونسلّمها بابتسامة`,
  },
];

export interface SectionBannerSeed {
  readonly picture: PictureName;
  readonly module: ModuleType;
  readonly section: 'best_reviewed' | 'new_arrival' | 'bottom' | 'promotional';
  readonly title: LocalizedText;
  readonly link?: string;
}

const bestReviewed = text`What neighbours love | Qoʻshnilar sevgan narsalar | То, что любят соседи | ما يحبه الجيران`;
const newArrival = text`New on the shelf | Javondagi yangiliklar | Новое на полке | جديد على الرف`;
const bottom = text`Free delivery from 250 000 soʻm | 250 000 soʻmdan bepul yetkazish | Бесплатная доставка от 250 000 сум | توصيل مجاني من 250 000 سوم`;

export const SECTION_BANNERS: readonly SectionBannerSeed[] = [
  { module: 'food', section: 'best_reviewed', picture: 'banner-plov', title: bestReviewed },
  { module: 'food', section: 'new_arrival', picture: 'banner-breakfast', title: newArrival },
  { module: 'food', section: 'bottom', picture: 'banner-grill', title: bottom },
  { module: 'grocery', section: 'best_reviewed', picture: 'banner-fruit', title: bestReviewed },
  { module: 'grocery', section: 'new_arrival', picture: 'banner-dairy', title: newArrival },
  { module: 'grocery', section: 'bottom', picture: 'banner-home-care', title: bottom },
  { module: 'pharmacy', section: 'best_reviewed', picture: 'banner-vitamins', title: bestReviewed },
  { module: 'pharmacy', section: 'new_arrival', picture: 'banner-pharmacy', title: newArrival },
  { module: 'pharmacy', section: 'bottom', picture: 'banner-mother-baby', title: bottom },
  { module: 'ecommerce', section: 'best_reviewed', picture: 'banner-sound', title: bestReviewed },
  { module: 'ecommerce', section: 'new_arrival', picture: 'banner-tech', title: newArrival },
  { module: 'ecommerce', section: 'bottom', picture: 'banner-fashion', title: bottom },
  {
    module: 'grocery',
    section: 'promotional',
    picture: 'banner-bread',
    title: text`Warm bread at seven | Soat yettida issiq non | Тёплый хлеб в семь | خبز ساخن في السابعة`,
    link: '/home?search=category&id=bread-bakery&data_type=category',
  },
  {
    module: 'grocery',
    section: 'promotional',
    picture: 'banner-fruit',
    title: text`Straight from the field | Toʻgʻri daladan | Прямо с поля | من الحقل مباشرة`,
    link: '/home?search=category&id=fruit-vegetables&data_type=category',
  },
  {
    module: 'ecommerce',
    section: 'promotional',
    picture: 'banner-tech',
    title: text`Phones with a warranty | Kafolatli telefonlar | Телефоны с гарантией | هواتف مع ضمان`,
    link: '/home?search=category&id=phones&data_type=category',
  },
  {
    module: 'ecommerce',
    section: 'promotional',
    picture: 'banner-fashion',
    title: text`Patterns of the Silk Road | Ipak yoʻli naqshlari | Узоры Шёлкового пути | نقوش طريق الحرير`,
    link: '/home?search=category&id=clothing&data_type=category',
  },
  {
    module: 'parcel',
    section: 'promotional',
    picture: 'banner-parcel',
    title: text`Boxes of any size | Har qanday oʻlchamdagi qutilar | Коробки любого размера | صناديق بكل الأحجام`,
    link: '/parcel-delivery-info',
  },
  {
    module: 'parcel',
    section: 'promotional',
    picture: 'banner-gift',
    title: text`Surprise someone today | Bugun kimnidir quvontiring | Порадуйте близких сегодня | فاجئ أحدًا اليوم`,
    link: '/parcel-delivery-info',
  },
  {
    module: 'parcel',
    section: 'promotional',
    picture: 'banner-documents',
    title: text`Documents, hand to hand | Hujjatlar — qoʻldan qoʻlga | Документы из рук в руки | مستندات من يد إلى يد`,
    link: '/parcel-delivery-info',
  },
];

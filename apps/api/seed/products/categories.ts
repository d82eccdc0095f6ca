import type { PictureName } from '../pictures.ts';
import type { LocalizedText, ModuleType } from './product-seed.ts';
import { text } from './product-seed.ts';

export interface CategorySeed {
  key: string;
  module: Exclude<ModuleType, 'parcel'>;
  parent?: string;
  name: LocalizedText;
  picture: PictureName;
  hue: number;
  featured: boolean;
}

type Module = CategorySeed['module'];
type Leaf = [key: string, name: LocalizedText, picture: PictureName];

/** Builds a category with its children, which have the hue of their parent. */
function branch(module: Module, [key, name, picture]: Leaf, hue: number, featured: boolean, children: Leaf[] = []) {
  const root: CategorySeed = { key, module, name, picture, hue, featured };
  return [
    root,
    ...children.map(([child, childName, childPicture]): CategorySeed => ({
      key: child,
      module,
      parent: key,
      name: childName,
      picture: childPicture,
      hue,
      featured: false,
    })),
  ];
}

export const categories: CategorySeed[] = [
  ...branch(
    'food',
    ['uzbek-kitchen', text`Uzbek kitchen | Oʻzbek taomlari | Узбекская кухня | المطبخ الأوزبكي`, 'category-uzbek-kitchen'],
    65,
    true,
    [
      ['plov', text`Plov | Osh | Плов | أرز بلوف`, 'plov'],
      ['soups-noodles', text`Soups and noodles | Shoʻrva va lagʻmon | Супы и лагман | شوربات ونودلز`, 'lagman'],
      ['dumplings-samsa', text`Samsa and manti | Somsa va manti | Самса и манты | سمسة ومانتي`, 'samsa'],
      ['hot-dishes', text`Hot dishes | Issiq taomlar | Горячие блюда | أطباق ساخنة`, 'kazan-kabob'],
    ],
  ),
  ...branch('food', ['grill', text`Grill and kebab | Kabob va shashlik | Шашлык и гриль | مشاوي وكباب`, 'category-grill'], 25, true),
  ...branch(
    'food',
    ['burgers-fast-food', text`Burgers and street food | Burger va fastfud | Бургеры и стритфуд | برغر ووجبات سريعة`, 'category-burgers'],
    40,
    true,
    [
      ['burgers', text`Burgers | Burgerlar | Бургеры | برغر`, 'burger'],
      ['wraps-hot-dogs', text`Wraps and hot dogs | Lavash va xot-dog | Лаваш и хот-доги | لفائف ونقانق`, 'burrito'],
      ['sides', text`Sides | Qoʻshimchalar | Закуски | أطباق جانبية`, 'fries'],
    ],
  ),
  ...branch('food', ['pizza', text`Pizza | Pitsa | Пицца | بيتزا`, 'category-pizza'], 35, true),
  ...branch(
    'food',
    ['sushi-asian', text`Sushi and Asian | Sushi va osiyo taomlari | Суши и Азия | سوشي وآسيوي`, 'category-sushi'],
    15,
    true,
    [
      ['sushi-rolls', text`Sushi and rolls | Sushi va rollar | Суши и роллы | سوشي ورولات`, 'sushi-set'],
      ['asian-wok', text`Wok and bowls | Vok va bovllar | Вок и боулы | ووك وأطباق`, 'noodles'],
    ],
  ),
  ...branch('food', ['salads', text`Salads | Salatlar | Салаты | سلطات`, 'category-salads'], 140, false),
  ...branch('food', ['bakery', text`Bread and pastry | Non va pishiriqlar | Хлеб и выпечка | خبز ومعجنات`, 'category-bakery'], 65, true),
  ...branch('food', ['breakfast', text`Breakfast | Nonushta | Завтраки | فطور`, 'category-breakfast'], 85, true),
  ...branch('food', ['desserts', text`Desserts | Shirinliklar | Десерты | حلويات`, 'category-desserts'], 350, true),
  ...branch('food', ['drinks', text`Drinks | Ichimliklar | Напитки | مشروبات`, 'category-food-drinks'], 220, true, [
    ['tea-coffee', text`Tea and coffee | Choy va qahva | Чай и кофе | شاي وقهوة`, 'green-tea-set'],
    ['cold-drinks', text`Cold drinks | Salqin ichimliklar | Холодные напитки | مشروبات باردة`, 'cup-with-straw'],
  ]),

  ...branch(
    'grocery',
    ['fruit-vegetables', text`Fruit and vegetables | Meva va sabzavot | Фрукты и овощи | فواكه وخضار`, 'category-fruit-vegetables'],
    140,
    true,
    [
      ['fruit', text`Fruit and berries | Mevalar | Фрукты и ягоды | فواكه وتوت`, 'category-fruit'],
      ['vegetables', text`Vegetables | Sabzavotlar | Овощи | خضار`, 'carrot'],
      ['greens-herbs', text`Greens and herbs | Koʻkatlar | Зелень | خضار ورقية وأعشاب`, 'herbs'],
    ],
  ),
  ...branch(
    'grocery',
    ['dairy-eggs', text`Dairy and eggs | Sut va tuxum | Молочное и яйца | ألبان وبيض`, 'category-dairy-eggs'],
    250,
    true,
    [
      ['milk-kefir', text`Milk and kefir | Sut va kefir | Молоко и кефир | حليب وكفير`, 'milk-carton'],
      ['cheese-butter', text`Cheese and butter | Pishloq va sariyogʻ | Сыр и масло | جبن وزبدة`, 'cheese'],
      ['yogurt-curd', text`Yogurt and curd | Qatiq va tvorog | Йогурт и творог | زبادي وقريش`, 'yogurt-jar'],
      ['eggs', text`Eggs | Tuxum | Яйца | بيض`, 'egg'],
    ],
  ),
  ...branch('grocery', ['bread-bakery', text`Bread | Non mahsulotlari | Хлеб | خبز`, 'category-bread'], 65, true),
  ...branch('grocery', ['meat-fish', text`Meat and fish | Goʻsht va baliq | Мясо и рыба | لحوم وأسماك`, 'category-meat-fish'], 25, true, [
    ['meat', text`Meat | Goʻsht | Мясо | لحوم`, 'steak'],
    ['poultry', text`Poultry | Parranda goʻshti | Птица | دواجن`, 'chicken-leg'],
    ['fish-seafood', text`Fish and seafood | Baliq va dengiz mahsulotlari | Рыба и морепродукты | أسماك ومأكولات بحرية`, 'fish'],
  ]),
  ...branch('grocery', ['pantry', text`Pantry | Bakaleya | Бакалея | مؤونة`, 'category-pantry'], 80, true, [
    ['rice-pasta', text`Rice, grain and pasta | Guruch, don va makaron | Крупы и макароны | أرز وحبوب ومعكرونة`, 'rice-pouch'],
    ['flour-oil', text`Flour, oil and spices | Un, yogʻ va ziravorlar | Мука, масло и специи | طحين وزيوت وتوابل`, 'sunflower-oil'],
    ['canned-honey', text`Canned food and honey | Konserva va asal | Консервы и мёд | معلبات وعسل`, 'honey-jar'],
    ['nuts-dried-fruit', text`Nuts and dried fruit | Yongʻoq va quruq mevalar | Орехи и сухофрукты | مكسرات وفواكه مجففة`, 'peanuts'],
  ]),
  ...branch('grocery', ['grocery-drinks', text`Drinks | Ichimliklar | Напитки | مشروبات`, 'category-drinks'], 220, true, [
    ['water', text`Water | Suv | Вода | مياه`, 'water-bottle'],
    ['juice', text`Juice | Sharbat | Соки | عصائر`, 'orange-juice-carton'],
    ['tea-coffee-grocery', text`Tea and coffee | Choy va qahva | Чай и кофе | شاي وقهوة`, 'green-tea-box'],
  ]),
  ...branch(
    'grocery',
    ['sweets-snacks', text`Sweets and snacks | Shirinlik va sneklar | Сладости и снеки | حلويات ووجبات خفيفة`, 'category-sweets-snacks'],
    40,
    true,
  ),
  ...branch('grocery', ['household', text`Household | Uy-roʻzgʻor | Для дома | مستلزمات المنزل`, 'category-household'], 300, true, [
    ['cleaning', text`Cleaning and laundry | Tozalash va kir yuvish | Уборка и стирка | تنظيف وغسيل`, 'washing-powder'],
    ['paper-hygiene', text`Paper and hygiene | Qogʻoz va gigiyena | Бумага и гигиена | ورقيات ونظافة`, 'toilet-paper'],
    ['pets', text`Pets | Uy hayvonlari | Для питомцев | حيوانات أليفة`, 'cat-food'],
  ]),
  ...branch('grocery', ['baby-food', text`Baby food and care | Bolalar uchun | Детям | للأطفال`, 'category-baby'], 200, false),

  ...branch('pharmacy', ['medicines', text`Medicines | Dorilar | Лекарства | أدوية`, 'category-medicines'], 170, true, [
    ['pain-fever', text`Pain and fever | Ogʻriq va isitma | Боль и жар | ألم وحمى`, 'nuramol-box'],
    ['cold-cough', text`Cold and cough | Shamollash va yoʻtal | Простуда и кашель | زكام وسعال`, 'cough-syrup'],
    ['allergy-medicine', text`Allergy | Allergiya | Аллергия | حساسية`, 'category-allergy'],
    ['digestion-medicine', text`Digestion | Ovqat hazmi | Пищеварение | هضم`, 'category-digestion'],
    ['heart-diabetes', text`Heart, pressure, sugar | Yurak, bosim, qand | Сердце, давление, сахар | قلب وضغط وسكر`, 'losarnur-box'],
    ['antibiotics', text`Antibiotics | Antibiotiklar | Антибиотики | مضادات حيوية`, 'amoksay-box'],
  ]),
  ...branch(
    'pharmacy',
    ['vitamins', text`Vitamins and minerals | Vitamin va minerallar | Витамины и минералы | فيتامينات ومعادن`, 'category-vitamins'],
    60,
    true,
  ),
  ...branch('pharmacy', ['first-aid', text`First aid | Birinchi yordam | Первая помощь | إسعافات أولية`, 'category-first-aid'], 15, true),
  ...branch('pharmacy', ['skin-eyes', text`Skin and eyes | Teri va koʻz | Кожа и глаза | بشرة وعيون`, 'category-skin-eyes'], 340, true),
  ...branch('pharmacy', ['devices', text`Devices | Tibbiy asboblar | Приборы | أجهزة طبية`, 'category-devices'], 210, true),
  ...branch(
    'pharmacy',
    ['mother-baby', text`Mother and baby | Ona va bola | Мама и малыш | الأم والطفل`, 'category-mother-baby'],
    200,
    true,
  ),
  ...branch('pharmacy', ['hygiene', text`Hygiene | Gigiyena | Гигиена | نظافة شخصية`, 'category-hygiene'], 290, true),

  ...branch('ecommerce', ['electronics', text`Electronics | Elektronika | Электроника | إلكترونيات`, 'category-electronics'], 280, true, [
    ['phones', text`Phones | Telefonlar | Телефоны | هواتف`, 'phone-violet'],
    ['audio', text`Headphones and audio | Quloqchin va audio | Наушники и аудио | سماعات وصوتيات`, 'headphones-pearl'],
    ['computers', text`Computers | Kompyuterlar | Компьютеры | حواسيب`, 'laptop'],
    ['gadgets', text`Gadgets | Gadjetlar | Гаджеты | أجهزة ذكية`, 'watch'],
  ]),
  ...branch('ecommerce', ['clothing', text`Clothing | Kiyim | Одежда | ملابس`, 'category-clothing'], 90, true, [
    ['clothes', text`Clothes | Ust-bosh | Вещи | أزياء`, 't-shirt-ikat-white'],
    ['shoes', text`Shoes | Poyabzal | Обувь | أحذية`, 'sneaker'],
    ['bags-accessories', text`Bags and accessories | Sumka va aksessuarlar | Сумки и аксессуары | حقائب وإكسسوارات`, 'handbag'],
  ]),
  ...branch('ecommerce', ['home-living', text`Home | Uy uchun | Дом и уют | المنزل`, 'category-home'], 160, true),
  ...branch('ecommerce', ['beauty', text`Beauty | Goʻzallik | Красота | جمال`, 'category-beauty'], 350, true),
  ...branch(
    'ecommerce',
    ['books', text`Books and stationery | Kitob va kanselyariya | Книги и канцелярия | كتب وقرطاسية`, 'category-books'],
    30,
    true,
  ),
  ...branch('ecommerce', ['kids', text`Kids | Bolalar | Детям | أطفال`, 'category-kids'], 75, true),
  ...branch(
    'ecommerce',
    ['sport', text`Sport and outdoors | Sport va dam olish | Спорт и отдых | رياضة ورحلات`, 'category-sport'],
    230,
    true,
  ),
  ...branch('ecommerce', ['tools-repair', text`Tools | Asbob-uskunalar | Инструменты | عدد وأدوات`, 'category-tools'], 10, false),
];

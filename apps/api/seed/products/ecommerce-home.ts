import { choices, colour } from './choice-options.ts';
import { productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const homeLiving = productsOf({ module: 'ecommerce', category: 'home-living', unit: 'pcs', tags: ['home'] }, [
  {
    key: 'corner-sofa', picture: 'sofa', basePrice: 6_900_000, maximumCartQuantity: 3,
    name: text`Sofa with a floor lamp | Divan va torsher | Диван с торшером | أريكة مع مصباح أرضي`,
    description: text`Three seats, removable covers, and a lamp for the last chapter. Carried up to your floor | Uch oʻrinli, gʻilofi yechiladi, oxirgi bob uchun chiroq bilan. Qavatingizgacha olib chiqamiz | Три места, съёмные чехлы и свет для последней главы. Поднимем на ваш этаж | ثلاثة مقاعد وأغطية قابلة للنزع ومصباح للفصل الأخير. نوصلها إلى طابقك`,
  },
  {
    key: 'beech-chair', picture: 'chair', basePrice: 490_000,
    name: text`Wooden chair | Yogʻoch stul | Деревянный стул | كرسي خشبي`,
    description: text`Solid beech that does not creak when the guests stay late | Mehmon uzoq oʻtirsa ham gʻichirlamaydigan buk | Массив бука, который не скрипит, даже если гости засиделись | خشب زان متين لا يصرّ مهما أطال الضيوف`,
  },
  {
    key: 'ficus-pot', picture: 'potted-plant', basePrice: 159_000, recommended: true, tags: ['gift'],
    name: text`Young ficus in a clay pot | Sopol tuvakda yosh fikus | Молодой фикус в глиняном горшке | فيكس صغير في أصيص فخار`,
    description: text`Water it on Fridays; it asks for nothing else | Juma kunlari sugʻoring, boshqa narsa soʻramaydi | Поливайте по пятницам, большего не просит | اسقه كل جمعة ولا يطلب سوى ذلك`,
  },
  {
    key: 'sun-mirror', picture: 'mirror', basePrice: 389_000,
    name: text`Mirror in a golden frame | Oltin hoshiyali koʻzgu | Зеркало в золотой раме | مرآة بإطار ذهبي`,
    description: text`Makes a hallway lighter and a morning kinder | Yoʻlakni yorugʻroq, tongni mehribonroq qiladi | Коридор светлее, утро добрее | تضيء الممر وتلطف الصباح`,
  },
  {
    key: 'mantel-clock', picture: 'clock', basePrice: 420_000, tags: ['gift'],
    name: text`Mantel clock of walnut | Yongʻoq yogʻochli soat | Каминные часы из ореха | ساعة رف من خشب الجوز`,
    description: text`A quiet tick that makes a house a home | Uyni uy qiladigan sokin chiqillash | Тихое тиканье, с которым дом становится домом | تكّة هادئة تجعل البيت بيتًا`,
  },
  {
    key: 'clay-vase', picture: 'amphora', basePrice: 219_000, tags: ['local', 'gift'],
    name: text`Clay vase from Gijduvan | Gʻijduvon sopol vazasi | Глиняная ваза из Гиждувана | مزهرية فخار من غيجدوان`,
    description: text`Turned on a foot wheel by the sixth generation of one family; no two are alike | Bir oilaning oltinchi avlodi oyoq charxida yasagan; ikkitasi bir xil emas | Выточена на ножном круге шестым поколением одной семьи; двух одинаковых нет | شُكّلت على دولاب قدم بيد الجيل السادس من عائلة واحدة؛ لا تتشابه اثنتان`,
  },
  {
    key: 'soy-candle', picture: 'candle', basePrice: 89_000, tags: ['gift'],
    name: text`Soy candle, quince and honey | Soyali sham, behi va asal | Соевая свеча, айва и мёд | شمعة صويا بالسفرجل والعسل`,
    description: text`Forty hours of an autumn evening | Qirq soatlik kuz oqshomi | Сорок часов осеннего вечера | أربعون ساعة من مساء خريفي`,
  },
  {
    key: 'wicker-basket', picture: 'basket', basePrice: 119_000, tags: ['local'],
    name: text`Wicker basket | Toʻqilgan savat | Плетёная корзина | سلة مجدولة`,
    description: text`For bread, for picnics, for the cat | Nonga, sayrga, mushukka | Для хлеба, пикника и кота | للخبز وللنزهة وللقط`,
  },
]);

// oxfmt-ignore
export const books = productsOf({ module: 'ecommerce', category: 'books', unit: 'pcs', tags: ['book'] }, [
  {
    key: 'desert-and-moon', picture: 'book-desert-moon', basePrice: 69_000, recommended: true, tags: ['local'],
    name: text`“The Desert and the Moon”, a novel | “Choʻl va Oy”, roman | «Пустыня и Луна», роман | «الصحراء والقمر»، رواية`,
    description: text`A caravan guide, a stolen star chart and one long night in the Kyzylkum. In Uzbek, hardcover, 312 pages | Karvonboshi, oʻgʻirlangan yulduzlar xaritasi va Qizilqumdagi bir uzun tun. Qattiq muqova, 312 bet | Проводник каравана, украденная звёздная карта и одна долгая ночь в Кызылкуме. На узбекском, 312 страниц | دليل قافلة وخريطة نجوم مسروقة وليلة طويلة في قيزيل قوم. بالأوزبكية، 312 صفحة`,
  },
  {
    key: 'kitchen-secrets', picture: 'book-kitchen', basePrice: 119_000, tags: ['gift', 'local'],
    name: text`“Secrets of the Kitchen”, 120 recipes | “Oshxona sirlari”, 120 retsept | «Секреты кухни», 120 рецептов | «أسرار المطبخ»، 120 وصفة`,
    description: text`Uzbek home cooking with photographs of every step, even of folding manti | Oʻzbek uy taomlari, har bosqichi suratda, manti tugish ham | Домашняя узбекская кухня с фото каждого шага, даже лепки мантов | الطبخ الأوزبكي البيتي بصور لكل خطوة حتى طيّ المانتي`,
  },
  {
    key: 'pomegranate-garden', picture: 'book-garden', basePrice: 59_000, tags: ['local'],
    name: text`“The Pomegranate Garden”, stories | “Anor bogʻi”, hikoyalar | «Гранатовый сад», рассказы | «بستان الرمان»، قصص`,
    description: text`Twelve short stories about one street and four seasons | Bir koʻcha va toʻrt fasl haqida oʻn ikki hikoya | Двенадцать рассказов об одной улице и четырёх временах года | اثنتا عشرة قصة عن شارع واحد وأربعة فصول`,
  },
  {
    key: 'fun-mathematics', picture: 'book-mathematics', basePrice: 49_000, tags: ['kids'],
    name: text`“Amusing Mathematics”, years 5–6 | “Qiziqarli matematika”, 5–6-sinf | «Занимательная математика», 5–6 класс | «رياضيات ممتعة»، الصفان 5 و6`,
    description: text`Puzzles that a child explains to the parents, not the other way round | Bola ota-onasiga tushuntiradigan masalalar | Задачи, которые ребёнок объясняет родителям, а не наоборот | ألغاز يشرحها الطفل لوالديه لا العكس`,
  },
  {
    key: 'notebooks-5', picture: 'books', basePrice: 32_000, unit: 'pack', measure: { amount: 5, per: 'pcs' },
    name: text`Notebooks, 96 sheets, 5 pcs | Daftar, 96 varaq, 5 dona | Тетради, 96 листов, 5 шт. | دفاتر 96 ورقة، 5`,
    description: text`White paper that does not let ink through | Siyoh oʻtkazmaydigan oq qogʻoz | Белая бумага, сквозь которую не видно чернил | ورق أبيض لا ينفذ منه الحبر`,
  },
  {
    key: 'watercolours', picture: 'palette', basePrice: 79_000, tags: ['kids', 'gift'],
    name: text`Watercolours, 24 colours | Akvarel, 24 rang | Акварель, 24 цвета | ألوان مائية، 24 لونًا`,
    description: text`Clear pigments, a palette in the lid and a brush that keeps its point | Tiniq ranglar, qopqogʻi palitra, uchi qochmaydigan moʻyqalam | Чистые пигменты, палитра в крышке и кисть, которая держит кончик | أصباغ صافية ولوح في الغطاء وفرشاة تحافظ على رأسها`,
  },
]);

// oxfmt-ignore
export const kids = productsOf({ module: 'ecommerce', category: 'kids', unit: 'pcs', tags: ['kids'] }, [
  {
    key: 'construction-set', picture: 'construction-set-box', brand: 'quruvchi', basePrice: 229_000, recommended: true, tags: ['gift'],
    name: text`Quruvchi construction set, 320 pieces | Quruvchi konstruktori, 320 detal | Конструктор Quruvchi, 320 деталей | مكعبات بناء Quruvchi، ‏320 قطعة`,
    description: text`A crane, a bridge and a bazaar from one box, from six years. Instructions in four languages | Bitta qutidan kran, koʻprik va bozor, olti yoshdan. Toʻrt tilda yoʻriqnoma | Кран, мост и базар из одной коробки, с шести лет. Инструкция на четырёх языках | رافعة وجسر وسوق من علبة واحدة، من ست سنوات. التعليمات بأربع لغات`,
  },
  {
    key: 'teddy-bear', picture: 'teddy-bear', basePrice: 149_000, recommended: true, tags: ['gift'],
    name: text`Teddy bear, 40 cm | Ayiqcha, 40 sm | Плюшевый мишка, 40 см | دب محشو، 40 سم`,
    description: text`Soft, washable, and a good listener | Yumshoq, yuviladi va yaxshi tinglaydi | Мягкий, стирается и отлично слушает | ناعم وقابل للغسل ومستمع جيد`,
  },
  {
    key: 'flying-kite', picture: 'kite', basePrice: 59_000,
    name: text`Kite with a long tail | Dumli varrak | Воздушный змей с хвостом | طائرة ورقية بذيل طويل`,
    description: text`Needs a field, a breeze and somebody to run | Dala, shabada va yuguradigan kishi kerak | Нужны поле, ветер и тот, кто побежит | تحتاج إلى حقل ونسمة ومن يركض`,
  },
  {
    key: 'puzzle-500', picture: 'puzzle', basePrice: 69_000,
    name: text`Puzzle of the Registan, 500 pieces | Registon pazli, 500 boʻlak | Пазл «Регистан», 500 деталей | أحجية ريغستان، 500 قطعة`,
    description: text`Three rainy evenings; the blue tiles take the longest | Uch yomgʻirli oqshom; koʻk koshinlar eng qiyini | Три дождливых вечера; дольше всего синие изразцы | ثلاث أمسيات ماطرة؛ والبلاط الأزرق أطولها`,
  },
  {
    key: 'yo-yo', picture: 'yo-yo', basePrice: 29_000,
    name: text`Yo-yo with a bearing | Podshipnikli yo-yo | Йо-йо на подшипнике | يويو بمحمل كروي`,
    description: text`Sleeps for half a minute and comes back when called | Yarim daqiqa aylanadi va chaqirsangiz qaytadi | Спит полминуты и возвращается по первому зову | يدور نصف دقيقة ويعود حين تناديه`,
  },
  {
    key: 'kick-scooter', picture: 'kick-scooter', ...choices(690_000, [colour('blue', 'pink')]), tags: ['sport'], outOfStockVariation: 'Pink',
    name: text`Folding kick scooter | Buklanadigan samokat | Складной самокат | سكوتر قابل للطي`,
    description: text`Big wheels for old pavements, a brake for mothers’ nerves | Eski yoʻlaklar uchun katta gʻildirak, onalar koʻngli uchun tormoz | Большие колёса для старых тротуаров и тормоз для маминых нервов | عجلات كبيرة للأرصفة القديمة ومكبح يطمئن الأمهات`,
  },
]);

// oxfmt-ignore
export const sport = productsOf({ module: 'ecommerce', category: 'sport', unit: 'pcs', tags: ['sport'] }, [
  {
    key: 'football-5', picture: 'football', basePrice: 179_000, recommended: true, tags: ['kids'],
    name: text`Football, size 5 | Futbol toʻpi, 5-oʻlcham | Футбольный мяч, размер 5 | كرة قدم مقاس 5`,
    description: text`Hand-stitched, true in flight, unafraid of asphalt | Qoʻlda tikilgan, toʻgʻri uchadi, asfaltdan qoʻrqmaydi | Ручная сшивка, ровный полёт, асфальта не боится | مخيطة يدويًا ومستقيمة الطيران ولا تخشى الإسفلت`,
  },
  {
    key: 'basketball-7', picture: 'basketball', basePrice: 199_000,
    name: text`Basketball, size 7 | Basketbol toʻpi, 7-oʻlcham | Баскетбольный мяч, размер 7 | كرة سلة مقاس 7`,
    description: text`A deep grip for the yard and the hall | Hovliga ham, zalga ham yaxshi ushlanadi | Цепкое покрытие для двора и зала | قبضة متينة للملعب والصالة`,
  },
  {
    key: 'city-bicycle', picture: 'bicycle', basePrice: 2_490_000, maximumCartQuantity: 3, soldOut: true,
    name: text`City bicycle, 7 gears | Shahar velosipedi, 7 tezlik | Городской велосипед, 7 передач | دراجة مدينة بسبع سرعات`,
    description: text`Upright and calm, with a bell that says please | Tik oʻtirasiz, shoshilmaysiz, qoʻngʻirogʻi muloyim | Прямая посадка, спокойный ход и вежливый звонок | جلسة مستقيمة وسير هادئ وجرس مهذب`,
  },
  {
    key: 'skateboard', picture: 'skateboard', basePrice: 390_000, tags: ['kids'],
    name: text`Skateboard of maple | Zarang skeytbord | Скейтборд из клёна | لوح تزلج من القيقب`,
    description: text`Seven layers of maple and wheels for smooth and rough | Yetti qavat zarang, silliq va notekis yoʻl uchun gʻildirak | Семь слоёв клёна и колёса для гладкого и шершавого | سبع طبقات قيقب وعجلات للأملس والخشن`,
  },
  {
    key: 'electric-guitar', picture: 'guitar', basePrice: 1_290_000, tags: ['gift'],
    name: text`Electric guitar for the first band | Birinchi guruh uchun elektrogitara | Электрогитара для первой группы | غيتار كهربائي للفرقة الأولى`,
    description: text`With a cable, a strap and no complaint from the neighbours if you wear headphones | Kabel va tasma bilan; quloqchin taqsangiz qoʻshnilar xafa boʻlmaydi | С кабелем и ремнём; в наушниках соседи не пожалуются | مع كابل وحزام، وبالسماعات لن يشكو الجيران`,
  },
]);

// oxfmt-ignore
export const tools = productsOf({ module: 'ecommerce', category: 'tools-repair', unit: 'pcs', tags: ['tool'], brand: 'usta' }, [
  {
    key: 'toolbox-52', picture: 'toolbox', basePrice: 590_000, recommended: true, tags: ['gift'],
    name: text`Usta tool set, 52 pieces | Usta asboblar toʻplami, 52 dona | Набор инструментов Usta, 52 предмета | طقم أدوات Usta، ‏52 قطعة`,
    description: text`Everything for a flat and half of what a car needs, each in its own place | Kvartiraga hammasi, mashinaga yarmi, har biri oʻz joyida | Всё для квартиры и половина для машины, каждый на своём месте | كل ما تحتاجه الشقة ونصف ما تحتاجه السيارة، كلٌّ في مكانه`,
  },
  {
    key: 'claw-hammer', picture: 'hammer', basePrice: 89_000,
    name: text`Usta hammer, 500 g | Usta bolgʻasi, 500 g | Молоток Usta, 500 г | مطرقة Usta، ‏500 غ`,
    description: text`Balanced, with a handle that spares the wrist | Muvozanatli, bilakni ayaydigan dasta | Сбалансирован, ручка бережёт запястье | متوازنة بمقبض يريح المعصم`,
  },
  {
    key: 'screwdriver-set', picture: 'screwdriver', basePrice: 69_000,
    name: text`Usta screwdriver, 8 tips | Usta otvyortkasi, 8 uchlik | Отвёртка Usta, 8 насадок | مفك Usta بثمانية رؤوس`,
    description: text`Magnetic, so that the last screw does not roll under the fridge | Magnitli: oxirgi vint muzlatgich tagiga yumalab ketmaydi | Магнитная: последний винт не укатится под холодильник | ممغنط كي لا يتدحرج آخر برغي تحت الثلاجة`,
  },
  {
    key: 'folding-ladder', picture: 'ladder', basePrice: 420_000,
    name: text`Step ladder, 5 steps | Narvon, 5 pogʻonali | Стремянка, 5 ступеней | سلم بخمس درجات`,
    description: text`For curtains, lamps and the cherry tree | Parda, chiroq va gilos daraxti uchun | Для штор, люстр и черешни | للستائر والمصابيح وشجرة الكرز`,
  },
  {
    key: 'led-bulbs-4', picture: 'light-bulb', basePrice: 49_000, unit: 'pack', measure: { amount: 4, per: 'pcs' },
    name: text`Warm LED bulbs, 4 pcs | Iliq LED lampa, 4 dona | Тёплые LED-лампы, 4 шт. | مصابيح LED دافئة، 4`,
    description: text`The colour of evening, eight times less electricity | Oqshom rangi, elektr sakkiz baravar kam | Цвет вечера и в восемь раз меньше электричества | لون المساء وكهرباء أقل بثماني مرات`,
  },
]);

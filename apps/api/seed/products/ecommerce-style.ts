import { choices, colour, size, volume } from './choice-options.ts';
import { productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const clothes = productsOf({ module: 'ecommerce', category: 'clothes', unit: 'pcs', tags: ['clothes'] }, [
  {
    key: 'ikat-t-shirt', picture: 't-shirt-ikat-white', morePictures: ['t-shirt-ikat-black', 't-shirt-ikat-blue'], brand: 'ikat-yurt', recommended: true, outOfStockVariation: 'Black-XL', tags: ['local'],
    ...choices(149_000, [colour('white', 'black', 'blue'), size('S', 'M', 'L', 'XL')], { XL: 10_000 }),
    name: text`T-shirt with a suzani flower | Soʻzana gulli futbolka | Футболка с цветком сюзане | تيشيرت بزهرة السوزاني`,
    description: text`
      Heavy cotton from Fergana with one flower of an old suzani on the chest. It keeps its shape after fifty washes.
      Fargʻonaning zich paxtasi, koʻkragida eski soʻzanadan bitta gul. Ellik marta yuvilganda ham shakli buzilmaydi.
      Плотный ферганский хлопок с одним цветком старинного сюзане на груди. Держит форму после пятидесяти стирок.
      قطن فرغاني سميك تزينه زهرة من سوزاني قديم. يحافظ على شكله بعد خمسين غسلة.`,
  },
  {
    key: 'green-t-shirt', picture: 't-shirt-green', ...choices(79_000, [size('S', 'M', 'L')]),
    name: text`Plain cotton T-shirt | Oddiy paxta futbolka | Однотонная хлопковая футболка | تيشيرت قطني سادة`,
    description: text`The one you reach for without thinking | Oʻylamay kiyiladigani | Та самая, которую надеваешь не думая | ذاك الذي ترتديه دون تفكير`,
  },
  {
    key: 'straight-jeans', picture: 'jeans', ...choices(319_000, [size('30', '32', '34', '36')]), recommended: true, outOfStockVariation: '36',
    name: text`Straight jeans | Toʻgʻri jinsi shim | Прямые джинсы | جينز مستقيم`,
    description: text`Dark denim with a little stretch, five pockets, made in Namangan | Toʻq, biroz choʻziluvchan, besh choʻntakli, Namanganda tikilgan | Тёмный деним с лёгкой тянучестью, пять карманов, сшиты в Намангане | دنيم داكن مرن قليلًا بخمسة جيوب، صُنع في نمنغان`,
  },
  {
    key: 'summer-dress', picture: 'dress', brand: 'ikat-yurt', ...choices(389_000, [colour('blue', 'red'), size('S', 'M', 'L')]), tags: ['local'],
    name: text`Summer dress of adras | Adras yozgi koʻylak | Летнее платье из адраса | فستان صيفي من الأدرس`,
    description: text`Silk and cotton woven in Margilan; cool in July and right for a wedding in September | Margʻilonda toʻqilgan ipak va paxta; iyulda salqin, sentyabrda toʻyga mos | Шёлк и хлопок из Маргилана: прохладно в июле и уместно на свадьбе в сентябре | حرير وقطن من مرغيلان؛ بارد في تموز وملائم لعرس في أيلول`,
  },
  {
    key: 'office-shirt', picture: 'shirt-with-tie', ...choices(239_000, [size('39', '41', '43')]),
    name: text`Striped shirt with a tie | Galstukli yoʻl-yoʻl koʻylak | Рубашка в полоску с галстуком | قميص مخطط مع ربطة عنق`,
    description: text`Easy to iron, hard to crease, ready for the first working day | Dazmollash oson, gʻijimlanmaydi, birinchi ish kuniga tayyor | Легко гладится, трудно мнётся, готова к первому рабочему дню | سهل الكي قليل التجعد وجاهز لأول يوم عمل`,
  },
  {
    key: 'wool-coat', picture: 'coat', ...choices(890_000, [colour('beige', 'grey'), size('S', 'M', 'L')]), outOfStockVariation: 'Beige-S',
    name: text`Wool coat | Jun palto | Шерстяное пальто | معطف صوفي`,
    description: text`Lined, light and long enough for December | Astarli, yengil va dekabrga yetarli uzun | На подкладке, лёгкое и достаточно длинное для декабря | مبطن وخفيف وطويل بما يكفي لكانون الأول`,
  },
  {
    key: 'socks-3', picture: 'socks', basePrice: 45_000, unit: 'pack', measure: { amount: 3, per: 'pcs' },
    name: text`Cotton socks, 3 pairs | Paxta paypoq, 3 juft | Носки хлопковые, 3 пары | جوارب قطنية، 3 أزواج`,
    description: text`They come in threes because one always leaves | Uchta, chunki bittasi doim yoʻqoladi | Три пары, потому что один всегда уходит | ثلاثة أزواج لأن واحدًا يضيع دائمًا`,
  },
  {
    key: 'knitted-scarf', picture: 'scarf', ...choices(119_000, [colour('red', 'grey')]), tags: ['gift'],
    name: text`Knitted scarf | Toʻqilgan sharf | Вязаный шарф | وشاح محبوك`,
    description: text`Two metres of soft wool for one cold morning after another | Sovuq tonglar uchun ikki metr yumshoq jun | Два метра мягкой шерсти на каждое холодное утро | متران من الصوف الناعم لصباحات البرد`,
  },
]);

// oxfmt-ignore
export const shoes = productsOf({ module: 'ecommerce', category: 'shoes', unit: 'pcs', tags: ['shoes'], brand: 'qadam' }, [
  {
    key: 'qadam-run', picture: 'sneaker', recommended: true, ...choices(459_000, [colour('violet', 'white'), size('38', '40', '42', '44')]), outOfStockVariation: 'White-44', tags: ['sport'],
    name: text`Qadam Run sneakers | Qadam Run krossovkasi | Кроссовки Qadam Run | حذاء رياضي Qadam Run`,
    description: text`
      A light sole with a spring in it and mesh that breathes. For ten kilometres or for standing all day.
      Prujinadek yengil taglik va nafas oluvchi toʻr. Oʻn kilometrga ham, kun boʻyi tik turishga ham.
      Лёгкая пружинящая подошва и дышащая сетка. Для десяти километров или целого дня на ногах.
      نعل خفيف نابض وشبك يتنفس. لعشرة كيلومترات أو ليوم كامل وقوفًا.`,
  },
  {
    key: 'leather-shoes', picture: 'leather-shoe', ...choices(590_000, [size('40', '41', '42', '43')]),
    name: text`Leather shoes | Charm tufli | Кожаные туфли | حذاء جلدي`,
    description: text`Stitched in Tashkent, softer every month | Toshkentda tikilgan, har oy yumshoqroq | Сшиты в Ташкенте и с каждым месяцем мягче | مخيط في طشقند ويزداد ليونة كل شهر`,
  },
  {
    key: 'hiking-boots', picture: 'hiking-boot', ...choices(790_000, [size('39', '41', '43')]), tags: ['sport'],
    name: text`Hiking boots | Togʻ etigi | Треккинговые ботинки | حذاء مشي جبلي`,
    description: text`Waterproof, high at the ankle, tested on the way to Big Chimgan | Suv oʻtkazmaydi, toʻpigʻi baland, Katta Chimyon yoʻlida sinalgan | Непромокаемые, с высокой голенью, проверены на пути к Большому Чимгану | مقاوم للماء ومرتفع عند الكاحل، جُرّب في طريق تشيمغان الكبير`,
  },
  {
    key: 'evening-heels', picture: 'heel', ...choices(420_000, [size('36', '37', '38', '39')]), outOfStockVariation: '37',
    name: text`Red evening heels | Qizil kechki tufli | Красные вечерние туфли | حذاء سهرة أحمر`,
    description: text`Seven centimetres of confidence with a soft insole | Yumshoq patakli yetti santimetr ishonch | Семь сантиметров уверенности с мягкой стелькой | سبعة سنتيمترات من الثقة مع نعل داخلي ناعم`,
  },
  {
    key: 'beach-slippers', picture: 'flip-flop', ...choices(69_000, [size('37', '40', '43')]),
    name: text`Flip-flops | Shippak | Шлёпанцы | شبشب`,
    description: text`For the pool, the courtyard and the shop next door | Basseyn, hovli va qoʻshni doʻkon uchun | Для бассейна, двора и магазина за углом | للمسبح والفناء والدكان القريب`,
  },
]);

// oxfmt-ignore
export const bags = productsOf({ module: 'ecommerce', category: 'bags-accessories', unit: 'pcs', tags: ['bag'] }, [
  {
    key: 'city-handbag', picture: 'handbag', ...choices(349_000, [colour('brown', 'beige')]), recommended: true, tags: ['gift'],
    name: text`City handbag | Shahar sumkasi | Городская сумка | حقيبة يد`,
    description: text`Room for a book, a bottle and everything else that must be with you | Kitob, suv va kerakli hamma narsa sigʻadi | Поместятся книга, бутылка воды и всё, без чего нельзя | تتسع لكتاب وزجاجة وكل ما لا غنى عنه`,
  },
  {
    key: 'school-backpack', picture: 'backpack', ...choices(259_000, [colour('red', 'blue')]), tags: ['kids'],
    name: text`School backpack | Maktab ryukzagi | Школьный рюкзак | حقيبة مدرسية`,
    description: text`An anatomic back, reflectors on both sides, and a pocket for secrets | Anatomik orqa, ikki yonida nur qaytargich va sirlar uchun choʻntak | Анатомическая спинка, светоотражатели и карман для секретов | ظهر مريح وعواكس ضوء وجيب للأسرار`,
  },
  {
    key: 'cabin-suitcase', picture: 'suitcase', basePrice: 690_000,
    name: text`Cabin suitcase, 55 cm | Qoʻl yuki chamadoni, 55 sm | Чемодан ручной клади, 55 см | حقيبة سفر للمقصورة 55 سم`,
    description: text`Four quiet wheels; it fits above the seat of every airline | Toʻrtta ovozsiz gʻildirak; har qanday aviakompaniya javoniga sigʻadi | Четыре тихих колеса; помещается на полку любой авиакомпании | أربع عجلات هادئة وتناسب رفوف كل شركات الطيران`,
  },
  {
    key: 'leather-briefcase', picture: 'briefcase', basePrice: 540_000,
    name: text`Leather briefcase | Charm portfel | Кожаный портфель | حقيبة عمل جلدية`,
    description: text`For documents, a laptop and a serious face | Hujjatlar, noutbuk va jiddiy qiyofa uchun | Для документов, ноутбука и серьёзного лица | للوثائق والحاسوب وملامح الجد`,
  },
  {
    key: 'sunglasses', picture: 'sunglasses', basePrice: 149_000,
    name: text`Sunglasses, UV 400 | Quyosh koʻzoynagi, UV 400 | Солнечные очки, UV 400 | نظارات شمسية UV 400`,
    description: text`Real protection for three hundred sunny days a year | Yiliga uch yuz quyoshli kun uchun haqiqiy himoya | Настоящая защита на триста солнечных дней в году | حماية حقيقية لثلاثمئة يوم مشمس في السنة`,
  },
  {
    key: 'blue-cap', picture: 'cap', ...choices(69_000, [colour('blue', 'black')]),
    name: text`Cap | Kepka | Кепка | قبعة رياضية`,
    description: text`Keeps the sun off the eyes and the hair out of photos | Koʻzni quyoshdan, suratni sochdan asraydi | Прячет глаза от солнца, а причёску от фото | تحمي العينين من الشمس والشعر من الصور`,
  },
  {
    key: 'big-umbrella', picture: 'umbrella', basePrice: 129_000,
    name: text`Umbrella for two | Ikki kishilik soyabon | Зонт на двоих | مظلة لشخصين`,
    description: text`Opens with one finger and does not turn inside out | Bir barmoqda ochiladi, shamolda agʻdarilmaydi | Открывается одним пальцем и не выворачивается | تُفتح بإصبع واحد ولا تنقلب مع الريح`,
  },
]);

// oxfmt-ignore
export const beauty = productsOf({ module: 'ecommerce', category: 'beauty', unit: 'pcs', tags: ['beauty'] }, [
  {
    key: 'atirgul-perfume', picture: 'perfume-rose', brand: 'atirgul', recommended: true, tags: ['gift'], ...choices(420_000, [volume('30 ml', '50 ml', '100 ml')], { '50 ml': 160_000, '100 ml': 390_000 }),
    name: text`Atirgul eau de parfum | Atirgul parfyum suvi | Парфюмерная вода Atirgul | عطر Atirgul`,
    description: text`Damask rose at dusk, pepper and warm skin. It stays till the morning tea | Shom payti atirgul, murch va iliq teri. Tonggi choygacha qoladi | Дамасская роза в сумерках, перец и тёплая кожа. Держится до утреннего чая | ورد دمشقي عند الغسق وفلفل وبشرة دافئة. يبقى حتى شاي الصباح`,
  },
  {
    key: 'registon-cologne', picture: 'perfume-blue', basePrice: 490_000, tags: ['gift'],
    name: text`Registon eau de toilette, 100 ml | Registon tualet suvi, 100 ml | Туалетная вода Registon, 100 мл | ماء تواليت Registon، ‏100 مل`,
    description: text`Bergamot, cool stone after rain and a little cedar | Bergamot, yomgʻirdan keyingi salqin tosh va bir oz sadr | Бергамот, прохладный камень после дождя и немного кедра | برغموت وحجر بارد بعد المطر وقليل من الأرز`,
  },
  {
    key: 'gulsafo-cream', picture: 'face-cream-jar', brand: 'gulsafo', basePrice: 189_000, organic: true,
    name: text`Gulsafo moisturising cream, 50 ml | Gulsafo namlovchi kremi, 50 ml | Увлажняющий крем Gulsafo, 50 мл | كريم مرطب Gulsafo، ‏50 مل`,
    description: text`Rose water and squalane in a jar worth keeping | Gulob va skvalan, bankasi ham saqlashga arziydi | Розовая вода и сквалан в баночке, которую жалко выбросить | ماء ورد وسكوالان في علبة تستحق الاحتفاظ بها`,
  },
  {
    key: 'red-lipstick', picture: 'lipstick', ...choices(95_000, [colour('red', 'pink')]),
    name: text`Satin lipstick | Atlas lab boʻyogʻi | Сатиновая помада | أحمر شفاه ساتان`,
    description: text`Soft as a ribbon, and it survives a cup of coffee | Lentadek mayin, bir piyola qahvaga chidaydi | Мягкая, как лента, и переживает чашку кофе | ناعم كالشريط ويصمد بعد فنجان قهوة`,
  },
  {
    key: 'nail-polish', picture: 'nail-polish', basePrice: 49_000, halal: true,
    name: text`Breathable nail polish | Suv oʻtkazuvchi tirnoq boʻyogʻi | Дышащий лак для ногтей | طلاء أظافر مسامي`,
    description: text`Lets water through and dries in a minute | Suv oʻtkazadi va bir daqiqada quriydi | Пропускает воду и сохнет за минуту | ينفذ الماء ويجف خلال دقيقة`,
  },
]);

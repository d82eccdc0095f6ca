import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const pantry = productsOf({ module: 'grocery', category: 'rice-pasta', unit: 'pack', veg: true, halal: true, allergens: [], tags: ['grain'] }, [
  {
    key: 'devzira-rice', picture: 'rice-pouch', basePrice: 32_500, measure: { amount: 0.9, per: 'kg' }, recommended: true, tags: ['local', 'plov'], nutrition: nutrition(330, 7, 1, 74),
    name: text`Devzira rice for plov, 900 g | Palovbop Devzira guruchi, 900 g | Рис девзира для плова, 900 г | أرز ديفزيرا للبلوف، 900 غ`,
    description: text`
      Reddish grains from Oʻzgan, aged a year in the sack. They drink a litre of broth and still stand apart.
      Qopda bir yil yetilgan qizgʻish Oʻzgan guruchi. Bir litr shoʻrvani ichib ham sochilib turadi.
      Красноватые зёрна из Узгена, год выдержки в мешке. Выпивают литр бульона и остаются рассыпчатыми.
      حبات محمرة من أوزغن، عُتّقت سنة في الكيس. تشرب لترًا من المرق وتبقى متفرقة.`,
  },
  {
    key: 'penne', picture: 'penne-pouch', basePrice: 13_900, brand: 'donli', measure: { amount: 0.4, per: 'kg' }, allergens: ['gluten'], nutrition: nutrition(350, 12, 2, 71),
    name: text`Donli penne, 400 g | Donli penne, 400 g | Пенне Donli, 400 г | بيني Donli، ‏400 غ`,
    description: text`Durum wheat, nine minutes, perfectly firm | Qattiq bugʻdoy, toʻqqiz daqiqa, ezilmaydi | Твёрдая пшеница, девять минут, идеальная альденте | قمح صلب وتسع دقائق ونضج مثالي`,
  },
  {
    key: 'macaroni', picture: 'pasta-pouch', basePrice: 11_900, measure: { amount: 0.45, per: 'kg' }, allergens: ['gluten'], nutrition: nutrition(345, 11, 1, 72),
    name: text`Durum pasta, 450 g | Durum makaroni, 450 g | Макароны из дурума, 450 г | معكرونة قمح صلب، 450 غ`,
    description: text`The red pack of every kitchen: for soup, for children, for Tuesday | Har oshxonaning qizil qadogʻi: shoʻrvaga, bolalarga, seshanbaga | Красная пачка каждой кухни: для супа, детей и вторника | عبوة كل مطبخ: للشوربة وللأطفال وليوم عادي`,
  },
  {
    key: 'buckwheat', picture: 'buckwheat-pouch', basePrice: 15_500, measure: { amount: 0.8, per: 'kg' }, nutrition: nutrition(330, 13, 3, 64),
    name: text`Buckwheat, whole, 800 g | Grechka, 800 g | Гречка ядрица, 800 г | حنطة سوداء، 800 غ`,
    description: text`Sorted and clean: rinse once and cook fifteen minutes | Tozalangan: bir marta yuvib, oʻn besh daqiqa pishiring | Перебранная и чистая: промойте и варите пятнадцать минут | منقّاة ونظيفة: اغسلها مرة واطهها ربع ساعة`,
  },
  {
    key: 'oats', picture: 'oats-box', basePrice: 14_900, measure: { amount: 0.5, per: 'kg' }, allergens: ['gluten'], tags: ['breakfast'], nutrition: nutrition(366, 12, 6, 62),
    name: text`Tong oat flakes, 500 g | Tong suli yormasi, 500 g | Овсяные хлопья Tong, 500 г | رقائق شوفان Tong، ‏500 غ`,
    description: text`A quick warm breakfast: five minutes in milk, then honey | Tez va issiq nonushta: sutda besh daqiqa, keyin asal | Быстрый тёплый завтрак: пять минут в молоке, потом мёд | فطور دافئ سريع: خمس دقائق في الحليب ثم عسل`,
  },
  {
    key: 'red-beans', picture: 'beans', basePrice: 17_000, measure: { amount: 0.9, per: 'kg' }, organic: true, nutrition: nutrition(333, 24, 1, 60),
    name: text`Red beans, dry, 900 g | Qizil loviya, 900 g | Фасоль красная, 900 г | فاصوليا حمراء جافة، 900 غ`,
    description: text`Soak overnight and dinner is half ready | Tunda ivitib qoʻying, kechki ovqatning yarmi tayyor | Замочите на ночь, и ужин наполовину готов | انقعها ليلًا فيصبح العشاء نصف جاهز`,
  },
]);

// oxfmt-ignore
export const flourOilSpices = productsOf({ module: 'grocery', category: 'flour-oil', unit: 'pcs', veg: true, halal: true, allergens: [], tags: ['spice'] }, [
  {
    key: 'sunflower-oil-1l', picture: 'sunflower-oil', basePrice: 24_900, brand: 'oltin', measure: { amount: 1, per: 'l' }, recommended: true, tags: ['local'], nutrition: nutrition(899, 0, 100, 0),
    name: text`Oltin sunflower oil, 1 l | Oltin kungaboqar yogʻi, 1 l | Масло подсолнечное Oltin, 1 л | زيت دوار الشمس Oltin، ‏1 ل`,
    description: text`Refined and without smell; it takes the heat of a kazan without smoking | Tozalangan, hidsiz; qozon olovida tutamaydi | Рафинированное, без запаха; выдерживает жар казана и не дымит | مكرر بلا رائحة ويتحمل حرارة القازان دون دخان`,
  },
  {
    key: 'olive-oil-500', picture: 'olive-oil', basePrice: 89_000, measure: { amount: 0.5, per: 'l' }, organic: true, nutrition: nutrition(899, 0, 100, 0),
    name: text`Zaytuniy olive oil, extra virgin, 500 ml | Zaytuniy zaytun moyi, 500 ml | Масло оливковое Zaytuniy Extra Virgin, 500 мл | زيت زيتون Zaytuniy بكر ممتاز، 500 مل`,
    description: text`Green, peppery, first cold press, in dark glass to keep the light away | Yashil, oʻtkir, birinchi sovuq siqim, yorugʻlikdan saqlovchi toʻq shishada | Зелёное, с перчинкой, первый холодный отжим, в тёмном стекле | أخضر لاذع من العصرة الباردة الأولى في زجاج داكن`,
  },
  {
    key: 'flour-2kg', picture: 'flour-box', basePrice: 19_500, unit: 'pack', measure: { amount: 2, per: 'kg' }, allergens: ['gluten'], tags: ['local'], nutrition: nutrition(334, 10, 1, 70),
    name: text`Unzor wheat flour, 2 kg | Unzor bugʻdoy uni, 2 kg | Мука пшеничная Unzor, 2 кг | طحين قمح Unzor، ‏2 كغ`,
    description: text`Top grade, sifted twice, for noodles, samsa and bread | Oliy nav, ikki marta elangan; lagʻmon, somsa va non uchun | Высший сорт, дважды просеяна: для лагмана, самсы и хлеба | درجة ممتازة منخولة مرتين للّغمان والسمسة والخبز`,
  },
  {
    key: 'sugar-1kg', picture: 'sugar-pouch', basePrice: 13_900, unit: 'pack', measure: { amount: 1, per: 'kg' }, nutrition: nutrition(399, 0, 0, 100),
    name: text`White sugar, 1 kg | Oq shakar, 1 kg | Сахар белый, 1 кг | سكر أبيض، 1 كغ`,
    description: text`Fine crystals that dissolve before you finish stirring | Mayda kristall, tez eriydi | Мелкий, растворяется раньше, чем вы размешаете | بلورات ناعمة تذوب قبل أن تنهي التحريك`,
  },
  {
    key: 'salt', picture: 'salt-shaker', basePrice: 5_900, measure: { amount: 0.5, per: 'kg' },
    name: text`Table salt in a shaker, 500 g | Osh tuzi, tuzdonda, 500 g | Соль в солонке, 500 г | ملح طعام في مملحة، 500 غ`,
    description: text`Iodised, fine and always dry | Yodlangan, mayda va doim quruq | Йодированная, мелкая и всегда сухая | مدعّم باليود وناعم وجاف دائمًا`,
  },
  {
    key: 'cumin', picture: 'cumin-jar', basePrice: 16_000, measure: { amount: 0.05, per: 'kg' }, tags: ['local', 'plov'],
    name: text`Mountain cumin for plov, 50 g | Palov uchun togʻ zirasi, 50 g | Зира горная для плова, 50 г | كمون جبلي للبلوف، 50 غ`,
    description: text`Small dark seeds from the Pamir foothills; rub them between the palms first | Pomir etagidagi mayda qora zira; avval kaftda ishqalang | Мелкие тёмные семена с предгорий Памира; разотрите в ладонях | حبوب صغيرة داكنة من سفوح البامير؛ افركها بين راحتيك أولًا`,
  },
  {
    key: 'ketchup-450', picture: 'ketchup-bottle', basePrice: 17_900, brand: 'olov', measure: { amount: 0.45, per: 'kg' }, nutrition: nutrition(102, 1, 0, 24),
    name: text`Olov ketchup, classic, 450 g | Olov klassik ketchupi, 450 g | Кетчуп Olov классический, 450 г | كاتشب Olov كلاسيكي، 450 غ`,
    description: text`Ripe tomatoes, a little vinegar and nothing to be ashamed of | Pishgan pomidor, ozgina sirka va boshqa hech narsa | Спелые томаты, немного уксуса и ничего лишнего | طماطم ناضجة وقليل من الخل ولا شيء زائد`,
  },
  {
    key: 'hot-sauce', picture: 'hot-sauce-bottle', basePrice: 15_500, brand: 'olov', measure: { amount: 0.2, per: 'l' }, tags: ['spicy'],
    name: text`Olov hot sauce, 200 ml | Olov achchiq sousi, 200 ml | Острый соус Olov, 200 мл | صلصة Olov الحارة، 200 مل`,
    description: text`Chilli fermented for a month; begin with one drop | Bir oy achitilgan qalampir; bir tomchidan boshlang | Чили месячной ферментации; начните с капли | فلفل مخمّر شهرًا؛ ابدأ بقطرة واحدة`,
  },
]);

// oxfmt-ignore
export const cannedAndHoney = productsOf({ module: 'grocery', category: 'canned-honey', unit: 'pcs', veg: true, halal: true, allergens: [], tags: ['canned'] }, [
  {
    key: 'sweet-corn-can', picture: 'corn-can', basePrice: 12_900, measure: { amount: 0.34, per: 'kg' }, nutrition: nutrition(80, 3, 1, 15),
    name: text`Sweet corn, 340 g | Shirin joʻxori, 340 g | Кукуруза сладкая, 340 г | ذرة حلوة معلبة، 340 غ`,
    description: text`Crunchy kernels for salads, packed within hours of picking | Salatlar uchun qarsildoq donlar, terilgan kuni qadoqlangan | Хрустящие зёрна для салатов, закатаны в день сбора | حبات مقرمشة للسلطات عُبئت بعد ساعات من قطافها`,
  },
  {
    key: 'tomato-paste', picture: 'tomato-paste-can', basePrice: 14_500, measure: { amount: 0.4, per: 'kg' }, tags: ['local'], nutrition: nutrition(92, 4, 0, 19),
    name: text`Tomato paste, 400 g | Tomat pastasi, 400 g | Томатная паста, 400 г | معجون طماطم، 400 غ`,
    description: text`Thick and dark; two spoons colour a whole pot | Quyuq va toʻq; ikki qoshigʻi butun qozonga yetadi | Густая и тёмная; двух ложек хватит на кастрюлю | كثيف وداكن؛ ملعقتان تلوّنان قدرًا كاملة`,
  },
  {
    key: 'chickpeas-can', picture: 'chickpea-can', basePrice: 13_500, measure: { amount: 0.4, per: 'kg' }, nutrition: nutrition(120, 7, 2, 18),
    name: text`Chickpeas, ready, 400 g | Tayyor noʻxat, 400 g | Нут готовый, 400 г | حمص جاهز، 400 غ`,
    description: text`Soft and salted, for hummus or straight into plov | Yumshoq, tuzli; xumusga yoki toʻgʻri oshga | Мягкий и посоленный: для хумуса или сразу в плов | طري ومملح للحمّص أو مباشرة في البلوف`,
  },
  {
    key: 'red-beans-can', picture: 'red-bean-can', basePrice: 12_500, measure: { amount: 0.4, per: 'kg' }, nutrition: nutrition(100, 7, 1, 16),
    name: text`Red beans in sauce, 400 g | Sousdagi qizil loviya, 400 g | Фасоль красная в соусе, 400 г | فاصوليا حمراء بالصلصة، 400 غ`,
    description: text`Warm, add an egg, and dinner is served | Isiting, tuxum qoʻshing, kechki ovqat tayyor | Разогрейте, добавьте яйцо, и ужин готов | سخّنها وأضف بيضة فيكون العشاء جاهزًا`,
  },
  {
    key: 'mountain-honey', picture: 'honey-jar', basePrice: 68_000, measure: { amount: 0.5, per: 'kg' }, organic: true, recommended: true, tags: ['local', 'sweet', 'gift'], nutrition: nutrition(320, 0, 0, 80),
    name: text`Mountain honey, 500 g | Togʻ asali, 500 g | Мёд горный, 500 г | عسل جبلي، 500 غ`,
    description: text`
      Wild herbs of the Chatkal valley, one harvest a year. It turns solid in winter, as real honey does.
      Chotqol vodiysining yovvoyi giyohlari, yilda bir marta yigʻiladi. Qishda quyuladi, haqiqiy asal shunday.
      Дикие травы Чаткальской долины, один сбор в год. Зимой густеет, как и положено настоящему.
      أعشاب برية من وادي تشاتكال، موسم واحد في السنة. يتبلور شتاءً كما يليق بالعسل الحقيقي.`,
  },
  {
    key: 'apricot-jam', picture: 'apricot-jam-jar', basePrice: 29_000, measure: { amount: 0.4, per: 'kg' }, tags: ['local', 'sweet'], nutrition: nutrition(250, 0, 0, 62),
    name: text`Apricot jam, 400 g | Oʻrik murabbosi, 400 g | Варенье абрикосовое, 400 г | مربى مشمش، 400 غ`,
    description: text`Whole halves in amber syrup, cooked in a copper basin | Mis togʻorada pishgan butun boʻlaklar, qahrabo shinnida | Целые половинки в янтарном сиропе, сварено в медном тазу | أنصاف كاملة في قطر كهرماني طُهيت في وعاء نحاسي`,
  },
  {
    key: 'green-olives', picture: 'olives', basePrice: 21_000, measure: { amount: 0.3, per: 'kg' }, nutrition: nutrition(145, 1, 15, 4),
    name: text`Green olives, 300 g | Yashil zaytun, 300 g | Оливки зелёные, 300 г | زيتون أخضر، 300 غ`,
    description: text`Firm, salty, stuffed with red pepper | Qattiq, shoʻr, qizil qalampirli | Упругие, солёные, с красным перцем | متماسك ومملح ومحشو بالفلفل الأحمر`,
  },
]);

// oxfmt-ignore
export const nuts = productsOf({ module: 'grocery', category: 'nuts-dried-fruit', unit: 'pack', veg: true, halal: true, allergens: ['nuts'], tags: ['nuts', 'local'] }, [
  {
    key: 'almonds', picture: 'almonds-pouch', basePrice: 42_000, measure: { amount: 0.25, per: 'kg' }, recommended: true, nutrition: nutrition(609, 19, 54, 13),
    name: text`Roasted almonds, 250 g | Qovurilgan bodom, 250 g | Миндаль жареный, 250 г | لوز محمص، 250 غ`,
    description: text`Dry roasted without salt, from Boysun orchards | Boysun bogʻlaridan, tuzsiz qovurilgan | Обжарен без соли, из садов Байсуна | محمص دون ملح من بساتين بايسون`,
  },
  {
    key: 'peanuts', picture: 'peanuts', basePrice: 18_000, measure: { amount: 0.5, per: 'kg' }, allergens: ['peanuts'], nutrition: nutrition(567, 26, 49, 16),
    name: text`Peanuts in the shell, 500 g | Poʻstli yeryongʻoq, 500 g | Арахис в скорлупе, 500 г | فول سوداني بقشره، 500 غ`,
    description: text`Slow to open, quick to finish | Ochish sekin, tugashi tez | Открывать долго, кончается быстро | فتحه بطيء ونفاده سريع`,
  },
  {
    key: 'chestnuts', picture: 'chestnut', basePrice: 39_000, measure: { amount: 0.4, per: 'kg' }, nutrition: nutrition(196, 2, 2, 44),
    name: text`Chestnuts, 400 g | Kashtan, 400 g | Каштаны, 400 г | كستناء، 400 غ`,
    description: text`Score a cross, twenty minutes in the oven, and call everyone | Xoch shaklida kesing, duxovkada yigirma daqiqa, keyin hammani chaqiring | Надрежьте крестом, двадцать минут в духовке, и зовите всех | شُقّها بصليب وعشرون دقيقة في الفرن ثم نادِ الجميع`,
  },
  {
    key: 'black-raisins', picture: 'raisins-pouch', basePrice: 22_000, measure: { amount: 0.3, per: 'kg' }, allergens: [], organic: true, tags: ['sweet'], nutrition: nutrition(299, 3, 0, 79),
    name: text`Black raisins, 300 g | Qora mayiz, 300 g | Изюм чёрный, 300 г | زبيب أسود، 300 غ`,
    description: text`Dried in the shade in Samarkand, soft and without sugar added | Samarqandda soyada quritilgan, yumshoq, shakarsiz | Сушён в тени в Самарканде, мягкий и без добавленного сахара | مجفف في الظل في سمرقند، طري ودون سكر مضاف`,
  },
]);

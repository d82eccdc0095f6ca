import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const groceryDrinks = productsOf({ module: 'grocery', category: 'water', unit: 'pcs', veg: true, halal: true, allergens: [], tags: ['drink'] }, [
  {
    key: 'still-water-1-5', picture: 'water-bottle', basePrice: 5_500, brand: 'zilol', measure: { amount: 1.5, per: 'l' }, recommended: true, tags: ['water', 'local'],
    name: text`Zilol still water, 1.5 l | Zilol gazsiz suv, 1,5 l | Вода Zilol без газа, 1,5 л | مياه Zilol، ‏1.5 ل`,
    description: text`Soft mountain water with little salt, fit for tea and for babies’ formula after boiling | Yumshoq togʻ suvi, choyga ham, qaynatib bolalar aralashmasiga ham mos | Мягкая горная вода, подходит для чая, а кипячёная и для детской смеси | ماء جبلي خفيف يصلح للشاي ولحليب الأطفال بعد الغلي`,
  },
  {
    key: 'sparkling-water-1', picture: 'sparkling-water-bottle', basePrice: 6_500, brand: 'zilol', measure: { amount: 1, per: 'l' }, tags: ['water', 'local'],
    name: text`Zilol sparkling water, 1 l | Zilol gazlangan suv, 1 l | Вода Zilol газированная, 1 л | مياه Zilol غازية، 1 ل`,
    description: text`Fine bubbles and a clean finish, best ice cold | Mayda pufakchalar, muzdek holda ayni muddao | Мелкие пузырьки и чистый вкус, лучше всего ледяной | فقاعات ناعمة ومذاق صافٍ، وأفضلها شديدة البرودة`,
  },
  {
    key: 'orange-juice-1l', picture: 'orange-juice-carton', category: 'juice', basePrice: 19_900, brand: 'bog', measure: { amount: 1, per: 'l' }, recommended: true, tags: ['juice'], nutrition: nutrition(45, 1, 0, 10),
    name: text`Bogʻ orange juice, no sugar, 1 l | Bogʻ apelsin sharbati, shakarsiz, 1 l | Сок Bogʻ апельсиновый без сахара, 1 л | عصير برتقال Bogʻ بلا سكر، 1 ل`,
    description: text`Nothing but oranges, with a little pulp | Faqat apelsin, ozgina eti bilan | Только апельсины, с мякотью | برتقال فقط مع قليل من اللب`,
  },
  {
    key: 'apple-juice-1l', picture: 'apple-juice-carton', category: 'juice', basePrice: 16_900, brand: 'bog', measure: { amount: 1, per: 'l' }, tags: ['juice', 'local'], nutrition: nutrition(46, 0, 0, 11),
    name: text`Bogʻ apple juice, 1 l | Bogʻ olma sharbati, 1 l | Сок Bogʻ яблочный, 1 л | عصير تفاح Bogʻ، ‏1 ل`,
    description: text`Clear juice of Namangan apples, pressed in the season | Namangan olmasining tiniq sharbati, mavsumida siqilgan | Прозрачный сок наманганских яблок, отжат в сезон | عصير صافٍ من تفاح نمنغان عُصر في موسمه`,
  },
  {
    key: 'pomegranate-juice', picture: 'pomegranate-juice-bottle', category: 'juice', basePrice: 34_900, measure: { amount: 0.75, per: 'l' }, organic: true, tags: ['juice', 'local'], nutrition: nutrition(54, 0, 0, 13),
    name: text`Anorli pomegranate juice, 750 ml | Anorli anor sharbati, 750 ml | Сок гранатовый Anorli, 750 мл | عصير رمان Anorli، ‏750 مل`,
    description: text`Five pomegranates in a bottle, pressed whole and never diluted | Bir shishada beshta anor, suv qoʻshilmagan | Пять гранатов в бутылке, без капли воды | خمس رمانات في زجاجة دون تخفيف`,
  },
  {
    key: 'cherry-juice', picture: 'cherry-juice-bottle', category: 'juice', basePrice: 29_900, measure: { amount: 0.75, per: 'l' }, tags: ['juice', 'local'], nutrition: nutrition(50, 0, 0, 12),
    name: text`Gilosli cherry juice, 750 ml | Gilosli gilos sharbati, 750 ml | Сок вишнёвый Gilosli, 750 мл | عصير كرز Gilosli، ‏750 مل`,
    description: text`Dark, tart, lovely with sparkling water | Toʻq, nordon, gazli suv bilan juda yoqimli | Тёмный, с кислинкой, прекрасен с газировкой | داكن وحامض ورائع مع المياه الغازية`,
  },
  {
    key: 'cola-330', picture: 'cola-can', category: 'juice', basePrice: 7_500, brand: 'shoxona', measure: { amount: 0.33, per: 'l' }, nutrition: nutrition(42, 0, 0, 11),
    name: text`Shoxona cola, 330 ml | Shoxona kola, 330 ml | Кола Shoxona, 330 мл | كولا Shoxona، ‏330 مل`,
    description: text`Cold it refreshes, warm it forgives nobody | Sovugʻi tetiklashtiradi, iligʻi kechirmaydi | Холодная освежает, тёплая не прощает | الباردة تنعش والدافئة لا تُغتفر`,
  },
  {
    key: 'lemonade-330', picture: 'lemonade-can', category: 'juice', basePrice: 7_500, brand: 'shoxona', measure: { amount: 0.33, per: 'l' }, nutrition: nutrition(38, 0, 0, 9),
    name: text`Shoxona lemonade, 330 ml | Shoxona limonad, 330 ml | Лимонад Shoxona, 330 мл | ليموناضة Shoxona، ‏330 مل`,
    description: text`Tashkent lemon and a clear sparkle | Toshkent limoni va shaffof pufakchalar | Ташкентский лимон и прозрачные пузырьки | ليمون طشقندي وفقاعات صافية`,
  },
  {
    key: 'energy-drink', picture: 'energy-drink-can', category: 'juice', basePrice: 11_900, measure: { amount: 0.25, per: 'l' }, allergens: 'not-stated', maximumCartQuantity: 3, nutrition: nutrition(45, 0, 0, 11),
    name: text`Shijoat energy drink, 250 ml | Shijoat energetik ichimligi, 250 ml | Энергетик Shijoat, 250 мл | مشروب طاقة Shijoat، ‏250 مل`,
    description: text`High caffeine: not for children, expectant mothers or the hour before bed | Kofeini koʻp: bolalar, homiladorlar uchun va uyqu oldidan emas | Много кофеина: не для детей, беременных и не перед сном | كافيين مرتفع: لا يناسب الأطفال والحوامل وما قبل النوم`,
  },
  {
    key: 'green-tea-95', picture: 'green-tea-box', category: 'tea-coffee-grocery', basePrice: 21_900, brand: 'choyxona', unit: 'pack', measure: { amount: 0.1, per: 'kg' }, recommended: true, tags: ['tea'],
    name: text`Choyxona green tea No. 95, 100 g | Choyxona koʻk choyi № 95, 100 g | Чай зелёный Choyxona № 95, 100 г | شاي أخضر Choyxona رقم 95، 100 غ`,
    description: text`The tea of every Tashkent table: strong leaf, light cup, three pours | Har bir Toshkent dasturxonining choyi: toʻq barg, tiniq piyola, uch qaytarma | Чай каждого ташкентского стола: крепкий лист, светлый настой, три заливки | شاي كل مائدة طشقندية: ورق قوي وفنجان صافٍ وثلاث صبّات`,
  },
  {
    key: 'black-tea-110', picture: 'black-tea-box', category: 'tea-coffee-grocery', basePrice: 20_900, brand: 'choyxona', unit: 'pack', measure: { amount: 0.1, per: 'kg' }, tags: ['tea'],
    name: text`Choyxona black tea No. 110, 100 g | Choyxona qora choyi № 110, 100 g | Чай чёрный Choyxona № 110, 100 г | شاي أسود Choyxona رقم 110، 100 غ`,
    description: text`Deep red, ready for lemon or milk | Toʻq qizil, limonga ham, sutga ham mos | Тёмно-красный, готов к лимону и молоку | أحمر عميق يناسب الليمون أو الحليب`,
  },
  {
    key: 'instant-coffee', picture: 'coffee-jar', category: 'tea-coffee-grocery', basePrice: 58_000, measure: { amount: 0.19, per: 'kg' }, tags: ['coffee'],
    name: text`Qahvaxona instant coffee, 190 g | Qahvaxona eruvchan qahvasi, 190 g | Кофе растворимый Qahvaxona, 190 г | قهوة فورية Qahvaxona، ‏190 غ`,
    description: text`Freeze-dried arabica: a spoon, hot water and a quiet minute | Muzlatib quritilgan arabika: bir qoshiq, issiq suv va bir daqiqa sokinlik | Сублимированная арабика: ложка, горячая вода и минута тишины | أرابيكا مجففة بالتبريد: ملعقة وماء ساخن ودقيقة هدوء`,
  },
]);

// oxfmt-ignore
export const snacks = productsOf({ module: 'grocery', category: 'sweets-snacks', unit: 'pcs', veg: true, halal: true, allergens: [], tags: ['snack'] }, [
  {
    key: 'chips-salt', picture: 'chips-pouch', basePrice: 14_900, brand: 'kars', measure: { amount: 0.12, per: 'kg' }, recommended: true, nutrition: nutrition(536, 6, 34, 52),
    name: text`Kars! potato chips, 120 g | Kars! kartoshka chipsi, 120 g | Чипсы Kars! картофельные, 120 г | شيبس Kars!‎ بطاطس، 120 غ`,
    description: text`Thin, golden, salted and loud | Yupqa, tillarang, tuzli va qarsildoq | Тонкие, золотистые, солёные и громкие | رقيق وذهبي ومملح ومقرمش`,
  },
  {
    key: 'chips-chilli', picture: 'chili-chips-pouch', basePrice: 15_900, brand: 'kars', measure: { amount: 0.12, per: 'kg' }, tags: ['spicy'], nutrition: nutrition(530, 6, 33, 52),
    name: text`Kars! chips with chilli, 120 g | Kars! achchiq qalampirli chips, 120 g | Чипсы Kars! с чили, 120 г | شيبس Kars!‎ بالفلفل الحار، 120 غ`,
    description: text`Red pepper that waits three seconds before it speaks | Uch soniyadan keyin oʻzini bildiradigan qalampir | Перец, который молчит три секунды, а потом говорит | فلفل يصمت ثلاث ثوانٍ ثم يتكلم`,
  },
  {
    key: 'butter-cookies', picture: 'cookies-box', basePrice: 16_500, unit: 'pack', measure: { amount: 0.22, per: 'kg' }, allergens: ['gluten', 'milk', 'eggs'], tags: ['sweet'], nutrition: nutrition(470, 7, 20, 66),
    name: text`Choyga milk cookies, 220 g | Choyga sutli pechenyesi, 220 g | Печенье Choyga молочное, 220 г | بسكويت Choyga بالحليب، 220 غ`,
    description: text`Made to be dipped: holds its shape for exactly four seconds | Choyga botirish uchun: roppa-rosa toʻrt soniya chidaydi | Создано, чтобы макать: держит форму ровно четыре секунды | صُنع ليُغمس: يتماسك أربع ثوانٍ بالضبط`,
  },
  {
    key: 'dark-chocolate', picture: 'chocolate-bar', basePrice: 24_900, measure: { amount: 0.09, per: 'kg' }, allergens: ['soya', 'milk', 'nuts'], tags: ['sweet', 'gift'], recommended: true, nutrition: nutrition(560, 8, 40, 42),
    name: text`Shirin Oy dark chocolate 70%, 90 g | Shirin Oy qora shokoladi 70%, 90 g | Шоколад Shirin Oy тёмный 70%, 90 г | شوكولاتة داكنة Shirin Oy‏ 70%، 90 غ`,
    description: text`Bitter first, berries after; two squares are a whole dessert | Avval achchiq, keyin rezavor taʼmi; ikki boʻlagi butun desert | Сначала горечь, потом ягоды; два квадратика заменят десерт | مرارة أولًا ثم توت؛ مربعان يكفيان حلوى`,
  },
  {
    key: 'oat-cookie', picture: 'cookie', basePrice: 6_500, measure: { amount: 1, per: 'pcs' }, allergens: ['gluten', 'milk', 'eggs'], tags: ['sweet'], nutrition: nutrition(430, 6, 18, 62),
    name: text`Big cookie with chocolate | Shokoladli katta pechenye | Большое печенье с шоколадом | كوكيز كبير بالشوكولاتة`,
    description: text`Soft in the middle, the size of a saucer | Oʻrtasi yumshoq, likopchadek katta | Мягкое в середине, размером с блюдце | طري في وسطه وبحجم الصحن`,
  },
  {
    key: 'fruit-candy', picture: 'candy', basePrice: 12_000, unit: 'g', measure: { amount: 0.25, per: 'kg' }, halal: false, allergens: 'not-stated', tags: ['sweet', 'kids'],
    name: text`Fruit candy, 250 g | Mevali konfet, 250 g | Карамель фруктовая, 250 г | سكاكر فواكه، 250 غ`,
    description: text`Striped wrappers, seven tastes, and one child hiding the red ones | Yoʻl-yoʻl qogʻoz, yetti xil taʼm; qizillarini bolalar yashiradi | Полосатые фантики, семь вкусов; красные дети прячут | أغلفة مخططة وسبع نكهات، والأحمر يخبئه الأطفال`,
  },
  {
    key: 'lollipop', picture: 'lollipop', basePrice: 4_000, measure: { amount: 1, per: 'pcs' }, tags: ['sweet', 'kids'],
    name: text`Rainbow lollipop | Kamalak choʻp konfet | Леденец «Радуга» | مصاصة قوس قزح`,
    description: text`Lasts one long road to grandmother | Buvinikiga yoʻl boʻyi yetadi | Хватает на всю дорогу к бабушке | تكفي الطريق كله إلى بيت الجدة`,
  },
  {
    key: 'popcorn-home', picture: 'popcorn', basePrice: 9_900, unit: 'pack', measure: { amount: 0.1, per: 'kg' }, nutrition: nutrition(390, 11, 5, 74),
    name: text`Popcorn, salted, 100 g | Tuzli popkorn, 100 g | Попкорн солёный, 100 г | فشار مملح، 100 غ`,
    description: text`Popped today and sealed while warm | Bugun tayyorlanib, issiqligida yopilgan | Сделан сегодня и запечатан тёплым | فُرقع اليوم وأُغلق وهو دافئ`,
  },
]);

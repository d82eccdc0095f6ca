import { chooseEggs, portion, syrup } from './food-options.ts';
import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const foodBakery = productsOf({ module: 'food', category: 'bakery', unit: 'pcs', veg: true, halal: true, tags: ['bread'] }, [
  {
    key: 'tandir-non', picture: 'tandir-bread', basePrice: 6_000, recommended: true,
    name: text`Tandir bread | Tandir non | Лепёшка из тандыра | خبز التندور`,
    description: text`
      Round bread with sesame, pulled from the clay oven every half hour. Break it with your hands, never with a knife.
      Kunjutli dumaloq non, har yarim soatda tandirdan uziladi. Pichoq bilan emas, qoʻl bilan sindiriladi.
      Круглая лепёшка с кунжутом, каждые полчаса из глиняной печи. Ломайте руками и никогда ножом.
      خبز مستدير بالسمسم يخرج من فرن الطين كل نصف ساعة. يُكسر باليد لا بالسكين.`,
    nutrition: nutrition(260, 8, 2, 52), allergens: ['gluten', 'sesame'],
  },
  {
    key: 'patir-non', picture: 'tandir-bread', basePrice: 14_000,
    name: text`Patir, layered bread | Patir | Патыр слоёный | باتير مورّق`,
    description: text`
      Layers of dough with butter and a crust that breaks like a biscuit. Best with honey and a pot of tea.
      Sariyogʻli qatlama xamir, pechenyedek qarsillaydigan usti bilan. Asal va bir choynak choy bilan eng mazali.
      Слои теста со сливочным маслом и корочкой, ломкой, как печенье. Лучше всего с мёдом и чайником чая.
      طبقات عجين بالزبدة وقشرة تتكسر كالبسكويت. ألذ ما يكون مع العسل وإبريق شاي.`,
    addOns: ['mountain-honey'], nutrition: nutrition(390, 8, 18, 50), allergens: ['gluten', 'milk', 'sesame'],
  },
  {
    key: 'croissant-butter', picture: 'croissant', basePrice: 15_000, tags: ['breakfast'],
    name: text`Butter croissant | Sariyogʻli kruassan | Сливочный круассан | كرواسون بالزبدة`,
    description: text`
      Twenty-seven layers of real butter, baked at dawn. The crumbs are part of the pleasure.
      Haqiqiy sariyogʻli yigirma yetti qavat, tongda pishiriladi. Ushoqlari ham lazzatning bir qismi.
      Двадцать семь слоёв на настоящем масле, выпечка на рассвете. Крошки входят в удовольствие.
      سبع وعشرون طبقة بزبدة حقيقية تُخبز فجرًا. والفتات جزء من المتعة.`,
    nutrition: nutrition(330, 6, 18, 36), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'bagel-cream-cheese', picture: 'bagel', basePrice: 22_000, tags: ['breakfast'],
    name: text`Bagel with cream cheese | Krem-pishloqli beygl | Бейгл со сливочным сыром | بيغل بجبن الكريمة`,
    description: text`
      Boiled, then baked, then filled with cold cream cheese and herbs.
      Avval qaynatiladi, keyin yopiladi, soʻng sovuq krem-pishloq va koʻkat solinadi.
      Сначала варим, потом печём, затем начиняем холодным сливочным сыром с зеленью.
      يُسلق ثم يُخبز ثم يُحشى بجبن كريمي بارد وأعشاب.`,
    nutrition: nutrition(380, 13, 12, 54), allergens: ['gluten', 'milk', 'sesame'],
  },
  {
    key: 'salted-pretzel', picture: 'pretzel', basePrice: 13_000,
    name: text`Salted pretzel | Tuzli pretsel | Солёный крендель | بريتزل مملح`,
    description: text`
      A dark knot of dough with coarse salt, soft inside. Good company for a long walk.
      Yirik tuzli qoʻngʻir xamir tuguni, ichi yumshoq. Uzoq sayrga yaxshi hamroh.
      Тёмный узел из теста с крупной солью, мягкий внутри. Хороший спутник долгой прогулки.
      عقدة عجين داكنة بملح خشن وطرية من الداخل. رفيق جيد لنزهة طويلة.`,
    nutrition: nutrition(290, 8, 4, 56), allergens: ['gluten'],
  },
  {
    key: 'meat-pie', picture: 'pie', basePrice: 19_000, veg: false, tags: ['beef'],
    name: text`Beef pie | Goʻshtli pirog | Пирог с говядиной | فطيرة لحم`,
    description: text`
      Short crust with beef, potato and black pepper, as big as a palm.
      Mol goʻshti, kartoshka va qora murchli kaftdek pirog.
      Песочное тесто с говядиной, картофелем и чёрным перцем, размером с ладонь.
      عجين هش محشو باللحم والبطاطس والفلفل الأسود بحجم الكف.`,
    nutrition: nutrition(420, 16, 22, 40), allergens: 'not-stated',
  },
]);

// oxfmt-ignore
export const breakfast = productsOf({ module: 'food', category: 'breakfast', unit: 'portion', veg: true, halal: true, tags: ['breakfast'], window: { from: '07:00', to: '11:00' } }, [
  {
    key: 'pancakes-honey', picture: 'pancakes', basePrice: 29_000, recommended: true, tags: ['sweet'],
    name: text`Pancakes with honey butter | Asalli sariyogʻ bilan quymoq | Панкейки с медовым маслом | بانكيك بزبدة العسل`,
    description: text`
      A stack of three fluffy pancakes under melting butter and mountain honey. Served until eleven.
      Ustida erigan sariyogʻ va togʻ asali bilan uchta yumshoq quymoq. Soat oʻn birgacha.
      Стопка из трёх пышных панкейков под тающим маслом и горным мёдом. Подаём до одиннадцати.
      ثلاث فطائر هشة تحت زبدة ذائبة وعسل جبلي. تُقدَّم حتى الحادية عشرة.`,
    foodVariations: [portion(12_000), syrup], addOns: ['berries', 'maple-syrup', 'mountain-honey'], nutrition: nutrition(540, 12, 20, 76), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'waffles-berries', picture: 'waffle', basePrice: 32_000, tags: ['sweet'],
    name: text`Waffles with berries | Rezavorli vafli | Вафли с ягодами | وافل بالتوت`,
    description: text`
      Crisp squares from a hot iron with butter, berries and a cloud of cream.
      Issiq qolipdan chiqqan qarsildoq vafli, sariyogʻ, rezavor va qaymoq bilan.
      Хрустящие квадраты прямо из вафельницы с маслом, ягодами и облаком сливок.
      مربعات مقرمشة من القالب الساخن مع الزبدة والتوت وغيمة كريمة.`,
    foodVariations: [syrup], addOns: ['berries', 'ice-cream-scoop', 'maple-syrup'], nutrition: nutrition(510, 10, 24, 62), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'fried-eggs', picture: 'fried-egg', basePrice: 22_000, tags: ['eggs'],
    name: text`Fried eggs in a pan | Tovada qovurilgan tuxum | Яичница на сковороде | بيض مقلي في المقلاة`,
    description: text`
      Farm eggs in butter, brought in the pan they were fried in, with half a bread.
      Sariyogʻda qovurilgan qishloq tuxumi, oʻz tovasida, yarimta non bilan.
      Фермерские яйца на сливочном масле в той же сковороде, с половиной лепёшки.
      بيض بلدي بالزبدة يصل في مقلاته مع نصف رغيف.`,
    foodVariations: [chooseEggs], addOns: ['extra-cheese', 'tandir-bread'], nutrition: nutrition(360, 18, 24, 18), allergens: ['eggs', 'milk', 'gluten'],
  },
  {
    key: 'chickpea-lamb-breakfast', picture: 'stew', basePrice: 31_000, veg: false, tags: ['soup', 'lamb'],
    name: text`Chickpeas with lamb | Noʻxatshoʻrak | Нохатшурак с бараниной | نوختشوراك، حمص بلحم الغنم`,
    description: text`
      The early breakfast of old Tashkent: chickpeas soaked overnight and simmered till dawn with lamb and carrot.
      Eski Toshkentning tonggi taomi: tun boʻyi ivitilgan noʻxat qoʻy goʻshti va sabzi bilan tonggacha qaynaydi.
      Ранний завтрак старого Ташкента: нут, замоченный на ночь и томлённый до рассвета с бараниной и морковью.
      فطور طشقند القديمة المبكر: حمص منقوع ليلًا يُطهى حتى الفجر مع لحم الغنم والجزر.`,
    foodVariations: [portion(10_000)], addOns: ['tandir-bread', 'pickled-onion'], nutrition: nutrition(440, 26, 18, 44), allergens: [],
  },
  {
    key: 'breakfast-set', picture: 'cover-breakfast-coffee', basePrice: 56_000, maximumCartQuantity: 3,
    name: text`Slow breakfast for one | Bir kishilik toʻliq nonushta | Большой завтрак | فطور كامل لشخص`,
    description: text`
      Eggs, a pancake, a croissant, fruit and coffee on one tray. Take the morning off.
      Bitta patnisda tuxum, quymoq, kruassan, meva va qahva. Tongni shoshmay oʻtkazing.
      Яйца, панкейк, круассан, фрукты и кофе на одном подносе. Возьмите утро для себя.
      بيض وبانكيك وكرواسون وفاكهة وقهوة في صينية واحدة. امنح نفسك هذا الصباح.`,
    addOns: ['espresso-shot', 'berries'], nutrition: nutrition(820, 26, 38, 92), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'qaymoq-honey-bread', picture: 'flatbread', basePrice: 26_000, tags: ['dairy'],
    name: text`Qaymoq, honey and hot bread | Qaymoq, asal va issiq non | Каймак, мёд и горячая лепёшка | قيماق وعسل وخبز ساخن`,
    description: text`
      The breakfast of every Uzbek courtyard: thick cream, honey and bread that burns the fingers.
      Har bir oʻzbek hovlisining nonushtasi: quyuq qaymoq, asal va qoʻl kuydiradigan non.
      Завтрак каждого узбекского двора: густой каймак, мёд и лепёшка, обжигающая пальцы.
      فطور كل بيت أوزبكي: قشطة كثيفة وعسل وخبز يلسع الأصابع.`,
    addOns: ['green-tea-pot', 'mountain-honey'], nutrition: nutrition(480, 10, 24, 56), allergens: ['gluten', 'milk', 'sesame'],
  },
  {
    key: 'morning-toast', picture: 'sandwich', basePrice: 24_000, veg: false, tags: ['chicken'],
    name: text`Warm toast with chicken and cheese | Tovuq va pishloqli issiq tost | Горячий тост с курицей и сыром | توست ساخن بالدجاج والجبن`,
    description: text`
      Pressed toast with chicken, melted cheese and tomato, wrapped so that it can be eaten on the way.
      Tovuq, erigan pishloq va pomidorli qizdirilgan tost, yoʻlda yeyish uchun oʻralgan.
      Прессованный тост с курицей, расплавленным сыром и томатом, завёрнутый в дорогу.
      توست مضغوط بالدجاج والجبن الذائب والطماطم، ملفوف ليؤكل في الطريق.`,
    nutrition: nutrition(410, 24, 16, 42), allergens: ['gluten', 'milk'],
  },
]);

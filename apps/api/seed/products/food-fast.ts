import { burgerSize, heat, pieces, portion, sauces } from './food-options.ts';
import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const burgers = productsOf({ module: 'food', category: 'burgers', unit: 'pcs', halal: true, veg: false, tags: ['burger'] }, [
  {
    key: 'burger-plate', picture: 'burger-with-fries', basePrice: 52_000, recommended: true, tags: ['beef'],
    name: text`Steak burger with fries | Fri bilan steyk burger | Стейк-бургер с картофелем | برغر ستيك مع البطاطس`,
    description: text`
      A thick patty of hand-chopped beef on a brioche bun, with cheddar, pickles and a hill of hot fries.
      Brioshda qoʻlda qiyilgan qalin mol goʻshti kotleti, cheddar, tuzlangan bodring va bir uyum issiq fri.
      Толстая котлета из рубленой говядины на бриоши, чеддер, огурчики и гора горячего картофеля.
      قرص سميك من لحم البقر المقطّع يدويًا في خبز بريوش مع الشيدر والمخلل وكومة بطاطس ساخنة.`,
    foodVariations: [burgerSize, sauces], addOns: ['beef-patty', 'extra-cheese', 'jalapeno', 'cheese-sauce'], nutrition: nutrition(920, 42, 48, 78), allergens: ['gluten', 'milk', 'eggs', 'sesame', 'mustard'],
  },
  {
    key: 'classic-burger', picture: 'burger', basePrice: 32_000, tags: ['beef'],
    name: text`Classic burger | Klassik burger | Классический бургер | برغر كلاسيكي`,
    description: text`
      Beef, lettuce, tomato, onion and our pink sauce. Nothing to add, nothing to take away.
      Mol goʻshti, salat bargi, pomidor, piyoz va pushti sousimiz. Qoʻshadigan ham, oladigan ham narsasi yoʻq.
      Говядина, салат, томат, лук и наш розовый соус. Ни прибавить, ни убавить.
      لحم بقر وخس وطماطم وبصل وصلصتنا الوردية. لا ينقصه شيء ولا يزيد.`,
    foodVariations: [burgerSize], addOns: ['beef-patty', 'extra-cheese', 'small-fries', 'ketchup'], nutrition: nutrition(540, 28, 28, 42), allergens: ['gluten', 'milk', 'eggs', 'sesame', 'mustard'],
  },
  {
    key: 'cheeseburger-double', picture: 'burger-double', basePrice: 46_000, recommended: true, tags: ['beef'],
    name: text`Double cheeseburger | Qoʻshaloq chizburger | Двойной чизбургер | تشيز برغر مزدوج`,
    description: text`
      Two smashed patties with crisp edges and four slices of melted cheddar. Napkins included.
      Chetlari qarsildoq ikkita yupqa kotlet va toʻrt boʻlak erigan cheddar. Salfetka ham bor.
      Две тонкие котлеты с хрустящим краем и четыре ломтика расплавленного чеддера. Салфетки прилагаются.
      قرصان مضغوطان بحواف مقرمشة وأربع شرائح شيدر ذائبة. المناديل مرفقة.`,
    foodVariations: [sauces], addOns: ['beef-patty', 'jalapeno', 'small-fries'], nutrition: nutrition(780, 46, 46, 44), allergens: ['gluten', 'milk', 'eggs', 'sesame'],
  },
  {
    key: 'chicken-burger', picture: 'burger-chicken', basePrice: 34_000, tags: ['chicken'],
    name: text`Crispy chicken burger | Qarsildoq tovuqli burger | Хрустящий чикенбургер | برغر دجاج مقرمش`,
    description: text`
      Chicken thigh in a buttermilk crust with white cabbage slaw and honey mustard.
      Ayronda yotqizilgan qarsildoq tovuq soni, karam salati va asalli xantal.
      Куриное бедро в хрустящей панировке, салат из капусты и медовая горчица.
      فخذ دجاج بتغليفة مقرمشة مع سلطة الملفوف والخردل بالعسل.`,
    foodVariations: [heat], addOns: ['extra-cheese', 'small-fries', 'garlic-sauce'], nutrition: nutrition(610, 30, 30, 52), allergens: ['gluten', 'milk', 'eggs', 'mustard'],
  },
  {
    key: 'falafel-burger', picture: 'burger-falafel', basePrice: 30_000, veg: true, tags: ['vegetable'],
    name: text`Falafel burger | Falafel burger | Фалафель-бургер | برغر فلافل`,
    description: text`
      A chickpea patty with coriander, tahini and pickled cabbage. Light, and still a proper burger.
      Kashnichli noʻxat kotleti, tahini va tuzlangan karam. Yengil, lekin haqiqiy burger.
      Котлета из нута с кинзой, тахини и квашеная капуста. Лёгкий, но настоящий бургер.
      قرص حمص بالكزبرة مع الطحينة والملفوف المخلل. خفيف لكنه برغر حقيقي.`,
    addOns: ['small-fries', 'garlic-sauce'], nutrition: nutrition(470, 16, 20, 58), allergens: ['gluten', 'sesame'],
  },
  {
    key: 'big-party-box', picture: 'cover-burger-street-food', basePrice: 149_000, maximumCartQuantity: 3, halal: false, tags: ['family'],
    name: text`Party box for three | Uch kishilik katta quti | Большой бокс на троих | صندوق كبير لثلاثة`,
    description: text`
      Three burgers, two large fries, a hot dog to share and three drinks. Made for a football evening.
      Uchta burger, ikkita katta fri, bitta xot-dog va uchta ichimlik. Futbol oqshomi uchun.
      Три бургера, два больших картофеля, хот-дог на всех и три напитка. Для футбольного вечера.
      ثلاثة برغر وبطاطس كبيرة مرتين وهوت دوغ للمشاركة وثلاثة مشروبات. لأمسية كرة قدم.`,
    addOns: ['cheese-sauce', 'ketchup'], nutrition: nutrition(2_650, 104, 120, 270), allergens: ['gluten', 'milk', 'eggs', 'sesame', 'mustard'],
  },
]);

// oxfmt-ignore
export const wraps = productsOf({ module: 'food', category: 'wraps-hot-dogs', unit: 'pcs', halal: true, veg: false, tags: ['wrap'] }, [
  {
    key: 'lavash-beef', picture: 'burrito', basePrice: 31_000, recommended: true, tags: ['beef'],
    name: text`Beef lavash | Mol goʻshtli lavash | Лаваш с говядиной | لافاش لحم`,
    description: text`
      Thin flatbread rolled around grilled beef, fries, tomato and garlic sauce, then toasted until it cracks.
      Yupqa lavashga oʻralgan gril mol goʻshti, fri, pomidor va sarimsoqli sous, qarsillaguncha qizdirilgan.
      Тонкий лаваш с говядиной гриль, картофелем, томатом и чесночным соусом, поджаренный до хруста.
      خبز رقيق ملفوف على لحم مشوي وبطاطس وطماطم وصلصة ثوم ومحمّص حتى يقرمش.`,
    foodVariations: [portion(8_000), heat], addOns: ['extra-cheese', 'jalapeno', 'garlic-sauce'], nutrition: nutrition(640, 30, 30, 62), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'lavash-chicken', picture: 'burrito', basePrice: 28_000, tags: ['chicken'],
    name: text`Chicken lavash | Tovuqli lavash | Лаваш с курицей | لافاش دجاج`,
    description: text`
      Juicy chicken from the vertical grill, cucumber, herbs and a mild yogurt sauce.
      Vertikal grildan suvli tovuq, bodring, koʻkat va mayin qatiqli sous.
      Сочная курица с вертикального гриля, огурец, зелень и мягкий йогуртовый соус.
      دجاج طري من الشواية العمودية مع الخيار والأعشاب وصلصة زبادي خفيفة.`,
    foodVariations: [portion(8_000), heat], addOns: ['extra-cheese', 'jalapeno', 'garlic-sauce'], nutrition: nutrition(580, 32, 24, 58), allergens: ['gluten', 'milk'],
  },
  {
    key: 'doner-in-bread', picture: 'doner-sandwich', basePrice: 30_000, tags: ['beef'],
    name: text`Doner in tandir bread | Tandir nonda donar | Донер в лепёшке | دونر في خبز التندور`,
    description: text`
      Shaved beef in a half of hot bread with cabbage, tomato and a spoon of spicy ajika.
      Yarimta issiq nonda yupqa kesilgan mol goʻshti, karam, pomidor va bir qoshiq achchiq ajika.
      Тонко срезанная говядина в половине горячей лепёшки с капустой, томатом и ложкой аджики.
      شرائح لحم رفيعة في نصف رغيف ساخن مع الملفوف والطماطم وملعقة أدجيكا حارة.`,
    foodVariations: [heat], addOns: ['extra-cheese', 'tomato-sauce'], nutrition: nutrition(610, 31, 24, 66), allergens: ['gluten', 'sesame'],
  },
  {
    key: 'hot-dog-classic', picture: 'hot-dog', basePrice: 18_000, tags: ['beef'],
    name: text`Classic hot dog | Klassik xot-dog | Классический хот-дог | هوت دوغ كلاسيكي`,
    description: text`
      Beef sausage in a soft steamed bun with mustard, ketchup and fried onion.
      Yumshoq bulochkada mol goʻshtli sosiska, xantal, ketchup va qovurilgan piyoz.
      Говяжья сосиска в мягкой булочке с горчицей, кетчупом и жареным луком.
      نقانق بقر في خبز طري مع الخردل والكاتشب والبصل المقلي.`,
    addOns: ['extra-cheese', 'jalapeno'], nutrition: nutrition(390, 14, 22, 34), allergens: ['gluten', 'mustard', 'soya'],
  },
  {
    key: 'street-taco', picture: 'taco', basePrice: 24_000, tags: ['beef', 'spicy'],
    name: text`Street tacos, 2 pcs | Tako, 2 dona | Тако, 2 шт. | تاكو، حبتان`,
    description: text`
      Corn shells with spiced beef, fresh salsa and grated cheese. Squeeze the lime before you bite.
      Joʻxori qobigʻida ziravorli mol goʻshti, yangi salsa va qirilgan pishloq. Tishlashdan oldin laym siqing.
      Кукурузные тортильи с пряной говядиной, сальсой и тёртым сыром. Сначала выжмите лайм.
      خبز ذرة محشو بلحم متبّل وصلصة طازجة وجبن مبشور. اعصر الليمون قبل أول قضمة.`,
    foodVariations: [heat], addOns: ['jalapeno', 'cheese-sauce'], nutrition: nutrition(420, 20, 20, 40), allergens: ['milk'],
  },
  {
    key: 'club-sandwich', picture: 'sandwich', basePrice: 29_000, tags: ['chicken'],
    name: text`Club sandwich | Klab-sendvich | Клаб-сэндвич | كلوب ساندويتش`,
    description: text`
      Toast in three storeys with chicken breast, egg, tomato and lettuce, cut into quarters.
      Uch qavatli tost, tovuq koʻkragi, tuxum, pomidor va salat bargi, toʻrtga kesilgan.
      Тост в три этажа с куриной грудкой, яйцом, томатом и салатом, разрезанный на четверти.
      توست بثلاث طبقات مع صدر دجاج وبيض وطماطم وخس، مقطّع أربعة أرباع.`,
    addOns: ['small-fries', 'extra-cheese'], nutrition: nutrition(520, 30, 22, 48), allergens: ['gluten', 'milk', 'eggs', 'mustard'],
  },
]);

// oxfmt-ignore
export const sides = productsOf({ module: 'food', category: 'sides', unit: 'portion', halal: true, tags: ['side'] }, [
  {
    key: 'fries', picture: 'fries', basePrice: 16_000, veg: true,
    name: text`French fries | Kartoshka fri | Картофель фри | بطاطس مقلية`,
    description: text`
      Cut from whole potatoes, fried twice and salted at the last second.
      Butun kartoshkadan kesilib, ikki marta qovuriladi, tuzi eng oxirida sepiladi.
      Из цельного картофеля, дважды обжаренный и посоленный в последнюю секунду.
      من بطاطس كاملة تُقلى مرتين وتُملّح في اللحظة الأخيرة.`,
    foodVariations: [portion(8_000), sauces], nutrition: nutrition(340, 4, 16, 44), allergens: [],
  },
  {
    key: 'chicken-drumsticks', picture: 'chicken-leg', basePrice: 36_000, veg: false, recommended: true, tags: ['chicken'],
    name: text`Fried chicken drumsticks | Qovurilgan tovuq boldiri | Куриные ножки в панировке | أفخاذ دجاج مقلية`,
    description: text`
      Drumsticks in a peppery crust, fried to order and still crackling when they arrive.
      Murchli qobiqda buyurtmadan keyin qovuriladi, yetib borguncha qarsillab turadi.
      Ножки в перечной панировке, жарим под заказ, доезжают с хрустом.
      أفخاذ بتغليفة مفلفلة تُقلى عند الطلب وتصل مقرمشة.`,
    foodVariations: [pieces(4, 32_000), heat], addOns: ['garlic-sauce', 'cheese-sauce', 'small-fries'], nutrition: nutrition(560, 38, 34, 24), allergens: ['gluten', 'eggs'],
  },
  {
    key: 'fried-shrimp', picture: 'fried-shrimp', basePrice: 48_000, veg: false, tags: ['fish'],
    name: text`Shrimp in tempura, 5 pcs | Tempura krevetka, 5 dona | Креветки темпура, 5 шт. | روبيان تمبورا، 5 حبات`,
    description: text`
      King shrimp in an airy batter with sweet chilli sauce. Gone before you find the napkin.
      Havodor xamirdagi yirik krevetka va shirin-achchiq sous. Salfetka topguncha tugaydi.
      Королевские креветки в воздушном кляре со сладким чили. Исчезают раньше, чем найдётся салфетка.
      روبيان كبير بعجينة هشة مع صلصة فلفل حلو. ينتهي قبل أن تجد المنديل.`,
    foodVariations: [pieces(5, 42_000)], nutrition: nutrition(380, 20, 18, 34), allergens: ['gluten', 'crustaceans', 'eggs'],
  },
  {
    key: 'popcorn-cheese', picture: 'popcorn', basePrice: 14_000, veg: true, tags: ['snack'],
    name: text`Cheese popcorn | Pishloqli popkorn | Сырный попкорн | فشار بالجبن`,
    description: text`
      A warm bucket with real cheddar powder. The film may start now.
      Haqiqiy cheddar sepilgan issiq chelakcha. Endi kinoni boshlash mumkin.
      Тёплое ведёрко с настоящим чеддером. Теперь можно включать кино.
      دلو دافئ مع شيدر حقيقي. يمكن أن يبدأ الفيلم الآن.`,
    nutrition: nutrition(290, 6, 16, 30), allergens: ['milk'],
  },
]);

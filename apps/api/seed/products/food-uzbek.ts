import { heat, pieces, portion } from './food-options.ts';
import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const soupsAndNoodles = productsOf({ module: 'food', category: 'soups-noodles', unit: 'portion', halal: true, veg: false }, [
  {
    key: 'uyghur-lagman', picture: 'lagman', basePrice: 34_000, recommended: true, tags: ['noodles', 'beef'],
    name: text`Uyghur lagman | Uygʻurcha lagʻmon | Уйгурский лагман | لغمان أويغوري`,
    description: text`
      Hand-pulled noodles in a deep broth with beef, peppers and star anise. The noodles are stretched when you order.
      Qoʻlda choʻzilgan xamir, mol goʻshti, qalampir va yulduzcha arpabodiyonli quyuq shoʻrva. Xamir buyurtmadan keyin choʻziladi.
      Тянутая вручную лапша в густом бульоне с говядиной, перцем и бадьяном. Лапшу тянем после заказа.
      نودلز ممدودة يدويًا في مرق غني مع لحم البقر والفلفل واليانسون النجمي. تُمدّ العجينة بعد طلبك.`,
    foodVariations: [portion(10_000), heat], addOns: ['tandir-bread', 'tomato-sauce'], nutrition: nutrition(620, 28, 20, 82), allergens: ['gluten', 'celery'],
  },
  {
    key: 'fried-lagman', picture: 'fried-lagman', basePrice: 37_000, tags: ['noodles', 'beef', 'spicy'],
    name: text`Fried lagman | Qovurma lagʻmon | Жареный лагман | لغمان مقلي`,
    description: text`
      The same noodles tossed in a very hot wok with beef, sweet pepper and garlic shoots. Dry, smoky and a little spicy.
      Oʻsha xamir qizigan qozonda mol goʻshti, qalampir va sarimsoq novdasi bilan qovuriladi. Quruq, dudli va bir oz achchiq.
      Та же лапша, обжаренная в раскалённом воке с говядиной, перцем и стрелками чеснока. Сухой, с дымком и лёгкой остротой.
      النودلز نفسها مقلّبة في مقلاة ملتهبة مع لحم البقر والفلفل الحلو وبراعم الثوم. جاف ومدخّن وحار قليلًا.`,
    foodVariations: [portion(10_000), heat], nutrition: nutrition(710, 30, 30, 78), allergens: ['gluten', 'soya', 'eggs'],
  },
  {
    key: 'shurpa', picture: 'shurpa', basePrice: 32_000, tags: ['soup', 'lamb'],
    name: text`Lamb shurpa | Qoʻy goʻshtli shoʻrva | Шурпа из баранины | شوربة لحم الغنم`,
    description: text`
      Clear broth simmered four hours on the bone, with whole potatoes, carrots and chickpeas. It warms from the first spoon.
      Suyakda toʻrt soat qaynagan tiniq shoʻrva, butun kartoshka, sabzi va noʻxat bilan. Birinchi qoshiqdanoq isitadi.
      Прозрачный бульон, четыре часа томлённый на кости, с целым картофелем, морковью и нутом. Согревает с первой ложки.
      مرق صافٍ يُطهى أربع ساعات على العظم مع بطاطس كاملة وجزر وحمص. يدفئك من الملعقة الأولى.`,
    foodVariations: [portion(9_000)], addOns: ['tandir-bread', 'pickled-onion'], nutrition: nutrition(430, 26, 22, 30), allergens: ['celery'],
  },
  {
    key: 'mastava', picture: 'mastava', basePrice: 28_000, tags: ['soup', 'beef'],
    name: text`Mastava | Mastava | Мастава | مستاوا`,
    description: text`
      Rice soup with diced beef, tomato and carrot under a spoon of cold sour milk. Lunch as grandmother made it.
      Mayda toʻgʻralgan goʻsht, pomidor va sabzili guruch shoʻrva, ustida bir qoshiq sovuq qatiq. Buvimning tushligi.
      Рисовый суп с говядиной, томатом и морковью под ложкой холодного катыка. Обед, как у бабушки.
      شوربة أرز بمكعبات اللحم والطماطم والجزر تعلوها ملعقة من اللبن الرائب البارد. غداء كما تعده الجدة.`,
    addOns: ['tandir-bread', 'suzma'], nutrition: nutrition(390, 20, 14, 46), allergens: ['milk'],
  },
  {
    key: 'chuchvara', picture: 'chuchvara', basePrice: 29_000, tags: ['soup', 'dough', 'beef'],
    name: text`Chuchvara in broth | Chuchvara | Чучвара в бульоне | تشوتشفارا بالمرق`,
    description: text`
      Tiny dumplings no bigger than a coin, thirty in a bowl, with sour cream and black pepper.
      Tangadek kichkina, kosasiga oʻttiztadan solinadi, smetana va qora murch bilan tortiladi.
      Крошечные пельмени не больше монеты, по тридцать в косе, со сметаной и чёрным перцем.
      معجنات صغيرة بحجم قطعة النقد، ثلاثون في الطبق، مع الكريمة الحامضة والفلفل الأسود.`,
    addOns: ['sour-cream', 'tandir-bread'], nutrition: nutrition(460, 22, 18, 54), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'norin', picture: 'norin', basePrice: 42_000, tags: ['noodles', 'meat'],
    name: text`Norin with qazi | Qazili norin | Норин с казы | نورين مع القازي`,
    description: text`
      Paper-thin noodles cut as fine as hair, mixed with cured meat and topped with slices of qazi. Eaten cold, with a cup of hot broth.
      Sochdek ingichka kesilgan xamir yaxna goʻsht bilan aralashtiriladi, ustiga qazi qoʻyiladi. Sovuq yeyiladi, yonida issiq shoʻrva.
      Тончайшая лапша, нарезанная как волос, с вяленым мясом и ломтиками казы. Едят холодным, с пиалой горячего бульона.
      رقائق عجين مقطّعة كالشعر مع لحم مجفف وشرائح القازي. يؤكل باردًا مع فنجان من المرق الساخن.`,
    nutrition: nutrition(560, 30, 28, 46), allergens: ['gluten', 'eggs'],
  },
]);

// oxfmt-ignore
export const dumplingsAndSamsa = productsOf({ module: 'food', category: 'dumplings-samsa', unit: 'portion', halal: true, tags: ['dough'] }, [
  {
    key: 'tandir-samsa-lamb', picture: 'samsa', basePrice: 11_000, unit: 'pcs', veg: false, recommended: true, tags: ['lamb'],
    name: text`Tandir samsa with lamb | Qoʻy goʻshtli tandir somsa | Тандырная самса с бараниной | سمسة التندور بلحم الغنم`,
    description: text`
      Flaky dough slapped to the wall of a clay oven, chopped lamb and onion inside. Careful, the juice is hot.
      Tandir devoriga yopilgan qatlama xamir, ichida qiyilgan qoʻy goʻshti va piyoz. Ehtiyot boʻling, suvi issiq.
      Слоёное тесто со стенки глиняной печи, внутри рубленая баранина с луком. Осторожно, сок горячий.
      عجين مورّق يُلصق بجدار فرن الطين وبداخله لحم غنم مفروم مع البصل. انتبه، عصارته ساخنة.`,
    addOns: ['tomato-sauce', 'green-tea-pot'], nutrition: nutrition(330, 12, 19, 28), allergens: ['gluten', 'sesame'],
  },
  {
    key: 'samsa-beef', picture: 'samsa', basePrice: 10_000, unit: 'pcs', veg: false, tags: ['beef'],
    name: text`Samsa with beef | Mol goʻshtli somsa | Самса с говядиной | سمسة بلحم البقر`,
    description: text`
      Beef with zira and onion in dough that was rolled this morning. One is never enough, so take a pair.
      Zira va piyozli mol goʻshti, xamiri bugun tongda yoyilgan. Bittasi hech qachon yetmaydi, ikkita oling.
      Говядина с зирой и луком в тесте, раскатанном этим утром. Одной всегда мало, берите пару.
      لحم بقر مع الكمون والبصل في عجين فُرد هذا الصباح. واحدة لا تكفي أبدًا، فخذ اثنتين.`,
    nutrition: nutrition(310, 13, 16, 29), allergens: ['gluten', 'sesame'],
  },
  {
    key: 'samsa-pumpkin', picture: 'samsa', basePrice: 8_000, unit: 'pcs', veg: true, organic: true, tags: ['vegetable'],
    name: text`Samsa with pumpkin | Qovoqli somsa | Самса с тыквой | سمسة باليقطين`,
    description: text`
      Sweet autumn pumpkin, a pinch of sugar and black pepper. The meatless samsa that meat eaters ask for.
      Shirin kuzgi qovoq, bir chimdim shakar va qora murch. Goʻshtxoʻrlar ham soʻraydigan goʻshtsiz somsa.
      Сладкая осенняя тыква, щепотка сахара и чёрный перец. Постная самса, которую просят и мясоеды.
      يقطين خريفي حلو مع رشة سكر وفلفل أسود. سمسة بلا لحم يطلبها حتى محبو اللحم.`,
    nutrition: nutrition(240, 5, 10, 33), allergens: ['gluten', 'sesame'],
  },
  {
    key: 'samsa-greens', picture: 'samsa', basePrice: 8_000, unit: 'pcs', veg: true, window: { from: '07:00', to: '11:00' }, tags: ['greens', 'breakfast'],
    name: text`Spring samsa with greens | Koʻk somsa | Самса с зеленью | سمسة بالأعشاب`,
    description: text`
      Mint, shepherd’s purse and spring onion picked at dawn and baked before eleven. It tastes of March all year.
      Tongda terilgan yalpiz, jagʻ-jagʻ va koʻk piyoz, soat oʻn birgacha yopiladi. Yil boʻyi bahor taʼmi.
      Мята, пастушья сумка и зелёный лук, собранные на рассвете и испечённые до одиннадцати. Вкус марта круглый год.
      نعناع وكيس الراعي وبصل أخضر تُقطف فجرًا وتُخبز قبل الحادية عشرة. طعم الربيع طوال السنة.`,
    nutrition: nutrition(210, 6, 9, 27), allergens: ['gluten', 'sesame'],
  },
  {
    key: 'manti-lamb', picture: 'manti', basePrice: 36_000, veg: false, recommended: true, tags: ['lamb'],
    name: text`Manti with lamb, 5 pcs | Qoʻy goʻshtli manti, 5 dona | Манты с бараниной, 5 шт. | مانتي بلحم الغنم، 5 حبات`,
    description: text`
      Steamed parcels of thin dough with hand-cut lamb, onion and a little tail fat. Served with sour cream and herbs.
      Yupqa xamirda qoʻlda qiyilgan qoʻy goʻshti, piyoz va ozgina dumba, bugʻda pishadi. Smetana va koʻkat bilan.
      Паровые конверты из тонкого теста с рубленой бараниной, луком и капелькой курдюка. Со сметаной и зеленью.
      صرر عجين رقيق مطهوة بالبخار بلحم غنم مقطّع يدويًا وبصل وقليل من دهن الألية. مع الكريمة الحامضة والأعشاب.`,
    foodVariations: [pieces(5, 32_000)], addOns: ['sour-cream', 'tomato-sauce'], nutrition: nutrition(540, 24, 26, 52), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'manti-pumpkin', picture: 'manti', basePrice: 28_000, veg: true, tags: ['vegetable'],
    name: text`Manti with pumpkin, 5 pcs | Qovoqli manti, 5 dona | Манты с тыквой, 5 шт. | مانتي باليقطين، 5 حبات`,
    description: text`
      Grated pumpkin with onion and butter under the thinnest dough we can roll. Soft, sweet and filling.
      Juda yupqa yoyilgan xamir ostida qirilgan qovoq, piyoz va sariyogʻ. Yumshoq, shirin va toʻyimli.
      Тёртая тыква с луком и сливочным маслом под тончайшим тестом. Нежно, сладко и сытно.
      يقطين مبشور مع البصل والزبدة تحت أرق عجين نستطيع فرده. طري وحلو ومشبع.`,
    foodVariations: [pieces(5, 25_000)], addOns: ['sour-cream'], nutrition: nutrition(390, 9, 14, 58), allergens: ['gluten', 'milk', 'eggs'],
  },
]);

// oxfmt-ignore
export const hotDishes = productsOf({ module: 'food', category: 'hot-dishes', unit: 'portion', halal: true, veg: false }, [
  {
    key: 'kazan-kabob', picture: 'kazan-kabob', basePrice: 58_000, recommended: true, tags: ['lamb'],
    name: text`Kazan kabob | Qozon kabob | Казан-кабоб | قازان كباب`,
    description: text`
      Lamb and potatoes fried to a crust in the same kazan, then left to rest under the lid. Simple and impossible to share.
      Qoʻy goʻshti va kartoshka bir qozonda qizarguncha qovurilib, qopqoq ostida dam oladi. Oddiy, ammo boʻlishging kelmaydi.
      Баранина и картофель, обжаренные до корочки в одном казане и отдохнувшие под крышкой. Просто, но делиться не хочется.
      لحم غنم وبطاطس يُحمّران في قازان واحد ثم يستريحان تحت الغطاء. بسيط لدرجة أنك لا تود مشاركته.`,
    foodVariations: [portion(22_000)], addOns: ['tandir-bread', 'achichuk'], nutrition: nutrition(760, 36, 48, 44), allergens: [],
  },
  {
    key: 'dimlama', picture: 'dimlama', basePrice: 46_000, tags: ['beef', 'vegetable'],
    name: text`Dimlama | Dimlama | Димлама | ديملاما`,
    description: text`
      Beef and seven vegetables stewed in their own juice without a drop of water. The colour of an autumn market.
      Mol goʻshti va yetti xil sabzavot bir tomchi suvsiz oʻz sharbatida dimlanadi. Kuzgi bozorning rangi.
      Говядина и семь овощей, томлённые в собственном соку без капли воды. Цвет осеннего базара.
      لحم بقر وسبعة أنواع من الخضار تُطهى بعصارتها دون قطرة ماء. لون سوق خريفي.`,
    foodVariations: [portion(16_000)], addOns: ['tandir-bread', 'suzma'], nutrition: nutrition(520, 30, 26, 40), allergens: [],
  },
  {
    key: 'chicken-kazan', picture: 'kazan-kabob', basePrice: 49_000, allergens: 'not-stated', tags: ['chicken'],
    name: text`Chicken kazan kabob | Tovuqli qozon kabob | Казан-кабоб из курицы | قازان كباب بالدجاج`,
    description: text`
      Village chicken and young potatoes with paprika, fried in the kazan until they crackle.
      Qishloq tovugʻi va yosh kartoshka paprika bilan qozonda qarsillaguncha qovuriladi.
      Деревенская курица и молодой картофель с паприкой, обжаренные в казане до хруста.
      دجاج بلدي وبطاطس صغيرة مع البابريكا مقلية في القازان حتى تقرمش.`,
    foodVariations: [portion(18_000)], addOns: ['tandir-bread', 'garlic-sauce'],
  },
]);

// oxfmt-ignore
export const salads = productsOf({ module: 'food', category: 'salads', unit: 'portion', halal: true, tags: ['salad'] }, [
  {
    key: 'achichuk', picture: 'achichuk-salad', basePrice: 18_000, veg: true, tags: ['vegetable'],
    name: text`Achichuk | Achchiqchuchuk | Ачичук | أتشيتشوك`,
    description: text`
      Ripe tomatoes sliced thin as paper with onion, basil and a little chilli. Nothing goes better with plov.
      Qogʻozdek yupqa kesilgan pishgan pomidor, piyoz, rayhon va bir oz qalampir. Oshga bundan yaxshisi yoʻq.
      Спелые томаты тоньше бумаги, лук, базилик и чуть перца чили. Лучшей пары плову нет.
      طماطم ناضجة مقطّعة رقيقة كالورق مع البصل والريحان وقليل من الفلفل الحار. لا شيء يليق بالبلوف مثله.`,
    nutrition: nutrition(70, 2, 1, 12), allergens: [],
  },
  {
    key: 'caesar-chicken', picture: 'caesar-salad', basePrice: 42_000, veg: false, recommended: true, tags: ['chicken'],
    name: text`Caesar with chicken | Tovuqli Sezar | Цезарь с курицей | سلطة سيزر بالدجاج`,
    description: text`
      Romaine, grilled chicken breast, crisp croutons and a dressing whisked every morning with hard cheese.
      Romen salati, gril tovuq koʻkragi, qarsildoq suxari va har tong tayyorlanadigan pishloqli sous.
      Ромэн, куриная грудка на гриле, хрустящие гренки и соус с твёрдым сыром, взбитый утром.
      خس روماني وصدر دجاج مشوي وخبز محمص مقرمش وصلصة تُخفق كل صباح مع جبن صلب.`,
    addOns: ['extra-cheese'], nutrition: nutrition(430, 32, 26, 18), allergens: ['gluten', 'milk', 'eggs', 'fish', 'mustard'],
  },
  {
    key: 'caesar-vegetarian', picture: 'caesar-salad', basePrice: 34_000, veg: true,
    name: text`Garden Caesar without meat | Goʻshtsiz Sezar | Цезарь без мяса | سيزر نباتي`,
    description: text`
      The same crunch with baked chickpeas instead of chicken and a dressing without anchovies.
      Oʻsha qarsildoqlik, tovuq oʻrniga pishirilgan noʻxat, sousi baliqsiz.
      Тот же хруст, но с запечённым нутом вместо курицы и соусом без анчоусов.
      القرمشة نفسها مع حمص مخبوز بدل الدجاج وصلصة بلا أنشوجة.`,
    nutrition: nutrition(360, 14, 20, 30), allergens: ['gluten', 'milk', 'eggs', 'mustard'],
  },
  {
    key: 'fresh-garden-salad', picture: 'green-salad', basePrice: 24_000, veg: true, organic: true, tags: ['vegetable', 'greens'],
    name: text`Garden salad bowl | Bogʻ salati | Садовый салат | سلطة البستان`,
    description: text`
      Lettuce, cucumber, tomato and sweet corn from one organic farm, with cold-pressed oil and lemon.
      Bitta organik xoʻjalikdan salat bargi, bodring, pomidor va shirin joʻxori, sovuq siqilgan yogʻ va limon bilan.
      Листья, огурец, томат и кукуруза с одной органической фермы, с маслом холодного отжима и лимоном.
      خس وخيار وطماطم وذرة حلوة من مزرعة عضوية واحدة مع زيت معصور على البارد وليمون.`,
    nutrition: nutrition(160, 4, 10, 14), allergens: [],
  },
  {
    key: 'falafel-bowl', picture: 'falafel', basePrice: 33_000, veg: true, tags: ['vegetable'],
    name: text`Falafel bowl | Falafelli kosa | Боул с фалафелем | طبق فلافل`,
    description: text`
      Six crisp chickpea balls with hummus, pickles and herbs. Protein that never met a cow.
      Oltita qarsildoq noʻxat koptokchasi, xumus, tuzlama va koʻkat. Goʻshtsiz ham oqsilga boy.
      Шесть хрустящих шариков из нута с хумусом, соленьями и зеленью. Белок без мяса.
      ست كرات حمص مقرمشة مع الحمّص والمخللات والأعشاب. بروتين نباتي خالص.`,
    addOns: ['garlic-sauce', 'jalapeno'], nutrition: nutrition(480, 17, 24, 48), allergens: ['sesame', 'gluten'],
  },
]);

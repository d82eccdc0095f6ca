import { heat, pieces, pizzaCrust, pizzaSize, pizzaToppings, portion, rollChoice } from './food-options.ts';
import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const pizza = productsOf({ module: 'food', category: 'pizza', unit: 'pcs', halal: true, tags: ['pizza'] }, [
  {
    key: 'pizza-margherita', picture: 'pizza-margherita', basePrice: 48_000, veg: true, recommended: true,
    name: text`Margherita | Margarita | Маргарита | مارغريتا`,
    description: text`
      Crushed tomatoes, fresh mozzarella and basil on dough that rose for two days. The honest test of a pizzeria.
      Ezilgan pomidor, yangi motsarella va rayhon, xamiri ikki kun koʻpchigan. Pitsaxonaning haqiqiy sinovi.
      Дроблёные томаты, свежая моцарелла и базилик на тесте двухдневной расстойки. Честный экзамен для пиццерии.
      طماطم مهروسة وموزاريلا طازجة وريحان على عجين اختمر يومين. الامتحان الصادق لأي مطعم بيتزا.`,
    foodVariations: [pizzaSize(18_000, 34_000), pizzaCrust, pizzaToppings], addOns: ['extra-cheese', 'garlic-sauce'], nutrition: nutrition(880, 36, 30, 112), allergens: ['gluten', 'milk'],
  },
  {
    key: 'pizza-pepperoni', picture: 'pizza-pepperoni', basePrice: 58_000, veg: false, recommended: true, tags: ['beef'],
    name: text`Pepperoni | Pepperoni | Пепперони | بيبروني`,
    description: text`
      Halal beef pepperoni that curls at the edges, black olives and plenty of mozzarella.
      Chetlari qayrilgan halol mol goʻshti pepperonisi, qora zaytun va moʻl motsarella.
      Халяльная пепперони из говядины с подкрученным краем, маслины и много моцареллы.
      بيبروني بقري حلال تتقوس حوافه مع الزيتون الأسود وكثير من الموزاريلا.`,
    foodVariations: [pizzaSize(20_000, 38_000), pizzaCrust, pizzaToppings], addOns: ['extra-cheese', 'jalapeno', 'garlic-sauce'], nutrition: nutrition(1_020, 46, 42, 112), allergens: ['gluten', 'milk'],
  },
  {
    key: 'pizza-garden', picture: 'pizza-vegetable', basePrice: 52_000, veg: true, tags: ['vegetable'],
    name: text`Garden vegetables | Bogʻ sabzavotlari | Овощная | خضار البستان`,
    description: text`
      Tomato, two kinds of sweet pepper, olives and basil over a light tomato base.
      Yengil tomat asosida pomidor, ikki xil qalampir, zaytun va rayhon.
      Томаты, два вида сладкого перца, оливки и базилик на лёгкой томатной основе.
      طماطم ونوعان من الفلفل الحلو وزيتون وريحان على صلصة طماطم خفيفة.`,
    foodVariations: [pizzaSize(18_000, 34_000), pizzaCrust, pizzaToppings], addOns: ['extra-cheese', 'garlic-sauce'], nutrition: nutrition(820, 30, 26, 116), allergens: ['gluten', 'milk'],
  },
  {
    key: 'pizza-four-cheese', picture: 'pizza-four-cheese', basePrice: 64_000, veg: true,
    name: text`Four cheeses | Toʻrt xil pishloqli | Четыре сыра | أربعة أجبان`,
    description: text`
      Mozzarella, cheddar, salty brynza and a blue one, with a spoon of mountain honey on the side.
      Motsarella, cheddar, shoʻr brinza va koʻk pishloq, yonida bir qoshiq togʻ asali.
      Моцарелла, чеддер, солёная брынза и голубой сыр, а к ним ложка горного мёда.
      موزاريلا وشيدر وجبن أبيض مملح وجبن أزرق مع ملعقة عسل جبلي جانبًا.`,
    foodVariations: [pizzaSize(22_000, 40_000), pizzaCrust], addOns: ['mountain-honey', 'garlic-sauce'], nutrition: nutrition(1_060, 48, 48, 106), allergens: ['gluten', 'milk'],
  },
  {
    key: 'pizza-bbq-chicken', picture: 'pizza-vegetable', basePrice: 60_000, veg: false, tags: ['chicken'],
    name: text`Barbecue chicken | Tovuqli barbekyu | Курица барбекю | دجاج باربكيو`,
    description: text`
      Smoked chicken, pepper rings and a sweet barbecue sauce instead of tomato.
      Dudlangan tovuq, qalampir halqalari va tomat oʻrniga shirin barbekyu sousi.
      Копчёная курица, кольца перца и сладкий соус барбекю вместо томатного.
      دجاج مدخن وحلقات فلفل وصلصة باربكيو حلوة بدل الطماطم.`,
    foodVariations: [pizzaSize(20_000, 38_000), pizzaCrust, pizzaToppings], addOns: ['extra-cheese', 'jalapeno'], nutrition: nutrition(960, 50, 32, 114), allergens: ['gluten', 'milk', 'mustard'],
  },
  {
    key: 'pizza-slice', picture: 'pizza-slice', basePrice: 16_000, veg: false, unit: 'portion',
    name: text`Pizza by the slice | Bir boʻlak pitsa | Кусок пиццы | شريحة بيتزا`,
    description: text`
      A quarter of today’s pizza, reheated on the stone. For one small hunger.
      Bugungi pitsaning choragi, toshda isitiladi. Kichik ochlik uchun.
      Четверть пиццы дня, подогретая на камне. На один маленький голод.
      ربع بيتزا اليوم تُسخّن على الحجر. لجوع صغير واحد.`,
    nutrition: nutrition(260, 12, 10, 28), allergens: 'not-stated',
  },
]);

// oxfmt-ignore
export const sushi = productsOf({ module: 'food', category: 'sushi-rolls', unit: 'portion', veg: false, tags: ['sushi', 'fish'] }, [
  {
    key: 'sushi-big-set', picture: 'sushi-set', basePrice: 168_000, maximumCartQuantity: 3, recommended: true, tags: ['family'],
    name: text`Big set, 16 pieces | Katta set, 16 dona | Большой сет, 16 шт. | طبق كبير، 16 قطعة`,
    description: text`
      Salmon and tuna nigiri with ten maki, rolled after you order. Soy, ginger and wasabi are in the box.
      Losos va tunetsli nigiri hamda oʻnta maki, buyurtmadan keyin oʻraladi. Soya, zanjabil va vasabi qutida.
      Нигири с лососем и тунцом и десять маки, крутим после заказа. Соя, имбирь и васаби в коробке.
      نيغيري سلمون وتونة مع عشر قطع ماكي تُلف بعد الطلب. الصويا والزنجبيل والواسابي في العلبة.`,
    addOns: ['soy-sauce', 'ginger-wasabi'], nutrition: nutrition(890, 48, 18, 132), allergens: ['fish', 'soya', 'gluten', 'sesame'],
  },
  {
    key: 'nigiri-salmon', picture: 'sushi-nigiri', basePrice: 56_000,
    name: text`Salmon nigiri, 4 pcs | Lososli nigiri, 4 dona | Нигири с лососем, 4 шт. | نيغيري سلمون، 4 قطع`,
    description: text`
      Chilled salmon on warm rice, nothing in between but a touch of wasabi.
      Iliq guruch ustida sovutilgan losos, orasida faqat bir chimdim vasabi.
      Охлаждённый лосось на тёплом рисе, между ними только капля васаби.
      سلمون مبرّد على أرز دافئ وبينهما لمسة واسابي فقط.`,
    foodVariations: [pieces(4, 52_000)], addOns: ['soy-sauce', 'ginger-wasabi'], nutrition: nutrition(240, 16, 6, 30), allergens: ['fish', 'soya', 'gluten'],
  },
  {
    key: 'maki-salmon', picture: 'sushi-maki', basePrice: 44_000,
    name: text`Salmon maki, 6 pcs | Lososli maki, 6 dona | Маки с лососем, 6 шт. | ماكي سلمون، 6 قطع`,
    description: text`
      Small rolls with salmon and avocado in crisp nori. Six bites of calm.
      Qarsildoq nori ichida losos va avokadoli kichik rollar. Olti luqma orom.
      Маленькие роллы с лососем и авокадо в хрустящей нори. Шесть кусочков покоя.
      لفائف صغيرة بالسلمون والأفوكادو في نوري مقرمش. ست لقمات من السكينة.`,
    foodVariations: [pieces(6, 40_000)], addOns: ['soy-sauce', 'ginger-wasabi'], nutrition: nutrition(310, 14, 8, 44), allergens: ['fish', 'soya', 'gluten'],
  },
  {
    key: 'maki-cucumber', picture: 'sushi-maki', basePrice: 26_000, veg: true, tags: ['vegetable'],
    name: text`Cucumber and avocado maki | Bodring va avokadoli maki | Маки с огурцом и авокадо | ماكي خيار وأفوكادو`,
    description: text`
      Six green rolls for those who skip fish, with sesame and a drop of rice vinegar.
      Baliq yemaydiganlar uchun oltita yashil roll, kunjut va guruch sirkasi bilan.
      Шесть зелёных роллов для тех, кто обходится без рыбы, с кунжутом и каплей рисового уксуса.
      ست لفائف خضراء لمن لا يأكل السمك مع السمسم وقطرة خل أرز.`,
    foodVariations: [pieces(6, 22_000)], addOns: ['soy-sauce', 'ginger-wasabi'], nutrition: nutrition(230, 6, 6, 38), allergens: ['soya', 'gluten', 'sesame'],
  },
  {
    key: 'sushi-build-set', picture: 'cover-sushi-bar', basePrice: 12_000, tags: ['family'],
    name: text`Build your own roll set | Oʻz roll-setingizni yigʻing | Собери свой сет роллов | كوّن طبق الرول الخاص بك`,
    description: text`
      Choose two to four kinds of rolls and we lay them on one board with ginger, wasabi and soy.
      Ikkitadan toʻrttagacha roll turini tanlang, zanjabil, vasabi va soya bilan bitta taxtaga teramiz.
      Выберите от двух до четырёх видов роллов, выложим их на одну доску с имбирём, васаби и соей.
      اختر نوعين إلى أربعة من الرول ونرتبها على لوح واحد مع الزنجبيل والواسابي والصويا.`,
    foodVariations: [rollChoice], allergens: ['fish', 'crustaceans', 'soya', 'gluten'],
  },
  {
    key: 'onigiri', picture: 'rice-ball', basePrice: 19_000, unit: 'pcs',
    name: text`Onigiri with tuna | Tunetsli onigiri | Онигири с тунцом | أونيغيري بالتونة`,
    description: text`
      A triangle of rice with a soft tuna heart and a strip of nori to hold it by. Lunch that fits into a pocket.
      Ichi yumshoq tunetsli uchburchak guruch, ushlash uchun nori bilan. Choʻntakka sigʻadigan tushlik.
      Рисовый треугольник с нежным тунцом и полоской нори, чтобы держать. Обед, который влезает в карман.
      مثلث أرز بقلب من التونة الطرية وشريط نوري للإمساك. غداء يتسع له الجيب.`,
    nutrition: nutrition(190, 8, 3, 32), allergens: ['fish', 'soya', 'gluten', 'eggs'],
  },
]);

// oxfmt-ignore
export const wok = productsOf({ module: 'food', category: 'asian-wok', unit: 'portion', halal: true, veg: false, tags: ['noodles'] }, [
  {
    key: 'ramen-chicken', picture: 'noodles', basePrice: 46_000, recommended: true, tags: ['soup', 'chicken'],
    name: text`Chicken ramen | Tovuqli ramen | Рамен с курицей | رامن بالدجاج`,
    description: text`
      Springy noodles in a broth that cooked all night, with chicken, a soft egg and spring onion.
      Tun boʻyi qaynagan shoʻrvada elastik lapsha, tovuq, yumshoq tuxum va koʻk piyoz.
      Упругая лапша в бульоне, варившемся всю ночь, с курицей, яйцом всмятку и зелёным луком.
      نودلز مرنة في مرق طُهي طوال الليل مع الدجاج وبيضة طرية وبصل أخضر.`,
    foodVariations: [portion(12_000), heat], nutrition: nutrition(560, 32, 18, 66), allergens: ['gluten', 'eggs', 'soya', 'sesame'],
  },
  {
    key: 'wok-box-beef', picture: 'wok-box', basePrice: 42_000, tags: ['beef', 'spicy'],
    name: text`Wok box with beef | Mol goʻshtli vok | Вок с говядиной | ووك باللحم`,
    description: text`
      Egg noodles, beef and crunchy vegetables tossed over a high flame with teriyaki.
      Tuxumli lapsha, mol goʻshti va qarsildoq sabzavotlar baland olovda teriyaki bilan.
      Яичная лапша, говядина и хрустящие овощи на сильном огне с терияки.
      نودلز بالبيض ولحم بقر وخضار مقرمشة تُقلّب على نار عالية مع الترياكي.`,
    foodVariations: [portion(10_000), heat], nutrition: nutrition(640, 30, 20, 82), allergens: ['gluten', 'eggs', 'soya', 'sesame'],
  },
  {
    key: 'wok-vegetable', picture: 'wok-box-vegetables', basePrice: 34_000, veg: true, tags: ['vegetable'],
    name: text`Vegetable wok | Sabzavotli vok | Овощной вок | ووك الخضار`,
    description: text`
      Broccoli, pepper, carrot and buckwheat noodles in a ginger sauce. Everything still crunches.
      Zanjabilli sousda brokkoli, qalampir, sabzi va grechka lapsha. Hammasi hali qarsillaydi.
      Брокколи, перец, морковь и гречневая лапша в имбирном соусе. Всё ещё хрустит.
      بروكلي وفلفل وجزر ونودلز حنطة سوداء بصلصة الزنجبيل. وكل شيء ما زال مقرمشًا.`,
    foodVariations: [portion(9_000)], nutrition: nutrition(460, 14, 12, 74), allergens: ['gluten', 'soya', 'sesame'],
  },
  {
    key: 'curry-chicken', picture: 'curry-rice', basePrice: 39_000, tags: ['chicken', 'spicy'],
    name: text`Chicken curry with rice | Tovuqli karri va guruch | Карри с курицей и рисом | كاري دجاج مع الأرز`,
    description: text`
      Tender chicken in a golden coconut curry beside a mound of steamed rice.
      Kokosli oltinrang karrida yumshoq tovuq, yonida bugʻda pishgan guruch.
      Нежная курица в золотистом кокосовом карри рядом с горкой риса на пару.
      دجاج طري في كاري ذهبي بجوز الهند إلى جانب أرز مطهو بالبخار.`,
    foodVariations: [heat], nutrition: nutrition(610, 32, 22, 72), allergens: ['mustard', 'celery'],
  },
  {
    key: 'bento-salmon', picture: 'bento', basePrice: 59_000, tags: ['fish'], window: { from: '12:00', to: '16:00' },
    name: text`Lunch bento with salmon | Lososli bento | Бенто с лососем | بينتو بالسلمون`,
    description: text`
      Salmon, rice, greens and a little of everything in a box with walls, so that nothing meets by accident.
      Losos, guruch, koʻkat va hamma narsadan ozgina, boʻlimli qutida, hech narsa aralashib ketmaydi.
      Лосось, рис, зелень и всего понемногу в коробке с перегородками, чтобы ничто не встретилось случайно.
      سلمون وأرز وخضار وقليل من كل شيء في علبة مقسّمة فلا يختلط شيء بشيء.`,
    addOns: ['soy-sauce'], nutrition: nutrition(580, 34, 18, 68), allergens: ['fish', 'soya', 'gluten', 'sesame'],
  },
  {
    key: 'gyoza', picture: 'dumpling', basePrice: 32_000, tags: ['dough', 'chicken'],
    name: text`Gyoza with chicken, 6 pcs | Tovuqli gyoza, 6 dona | Гёдза с курицей, 6 шт. | غيوزا بالدجاج، 6 حبات`,
    description: text`
      Dumplings steamed first and fried on one side after, with a soy and vinegar dip.
      Avval bugʻda, keyin bir tomoni qovurilgan chuchvara, soya va sirkali sous bilan.
      Пельмени сначала на пару, потом обжаренные с одной стороны, с соусом из сои и уксуса.
      معجنات تُطهى بالبخار ثم تُحمّر من جهة واحدة مع غموس الصويا والخل.`,
    foodVariations: [pieces(6, 28_000)], addOns: ['soy-sauce'], nutrition: nutrition(330, 16, 12, 38), allergens: ['gluten', 'soya', 'sesame', 'eggs'],
  },
  {
    key: 'spaghetti-bolognese', picture: 'spaghetti', basePrice: 41_000, tags: ['beef'],
    name: text`Spaghetti bolognese | Spagetti boloneze | Спагетти болоньезе | سباغيتي بولونيز`,
    description: text`
      Long pasta with a beef and tomato sauce that has been on the stove since morning.
      Uzun makaron va ertalabdan beri qaynagan mol goʻshtli tomat sousi.
      Длинная паста с соусом из говядины и томатов, который стоит на плите с утра.
      معكرونة طويلة مع صلصة لحم وطماطم على النار منذ الصباح.`,
    foodVariations: [portion(12_000)], addOns: ['extra-cheese'], nutrition: nutrition(680, 32, 22, 84), allergens: ['gluten', 'milk', 'celery'],
  },
]);

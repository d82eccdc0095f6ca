import { cupSize, milkChoice, pieces, scoops, sweetness } from './food-options.ts';
import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const desserts = productsOf({ module: 'food', category: 'desserts', unit: 'portion', veg: true, halal: true, tags: ['dessert', 'sweet'] }, [
  {
    key: 'chakchak', picture: 'chakchak', basePrice: 24_000, unit: 'g', soldBy: 'weight', measure: { amount: 0.25, per: 'kg' },
    name: text`Chakchak with pistachio | Pistali chak-chak | Чак-чак с фисташкой | تشاك تشاك بالفستق`,
    description: text`
      Little strips of fried dough bound with hot honey and sprinkled with pistachio. It sticks to the fingers and to the memory.
      Qovurilgan mayda xamir issiq asal bilan biriktirilib, pista sepiladi. Barmoqqa ham, xotiraga ham yopishadi.
      Кусочки жареного теста, скреплённые горячим мёдом и посыпанные фисташкой. Липнет к пальцам и к памяти.
      قطع عجين مقلية يجمعها العسل الساخن ويعلوها الفستق. يعلق بالأصابع وبالذاكرة.`,
    addOns: ['green-tea-pot'], nutrition: nutrition(420, 7, 18, 58), allergens: ['gluten', 'eggs', 'nuts'],
  },
  {
    key: 'halva-platter', picture: 'halva', basePrice: 32_000, unit: 'g', soldBy: 'weight', measure: { amount: 0.3, per: 'kg' }, recommended: true,
    name: text`Halva, two kinds | Ikki xil holva | Халва двух видов | حلوى بنوعين`,
    description: text`
      Sesame and cocoa halva cut from the block, with pistachios. Made in Samarkand by one family.
      Butun boʻlakdan kesilgan kunjutli va kakaoli holva, pista bilan. Samarqandda bir oila tayyorlaydi.
      Кунжутная и какао-халва, отрезанная от блока, с фисташкой. Делает одна семья в Самарканде.
      حلوى سمسم وحلوى كاكاو تُقطع من القالب مع الفستق. تصنعها عائلة واحدة في سمرقند.`,
    addOns: ['green-tea-pot'], nutrition: nutrition(510, 11, 30, 50), allergens: ['sesame', 'nuts'],
  },
  {
    key: 'strawberry-cake-slice', picture: 'cake-slice', basePrice: 27_000, recommended: true,
    name: text`Strawberry cream cake | Qulupnayli qaymoqli tort | Торт с клубникой и кремом | كعكة الكريمة والفراولة`,
    description: text`
      Soft sponge, whipped cream and a strawberry on top. One slice, two forks.
      Yumshoq biskvit, koʻpirtirilgan qaymoq va ustida qulupnay. Bitta boʻlak, ikkita sanchqi.
      Нежный бисквит, взбитые сливки и клубника сверху. Один кусок, две вилки.
      إسفنج طري وكريمة مخفوقة وحبة فراولة. قطعة واحدة وشوكتان.`,
    addOns: ['berries', 'ice-cream-scoop'], nutrition: nutrition(360, 5, 18, 44), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'birthday-cake-whole', picture: 'birthday-cake', basePrice: 189_000, unit: 'pcs', maximumCartQuantity: 3, tags: ['gift'],
    name: text`Birthday cake, 1.2 kg | Tugʻilgan kun torti, 1,2 kg | Торт на день рождения, 1,2 кг | كعكة عيد ميلاد، 1.2 كغ`,
    description: text`
      Vanilla sponge with caramel and a mirror of cream; write the name in the note and we write it on top.
      Vanilli biskvit, karamel va krem; ismni izohga yozing, biz tort ustiga yozamiz.
      Ванильный бисквит с карамелью и кремом; напишите имя в примечании, и мы напишем его сверху.
      إسفنج فانيليا بالكراميل والكريمة؛ اكتب الاسم في الملاحظة لنكتبه على الكعكة.`,
    nutrition: nutrition(340, 5, 16, 44), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'cupcake-vanilla', picture: 'cupcake', basePrice: 16_000, unit: 'pcs', tags: ['kids'],
    name: text`Vanilla cupcake | Vanilli kapkeyk | Ванильный капкейк | كب كيك فانيليا`,
    description: text`
      A small cake with a tall pink hat and sugar confetti. Children choose it first.
      Baland pushti qalpoqli va shakar sepilgan kichik keks. Bolalar avval shuni tanlaydi.
      Маленький кекс в высокой розовой шапке с посыпкой. Дети выбирают его первым.
      كعكة صغيرة بقبعة وردية عالية وحبيبات سكر. يختارها الأطفال أولًا.`,
    nutrition: nutrition(290, 4, 14, 38), allergens: ['gluten', 'milk', 'eggs'],
  },
  {
    key: 'donut-chocolate', picture: 'donut', basePrice: 12_000, unit: 'pcs',
    name: text`Chocolate doughnut | Shokoladli donat | Шоколадный пончик | دونات الشوكولاتة`,
    description: text`
      Airy ring under dark glaze, fried this morning and gone by evening.
      Qora shokolad qoplangan yengil halqa, tongda pishadi, kechgacha qolmaydi.
      Воздушное кольцо под тёмной глазурью, пожарено утром и до вечера не доживает.
      حلقة هشة تحت تغليفة داكنة تُقلى صباحًا ولا تبقى حتى المساء.`,
    foodVariations: [pieces(1, 11_000)], nutrition: nutrition(270, 4, 14, 32), allergens: ['gluten', 'milk', 'eggs', 'soya'],
  },
  {
    key: 'creme-caramel', picture: 'custard', basePrice: 21_000,
    name: text`Crème caramel | Krem-karamel | Крем-карамель | كريم كراميل`,
    description: text`
      Cold milk custard that trembles under amber caramel.
      Qahrabo karamel ostida titrab turgan sovuq sutli krem.
      Холодный молочный крем, дрожащий под янтарной карамелью.
      كاسترد بارد يرتجف تحت كراميل بلون الكهرمان.`,
    nutrition: nutrition(240, 6, 8, 36), allergens: ['milk', 'eggs'],
  },
  {
    key: 'ice-cream-bowl', picture: 'ice-cream-bowl', basePrice: 18_000, recommended: true,
    name: text`Ice cream bowl, your scoops | Muzqaymoq, sharlarni oʻzingiz tanlang | Мороженое на ваш выбор | آيس كريم باختيارك`,
    description: text`
      Choose two to four scoops of real milk ice cream; we add a cherry and a wafer.
      Haqiqiy sutdan ikkitadan toʻrttagacha shar tanlang, gilos va vafli bizdan.
      Выберите от двух до четырёх шариков из настоящего молока, вишня и вафля от нас.
      اختر كرتين إلى أربع من آيس كريم الحليب الطبيعي ونضيف الكرز والبسكويت.`,
    foodVariations: [scoops], addOns: ['berries', 'ice-cream-scoop'], nutrition: nutrition(280, 6, 14, 32), allergens: ['milk', 'gluten'],
  },
  {
    key: 'soft-ice', picture: 'soft-ice-cream', basePrice: 10_000, unit: 'pcs', tags: ['kids'],
    name: text`Soft ice in a cone | Stakanchadagi yumshoq muzqaymoq | Мягкое мороженое в рожке | آيس كريم طري في بسكويت`,
    description: text`
      Three turns of vanilla on a crisp cone. We pack it in a cold sleeve for the road.
      Qarsildoq rojokda uch oʻram vanilli muzqaymoq. Yoʻlga sovuq oʻramga solamiz.
      Три витка ванили на хрустящем рожке. В дорогу пакуем в холодный чехол.
      ثلاث لفات فانيليا على بسكويت مقرمش، مغلفة ببرودة للطريق.`,
    nutrition: nutrition(190, 4, 8, 26), allergens: ['milk', 'gluten'],
  },
  {
    key: 'shaved-ice', picture: 'shaved-ice', basePrice: 15_000, soldOut: true,
    name: text`Shaved ice with syrup | Siropli qor muz | Фруктовый лёд с сиропом | ثلج مبشور بالشراب`,
    description: text`
      Snow from the mountain of the freezer with cherry syrup. Only when it is above thirty.
      Gilos siropi quyilgan mayin muz. Faqat havo oʻttiz darajadan oshganda.
      Снежный лёд с вишнёвым сиропом. Только когда на улице выше тридцати.
      ثلج ناعم بشراب الكرز، فقط حين تتجاوز الحرارة الثلاثين.`,
    nutrition: nutrition(120, 0, 0, 30), allergens: [],
  },
]);

// oxfmt-ignore
export const teaAndCoffee = productsOf({ module: 'food', category: 'tea-coffee', unit: 'pcs', veg: true, halal: true, tags: ['drink'] }, [
  {
    key: 'green-tea-pot', picture: 'green-tea-set', basePrice: 12_000, recommended: true, tags: ['tea'],
    name: text`Green tea No. 95, teapot | 95-koʻk choy, choynakda | Зелёный чай № 95, чайник | شاي أخضر رقم 95، إبريق`,
    description: text`
      Poured back into the pot three times, as it should be. Two bowls and a few lumps of sugar come with it.
      Odatdagidek uch marta qaytariladi. Ikki piyola va bir necha boʻlak qand bilan.
      Трижды возвращён в чайник, как положено. К нему две пиалы и кусочки сахара.
      يُعاد إلى الإبريق ثلاث مرات كما ينبغي. معه فنجانان وقطع سكر.`,
    addOns: ['mountain-honey'], nutrition: nutrition(2, 0, 0, 0), allergens: [],
  },
  {
    key: 'black-tea-lemon', picture: 'green-tea-set', basePrice: 14_000, tags: ['tea'],
    name: text`Black tea with lemon, teapot | Limonli qora choy, choynakda | Чёрный чай с лимоном, чайник | شاي أسود بالليمون، إبريق`,
    description: text`
      Strong black tea, a whole sliced lemon and sugar to taste. It closes any meal.
      Achchiq qora choy, bitta kesilgan limon va tabga koʻra shakar. Har qanday taomga yakun.
      Крепкий чёрный чай, целый лимон дольками и сахар по вкусу. Достойный конец любой трапезы.
      شاي أسود قوي مع ليمونة مقطّعة وسكر حسب الذوق. خير ختام لأي وجبة.`,
    addOns: ['mountain-honey'], nutrition: nutrition(6, 0, 0, 1), allergens: [],
  },
  {
    key: 'americano', picture: 'coffee-cup', basePrice: 18_000, tags: ['coffee'],
    name: text`Americano | Amerikano | Американо | أمريكانو`,
    description: text`
      A double espresso with hot water, brewed on beans roasted in Tashkent last week.
      Qoʻshaloq espresso va issiq suv, oʻtgan hafta Toshkentda qovurilgan donlardan.
      Двойной эспрессо с горячей водой, зёрна обжарены в Ташкенте на прошлой неделе.
      إسبريسو مزدوج مع ماء ساخن من حبوب حُمّصت في طشقند الأسبوع الماضي.`,
    foodVariations: [cupSize(3_000, 6_000)], addOns: ['espresso-shot'], nutrition: nutrition(5, 0, 0, 1), allergens: [],
  },
  {
    key: 'cappuccino', picture: 'coffee-cup', basePrice: 24_000, recommended: true, tags: ['coffee'],
    name: text`Cappuccino | Kapuchino | Капучино | كابتشينو`,
    description: text`
      Espresso under a thick velvet of milk. It stays warm until your meeting ends.
      Quyuq sut koʻpigi ostidagi espresso. Uchrashuvingiz tugaguncha iliq turadi.
      Эспрессо под плотным бархатом молока. Остаётся тёплым до конца встречи.
      إسبريسو تحت رغوة حليب مخملية. يبقى دافئًا حتى نهاية اجتماعك.`,
    foodVariations: [cupSize(4_000, 8_000), milkChoice], addOns: ['espresso-shot', 'maple-syrup'], nutrition: nutrition(120, 6, 6, 10), allergens: ['milk'],
  },
  {
    key: 'herbal-tea-cup', picture: 'tea-cup', basePrice: 13_000, organic: true, tags: ['tea'],
    name: text`Mountain herb tea | Togʻ giyohli choy | Чай из горных трав | شاي أعشاب جبلية`,
    description: text`
      Thyme, mint and rosehip gathered above Chimgan. No caffeine, so it suits the evening.
      Chimyonda terilgan togʻrayhon, yalpiz va naʼmatak. Kofeinsiz, oqshomga mos.
      Чабрец, мята и шиповник, собранные над Чимганом. Без кофеина, хорош вечером.
      زعتر ونعناع وثمر الورد من جبال تشيمغان. بلا كافيين ويناسب المساء.`,
    foodVariations: [cupSize(3_000, 5_000)], addOns: ['mountain-honey'], nutrition: nutrition(3, 0, 0, 1), allergens: [],
  },
  {
    key: 'hot-milk-honey', picture: 'glass-of-milk', basePrice: 14_000, tags: ['dairy'],
    name: text`Warm milk with honey | Asalli iliq sut | Тёплое молоко с мёдом | حليب دافئ بالعسل`,
    description: text`
      A glass of farm milk and a spoon of honey, the oldest recipe for sleep.
      Bir stakan qishloq suti va bir qoshiq asal, uyquning eng qadimiy davosi.
      Стакан фермерского молока и ложка мёда, старейший рецепт хорошего сна.
      كوب حليب بلدي وملعقة عسل، أقدم وصفة لنوم هانئ.`,
    window: { from: '19:00', to: '02:00' }, nutrition: nutrition(180, 8, 7, 22), allergens: ['milk'],
  },
]);

// oxfmt-ignore
export const coldDrinks = productsOf({ module: 'food', category: 'cold-drinks', unit: 'pcs', veg: true, halal: true, tags: ['drink'] }, [
  {
    key: 'lemonade-mint', picture: 'tropical-drink', basePrice: 22_000, recommended: true, tags: ['fruit'],
    name: text`House lemonade with mint | Yalpizli limonad | Домашний лимонад с мятой | ليموناضة بالنعناع`,
    description: text`
      Lemon, orange and mint crushed by hand over ice. Less sweet than you fear, colder than you hope.
      Limon, apelsin va yalpiz qoʻlda ezilib, muz ustiga quyiladi. Juda shirin emas, ammo juda sovuq.
      Лимон, апельсин и мята, размятые вручную, на льду. Не слишком сладко, зато очень холодно.
      ليمون وبرتقال ونعناع تُهرس يدويًا فوق الثلج. ليست شديدة الحلاوة لكنها شديدة البرودة.`,
    foodVariations: [cupSize(5_000, 9_000), sweetness], nutrition: nutrition(95, 0, 0, 24), allergens: [],
  },
  {
    key: 'bubble-tea', picture: 'bubble-tea', basePrice: 28_000, tags: ['tea'],
    name: text`Bubble tea with tapioca | Tapiokali babl-ti | Бабл-ти с тапиокой | شاي الفقاعات بالتابيوكا`,
    description: text`
      Milk tea, chewy tapioca pearls and a straw wide enough for both.
      Sutli choy, tapioka marvaridlari va ikkalasiga ham yetadigan keng naycha.
      Молочный чай, жемчужины тапиоки и трубочка, в которую пройдёт и то и другое.
      شاي بالحليب وحبات تابيوكا طرية ومصاصة تتسع لكليهما.`,
    foodVariations: [cupSize(5_000, 9_000), sweetness, milkChoice], addOns: ['tapioca'], nutrition: nutrition(240, 4, 5, 46), allergens: ['milk'],
  },
  {
    key: 'cola-cup', picture: 'cup-with-straw', basePrice: 10_000,
    name: text`Cola from the tap | Quyma kola | Кола на розлив | كولا`,
    description: text`
      Cold, with ice if you want it, in a cup with a lid that holds.
      Sovuq, xohlasangiz muz bilan, mahkam qopqoqli stakanda.
      Холодная, со льдом по желанию, в стакане с надёжной крышкой.
      باردة ومع الثلج إن شئت في كوب بغطاء محكم.`,
    foodVariations: [cupSize(3_000, 5_000)], nutrition: nutrition(105, 0, 0, 26), allergens: 'not-stated',
  },
  {
    key: 'ayran', picture: 'ayran', basePrice: 9_000, tags: ['dairy'],
    name: text`Ayran with herbs | Koʻkatli ayron | Айран с зеленью | عيران بالأعشاب`,
    description: text`
      Sour milk, cold water, salt and dill. The best friend of shashlik.
      Qatiq, sovuq suv, tuz va ukrop. Shashlikning eng yaxshi doʻsti.
      Катык, холодная вода, соль и укроп. Лучший друг шашлыка.
      لبن رائب وماء بارد وملح وشبت. أوفى صديق للشاشليك.`,
    nutrition: nutrition(60, 3, 3, 5), allergens: ['milk'],
  },
  {
    key: 'orange-fresh', picture: 'orange-juice', basePrice: 32_000, organic: true, tags: ['juice', 'fruit'],
    name: text`Fresh orange juice | Yangi siqilgan apelsin sharbati | Апельсиновый фреш | عصير برتقال طازج`,
    description: text`
      Four oranges, one glass and nothing else, pressed when the courier is at the door.
      Toʻrtta apelsin, bitta stakan va boshqa hech narsa, kuryer eshikka kelganda siqiladi.
      Четыре апельсина, один стакан и больше ничего; выжимаем, когда курьер уже у двери.
      أربع برتقالات وكوب واحد ولا شيء آخر، يُعصر حين يصل المندوب.`,
    foodVariations: [cupSize(12_000, 22_000)], nutrition: nutrition(110, 2, 0, 26), allergens: [],
  },
  {
    key: 'cola-can-food', picture: 'cola-can', basePrice: 9_000,
    name: text`Shoxona cola, 330 ml | Shoxona kola, 330 ml | Кола Shoxona, 330 мл | كولا Shoxona، ‏330 مل`,
    description: text`
      A cold can with a loud hiss. It belongs to a burger the way a roof belongs to a house.
      Vishillab ochiladigan sovuq banka. Burgerga juda mos.
      Холодная банка с громким «пшш». Бургеру без неё скучно.
      علبة باردة بفحيح عالٍ. لا يكتمل البرغر من دونها.`,
    nutrition: nutrition(140, 0, 0, 35), allergens: [],
  },
  {
    key: 'still-water-food', picture: 'water-bottle-small', basePrice: 6_000, tags: ['water'],
    name: text`Zilol still water, 0.5 l | Zilol gazsiz suv, 0,5 l | Вода Zilol без газа, 0,5 л | مياه Zilol، ‏0.5 ل`,
    description: text`
      Cold mountain water without gas.
      Gazsiz sovuq togʻ suvi.
      Холодная горная вода без газа.
      مياه جبلية باردة غير غازية.`,
    nutrition: nutrition(0, 0, 0, 0), allergens: [],
  },
  {
    key: 'pomegranate-glass', picture: 'pomegranate-juice-bottle', basePrice: 34_000, tags: ['juice', 'fruit'],
    name: text`Pomegranate juice, 750 ml | Anor sharbati, 750 ml | Гранатовый сок, 750 мл | عصير رمان، 750 مل`,
    description: text`
      Pressed from Surkhandarya pomegranates, dark and a little tart. Made for meat.
      Surxondaryo anoridan siqilgan, toʻq va bir oz nordon. Goʻshtga yaratilgan.
      Из сурхандарьинских гранатов, тёмный и чуть терпкий. Создан для мяса.
      من رمان سرخان داريا، داكن وحامض قليلًا. خُلق ليرافق اللحم.`,
    nutrition: nutrition(54, 0, 0, 13), allergens: [],
  },
]);

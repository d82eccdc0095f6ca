import { nutrition, productsOf, text } from './product-seed.ts';

const PER_KG = { amount: 1, per: 'kg' } as const;

// oxfmt-ignore
export const fruit = productsOf({ module: 'grocery', category: 'fruit', unit: 'kg', veg: true, halal: true, measure: PER_KG, soldBy: 'weight', allergens: [], tags: ['fruit'] }, [
  {
    key: 'bananas', picture: 'banana', basePrice: 27_900, recommended: true, nutrition: nutrition(89, 1, 0, 23),
    name: text`Bananas, 1 kg | Banan, 1 kg | Бананы, 1 кг | موز، 1 كغ`,
    description: text`Yellow, sweet and ready to eat today | Sariq, shirin va bugunoq yeyishga tayyor | Жёлтые, сладкие и готовые к столу сегодня | أصفر وحلو وجاهز للأكل اليوم`,
  },
  {
    key: 'red-apples', picture: 'red-apple', basePrice: 16_900, tags: ['local'], nutrition: nutrition(52, 0, 0, 14),
    name: text`Red apples from Namangan, 1 kg | Namangan qizil olmasi, 1 kg | Яблоки наманганские красные, 1 кг | تفاح نمنغان الأحمر، 1 كغ`,
    description: text`
      Firm, juicy and fragrant, picked in the foothills of Namangan. They crunch loud enough to wake the house.
      Qattiq, suvli va xushboʻy, Namangan adirlarida terilgan. Qarsillashi butun uyni uygʻotadi.
      Плотные, сочные и душистые, собраны в предгорьях Намангана. Хрустят так, что просыпается весь дом.
      صلب وعصيري وعطر، قُطف في سفوح نمنغان. قرمشته توقظ البيت كله.`,
  },
  {
    key: 'green-apples', picture: 'green-apple', basePrice: 18_500, organic: true, tags: ['local'], nutrition: nutrition(50, 0, 0, 13),
    name: text`Green apples, organic, 1 kg | Organik yashil olma, 1 kg | Яблоки зелёные, органические, 1 кг | تفاح أخضر عضوي، 1 كغ`,
    description: text`Tart and crisp, grown without sprays. Good for pies and for grated carrot salad | Nordon va qarsildoq, dorilanmagan. Pirog va sabzili salat uchun | С кислинкой и хрустом, выращены без обработки. Для пирогов и салата с морковью | حامض ومقرمش، نما دون رش. مناسب للفطائر وسلطة الجزر`,
  },
  {
    key: 'pears', picture: 'pear', basePrice: 24_000, nutrition: nutrition(57, 0, 0, 15),
    name: text`Forest pears, 1 kg | Nok, 1 kg | Груши, 1 кг | كمثرى، 1 كغ`,
    description: text`Soft and honeyed; leave them a day on the window for the full taste | Yumshoq va asaldek; toʻliq taʼmi uchun deraza oldida bir kun qoldiring | Мягкие и медовые; день на подоконнике раскроет вкус | طرية وعسلية؛ اتركها يومًا قرب النافذة ليكتمل طعمها`,
  },
  {
    key: 'oranges', picture: 'orange', basePrice: 29_900, nutrition: nutrition(47, 1, 0, 12),
    name: text`Oranges for juice, 1 kg | Sharbatbop apelsin, 1 kg | Апельсины для сока, 1 кг | برتقال للعصير، 1 كغ`,
    description: text`Thin skin and a lot inside: three make a glass | Poʻsti yupqa, ichi toʻla: uchtasi bir stakan | Тонкая кожура и много сока: три штуки на стакан | قشرة رقيقة وعصير وفير: ثلاث حبات تملأ كوبًا`,
  },
  {
    key: 'lemons', picture: 'lemon', basePrice: 22_000, tags: ['local'], nutrition: nutrition(29, 1, 0, 9),
    name: text`Tashkent lemons, 1 kg | Toshkent limoni, 1 kg | Ташкентские лимоны, 1 кг | ليمون طشقندي، 1 كغ`,
    description: text`
      The thin-skinned local kind, almost orange and sweeter than any imported lemon. Made for tea.
      Poʻsti yupqa mahalliy nav, deyarli toʻq sariq va chet elnikidan shirinroq. Choy uchun yaratilgan.
      Местный сорт с тонкой кожицей, почти оранжевый и слаще привозного. Создан для чая.
      الصنف المحلي رقيق القشرة، لونه قريب من البرتقالي وأحلى من المستورد. خُلق للشاي.`,
  },
  {
    key: 'grapes', picture: 'grapes', basePrice: 26_500, tags: ['local'], nutrition: nutrition(69, 1, 0, 18),
    name: text`Black grapes, 1 kg | Qora uzum, 1 kg | Виноград чёрный, 1 кг | عنب أسود، 1 كغ`,
    description: text`Heavy clusters from the Kibray vineyards, cut this morning | Qibray tokzorlaridan bugun uzilgan ogʻir shingillar | Тяжёлые гроздья из виноградников Кибрая, срезаны утром | عناقيد ثقيلة من كروم قبراي قُطفت هذا الصباح`,
  },
  {
    key: 'watermelon', picture: 'watermelon', basePrice: 4_900, tags: ['local'], nutrition: nutrition(30, 1, 0, 8),
    name: text`Watermelon, 1 kg | Tarvuz, 1 kg | Арбуз, 1 кг | بطيخ أحمر، 1 كغ`,
    description: text`Mirzachul watermelon with thin rind; a whole one weighs 6 to 8 kg | Yupqa poʻstloqli Mirzachoʻl tarvuzi; bittasi 6–8 kg | Мирзачульский арбуз с тонкой коркой; целый весит 6–8 кг | بطيخ ميرزاتشول رقيق القشرة؛ تزن الحبة 6 إلى 8 كغ`,
  },
  {
    key: 'melon', picture: 'melon', basePrice: 8_900, tags: ['local'], nutrition: nutrition(34, 1, 0, 8),
    name: text`Torpedo melon, 1 kg | Mirzachoʻl qovuni, 1 kg | Дыня мирзачульская, 1 кг | شمام، 1 كغ`,
    description: text`So fragrant that the whole stairwell will know. Sweetest when chilled | Hidi butun podʼyezdga tarqaladi. Sovutilganda yanada shirin | Такая душистая, что узнает весь подъезд. Слаще всего охлаждённой | عطرة لدرجة يعرفها كل الجيران، وألذ ما تكون باردة`,
  },
  {
    key: 'strawberries', picture: 'strawberry', basePrice: 34_000, unit: 'pack', soldBy: 'piece', measure: { amount: 0.5, per: 'kg' }, nutrition: nutrition(32, 1, 0, 8),
    name: text`Strawberries, 500 g | Qulupnay, 500 g | Клубника, 500 г | فراولة، 500 غ`,
    description: text`Picked before sunrise and never washed before you do | Quyosh chiqmasdan terilgan, yuvilmagan | Собрана до восхода и не мыта, чтобы не помялась | قُطفت قبل الشروق ولم تُغسل حفاظًا عليها`,
  },
  {
    key: 'cherries', picture: 'cherries', basePrice: 38_000, tags: ['local'], soldOut: true, nutrition: nutrition(63, 1, 0, 16),
    name: text`Sweet cherries, 1 kg | Gilos, 1 kg | Черешня, 1 кг | كرز حلو، 1 كغ`,
    description: text`Three weeks of the year, and worth the waiting | Yilda uch hafta, kutishga arziydi | Три недели в году, но ожидание того стоит | ثلاثة أسابيع في السنة تستحق الانتظار`,
  },
  {
    key: 'kiwi', picture: 'kiwi', basePrice: 36_000, nutrition: nutrition(61, 1, 1, 15),
    name: text`Kiwi, 1 kg | Kivi, 1 kg | Киви, 1 кг | كيوي، 1 كغ`,
    description: text`More vitamin C than an orange, in a furry little coat | Apelsindan ham koʻproq C vitamini, tukli poʻstda | Витамина C больше, чем в апельсине, и всё в пушистой шубке | فيتامين C أكثر من البرتقال داخل قشرة مخملية`,
  },
  {
    key: 'mango', picture: 'mango', basePrice: 24_900, unit: 'pcs', soldBy: 'piece', measure: { amount: 1, per: 'pcs' }, nutrition: nutrition(60, 1, 0, 15),
    name: text`Ripe mango, 1 pc | Pishgan mango, 1 dona | Манго спелое, 1 шт. | مانجو ناضجة، حبة`,
    description: text`Flown in ripe, soft to the thumb and dripping with juice | Pishgan holda keltirilgan, yumshoq va sersuv | Прилетело спелым: мягкое и очень сочное | وصلت ناضجة طرية وغنية بالعصير`,
  },
  {
    key: 'pineapple', picture: 'pineapple', basePrice: 48_000, unit: 'pcs', soldBy: 'piece', measure: { amount: 1, per: 'pcs' }, nutrition: nutrition(50, 1, 0, 13),
    name: text`Pineapple, 1 pc | Ananas, 1 dona | Ананас, 1 шт. | أناناس، حبة`,
    description: text`Golden inside; we choose one that smells sweet at the base | Ichi tillarang; tagi xushboʻyini tanlab beramiz | Золотистый внутри; выбираем тот, что сладко пахнет у основания | ذهبي من الداخل؛ نختار ما يفوح عطره من قاعدته`,
  },
  {
    key: 'blueberries', picture: 'blueberries', basePrice: 42_000, unit: 'pack', soldBy: 'piece', measure: { amount: 0.25, per: 'kg' }, organic: true, nutrition: nutrition(57, 1, 0, 14),
    name: text`Blueberries, 250 g | Golubika, 250 g | Голубика, 250 г | توت أزرق، 250 غ`,
    description: text`A handful for porridge, a handful for the road | Bir hovuch boʻtqaga, bir hovuch yoʻlga | Горсть в кашу и горсть в дорогу | حفنة للشوفان وحفنة للطريق`,
  },
]);

// oxfmt-ignore
export const vegetables = productsOf({ module: 'grocery', category: 'vegetables', unit: 'kg', veg: true, halal: true, measure: PER_KG, soldBy: 'weight', allergens: [], tags: ['vegetable'] }, [
  {
    key: 'pink-tomatoes', picture: 'tomato', basePrice: 18_900, recommended: true, tags: ['local'], nutrition: nutrition(18, 1, 0, 4),
    name: text`Pink tomatoes, Yusupov, 1 kg | Yusupov pushti pomidori, 1 kg | Помидоры розовые «Юсупов», 1 кг | طماطم وردية يوسوبوف، 1 كغ`,
    description: text`
      The famous meaty tomato of Tashkent: thin skin, few seeds, and a smell of summer. For achichuk there is no other.
      Toshkentning mashhur etli pomidori: poʻsti yupqa, urugʻi kam, yoz hidi bor. Achchiqchuchuk faqat shundan boʻladi.
      Знаменитый мясистый томат Ташкента: тонкая кожица, мало семян и запах лета. Для ачичука другого не надо.
      طماطم طشقند الشهيرة اللحمية: قشرة رقيقة وبذور قليلة ورائحة الصيف. لا بديل عنها للأتشيتشوك.`,
  },
  {
    key: 'cucumbers', picture: 'cucumber', basePrice: 14_500, tags: ['local'], nutrition: nutrition(15, 1, 0, 4),
    name: text`Cucumbers, 1 kg | Bodring, 1 kg | Огурцы, 1 кг | خيار، 1 كغ`,
    description: text`Short, prickly and cool, straight from the vine | Kalta, tikanakli va salqin, toʻgʻri palakdan | Короткие, пупырчатые и прохладные, прямо с грядки | قصير ومنعش، من النبتة مباشرة`,
  },
  {
    key: 'potatoes', picture: 'potato', basePrice: 6_900, tags: ['local'], nutrition: nutrition(77, 2, 0, 17),
    name: text`Potatoes, 1 kg | Kartoshka, 1 kg | Картофель, 1 кг | بطاطس، 1 كغ`,
    description: text`Yellow inside, holds its shape in soup and crisps in the pan | Ichi sariq, shoʻrvada ezilmaydi, tovada qarsillaydi | Жёлтый внутри, не разваривается в супе и хрустит на сковороде | صفراء من الداخل، تتماسك في الشوربة وتقرمش في المقلاة`,
  },
  {
    key: 'yellow-carrots', picture: 'carrot', basePrice: 5_900, recommended: true, tags: ['local'], nutrition: nutrition(41, 1, 0, 10),
    name: text`Carrots for plov, 1 kg | Palovbop sabzi, 1 kg | Морковь для плова, 1 кг | جزر للبلوف، 1 كغ`,
    description: text`Sweet and dry, the kind that keeps its shape under the rice | Shirin va quruq, guruch ostida ham ezilmaydi | Сладкая и плотная, держит форму под рисом | حلو ومتماسك يحافظ على شكله تحت الأرز`,
  },
  {
    key: 'onions', picture: 'onion', basePrice: 4_500, tags: ['local'], nutrition: nutrition(40, 1, 0, 9),
    name: text`Onions, 1 kg | Piyoz, 1 kg | Лук репчатый, 1 кг | بصل، 1 كغ`,
    description: text`Dry golden heads; every good meal begins with one | Quruq oltinrang piyoz; har yaxshi taom shundan boshlanadi | Сухие золотистые головки; с них начинается любое блюдо | رؤوس ذهبية جافة؛ بها يبدأ كل طبق طيب`,
  },
  {
    key: 'garlic', picture: 'garlic', basePrice: 12_000, unit: 'g', measure: { amount: 0.25, per: 'kg' }, nutrition: nutrition(149, 6, 1, 33),
    name: text`Garlic, 250 g | Sarimsoq, 250 g | Чеснок, 250 г | ثوم، 250 غ`,
    description: text`Large dense heads, good enough to bake whole in plov | Yirik, zich boshlar, oshga butunligicha solsa boʻladi | Крупные плотные головки, можно целиком в плов | رؤوس كبيرة متماسكة تصلح كاملة في البلوف`,
  },
  {
    key: 'bell-peppers', picture: 'bell-pepper', basePrice: 16_900, nutrition: nutrition(20, 1, 0, 5),
    name: text`Bell peppers, 1 kg | Bulgʻor qalampiri, 1 kg | Перец болгарский, 1 кг | فلفل حلو، 1 كغ`,
    description: text`Thick walls for stuffing, sweet enough to eat raw | Devori qalin, doʻlmaga ham, xomligicha yeyishga ham | Толстые стенки для фаршировки, сладкий и сырым | جدران سميكة للحشو وحلاوة تكفي لأكله نيئًا`,
  },
  {
    key: 'chilli', picture: 'chilli-pepper', basePrice: 6_000, unit: 'g', measure: { amount: 0.1, per: 'kg' }, nutrition: nutrition(40, 2, 0, 9),
    name: text`Hot chilli, 100 g | Achchiq qalampir, 100 g | Перец чили, 100 г | فلفل حار، 100 غ`,
    description: text`Small, red and serious | Kichik, qizil va hazilni yoqtirmaydi | Маленький, красный и серьёзный | صغير وأحمر وجادّ`,
  },
  {
    key: 'broccoli', picture: 'broccoli', basePrice: 28_000, organic: true, nutrition: nutrition(34, 3, 0, 7),
    name: text`Broccoli, organic, 1 kg | Organik brokkoli, 1 kg | Брокколи органическая, 1 кг | بروكلي عضوي، 1 كغ`,
    description: text`Tight green heads from a farm without sprays; five minutes of steam is enough | Dorilanmagan daladan zich yashil boshlar; bugʻda besh daqiqa yetadi | Плотные соцветия с фермы без химии; пяти минут на пару достаточно | رؤوس خضراء متماسكة من مزرعة بلا رش؛ يكفيها خمس دقائق بخار`,
  },
  {
    key: 'corn-cobs', picture: 'corn-cob', basePrice: 5_500, unit: 'pcs', soldBy: 'piece', measure: { amount: 1, per: 'pcs' }, nutrition: nutrition(96, 3, 1, 21),
    name: text`Sweet corn, 1 cob | Shirin makkajoʻxori, 1 soʻta | Кукуруза сладкая, 1 початок | ذرة حلوة، كوز`,
    description: text`Boil it for seven minutes, salt it, and forget the fork | Yetti daqiqa qaynating, tuzlang va sanchqini unuting | Варите семь минут, посолите и забудьте о вилке | اسلقها سبع دقائق وملّحها وانسَ الشوكة`,
  },
  {
    key: 'avocado', picture: 'avocado', basePrice: 16_900, unit: 'pcs', soldBy: 'piece', measure: { amount: 1, per: 'pcs' }, recommended: true, nutrition: nutrition(160, 2, 15, 9),
    name: text`Ripe avocado, 1 pc | Pishgan avokado, 1 dona | Авокадо спелое, 1 шт. | أفوكادو ناضجة، حبة`,
    description: text`Ready for toast today: we press each one before packing | Bugunoq tostga tayyor: har birini bosib tekshiramiz | Готово к тосту сегодня: проверяем каждое перед упаковкой | جاهزة للتوست اليوم: نتفقد كل حبة قبل التغليف`,
  },
  {
    key: 'sweet-potato', picture: 'sweet-potato', basePrice: 19_000, nutrition: nutrition(86, 2, 0, 20),
    name: text`Sweet potato, 1 kg | Batat, 1 kg | Батат, 1 кг | بطاطا حلوة، 1 كغ`,
    description: text`Orange, sweet and made for the oven | Toʻq sariq, shirin, duxovkaga juda mos | Оранжевый, сладкий и созданный для духовки | برتقالية وحلوة وخُلقت للفرن`,
  },
]);

// oxfmt-ignore
export const greens = productsOf({ module: 'grocery', category: 'greens-herbs', unit: 'pcs', veg: true, halal: true, measure: { amount: 1, per: 'pcs' }, allergens: [], tags: ['greens'] }, [
  {
    key: 'herb-bunch', picture: 'herbs', basePrice: 3_000, recommended: true,
    name: text`Bunch of herbs | Bir bogʻ koʻkat | Пучок зелени | ربطة أعشاب`,
    description: text`Dill, coriander and basil, tied at dawn in Qibray | Tongda Qibrayda bogʻlangan ukrop, kashnich va rayhon | Укроп, кинза и базилик, связанные на рассвете в Кибрае | شبت وكزبرة وريحان رُبطت فجرًا في قبراي`,
  },
  {
    key: 'lettuce', picture: 'lettuce', basePrice: 9_900, organic: true,
    name: text`Leaf lettuce | Salat bargi | Салат листовой | خس ورقي`,
    description: text`Living leaves with the root on; they stay crisp for a week | Ildizi bilan tirik barglar; bir hafta qarsildoq turadi | Живые листья с корнем; хрустят неделю | أوراق حية بجذرها تبقى مقرمشة أسبوعًا`,
  },
  {
    key: 'green-peas', picture: 'peas', basePrice: 14_000, unit: 'g', measure: { amount: 0.3, per: 'kg' },
    name: text`Green peas in pods, 300 g | Koʻk noʻxat, 300 g | Горошек в стручках, 300 г | بازلاء بقرونها، 300 غ`,
    description: text`Sweet as candy and gone before dinner is ready | Konfetdek shirin, kechki ovqatgacha qolmaydi | Сладкий, как конфета, и до ужина не доживает | حلوة كالسكاكر ولا تبقى حتى العشاء`,
  },
  {
    key: 'ginger-root', picture: 'ginger', basePrice: 8_500, unit: 'g', measure: { amount: 0.2, per: 'kg' },
    name: text`Ginger root, 200 g | Zanjabil ildizi, 200 g | Корень имбиря, 200 г | جذر زنجبيل، 200 غ`,
    description: text`Fresh and hot, for tea with lemon and honey | Yangi va oʻtkir, limon va asalli choyga | Свежий и жгучий, для чая с лимоном и мёдом | طازج ولاذع لشاي الليمون والعسل`,
  },
]);

// oxfmt-ignore
export const meatAndFish = productsOf({ module: 'grocery', category: 'meat', unit: 'kg', veg: false, halal: true, measure: PER_KG, soldBy: 'weight', allergens: [], tags: ['meat'] }, [
  {
    key: 'beef-steak', picture: 'steak', basePrice: 98_000, recommended: true, tags: ['beef', 'local'], nutrition: nutrition(217, 26, 12, 0),
    name: text`Beef on the bone, 1 kg | Suyakli mol goʻshti, 1 kg | Говядина на кости, 1 кг | لحم بقر بالعظم، 1 كغ`,
    description: text`
      Chilled, never frozen, from a halal butchery in Sergeli. Rest it an hour at room warmth before the pan.
      Sovutilgan, muzlatilmagan, Sergelidagi halol qassobxonadan. Tovadan oldin bir soat xonada tursin.
      Охлаждённая, не мороженая, из халяльной мясной лавки в Сергели. Дайте ей час при комнатной температуре.
      مبرد غير مجمد من ملحمة حلال في سرغيلي. دعه ساعة بحرارة الغرفة قبل الطهو.`,
  },
  {
    key: 'lamb-leg', picture: 'lamb-leg', basePrice: 112_000, tags: ['lamb', 'local'], nutrition: nutrition(250, 25, 16, 0),
    name: text`Leg of lamb, 1 kg | Qoʻy soni, 1 kg | Баранья нога, 1 кг | فخذ غنم، 1 كغ`,
    description: text`Young lamb from the hills of Jizzakh, cut to your order | Jizzax adirlaridagi qoʻzi, buyurtmangizga koʻra boʻlinadi | Молодая баранина с холмов Джизака, разделаем под заказ | لحم حمل صغير من تلال جيزاخ يُقطّع حسب طلبك`,
  },
  {
    key: 'chicken-drumstick', picture: 'raw-drumsticks', category: 'poultry', basePrice: 34_900, tags: ['chicken'], nutrition: nutrition(172, 28, 6, 0),
    name: text`Chicken drumsticks, 1 kg | Tovuq boldiri, 1 kg | Куриные голени, 1 кг | أفخاذ دجاج، 1 كغ`,
    description: text`Chilled drumsticks for the oven, the grill or a soup for the whole family | Duxovka, gril yoki butun oila shoʻrvasi uchun sovutilgan boldir | Охлаждённые голени для духовки, гриля или супа на всю семью | أفخاذ مبردة للفرن أو الشواء أو شوربة العائلة`,
  },
  {
    key: 'village-chicken', picture: 'raw-chicken', category: 'poultry', basePrice: 62_000, organic: true, tags: ['chicken', 'local'], nutrition: nutrition(167, 25, 7, 0),
    name: text`Village chicken, cut, 1 kg | Qishloq tovugʻi, boʻlingan, 1 kg | Домашняя курица, порционная, 1 кг | دجاج بلدي مقطّع، 1 كغ`,
    description: text`Raised outdoors on corn; the broth turns golden by itself | Ochiq havoda, makkajoʻxorida boqilgan; shoʻrvasi oʻzidan-oʻzi tillarang | Выращена на воле и кукурузе; бульон сам становится золотым | رُبيت في الهواء الطلق على الذرة؛ ومرقها يصير ذهبيًا وحده`,
  },
  {
    key: 'river-fish', picture: 'fish', category: 'fish-seafood', basePrice: 46_000, tags: ['fish'], allergens: ['fish'], nutrition: nutrition(127, 18, 6, 0),
    name: text`Carp, cleaned, 1 kg | Tozalangan zogʻora baliq, 1 kg | Сазан чищеный, 1 кг | سمك شبوط منظف، 1 كغ`,
    description: text`From the ponds near Chirchiq, cleaned after you order | Chirchiq yaqinidagi hovuzlardan, buyurtmadan keyin tozalanadi | Из прудов под Чирчиком, чистим после заказа | من أحواض قرب تشيرتشيق ويُنظَّف بعد طلبك`,
  },
  {
    key: 'shrimp-frozen', picture: 'shrimp', category: 'fish-seafood', basePrice: 89_000, unit: 'pack', soldBy: 'piece', measure: { amount: 0.5, per: 'kg' }, tags: ['fish'], allergens: ['crustaceans'], nutrition: nutrition(99, 21, 1, 0),
    name: text`Shrimp, frozen, 500 g | Muzlatilgan krevetka, 500 g | Креветки мороженые, 500 г | روبيان مجمد، 500 غ`,
    description: text`Large and already cooked: thaw, warm in garlic butter, serve | Yirik va pishirilgan: eriting, sarimsoqli sariyogʻda isiting | Крупные и уже варёные: разморозьте и прогрейте в чесночном масле | كبير ومطهو مسبقًا: أذبه وسخّنه بزبدة الثوم وقدّمه`,
  },
]);

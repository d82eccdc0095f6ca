import { doneness, pieces, plovExtras, plovPortion, portion, shashlikChoice } from './food-options.ts';
import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const plov = productsOf({ module: 'food', category: 'plov', unit: 'portion', halal: true, veg: false, tags: ['plov'] }, [
  {
    key: 'tashkent-plov', picture: 'plov', basePrice: 22_000, recommended: true, tags: ['lamb'],
    name: text`Tashkent plov | Toshkent oshi | Ташкентский плов | بلوف طشقندي`,
    description: text`
      Devzira rice, yellow carrots and slow-cooked lamb from a big kazan, crowned with quail eggs. Served hot until the kazan is empty.
      Devzira guruchi, sariq sabzi va katta qozonda dimlangan qoʻy goʻshti, ustida bedana tuxumi. Qozon boʻshaguncha issiq tortiladi.
      Рис девзира, жёлтая морковь и томлёная баранина из большого казана, сверху перепелиные яйца. Подаём горячим, пока казан не опустеет.
      أرز ديفزيرا وجزر أصفر ولحم غنم مطهو ببطء في قازان كبير، يعلوه بيض السمّان. يُقدَّم ساخنًا حتى يفرغ القازان.`,
    foodVariations: [plovPortion, plovExtras], addOns: ['tandir-bread', 'achichuk', 'qazi-slices', 'green-tea-pot'],
    nutrition: nutrition(780, 26, 34, 88), allergens: ['eggs'],
  },
  {
    key: 'wedding-plov', picture: 'plov-wedding', basePrice: 38_000, recommended: true, tags: ['lamb'], window: { from: '11:00', to: '15:00' },
    name: text`Wedding plov | Toʻy oshi | Свадебный плов | بلوف الأعراس`,
    description: text`
      The festive recipe with chickpeas, raisins, barberries and generous pieces of lamb. Cooked once a day and ready at eleven.
      Noʻxat, mayiz, zirk va moʻl-koʻl qoʻy goʻshti bilan bayram retsepti. Kuniga bir marta damlanadi, soat oʻn birda tayyor.
      Праздничный рецепт с нутом, изюмом, барбарисом и щедрыми кусками баранины. Готовим раз в день, к одиннадцати.
      وصفة الأعياد بالحمص والزبيب والزرشك وقطع سخية من لحم الغنم. يُطهى مرة في اليوم ويجهز عند الحادية عشرة.`,
    addOns: ['tandir-bread', 'achichuk', 'qazi-slices', 'quail-eggs', 'green-tea-pot'], nutrition: nutrition(860, 28, 38, 98), allergens: [],
  },
  {
    key: 'samarkand-plov', picture: 'plov-samarkand', basePrice: 36_000, tags: ['beef'],
    name: text`Samarkand plov | Samarqand oshi | Самаркандский плов | بلوف سمرقندي`,
    description: text`
      Cooked in layers: beef below, sweet carrots in the middle, pale fluffy rice above. Lighter than the Tashkent one and never stirred.
      Qavat-qavat damlanadi: pastda mol goʻshti, oʻrtada shirin sabzi, ustida oq sochma guruch. Toshkentnikidan yengil, hech aralashtirilmaydi.
      Готовится слоями: внизу говядина, посередине сладкая морковь, сверху светлый рассыпчатый рис. Легче ташкентского и никогда не перемешивается.
      يُطهى طبقات: لحم البقر في الأسفل، والجزر الحلو في الوسط، والأرز الأبيض الهش في الأعلى. أخف من الطشقندي ولا يُقلَّب أبدًا.`,
    foodVariations: [portion(14_000)], addOns: ['tandir-bread', 'achichuk', 'quail-eggs'], nutrition: nutrition(720, 27, 28, 90), allergens: [],
  },
  {
    key: 'plov-family-kazan', picture: 'cover-wedding-plov', basePrice: 165_000, maximumCartQuantity: 3, tags: ['lamb', 'family'],
    name: text`Family kazan for four | Toʻrt kishilik oilaviy qozon | Семейный казан на четверых | قازان عائلي لأربعة`,
    description: text`
      Two kilograms of wedding plov with bread, achichuk and a pot of green tea. Enough for four hungry people and tomorrow’s breakfast.
      Ikki kilogramm toʻy oshi, non, achchiqchuchuk va bir choynak koʻk choy. Toʻrt kishiga yetadi, ertangi nonushtaga ham qoladi.
      Два килограмма свадебного плова, лепёшка, ачичук и чайник зелёного чая. Хватит четверым и ещё на завтрак останется.
      كيلوغرامان من بلوف الأعراس مع خبز وسلطة أتشيتشوك وإبريق شاي أخضر. يكفي أربعة أشخاص ويبقى منه لفطور الغد.`,
    addOns: ['qazi-slices', 'suzma'], nutrition: nutrition(3_200, 108, 140, 360), allergens: ['gluten'],
  },
  {
    key: 'plov-set-lunch', picture: 'cover-plov-house', basePrice: 52_000, window: { from: '11:00', to: '16:00' }, tags: ['lamb'],
    name: text`Business lunch with plov | Oshli biznes-lanch | Бизнес-ланч с пловом | غداء عمل مع البلوف`,
    description: text`
      Half a portion of plov, one samsa, achichuk and green tea. Packed in ten minutes, so lunch fits into the break.
      Yarim porsiya osh, bitta somsa, achchiqchuchuk va koʻk choy. Oʻn daqiqada tayyor, tanaffusga bemalol ulgurasiz.
      Полпорции плова, одна самса, ачичук и зелёный чай. Собираем за десять минут, чтобы успеть в перерыв.
      نصف حصة بلوف وسمسة واحدة وأتشيتشوك وشاي أخضر. يجهز خلال عشر دقائق ليتسع له وقت الاستراحة.`,
    nutrition: nutrition(690, 25, 30, 78), allergens: ['gluten', 'sesame'],
  },
]);

// oxfmt-ignore
export const grill = productsOf({ module: 'food', category: 'grill', unit: 'portion', halal: true, veg: false, tags: ['grill'] }, [
  {
    key: 'lamb-shashlik', picture: 'shashlik', basePrice: 63_000, recommended: true, tags: ['lamb'],
    name: text`Lamb shashlik, 3 skewers | Qoʻy goʻshtidan shashlik, 3 six | Шашлык из баранины, 3 шампура | شاشليك غنم، 3 أسياخ`,
    description: text`
      Leg of lamb cut by hand, marinated with onion and zira and grilled over saxaul coals. A little fat between the pieces keeps it juicy.
      Qoʻlda toʻgʻralgan qoʻy son goʻshti piyoz va ziraga yotqizilib, saksovul choʻgʻida pishiriladi. Oradagi dumba uni suvli qiladi.
      Баранья нога ручной нарезки, маринад из лука и зиры, угли саксаула. Немного курдюка между кусками сохраняет сочность.
      فخذ غنم مقطّع يدويًا ومتبّل بالبصل والكمون ومشوي على جمر الساكساول. وقليل من الدهن بين القطع يحفظ طراوته.`,
    foodVariations: [doneness], addOns: ['tandir-bread', 'pickled-onion', 'tomato-sauce'], nutrition: nutrition(640, 42, 50, 4), allergens: [],
  },
  {
    key: 'beef-shashlik', picture: 'shashlik', basePrice: 60_000, tags: ['beef'],
    name: text`Beef shashlik, 3 skewers | Mol goʻshtidan shashlik, 3 six | Шашлык из говядины, 3 шампура | شاشليك بقر، 3 أسياخ`,
    description: text`
      Lean beef tenderloin with coriander seed and black pepper. Firm, smoky and good with a spoon of tomato sauce.
      Kashnich urugʻi va qora murch sepilgan yogʻsiz mol goʻshti. Zich, dudi hidli, tomat sousi bilan mazali.
      Постная говяжья вырезка с кориандром и чёрным перцем. Плотный, с дымком, хорош с ложкой томатного соуса.
      لحم بقر خالٍ من الدهن مع حب الكزبرة والفلفل الأسود. متماسك ومدخّن ويطيب مع ملعقة من صلصة الطماطم.`,
    foodVariations: [doneness], addOns: ['tandir-bread', 'pickled-onion', 'tomato-sauce'], nutrition: nutrition(520, 48, 34, 3), allergens: [],
  },
  {
    key: 'chicken-shashlik', picture: 'shashlik-chicken', basePrice: 45_000, tags: ['chicken'],
    name: text`Chicken shashlik, 3 skewers | Tovuqdan shashlik, 3 six | Шашлык из курицы, 3 шампура | شاشليك دجاج، 3 أسياخ`,
    description: text`
      Chicken thighs rested overnight in yogurt, paprika and garlic. Golden outside, soft inside, gentle enough for children.
      Tovuq soni tun boʻyi qatiq, paprika va sarimsoqda dam oladi. Usti tillarang, ichi yumshoq, bolalarga ham yoqadi.
      Куриное бедро, выдержанное ночь в йогурте с паприкой и чесноком. Золотистое снаружи, нежное внутри, понравится и детям.
      أفخاذ دجاج منقوعة ليلة كاملة في الزبادي والبابريكا والثوم. ذهبية من الخارج وطرية من الداخل وتناسب الأطفال.`,
    addOns: ['tandir-bread', 'garlic-sauce'], nutrition: nutrition(430, 44, 26, 5), allergens: ['milk'],
  },
  {
    key: 'lula-kebab', picture: 'lula-kabab', basePrice: 54_000, tags: ['lamb'],
    name: text`Lula kebab, 3 skewers | Qiyma kabob, 3 six | Люля-кебаб, 3 шампура | كباب مفروم، 3 أسياخ`,
    description: text`
      Minced lamb beaten by hand until it holds the skewer without a single egg. Sumac, onion rings and warm bread on the side.
      Qoʻlda urilgan qoʻy qiymasi, tuxumsiz ham sixda turadi. Yoniga sumoq, piyoz halqalari va issiq non.
      Рубленая баранина, отбитая вручную так, что держится на шампуре без яиц. К ней сумах, кольца лука и тёплая лепёшка.
      لحم غنم مفروم يُضرب باليد حتى يتماسك على السيخ دون بيض. يُقدَّم مع السماق وحلقات البصل والخبز الدافئ.`,
    addOns: ['tandir-bread', 'pickled-onion', 'tomato-sauce'], nutrition: nutrition(590, 38, 46, 5), allergens: [],
  },
  {
    key: 'shashlik-set', picture: 'cover-kebab-grill', basePrice: 20_000, recommended: true, maximumCartQuantity: 3, tags: ['lamb', 'beef', 'chicken', 'family'],
    name: text`Build your shashlik board | Shashlik taxtasini oʻzingiz yigʻing | Собери свою доску шашлыка | كوّن طبق الشاشليك`,
    description: text`
      Choose two to four kinds of skewers; we add pickled onion, herbs and a bread for the board. The price grows with what you choose.
      Ikkitadan toʻrttagacha six turini tanlang, piyoz, koʻkat va nonni biz qoʻshamiz. Narxi tanlovingizga qarab oshadi.
      Выберите от двух до четырёх видов шашлыка, а лук, зелень и лепёшку добавим мы. Цена растёт вместе с выбором.
      اختر نوعين إلى أربعة من الأسياخ ونضيف البصل المخلل والأعشاب والخبز. ويزيد السعر بحسب اختيارك.`,
    foodVariations: [shashlikChoice], addOns: ['achichuk', 'tomato-sauce', 'suzma'], allergens: ['gluten'],
  },
  {
    key: 'lamb-ribs-grill', picture: 'kazan-kabob', basePrice: 78_000, soldOut: true, tags: ['lamb'],
    name: text`Lamb ribs from the grill | Qoʻy qovurgʻasi grilda | Бараньи рёбра на гриле | أضلاع غنم مشوية`,
    description: text`
      Ribs smoked for an hour and finished over open fire with potatoes from the same coals. There are few of them every day.
      Bir soat dudlanib, ochiq olovda pishgan qovurgʻa, yonida oʻsha choʻgʻdagi kartoshka. Har kuni oz boʻladi.
      Рёбра час коптим и доводим на открытом огне вместе с картофелем с тех же углей. Каждый день их немного.
      أضلاع تُدخَّن ساعة ثم تُنهى على نار مكشوفة مع بطاطس من الجمر نفسه. كميتها قليلة كل يوم.`,
    foodVariations: [portion(30_000)], addOns: ['tandir-bread', 'achichuk'], nutrition: nutrition(890, 46, 66, 24), allergens: [],
  },
  {
    key: 'night-kebab', picture: 'lula-kabab', basePrice: 42_000, window: { from: '20:00', to: '03:00' }, tags: ['beef', 'spicy'],
    name: text`Night kebab with bread | Tungi kabob va non | Ночной кебаб с лепёшкой | كباب ليلي مع الخبز`,
    description: text`
      Two skewers of spiced beef mince in half a hot bread, made only after dark. For those who come home late.
      Ikki six ziravorli mol qiymasi yarimta issiq nonda, faqat kech tushganda. Uyga kech qaytganlar uchun.
      Два шампура пряного говяжьего фарша в половине горячей лепёшки, только после заката. Для тех, кто возвращается поздно.
      سيخان من لحم البقر المفروم المتبّل في نصف رغيف ساخن، بعد حلول الظلام فقط. لمن يعود إلى البيت متأخرًا.`,
    foodVariations: [pieces(2, 36_000)], addOns: ['tomato-sauce', 'jalapeno', 'garlic-sauce'], nutrition: nutrition(610, 32, 36, 40), allergens: ['gluten', 'sesame'],
  },
]);

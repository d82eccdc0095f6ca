import { nutrition, productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const dairy = productsOf({ module: 'grocery', category: 'milk-kefir', unit: 'pcs', veg: true, halal: true, allergens: ['milk'], tags: ['dairy', 'local'] }, [
  {
    key: 'milk-3-2', picture: 'milk-carton', brand: 'sutim', basePrice: 14_900, measure: { amount: 1, per: 'l' }, recommended: true, nutrition: nutrition(60, 3, 3, 5),
    name: text`Sutim milk 3.2%, 1 l | Sutim suti 3,2%, 1 l | Молоко Sutim 3,2%, 1 л | حليب Sutim ‏3.2%، 1 ل`,
    description: text`
      Whole milk from farms of the Tashkent region, pasteurised the day it was milked. Enough for porridge, tea and one pancake dough.
      Toshkent viloyati fermalaridan, sogʻilgan kuni pasterizatsiya qilingan sut. Boʻtqaga ham, choyga ham, quymoqqa ham yetadi.
      Цельное молоко с ферм Ташкентской области, пастеризовано в день дойки. Хватит на кашу, чай и тесто для блинов.
      حليب كامل من مزارع منطقة طشقند، بُستر يوم حلبه. يكفي للشوفان والشاي وعجينة الفطائر.`,
  },
  {
    key: 'milk-1-5', picture: 'milk-carton-light', brand: 'sutim', basePrice: 13_500, measure: { amount: 1, per: 'l' }, nutrition: nutrition(45, 3, 2, 5),
    name: text`Sutim light milk 1.5%, 1 l | Sutim yengil suti 1,5%, 1 l | Молоко Sutim 1,5%, 1 л | حليب Sutim خفيف 1.5%، 1 ل`,
    description: text`The same taste with half the fat, good for coffee foam | Oʻsha taʼm, yogʻi yarmi, qahva koʻpigiga mos | Тот же вкус, но жира вдвое меньше; хорошо взбивается для кофе | الطعم نفسه بنصف الدسم ومناسب لرغوة القهوة`,
  },
  {
    key: 'kefir', picture: 'kefir-bottle', brand: 'sutim', basePrice: 12_900, measure: { amount: 0.9, per: 'l' }, nutrition: nutrition(51, 3, 3, 4),
    name: text`Sutim kefir 2.5%, 0.9 l | Sutim kefiri 2,5%, 0,9 l | Кефир Sutim 2,5%, 0,9 л | كفير Sutim ‏2.5%، 0.9 ل`,
    description: text`Living cultures and a gentle sour taste, best an hour before sleep | Tirik bakteriyalar va mayin nordon taʼm, uyqudan bir soat oldin ayni muddao | Живые культуры и мягкая кислинка, лучше всего за час до сна | بكتيريا حية وحموضة لطيفة، وأفضله قبل النوم بساعة`,
  },
  {
    key: 'goat-milk', picture: 'goat-milk', basePrice: 28_000, organic: true, measure: { amount: 0.5, per: 'l' }, nutrition: nutrition(69, 4, 4, 4),
    name: text`Goat milk, farm, 0.5 l | Echki suti, 0,5 l | Козье молоко фермерское, 0,5 л | حليب ماعز، 0.5 ل`,
    description: text`From one small herd in Parkent, delivered in glass | Parkentdagi kichik podadan, shisha idishda | От одного маленького стада в Паркенте, в стекле | من قطيع صغير في باركنت ويصل في زجاج`,
  },
  {
    key: 'butter-82', picture: 'butter-pack', category: 'cheese-butter', basePrice: 26_900, unit: 'pack', measure: { amount: 0.18, per: 'kg' }, recommended: true, nutrition: nutrition(748, 1, 83, 1),
    name: text`Yaylovim butter 82.5%, 180 g | Yaylovim sariyogʻi 82,5%, 180 g | Масло Yaylovim 82,5%, 180 г | زبدة Yaylovim ‏82.5%، 180 غ`,
    description: text`Churned from sweet cream, yellow in spring, white in winter, always honest | Shirin qaymoqdan kuvlangan; bahorda sargʻish, qishda oqish | Сбито из сладких сливок: весной жёлтое, зимой белое, всегда честное | تُخضّ من قشدة حلوة، صفراء ربيعًا وبيضاء شتاءً`,
  },
  {
    key: 'homemade-butter', picture: 'butter-dish', category: 'cheese-butter', basePrice: 32_000, unit: 'g', measure: { amount: 0.25, per: 'kg' }, nutrition: nutrition(740, 1, 82, 1),
    name: text`Home-made butter, 250 g | Uy sariyogʻi, 250 g | Домашнее масло, 250 г | زبدة بلدية، 250 غ`,
    description: text`Shaken by hand in a clay jug and wrapped in paper | Sopol guppida qoʻlda pishilgan, qogʻozga oʻralgan | Сбито вручную в глиняном кувшине и завёрнуто в бумагу | مخضوضة يدويًا في جرة فخار وملفوفة بالورق`,
  },
  {
    key: 'cheese-gouda', picture: 'cheese', category: 'cheese-butter', basePrice: 38_900, unit: 'g', soldBy: 'weight', measure: { amount: 0.3, per: 'kg' }, nutrition: nutrition(356, 25, 27, 2),
    name: text`Semi-hard cheese, 300 g | Yarim qattiq pishloq, 300 g | Сыр полутвёрдый, 300 г | جبن شبه صلب، 300 غ`,
    description: text`Mild and nutty with small holes; melts well on toast and pizza | Mayin, yongʻoq taʼmli; tost va pitsada yaxshi eriydi | Мягкий, с ореховой ноткой; хорошо плавится на тостах и пицце | معتدل بنكهة الجوز ويذوب جيدًا على التوست والبيتزا`,
  },
  {
    key: 'qatiq-jar', picture: 'yogurt-jar', category: 'yogurt-curd', basePrice: 11_500, measure: { amount: 0.4, per: 'kg' }, recommended: true, nutrition: nutrition(66, 4, 3, 5),
    name: text`Qatiq, natural yogurt, 400 g | Qatiq, 400 g | Катык, натуральный йогурт, 400 г | قاتيق، زبادي طبيعي، 400 غ`,
    description: text`Thick enough to hold a spoon; for mastava, for ayran, for breakfast | Qoshiq tik turadigan quyuq; mastavaga, ayronga, nonushtaga | Ложка стоит: для маставы, айрана и завтрака | كثيف حتى تقف فيه الملعقة؛ للمستاوا والعيران والفطور`,
  },
  {
    key: 'curd-9', picture: 'curd-jar', category: 'yogurt-curd', brand: 'sutim', basePrice: 19_900, measure: { amount: 0.3, per: 'kg' }, nutrition: nutrition(159, 16, 9, 2),
    name: text`Sutim curd 9%, 300 g | Sutim tvorogi 9%, 300 g | Творог Sutim 9%, 300 г | جبن قريش Sutim ‏9%، 300 غ`,
    description: text`Soft grains without a sour edge, ready for syrniki or a spoon of jam | Mayin donador, nordon emas; quymoqchalar yoki murabbo uchun | Мягкие зёрна без кислоты: для сырников или ложки варенья | حبيبات ناعمة بلا حموضة، للفطائر أو مع ملعقة مربى`,
  },
  {
    key: 'sour-cream-20', picture: 'sour-cream-jar', category: 'yogurt-curd', brand: 'sutim', basePrice: 17_500, measure: { amount: 0.35, per: 'kg' }, nutrition: nutrition(206, 3, 20, 3),
    name: text`Sutim sour cream 20%, 350 g | Sutim smetanasi 20%, 350 g | Сметана Sutim 20%, 350 г | كريمة حامضة Sutim ‏20%، 350 غ`,
    description: text`A white spoonful for manti, soup and salad | Manti, shoʻrva va salatga bir qoshiq | Белая ложка к мантам, супу и салату | ملعقة بيضاء للمانتي والشوربة والسلطة`,
  },
  {
    key: 'eggs-10', picture: 'egg', category: 'eggs', basePrice: 16_900, unit: 'pack', measure: { amount: 10, per: 'pcs' }, allergens: ['eggs'], tags: ['eggs'], recommended: true, nutrition: nutrition(143, 13, 10, 1),
    name: text`Eggs, 10 pcs | Tuxum, 10 dona | Яйца, 10 шт. | بيض، 10 حبات`,
    description: text`First grade, brown, laid within the last three days | Birinchi nav, jigarrang, soʻnggi uch kunda qoʻyilgan | Первая категория, коричневые, не старше трёх дней | درجة أولى، بني، لم تمضِ عليه ثلاثة أيام`,
  },
  {
    key: 'eggs-village-30', picture: 'egg-tray', category: 'eggs', basePrice: 62_000, unit: 'pack', measure: { amount: 30, per: 'pcs' }, organic: true, allergens: ['eggs'], tags: ['eggs'], maximumCartQuantity: 3, nutrition: nutrition(143, 13, 10, 1),
    name: text`Village eggs, 30 pcs | Qishloq tuxumi, 30 dona | Яйца деревенские, 30 шт. | بيض بلدي، 30 حبة`,
    description: text`From hens that walk where they like; the yolk is the colour of apricot | Erkin yuradigan tovuqlardan; sarigʻi oʻrik rangida | От кур на свободном выгуле; желток цвета абрикоса | من دجاج حر؛ وصفاره بلون المشمش`,
  },
]);

// oxfmt-ignore
export const groceryBread = productsOf({ module: 'grocery', category: 'bread-bakery', unit: 'pcs', veg: true, halal: true, allergens: ['gluten'], tags: ['bread', 'local'] }, [
  {
    key: 'toast-bread', picture: 'sliced-bread', basePrice: 8_900, measure: { amount: 0.5, per: 'kg' }, recommended: true, nutrition: nutrition(260, 8, 3, 49),
    name: text`Toast bread, sliced, 500 g | Toster non, 500 g | Хлеб тостовый, 500 г | خبز توست مقطّع، 500 غ`,
    description: text`Soft square slices that fit every toaster | Har qanday tosterga sigʻadigan yumshoq boʻlaklar | Мягкие квадратные ломтики под любой тостер | شرائح مربعة طرية تناسب كل محمصة`,
  },
  {
    key: 'obi-non', picture: 'flatbread', basePrice: 4_500, measure: { amount: 0.4, per: 'kg' }, nutrition: nutrition(255, 8, 1, 52),
    name: text`Obi non, 400 g | Obi non, 400 g | Лепёшка оби-нон, 400 г | خبز أوبي نون، 400 غ`,
    description: text`Everyday bread, baked at seven and again at five | Kundalik non, soat yettida va beshda yopiladi | Хлеб на каждый день, печём в семь и в пять | خبز كل يوم، يُخبز في السابعة والخامسة`,
  },
  {
    key: 'french-baguette', picture: 'baguette', basePrice: 9_500, measure: { amount: 0.25, per: 'kg' }, nutrition: nutrition(270, 9, 2, 55),
    name: text`Baguette, 250 g | Baget, 250 g | Багет, 250 г | باغيت، 250 غ`,
    description: text`A thin crust that sings when you press it | Bossangiz qarsillaydigan yupqa qobiq | Тонкая корочка, поющая под пальцами | قشرة رقيقة تغني حين تضغطها`,
  },
  {
    key: 'croissants-4', picture: 'croissant', basePrice: 36_000, unit: 'pack', measure: { amount: 4, per: 'pcs' }, allergens: ['gluten', 'milk', 'eggs'], nutrition: nutrition(406, 8, 21, 46),
    name: text`Butter croissants, 4 pcs | Sariyogʻli kruassan, 4 dona | Круассаны сливочные, 4 шт. | كرواسون بالزبدة، 4 حبات`,
    description: text`Three minutes in a warm oven and the kitchen smells of Paris | Iliq duxovkada uch daqiqa, oshxona Parijdek hidlanadi | Три минуты в тёплой духовке, и кухня пахнет Парижем | ثلاث دقائق في فرن دافئ فيفوح المطبخ`,
  },
  {
    key: 'pretzels-2', picture: 'pretzel', basePrice: 14_000, unit: 'pack', measure: { amount: 2, per: 'pcs' }, nutrition: nutrition(300, 9, 4, 58),
    name: text`Salted pretzels, 2 pcs | Tuzli pretsel, 2 dona | Крендели солёные, 2 шт. | بريتزل مملح، حبتان`,
    description: text`Twisted by hand, with grains of coarse salt | Qoʻlda buralgan, yirik tuz bilan | Скручены вручную, с крупной солью | مفتول يدويًا مع حبات ملح خشن`,
  },
]);

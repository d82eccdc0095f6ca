import { productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const vitamins = productsOf({ module: 'pharmacy', category: 'vitamins', unit: 'pack', tags: ['vitamin'], conditions: ['immunity'] }, [
  {
    key: 'vitamin-d3-2000', picture: 'vitamin-d-jar', basePrice: 69_000, brand: 'vita', measure: { amount: 60, per: 'pcs' }, recommended: true, halal: true, genericNames: ['Colecalciferol'],
    name: text`Vita D3 2000 IU, 60 capsules | Vita D3 2000 XB, 60 kapsula | Vita D3 2000 МЕ, 60 капсул | Vita D3 ‏2000 وحدة، 60 كبسولة`,
    description: text`The winter vitamin for bones and defence. One capsule a day with food | Suyak va himoya uchun qish vitamini. Kuniga bitta, ovqat bilan | Зимний витамин для костей и защиты. Одна капсула в день с едой | فيتامين الشتاء للعظام والمناعة. كبسولة يوميًا مع الطعام`,
  },
  {
    key: 'vitamin-c-1000', picture: 'vitamin-c-tube', basePrice: 32_000, brand: 'vita', measure: { amount: 20, per: 'pcs' }, halal: true, recommended: true, conditions: ['immunity', 'cold-cough'], genericNames: ['Ascorbic acid'],
    name: text`Vita C 1000 mg, 20 fizzy tablets | Vita C 1000 mg, 20 eruvchan tabletka | Vita C 1000 мг, 20 шипучих таблеток | Vita C ‏1000 ملغ، 20 قرصًا فوارًا`,
    description: text`Orange taste, no sugar: drop one into a glass and watch it dance | Apelsin taʼmi, shakarsiz: stakanga tashlang va raqsini tomosha qiling | Вкус апельсина, без сахара: бросьте в стакан и смотрите, как танцует | بطعم البرتقال ودون سكر: ضع قرصًا في الكوب وشاهده يرقص`,
  },
  {
    key: 'magnesium-b6', picture: 'magnisoy-box', basePrice: 46_000, brand: 'soy-farm', measure: { amount: 50, per: 'pcs' }, conditions: ['immunity', 'heart-pressure'], genericNames: ['Magnesium lactate', 'Pyridoxine'],
    name: text`Magnisoy magnesium B6, 50 tablets | Magnisoy magniy B6, 50 tabletka | Магнисой магний B6, 50 таблеток | مغنيسوي مغنيسيوم B6، ‏50 قرصًا`,
    description: text`For tired nerves and night cramps of the calves | Charchagan asab va tungi boldir tortishishi uchun | Для усталых нервов и ночных судорог в икрах | للأعصاب المتعبة وتشنجات الساق الليلية`,
  },
  {
    key: 'omega-3-1000', picture: 'omega-jar', basePrice: 128_000, brand: 'vita', measure: { amount: 90, per: 'pcs' }, conditions: ['immunity', 'heart-pressure'], allergens: ['fish'], genericNames: ['Fish oil'],
    name: text`Omega-3 1000 mg, 90 capsules | Omega-3 1000 mg, 90 kapsula | Омега-3 1000 мг, 90 капсул | أوميغا 3 ‏1000 ملغ، 90 كبسولة`,
    description: text`Purified fish oil without an aftertaste, in bovine gelatine | Tozalangan, taʼm qoldirmaydigan baliq yogʻi, mol jelatinida | Очищенный рыбий жир без послевкусия, в говяжьем желатине | زيت سمك منقى دون طعم لاحق في جيلاتين بقري`,
  },
  {
    key: 'calcium-d3', picture: 'calcium-jar', basePrice: 54_000, brand: 'nur-pharma', measure: { amount: 60, per: 'pcs' }, conditions: ['joints-muscles', 'immunity'], genericNames: ['Calcium carbonate', 'Colecalciferol'],
    name: text`Kalsinur calcium D3, 60 chewable tablets | Kalsinur kalsiy D3, 60 chaynaladigan tabletka | Кальсинур кальций D3, 60 жевательных таблеток | كالسينور كالسيوم D3، ‏60 قرص مضغ`,
    description: text`Mint tablets for bones and teeth; chew one after lunch | Suyak va tish uchun yalpizli tabletka; tushlikdan keyin bitta chaynang | Мятные таблетки для костей и зубов; жуйте одну после обеда | أقراص بالنعناع للعظام والأسنان؛ امضغ واحدة بعد الغداء`,
  },
  {
    key: 'kids-multivitamin', picture: 'multivitamin-jar', basePrice: 62_000, brand: 'nur-pharma', measure: { amount: 60, per: 'pcs' }, conditions: ['immunity', 'mother-baby'], tags: ['kids'], halal: true,
    name: text`Multinur for children, 60 gummies | Multinur bolalar uchun, 60 dona | Мультинур для детей, 60 мармеладок | ملتينور للأطفال، 60 حبة هلام`,
    description: text`Fruit gummies with vitamins A to E on pectin. From four years; keep it high, they taste too good | Pektinli, A–E vitaminli mevali marmelad. Toʻrt yoshdan; baland joyda saqlang, juda mazali | Фруктовые мармеладки с витаминами A–E на пектине. С четырёх лет; храните повыше, они слишком вкусные | حبات هلام بالفواكه وفيتامينات A إلى E على البكتين. من أربع سنوات؛ احفظها عاليًا فطعمها مغرٍ`,
  },
  {
    key: 'iron-14', picture: 'iron-box', basePrice: 48_500, brand: 'nur-pharma', measure: { amount: 30, per: 'pcs' }, conditions: ['immunity', 'mother-baby'], genericNames: ['Iron bisglycinate'],
    name: text`Temirnur iron 14 mg, 30 capsules | Temirnur temir 14 mg, 30 kapsula | Темирнур железо 14 мг, 30 капсул | تيميرنور حديد 14 ملغ، 30 كبسولة`,
    description: text`A gentle form of iron that spares the stomach. Tea and milk an hour later | Oshqozonni ayaydigan mayin temir. Choy va sutni bir soatdan keyin iching | Мягкая форма железа, щадит желудок. Чай и молоко через час | صيغة حديد لطيفة على المعدة. الشاي والحليب بعدها بساعة`,
  },
  {
    key: 'zinc-15', picture: 'zinc-box', basePrice: 39_000, brand: 'vita', measure: { amount: 60, per: 'pcs' }, genericNames: ['Zinc picolinate'],
    name: text`Tsinkoy zinc 15 mg, 60 tablets | Tsinkoy rux 15 mg, 60 tabletka | Цинкой цинк 15 мг, 60 таблеток | زنكوي زنك 15 ملغ، 60 قرصًا`,
    description: text`For skin, hair and the cold season | Teri, soch va shamollash mavsumi uchun | Для кожи, волос и сезона простуд | للبشرة والشعر وموسم الزكام`,
  },
]);

// oxfmt-ignore
export const firstAid = productsOf({ module: 'pharmacy', category: 'first-aid', unit: 'pcs', tags: ['first-aid'], conditions: ['wounds-skin'] }, [
  {
    key: 'plasters-20', picture: 'plaster', basePrice: 12_000, unit: 'pack', measure: { amount: 20, per: 'pcs' }, recommended: true,
    name: text`Waterproof plasters, 20 pcs | Suvga chidamli plastir, 20 dona | Пластыри водостойкие, 20 шт. | لصقات مقاومة للماء، 20`,
    description: text`Four sizes for small cuts and new shoes | Mayda kesik va yangi poyabzal uchun toʻrt xil oʻlcham | Четыре размера для порезов и новых туфель | أربعة أحجام للجروح الصغيرة والأحذية الجديدة`,
  },
  {
    key: 'gauze-bandage', picture: 'bandage-box', basePrice: 8_500, brand: 'shifobaxsh',
    name: text`Bintim sterile bandage, 5 m × 10 cm | Bintim steril bint, 5 m × 10 sm | Бинт стерильный Bintim, 5 м × 10 см | ضماد معقم Bintim، ‏5 م × 10 سم`,
    description: text`Soft cotton gauze, sealed one by one | Yumshoq paxta doka, alohida qadoqlangan | Мягкая хлопковая марля, в индивидуальной упаковке | شاش قطني ناعم مغلف على حدة`,
  },
  {
    key: 'chlorhexidine', picture: 'antiseptic-bottle', basePrice: 9_900, brand: 'shifobaxsh', unit: 'ml', measure: { amount: 0.1, per: 'l' }, genericNames: ['Chlorhexidine'],
    name: text`Xlorgey 0.05% antiseptic, 100 ml | Xlorgey 0,05% antiseptik, 100 ml | Хлоргей 0,05% антисептик, 100 мл | كلورغي 0.05% مطهر، 100 مل`,
    description: text`Chlorhexidine solution that cleans wounds without stinging | Yarani achishtirmay tozalaydigan xlorgeksidin eritmasi | Раствор хлоргексидина промывает раны и не щиплет | محلول كلورهيكسيدين ينظف الجروح دون لسع`,
  },
  {
    key: 'hydrogen-peroxide', picture: 'peroxide-bottle', basePrice: 6_500, unit: 'ml', measure: { amount: 0.1, per: 'l' }, genericNames: ['Hydrogen peroxide'],
    name: text`Hydrogen peroxide 3%, 100 ml | Vodorod peroksidi 3%, 100 ml | Перекись водорода 3%, 100 мл | بيروكسيد الهيدروجين 3%، 100 مل`,
    description: text`For fresh scrapes; for outer use only | Yangi tirnalishlar uchun; faqat sirtga | Для свежих ссадин; только наружно | للخدوش الحديثة؛ للاستعمال الخارجي فقط`,
  },
  {
    key: 'wound-gel', picture: 'wound-gel-tube', basePrice: 36_500, brand: 'shifobaxsh', unit: 'g', measure: { amount: 0.05, per: 'kg' }, genericNames: ['Dexpanthenol', 'Chlorhexidine'],
    name: text`Jarohin healing gel, 50 g | Jarohin bitiruvchi gel, 50 g | Гель заживляющий Джарохин, 50 г | جل جروهين لالتئام الجروح، 50 غ`,
    description: text`A clear gel for scratches and small burns; keeps the skin moist while it heals | Tirnalish va kichik kuyishlar uchun shaffof gel; terini nam saqlaydi | Прозрачный гель для царапин и мелких ожогов; держит кожу влажной | جل شفاف للخدوش والحروق الصغيرة يبقي الجلد رطبًا أثناء التئامه`,
  },
  {
    key: 'diclofenac-gel', picture: 'pain-gel-tube', basePrice: 28_900, brand: 'soy-farm', unit: 'g', measure: { amount: 0.05, per: 'kg' }, genericNames: ['Diclofenac'], conditions: ['joints-muscles', 'headache-pain'], tags: ['pain'],
    name: text`Diklosoy 1% gel, 50 g | Diklosoy 1% gel, 50 g | Диклосой гель 1%, 50 г | ديكلوسوي جل 1%، 50 غ`,
    description: text`Diclofenac for sore backs, knees and sprains. Not on broken skin | Bel, tizza ogʻrigʻi va choʻzilishda diklofenak. Shikastlangan teriga surtilmaydi | Диклофенак при боли в спине, коленях и растяжениях. Не наносить на повреждённую кожу | ديكلوفيناك لآلام الظهر والركب والالتواء. لا يوضع على جلد مجروح`,
  },
]);

// oxfmt-ignore
export const skinAndEyes = productsOf({ module: 'pharmacy', category: 'skin-eyes', unit: 'pcs', tags: ['skin'], conditions: ['wounds-skin'] }, [
  {
    key: 'panthenol-cream', picture: 'panthenol-tube', basePrice: 33_900, measure: { amount: 0.075, per: 'kg' }, genericNames: ['Dexpanthenol'], conditions: ['wounds-skin', 'mother-baby'], recommended: true,
    name: text`Pantoy panthenol cream 5%, 75 g | Pantoy pantenol kremi 5%, 75 g | Пантой крем с пантенолом 5%, 75 г | كريم بانتوي بالبانثينول 5%، 75 غ`,
    description: text`Calms dry skin, sunburn and the red cheeks of babies | Quruq teri, quyosh kuyishi va chaqaloq yuzidagi qizarishni tinchlantiradi | Успокаивает сухую кожу, солнечный ожог и красные щёчки малышей | يهدئ الجلد الجاف وحروق الشمس واحمرار خدود الأطفال`,
  },
  {
    key: 'sunscreen-50', picture: 'sunscreen-tube', basePrice: 89_000, measure: { amount: 0.05, per: 'l' }, tags: ['beauty'],
    name: text`Quyoshoy sunscreen SPF 50, 50 ml | Quyoshoy SPF 50 kremi, 50 ml | Солнцезащитный крем Quyoshoy SPF 50, 50 мл | واقي شمس Quyoshoy ‏SPF 50، ‏50 مل`,
    description: text`Light, no white mask, made for forty degrees in the shade | Yengil, oq iz qoldirmaydi, soyada qirq daraja uchun | Лёгкий, без белых следов, для сорока градусов в тени | خفيف دون أثر أبيض ومناسب لأربعين درجة في الظل`,
  },
  {
    key: 'day-cream', picture: 'day-cream-jar', basePrice: 58_000, measure: { amount: 0.05, per: 'l' }, organic: true, tags: ['beauty'],
    name: text`Namoy day cream, 50 ml | Namoy kunduzgi kremi, 50 ml | Дневной крем Namoy, 50 мл | كريم نهاري Namoy، ‏50 مل`,
    description: text`Aloe and apricot kernel oil for skin that feels tight by noon | Peshingacha tortishib qoladigan teri uchun aloe va oʻrik danagi yogʻi | Алоэ и масло абрикосовых косточек для кожи, стянутой к полудню | صبار وزيت نوى المشمش للبشرة التي تجف عند الظهر`,
  },
  {
    key: 'eye-drops', picture: 'eye-drops-box', basePrice: 31_900, brand: 'soy-farm', measure: { amount: 0.01, per: 'l' }, genericNames: ['Carmellose'], conditions: ['eyes'], tags: ['eyes'],
    name: text`Koʻzoy moistening eye drops, 10 ml | Koʻzoy namlovchi koʻz tomchisi, 10 ml | Козой увлажняющие капли для глаз, 10 мл | كوزوي قطرة عين مرطبة، 10 مل`,
    description: text`Artificial tears for eyes tired of screens, safe with contact lenses | Ekrandan charchagan koʻzlar uchun sunʼiy koʻz yoshi, linza bilan mumkin | Искусственная слеза для глаз, уставших от экрана; можно с линзами | دموع صناعية لعيون أرهقتها الشاشات وتناسب العدسات`,
  },
]);

// oxfmt-ignore
export const devices = productsOf({ module: 'pharmacy', category: 'devices', unit: 'pcs', tags: ['device'] }, [
  {
    key: 'digital-thermometer', picture: 'thermometer-box', basePrice: 49_000, brand: 'termo-plus', recommended: true, conditions: ['fever', 'mother-baby'],
    name: text`Termo+ digital thermometer | Termo+ elektron termometri | Электронный термометр Termo+ | ميزان حرارة رقمي Termo+‎`,
    description: text`Ten seconds, a soft tip and a beep that does not wake the baby | Oʻn soniya, yumshoq uchi va bolani uygʻotmaydigan signal | Десять секунд, мягкий наконечник и сигнал, который не разбудит малыша | عشر ثوانٍ وطرف مرن وصوت لا يوقظ الطفل`,
  },
  {
    key: 'blood-pressure-monitor', picture: 'blood-pressure-monitor-box', basePrice: 389_000, brand: 'termo-plus', conditions: ['heart-pressure'], tags: ['heart'],
    name: text`Bosimetr+ blood pressure monitor | Bosimetr+ tonometri | Тонометр автоматический Bosimetr+ | جهاز ضغط Bosimetr+‎`,
    description: text`Upper-arm cuff 22–42 cm, memory for two people, large digits for parents | 22–42 sm yelka manjeti, ikki kishilik xotira, yirik raqamlar | Манжета на плечо 22–42 см, память на двоих, крупные цифры для родителей | كفة عضد 22–42 سم وذاكرة لشخصين وأرقام كبيرة للوالدين`,
  },
  {
    key: 'glucose-strips-50', picture: 'glucose-strips-box', basePrice: 119_000, unit: 'pack', measure: { amount: 50, per: 'pcs' }, conditions: ['diabetes'], tags: ['diabetes'],
    name: text`Qandtest strips, 50 pcs | Qandtest tasmalari, 50 dona | Тест-полоски Qandtest, 50 шт. | شرائط فحص السكر Qandtest، ‏50`,
    description: text`A drop of blood, five seconds, no coding | Bir tomchi qon, besh soniya, kodlashsiz | Капля крови, пять секунд, без кодирования | قطرة دم وخمس ثوانٍ دون ترميز`,
  },
  {
    key: 'stethoscope', picture: 'stethoscope', basePrice: 149_000, conditions: ['heart-pressure'], soldOut: true,
    name: text`Stethoscope, two-sided | Ikki tomonlama stetoskop | Стетоскоп двусторонний | سماعة طبية بوجهين`,
    description: text`Clear sound for the doctor of the family or the student of the house | Oila shifokori yoki uydagi talaba uchun tiniq tovush | Чистый звук для семейного врача или домашнего студента | صوت واضح لطبيب العائلة أو لطالب الطب`,
  },
  {
    key: 'face-masks-50', picture: 'face-masks-box', category: 'hygiene', basePrice: 24_900, unit: 'pack', measure: { amount: 50, per: 'pcs' }, conditions: ['cold-cough'], tags: ['hygiene'],
    name: text`Niqob medical masks, 50 pcs | Niqob tibbiy niqoblari, 50 dona | Маски медицинские Niqob, 50 шт. | كمامات طبية Niqob، ‏50`,
    description: text`Three layers, soft loops, sealed in tens | Uch qavatli, yumshoq ilgakli, oʻntadan qadoqlangan | Три слоя, мягкие петли, упакованы по десять | ثلاث طبقات وأربطة ناعمة ومغلفة عشرًا عشرًا`,
  },
  {
    key: 'toothpaste-mint', picture: 'toothpaste-tube', category: 'hygiene', basePrice: 22_900, measure: { amount: 0.1, per: 'l' }, halal: true, veg: true, recommended: true, tags: ['hygiene'],
    name: text`Tishoq toothpaste, mint, 100 ml | Tishoq tish pastasi, yalpiz, 100 ml | Зубная паста Tishoq, мята, 100 мл | معجون أسنان Tishoq بالنعناع، 100 مل`,
    description: text`Fluoride and fresh mint, without animal glycerine | Ftor va yalpiz, hayvon glitserinisiz | Фтор и свежая мята, без животного глицерина | فلورايد ونعناع طازج دون غليسرين حيواني`,
  },
  {
    key: 'toothbrush-soft', picture: 'toothbrush', category: 'hygiene', basePrice: 14_000, tags: ['hygiene'],
    name: text`Soft toothbrush | Yumshoq tish choʻtkasi | Зубная щётка мягкая | فرشاة أسنان ناعمة`,
    description: text`Thin bristles for gums that complain; change it every three months | Nozik milk uchun ingichka qil; har uch oyda almashtiring | Тонкая щетина для чувствительных дёсен; меняйте раз в три месяца | شعيرات دقيقة للثة الحساسة؛ بدّلها كل ثلاثة أشهر`,
  },
  {
    key: 'razor', picture: 'razor', category: 'hygiene', basePrice: 27_000, tags: ['hygiene'],
    name: text`Razor with three blades | Uch tigʻli ustara | Бритва с тремя лезвиями | شفرة حلاقة بثلاث شفرات`,
    description: text`A steady handle and a strip of aloe | Mustahkam dasta va aloe tasmasi | Устойчивая ручка и полоска с алоэ | مقبض ثابت وشريط صبار`,
  },
]);

// oxfmt-ignore
export const motherAndBaby = productsOf({ module: 'pharmacy', category: 'mother-baby', unit: 'pcs', tags: ['baby'], conditions: ['mother-baby'] }, [
  {
    key: 'diapers-3', picture: 'diapers-pack', basePrice: 119_000, brand: 'popukcha', unit: 'pack', measure: { amount: 60, per: 'pcs' }, recommended: true, maximumCartQuantity: 3,
    name: text`Popukcha nappies size 3, 60 pcs | Popukcha taglik 3, 60 dona | Подгузники Popukcha 3, 60 шт. | حفاضات Popukcha مقاس 3، 60`,
    description: text`For 4 to 9 kg: dry till morning, with a strip that turns blue when it is time | 4–9 kg uchun: tonggacha quruq, vaqti kelsa tasmasi koʻkaradi | На 4–9 кг: сухо до утра, полоска синеет, когда пора | من 4 إلى 9 كغ: جفاف حتى الصباح وشريط يتلون عند الحاجة`,
  },
  {
    key: 'baby-shampoo', picture: 'baby-shampoo-bottle', basePrice: 34_000, measure: { amount: 0.3, per: 'l' },
    name: text`Ninni baby shampoo, 300 ml | Ninni bolalar shampuni, 300 ml | Детский шампунь Ninni, 300 мл | شامبو أطفال Ninni، ‏300 مل`,
    description: text`No tears, no perfume, rinses in one jug | Koʻzni achishtirmaydi, hidsiz, tez yuviladi | Без слёз и отдушек, смывается одним ковшом | بلا دموع ولا عطر ويُشطف بسهولة`,
  },
  {
    key: 'feeding-bottle', picture: 'baby-bottle', basePrice: 48_000,
    name: text`Feeding bottle, anti-colic, 240 ml | Kolikka qarshi shishacha, 240 ml | Бутылочка антиколиковая, 240 мл | رضّاعة مضادة للمغص، 240 مل`,
    description: text`A valve keeps the air out, so the evening is quieter | Klapan havoni oʻtkazmaydi, oqshom tinchroq | Клапан не пускает воздух, и вечер спокойнее | صمام يمنع الهواء فيكون المساء أهدأ`,
  },
  {
    key: 'baby-lotion', picture: 'lotion-bottle', basePrice: 39_000, organic: true, measure: { amount: 0.25, per: 'l' },
    name: text`Baby lotion with chamomile, 250 ml | Moychechakli bolalar losoni, 250 ml | Детский лосьон с ромашкой, 250 мл | لوشن أطفال بالبابونج، 250 مل`,
    description: text`After the bath, before the lullaby | Choʻmilgandan keyin, alladan oldin | После купания, перед колыбельной | بعد الحمّام وقبل التهويدة`,
  },
]);

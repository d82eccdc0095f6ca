import { productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const medicines = productsOf({ module: 'pharmacy', category: 'pain-fever', unit: 'pack', tags: [] }, [
  {
    key: 'nuramol-500', picture: 'nuramol-box', basePrice: 14_900, brand: 'nur-pharma', measure: { amount: 20, per: 'pcs' }, recommended: true, genericNames: ['Paracetamol'], conditions: ['headache-pain', 'fever', 'cold-cough'], tags: ['pain', 'cold'],
    name: text`Nuramol 500 mg, 20 tablets | Nuramol 500 mg, 20 tabletka | Нурамол 500 мг, 20 таблеток | نورامول 500 ملغ، 20 قرصًا`,
    description: text`
      Paracetamol against fever and mild to moderate pain. Do not take it together with other paracetamol products; read the leaflet first.
      Isitma va yengil yoki oʻrtacha ogʻriqqa qarshi paratsetamol. Paratsetamolli boshqa dorilar bilan birga ichmang, avval yoʻriqnomani oʻqing.
      Парацетамол от жара и слабой или умеренной боли. Не сочетайте с другими препаратами парацетамола; прочтите инструкцию.
      باراسيتامول للحمى والألم الخفيف والمتوسط. لا يُؤخذ مع أدوية أخرى تحتوي الباراسيتامول؛ اقرأ النشرة أولًا.`,
  },
  {
    key: 'ibusoy-400', picture: 'ibusoy-box', basePrice: 24_500, brand: 'soy-farm', measure: { amount: 20, per: 'pcs' }, genericNames: ['Ibuprofen'], conditions: ['headache-pain', 'fever', 'joints-muscles'], tags: ['pain'],
    name: text`Ibusoy 400 mg, 20 tablets | Ibusoy 400 mg, 20 tabletka | Ибусой 400 мг, 20 таблеток | إيبوسوي 400 ملغ، 20 قرصًا`,
    description: text`
      Ibuprofen for headache, toothache, muscle pain and fever. Take it after food; not for a sick stomach or the last months of pregnancy.
      Bosh, tish, mushak ogʻrigʻi va isitmada ibuprofen. Ovqatdan keyin ichiladi; oshqozon kasalligida va homiladorlikning oxirgi oylarida mumkin emas.
      Ибупрофен при головной, зубной, мышечной боли и жаре. После еды; нельзя при язве и в последние месяцы беременности.
      إيبوبروفين لألم الرأس والأسنان والعضلات والحمى. يؤخذ بعد الطعام؛ ولا يناسب مرضى المعدة وآخر أشهر الحمل.`,
  },
  {
    key: 'spazmur-40', picture: 'spazmur-box', basePrice: 18_900, brand: 'nur-pharma', measure: { amount: 20, per: 'pcs' }, genericNames: ['Drotaverine'], conditions: ['headache-pain', 'digestion'], tags: ['pain', 'stomach'],
    name: text`Spazmur 40 mg, 20 tablets | Spazmur 40 mg, 20 tabletka | Спазмур 40 мг, 20 таблеток | سبازمور 40 ملغ، 20 قرصًا`,
    description: text`Drotaverine eases cramps of the stomach and bowels. If the pain is strong or lasts, see a doctor | Drotaverin qorin va ichak sanchigʻini yumshatadi. Ogʻriq kuchli yoki davomli boʻlsa, shifokorga boring | Дротаверин снимает спазмы желудка и кишечника. При сильной или долгой боли обратитесь к врачу | دروتافيرين يخفف تشنجات المعدة والأمعاء. إذا كان الألم شديدًا أو مستمرًا فراجع الطبيب`,
  },
  {
    key: 'cough-syrup-150', picture: 'cough-syrup', category: 'cold-cough', basePrice: 32_900, brand: 'shifobaxsh', unit: 'ml', measure: { amount: 0.15, per: 'l' }, recommended: true, genericNames: ['Ivy leaf extract'], conditions: ['cold-cough'], tags: ['cold'],
    name: text`Nafasim cough syrup, 150 ml | Nafasim yoʻtal siropi, 150 ml | Сироп от кашля Нафасим, 150 мл | شراب السعال نفسيم، 150 مل`,
    description: text`Ivy leaf extract that loosens a wet cough, without alcohol or sugar, from two years | Pechakgul ekstrakti balgʻamli yoʻtalni yumshatadi, spirt va shakarsiz, ikki yoshdan | Экстракт плюща разжижает влажный кашель, без спирта и сахара, с двух лет | خلاصة اللبلاب تليّن السعال الرطب، دون كحول أو سكر، من عمر سنتين`,
  },
  {
    key: 'burunoy-drops', picture: 'nasal-drops-box', category: 'cold-cough', basePrice: 16_500, brand: 'soy-farm', unit: 'ml', measure: { amount: 0.01, per: 'l' }, genericNames: ['Xylometazoline'], conditions: ['cold-cough', 'allergy'], tags: ['cold'],
    name: text`Burunoy 0.1% nasal drops, 10 ml | Burunoy 0,1% burun tomchisi, 10 ml | Буруной 0,1% капли в нос, 10 мл | بورونوي 0.1% قطرة أنف، 10 مل`,
    description: text`Xylometazoline opens a blocked nose in minutes. No longer than five days in a row | Ksilometazolin bitgan burunni bir necha daqiqada ochadi. Ketma-ket besh kundan oshirmang | Ксилометазолин открывает заложенный нос за минуты. Не дольше пяти дней подряд | زيلوميتازولين يفتح الأنف المسدود خلال دقائق. لا تتجاوز خمسة أيام متتالية`,
  },
  {
    key: 'sea-spray', picture: 'sea-spray-box', category: 'cold-cough', basePrice: 38_900, unit: 'ml', measure: { amount: 0.05, per: 'l' }, genericNames: ['Sea water'], conditions: ['cold-cough', 'allergy', 'mother-baby'], tags: ['cold', 'baby'],
    name: text`Dengizoy sea water spray, 50 ml | Dengizoy dengiz suvi spreyi, 50 ml | Спрей морской воды Денгизой, 50 мл | بخاخ ماء البحر دنغيزوي، 50 مل`,
    description: text`Sterile sea water to rinse and moisten the nose, for grown-ups and babies from one month | Burunni yuvish va namlash uchun steril dengiz suvi, bir oylikdan | Стерильная морская вода для промывания и увлажнения носа, с одного месяца | ماء بحر معقم لغسل الأنف وترطيبه، للكبار والرضّع من عمر شهر`,
  },
  {
    key: 'lozenges-honey', picture: 'throat-lozenges-box', category: 'cold-cough', basePrice: 19_900, measure: { amount: 24, per: 'pcs' }, genericNames: ['Amylmetacresol', 'Dichlorobenzyl alcohol'], conditions: ['cold-cough'], tags: ['cold'],
    name: text`Tomoqoy lozenges, honey and lemon, 24 pcs | Tomoqoy, asal va limonli, 24 dona | Томокой леденцы с мёдом и лимоном, 24 шт. | توموكوي أقراص استحلاب بالعسل والليمون، 24`,
    description: text`Slowly dissolved, they soothe a sore throat. From six years | Sekin soʻrilganda tomoq ogʻrigʻini yumshatadi. Olti yoshdan | Медленно рассасываясь, смягчают боль в горле. С шести лет | تذوب ببطء وتهدئ ألم الحلق. من عمر ست سنوات`,
  },
  {
    key: 'loratadine-10', picture: 'lorasay-box', category: 'allergy-medicine', basePrice: 17_900, brand: 'soy-farm', measure: { amount: 10, per: 'pcs' }, recommended: true, genericNames: ['Loratadine'], conditions: ['allergy'], tags: ['allergy'],
    name: text`Lorasay 10 mg, 10 tablets | Lorasay 10 mg, 10 tabletka | Лорасай 10 мг, 10 таблеток | لوراساي 10 ملغ، 10 أقراص`,
    description: text`Loratadine for hay fever and itching, one tablet a day, rarely makes sleepy | Gul changi allergiyasi va qichishishda loratadin, kuniga bitta, kamdan-kam uyqu keltiradi | Лоратадин при поллинозе и зуде, одна таблетка в день, редко вызывает сонливость | لوراتادين لحساسية الربيع والحكة، قرص في اليوم ونادرًا ما يسبب النعاس`,
  },
  {
    key: 'cetirizine-10', picture: 'setimur-box', category: 'allergy-medicine', basePrice: 22_900, brand: 'nur-pharma', measure: { amount: 20, per: 'pcs' }, genericNames: ['Cetirizine'], conditions: ['allergy'], tags: ['allergy'],
    name: text`Setimur 10 mg, 20 tablets | Setimur 10 mg, 20 tabletka | Сетимур 10 мг, 20 таблеток | سيتيمور 10 ملغ، 20 قرصًا`,
    description: text`Cetirizine against sneezing, watery eyes and hives. Take it in the evening if it makes you drowsy | Aksirish, koʻz yoshlanishi va eshakemga qarshi setirizin. Uyqu keltirsa, kechqurun iching | Цетиризин от чихания, слезотечения и крапивницы. Если клонит в сон, принимайте вечером | سيتيريزين للعطاس ودموع العين والشرى. إن سبب نعاسًا فخذه مساءً`,
  },
  {
    key: 'omeprazole-20', picture: 'omesoy-box', category: 'digestion-medicine', basePrice: 27_900, brand: 'soy-farm', measure: { amount: 28, per: 'pcs' }, genericNames: ['Omeprazole'], conditions: ['digestion'], tags: ['stomach'],
    name: text`Omesoy 20 mg, 28 capsules | Omesoy 20 mg, 28 kapsula | Омесой 20 мг, 28 капсул | أوميسوي 20 ملغ، 28 كبسولة`,
    description: text`Omeprazole lowers stomach acid and eases heartburn. Half an hour before breakfast, up to two weeks without a doctor | Omeprazol oshqozon kislotasini kamaytiradi. Nonushtadan yarim soat oldin, shifokorsiz ikki haftagacha | Омепразол снижает кислотность и изжогу. За полчаса до завтрака, без врача не дольше двух недель | أوميبرازول يخفف الحموضة وحرقة المعدة. قبل الفطور بنصف ساعة ولأسبوعين كحد أقصى دون طبيب`,
  },
  {
    key: 'loperamide-2', picture: 'lopersoy-box', category: 'digestion-medicine', basePrice: 13_900, brand: 'soy-farm', measure: { amount: 10, per: 'pcs' }, genericNames: ['Loperamide'], conditions: ['digestion'], tags: ['stomach'], maximumCartQuantity: 3,
    name: text`Lopersoy 2 mg, 10 capsules | Lopersoy 2 mg, 10 kapsula | Лоперсой 2 мг, 10 капсул | لوبرسوي 2 ملغ، 10 كبسولات`,
    description: text`Loperamide stops acute diarrhoea in adults. Not with fever or blood; drink rehydration salts | Loperamid kattalarda oʻtkir ich ketishini toʻxtatadi. Isitma yoki qon boʻlsa mumkin emas; regidratatsiya tuzi iching | Лоперамид останавливает острую диарею у взрослых. Не при жаре и крови; пейте соли для регидратации | لوبيراميد يوقف الإسهال الحاد لدى البالغين. لا يؤخذ مع الحمى أو الدم؛ واشرب أملاح الإماهة`,
  },
  {
    key: 'rehydration-salts', picture: 'rehydration-salts-box', category: 'digestion-medicine', basePrice: 21_000, measure: { amount: 10, per: 'pcs' }, genericNames: ['Oral rehydration salts'], conditions: ['digestion', 'mother-baby', 'fever'], tags: ['stomach', 'family'],
    name: text`Suvtuz rehydration salts, 10 sachets | Suvtuz regidratatsiya tuzi, 10 paket | Сувтуз соли для регидратации, 10 пакетиков | سوفتوز أملاح إماهة، 10 أكياس`,
    description: text`Returns water and salts lost with heat, fever or diarrhoea. One sachet for a litre of boiled water | Issiq, isitma yoki ich ketishida yoʻqotilgan suv va tuzni tiklaydi. Bir paket bir litr qaynagan suvga | Возвращает воду и соли при жаре и диарее. Один пакетик на литр кипячёной воды | يعوض الماء والأملاح المفقودة بالحر أو الحمى أو الإسهال. كيس لكل لتر ماء مغلي`,
  },
  {
    key: 'charcoal-250', picture: 'charcoal-box', category: 'digestion-medicine', basePrice: 7_900, measure: { amount: 30, per: 'pcs' }, genericNames: ['Activated charcoal'], conditions: ['digestion'], tags: ['stomach'],
    name: text`Koʻmirin 250 mg, 30 tablets | Koʻmirin 250 mg, 30 tabletka | Комирин 250 мг, 30 таблеток | كوميرين فحم نشط 250 ملغ، 30 قرصًا`,
    description: text`Activated charcoal for bloating and mild food upset. Keep two hours from other medicines | Qorin dam boʻlishi va yengil zaharlanishda faol koʻmir. Boshqa dorilardan ikki soat farq qiling | Активированный уголь при вздутии и лёгком отравлении. Два часа до и после других лекарств | فحم نشط للانتفاخ والتسمم الخفيف. اترك ساعتين بينه وبين الأدوية الأخرى`,
  },
  {
    key: 'metformin-850', picture: 'metsoy-box', category: 'heart-diabetes', basePrice: 36_900, brand: 'soy-farm', measure: { amount: 60, per: 'pcs' }, prescription: true, genericNames: ['Metformin'], conditions: ['diabetes'], tags: ['diabetes'],
    name: text`Metsoy 850 mg, 60 tablets | Metsoy 850 mg, 60 tabletka | Метсой 850 мг, 60 таблеток | ميتسوي 850 ملغ، 60 قرصًا`,
    description: text`Metformin for type 2 diabetes. Only as your doctor prescribed; we check the prescription before packing | 2-tur qandli diabetda metformin. Faqat shifokor yozganidek; retseptni tekshiramiz | Метформин при диабете 2 типа. Только по назначению врача; проверяем рецепт перед сборкой | ميتفورمين للسكري من النوع الثاني. وفق وصفة الطبيب فقط؛ ونتحقق منها قبل التجهيز`,
  },
  {
    key: 'losartan-50', picture: 'losarnur-box', category: 'heart-diabetes', basePrice: 41_900, brand: 'nur-pharma', measure: { amount: 30, per: 'pcs' }, prescription: true, genericNames: ['Losartan'], conditions: ['heart-pressure'], tags: ['heart'],
    name: text`Losarnur 50 mg, 30 tablets | Losarnur 50 mg, 30 tabletka | Лосарнур 50 мг, 30 таблеток | لوسارنور 50 ملغ، 30 قرصًا`,
    description: text`Losartan keeps blood pressure down through the day. Prescription only; do not stop it on your own | Losartan qon bosimini kun boʻyi ushlab turadi. Faqat retsept bilan; oʻzboshimcha toʻxtatmang | Лозартан удерживает давление в течение дня. Только по рецепту; не прекращайте приём сами | لوسارتان يضبط ضغط الدم طوال اليوم. بوصفة فقط؛ ولا توقفه من تلقاء نفسك`,
  },
  {
    key: 'atorvastatin-20', picture: 'atorsay-box', category: 'heart-diabetes', basePrice: 58_900, brand: 'soy-farm', measure: { amount: 30, per: 'pcs' }, prescription: true, soldOut: true, genericNames: ['Atorvastatin'], conditions: ['heart-pressure'], tags: ['heart'],
    name: text`Atorsay 20 mg, 30 tablets | Atorsay 20 mg, 30 tabletka | Аторсай 20 мг, 30 таблеток | أتورساي 20 ملغ، 30 قرصًا`,
    description: text`Atorvastatin lowers cholesterol. Prescription only, usually one tablet in the evening | Atorvastatin xolesterinni kamaytiradi. Faqat retsept bilan, odatda kechqurun bitta | Аторвастатин снижает холестерин. Только по рецепту, обычно одна таблетка вечером | أتورفاستاتين يخفض الكوليسترول. بوصفة فقط، قرص واحد مساءً عادة`,
  },
  {
    key: 'amoxicillin-500', picture: 'amoksay-box', category: 'antibiotics', basePrice: 34_900, brand: 'soy-farm', measure: { amount: 16, per: 'pcs' }, prescription: true, genericNames: ['Amoxicillin'], conditions: ['cold-cough'], tags: ['antibiotic'],
    name: text`Amoksay 500 mg, 16 capsules | Amoksay 500 mg, 16 kapsula | Амоксай 500 мг, 16 капсул | أموكساي 500 ملغ، 16 كبسولة`,
    description: text`Amoxicillin, an antibiotic for bacterial infections. Prescription only; finish the whole course | Amoksitsillin, bakterial infeksiyalarga qarshi antibiotik. Faqat retsept bilan; kursni oxirigacha iching | Амоксициллин, антибиотик при бактериальных инфекциях. Только по рецепту; пройдите курс до конца | أموكسيسيلين مضاد حيوي للعدوى البكتيرية. بوصفة فقط؛ وأكمل العلاج كاملًا`,
  },
  {
    key: 'azithromycin-500', picture: 'azisoy-box', category: 'antibiotics', basePrice: 39_900, brand: 'soy-farm', measure: { amount: 3, per: 'pcs' }, prescription: true, genericNames: ['Azithromycin'], conditions: ['cold-cough'], tags: ['antibiotic'],
    name: text`Azisoy 500 mg, 3 tablets | Azisoy 500 mg, 3 tabletka | Азисой 500 мг, 3 таблетки | أزيسوي 500 ملغ، 3 أقراص`,
    description: text`Azithromycin, a three-day antibiotic course. Prescription only; it does not help against viruses | Azitromitsin, uch kunlik antibiotik. Faqat retsept bilan; viruslarga taʼsir qilmaydi | Азитромицин, трёхдневный курс антибиотика. Только по рецепту; против вирусов не помогает | أزيثروميسين مضاد حيوي لثلاثة أيام. بوصفة فقط؛ ولا يفيد ضد الفيروسات`,
  },
]);

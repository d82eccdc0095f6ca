import { productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const household = productsOf({ module: 'grocery', category: 'cleaning', unit: 'pcs', tags: ['cleaning'] }, [
  {
    key: 'washing-powder-3kg', picture: 'washing-powder', basePrice: 64_900, brand: 'oppogim', unit: 'pack', measure: { amount: 3, per: 'kg' }, recommended: true,
    name: text`Oppogʻim washing powder, 3 kg | Oppogʻim kir yuvish kukuni, 3 kg | Стиральный порошок Oppogʻim, 3 кг | مسحوق غسيل Oppogʻim، ‏3 كغ`,
    description: text`Whites stay white and colours stay apart; thirty washes in a box | Oq oqligicha, rangli rangligicha; bir qutida oʻttizta yuvish | Белое остаётся белым, цветное цветным; тридцать стирок в коробке | يبقى الأبيض أبيض والألوان زاهية؛ ثلاثون غسلة في العلبة`,
  },
  {
    key: 'dish-soap-450', picture: 'dish-soap', basePrice: 15_900, brand: 'yaltir', measure: { amount: 0.45, per: 'l' },
    name: text`Yaltir dish soap, lemon, 450 ml | Yaltir idish yuvish vositasi, limon, 450 ml | Средство для посуды Yaltir, лимон, 450 мл | سائل جلي Yaltir بالليمون، 450 مل`,
    description: text`Cuts the fat of plov in cold water and is kind to hands | Osh yogʻini sovuq suvda ham ketkazadi, qoʻlga ziyon qilmaydi | Смывает жир плова даже холодной водой и бережёт руки | يزيل دهن البلوف بالماء البارد ويرفق باليدين`,
  },
  {
    key: 'glass-cleaner-500', picture: 'glass-cleaner', basePrice: 18_900, brand: 'yaltir', measure: { amount: 0.5, per: 'l' },
    name: text`Yaltir glass cleaner, 500 ml | Yaltir oyna tozalagichi, 500 ml | Средство для стёкол Yaltir, 500 мл | منظف زجاج Yaltir، ‏500 مل`,
    description: text`No streaks, no smell, and the birds should be warned | Izsiz, hidsiz, oyna borligi bilinmaydi | Без разводов и запаха: стекла словно нет | بلا خطوط ولا رائحة حتى يختفي الزجاج`,
  },
  {
    key: 'sponges-3', picture: 'sponge', basePrice: 8_900, unit: 'pack', measure: { amount: 3, per: 'pcs' },
    name: text`Kitchen sponges, 3 pcs | Oshxona gubkasi, 3 dona | Губки для посуды, 3 шт. | إسفنج مطبخ، 3 حبات`,
    description: text`A soft side for glass and a hard side for the kazan | Bir tomoni shishaga yumshoq, bir tomoni qozonga qattiq | Мягкая сторона для стекла, жёсткая для казана | وجه ناعم للزجاج ووجه خشن للقازان`,
  },
  {
    key: 'broom', picture: 'broom', basePrice: 32_000, tags: ['home', 'local'],
    name: text`Sorghum broom | Supurgi | Веник из сорго | مكنسة قش`,
    description: text`Tied by hand in Fergana; it has outlived three vacuum cleaners | Fargʻonada qoʻlda bogʻlangan; uchta changyutgichdan uzoq yashaydi | Связан вручную в Фергане; переживёт три пылесоса | مربوطة يدويًا في فرغانة وتعيش أطول من ثلاث مكانس كهربائية`,
  },
  {
    key: 'bucket-10l', picture: 'bucket', basePrice: 29_900, tags: ['home'],
    name: text`Bucket, 10 l | Chelak, 10 l | Ведро, 10 л | دلو، 10 ل`,
    description: text`Thick plastic and a handle that does not bite | Qalin plastik va qoʻlni kesmaydigan tutqich | Плотный пластик и ручка, которая не режет | بلاستيك سميك ومقبض لا يؤلم اليد`,
  },
  {
    key: 'toilet-paper-8', picture: 'toilet-paper', category: 'paper-hygiene', basePrice: 34_900, unit: 'pack', measure: { amount: 8, per: 'pcs' }, recommended: true, tags: ['paper'],
    name: text`Toilet paper, 3-ply, 8 rolls | Hojatxona qogʻozi, 3 qavatli, 8 dona | Туалетная бумага, 3 слоя, 8 рулонов | ورق تواليت 3 طبقات، 8 لفات`,
    description: text`Three soft layers that stay together | Ajralmaydigan uchta yumshoq qavat | Три мягких слоя, которые держатся вместе | ثلاث طبقات ناعمة متماسكة`,
  },
  {
    key: 'soap-bar', picture: 'soap-bar', category: 'paper-hygiene', basePrice: 6_900, measure: { amount: 0.1, per: 'kg' }, halal: true, tags: ['hygiene'],
    name: text`Rose soap, 100 g | Atirgul sovuni, 100 g | Мыло с розой, 100 г | صابون بالورد، 100 غ`,
    description: text`Plant oils and a quiet scent of roses | Oʻsimlik moylari va mayin atirgul hidi | Растительные масла и тихий аромат роз | زيوت نباتية ورائحة ورد هادئة`,
  },
  {
    key: 'shampoo-silk', picture: 'shampoo-bottle', category: 'paper-hygiene', basePrice: 38_900, measure: { amount: 0.4, per: 'l' }, tags: ['hygiene', 'beauty'],
    name: text`Ipaksoch shampoo with silk, 400 ml | Ipaksoch shampuni, 400 ml | Шампунь Ipaksoch с шёлком, 400 мл | شامبو Ipaksoch بالحرير، 400 مل`,
    description: text`Silk protein from Margilan; hair combs easily and shines | Margʻilon ipagi oqsili; soch oson taraladi va yaltiraydi | Протеин маргиланского шёлка; волосы легко расчёсываются и блестят | بروتين حرير مرغيلان؛ يسهل تمشيط الشعر ويلمع`,
  },
  {
    key: 'cat-food-1-5', picture: 'cat-food', category: 'pets', basePrice: 72_000, unit: 'pack', measure: { amount: 1.5, per: 'kg' }, tags: ['pet'],
    name: text`Mosh dry cat food, chicken, 1.5 kg | Mosh mushuk yemi, tovuq, 1,5 kg | Сухой корм для кошек Mosh, курица, 1,5 кг | طعام قطط جاف Mosh بالدجاج، 1.5 كغ`,
    description: text`Complete food for grown cats; the bowl is empty before you close the bag | Katta mushuklar uchun toʻliq yem; qop yopilguncha idish boʻshaydi | Полнорационный корм для взрослых кошек; миска пустеет сразу | غذاء كامل للقطط البالغة؛ يفرغ الوعاء قبل إغلاق الكيس`,
  },
  {
    key: 'dog-food-2', picture: 'dog-food', category: 'pets', basePrice: 84_000, unit: 'pack', measure: { amount: 2, per: 'kg' }, soldOut: true, tags: ['pet'],
    name: text`Olapar dry dog food, beef, 2 kg | Olapar it yemi, mol goʻshti, 2 kg | Сухой корм для собак Olapar, говядина, 2 кг | طعام كلاب جاف Olapar باللحم، 2 كغ`,
    description: text`For grown dogs of all sizes, with beef, rice and a wagging tail | Barcha kattalikdagi itlar uchun, mol goʻshti va guruch bilan | Для взрослых собак любых пород, с говядиной и рисом | للكلاب البالغة من كل الأحجام، باللحم والأرز`,
  },
  {
    key: 'batteries-4', picture: 'battery', basePrice: 22_000, unit: 'pack', measure: { amount: 4, per: 'pcs' }, tags: ['home'],
    name: text`AA batteries, 4 pcs | AA batareyalar, 4 dona | Батарейки AA, 4 шт. | بطاريات AA، ‏4 حبات`,
    description: text`Alkaline; for the remote control that always dies on Friday | Ishqorli; doim juma kuni oʻchadigan pult uchun | Щелочные; для пульта, который всегда садится в пятницу | قلوية؛ لجهاز التحكم الذي ينفد دائمًا يوم الجمعة`,
  },
]);

// oxfmt-ignore
export const babyFood = productsOf({ module: 'grocery', category: 'baby-food', unit: 'pcs', veg: true, halal: true, tags: ['baby'], brand: 'ninni' }, [
  {
    key: 'apple-puree', picture: 'baby-puree-jar', basePrice: 12_900, measure: { amount: 0.1, per: 'kg' }, organic: true, allergens: [], recommended: true,
    name: text`Ninni apple purée, 100 g | Ninni olma pyuresi, 100 g | Пюре Ninni яблоко, 100 г | هريس تفاح Ninni، ‏100 غ`,
    description: text`One fruit and nothing else, from six months | Faqat bitta meva, olti oylikdan | Один фрукт и ничего больше, с шести месяцев | فاكهة واحدة فقط، من عمر ستة أشهر`,
  },
  {
    key: 'infant-formula', picture: 'baby-formula-can', basePrice: 118_000, measure: { amount: 0.4, per: 'kg' }, allergens: ['milk'], maximumCartQuantity: 3,
    name: text`Ninni 1 infant formula, 400 g | Ninni 1 bolalar aralashmasi, 400 g | Детская смесь Ninni 1, 400 г | حليب أطفال Ninni 1، ‏400 غ`,
    description: text`From birth to six months. Breast milk is best; ask your doctor before changing the food | Tugʻilgandan olti oygacha. Ona suti eng yaxshisi; almashtirishdan oldin shifokordan soʻrang | С рождения до шести месяцев. Грудное молоко лучше всего; перед сменой питания спросите врача | من الولادة حتى ستة أشهر. حليب الأم هو الأفضل؛ استشر الطبيب قبل التغيير`,
  },
  {
    key: 'kids-juice-box', picture: 'juice-box', basePrice: 5_900, measure: { amount: 0.2, per: 'l' }, allergens: [], tags: ['juice', 'kids'],
    name: text`Ninni apple juice with a straw, 200 ml | Ninni olma sharbati, naychali, 200 ml | Сок Ninni яблочный с трубочкой, 200 мл | عصير تفاح Ninni مع مصاصة، 200 مل`,
    description: text`Fits a small hand and a school bag | Kichik qoʻlga va maktab sumkasiga mos | Помещается в маленькую руку и в портфель | يناسب اليد الصغيرة وحقيبة المدرسة`,
  },
  {
    key: 'baby-bottle', picture: 'baby-bottle', basePrice: 45_000,
    name: text`Ninni bottle, slow flow, 240 ml | Ninni shishachasi, sekin oqim, 240 ml | Бутылочка Ninni, медленный поток, 240 мл | رضّاعة Ninni، تدفق بطيء، 240 مل`,
    description: text`A soft teat with an air valve, boils clean | Havo klapanli yumshoq soʻrgʻich, qaynatish mumkin | Мягкая соска с клапаном, можно кипятить | حلمة طرية بصمام هواء ويمكن غليها`,
  },
]);

import { choices, colour, memory } from './choice-options.ts';
import { productsOf, text } from './product-seed.ts';

// oxfmt-ignore
export const phones = productsOf({ module: 'ecommerce', category: 'phones', unit: 'pcs', tags: ['phone'] }, [
  {
    key: 'lola-x2', picture: 'phone-violet', morePictures: ['phone-black', 'phone-mint'], brand: 'lola', recommended: true, outOfStockVariation: 'Mint-256 GB', maximumCartQuantity: 3,
    ...choices(3_890_000, [colour('violet', 'black', 'mint'), memory('128 GB', '256 GB')], { '256 GB': 600_000 }),
    name: text`Lola X2 smartphone | Lola X2 smartfoni | Смартфон Lola X2 | هاتف Lola X2`,
    description: text`
      A bright 6.5-inch screen, two cameras that see in the dark and a battery for a day and a half. Two SIM cards, one year of guarantee.
      6,5 dyuymli yorqin ekran, qorongʻida ham koʻradigan ikki kamera va bir yarim kunlik batareya. Ikki SIM, bir yil kafolat.
      Яркий экран 6,5 дюйма, две камеры, которые видят в темноте, и батарея на полтора дня. Две SIM-карты, год гарантии.
      شاشة ساطعة 6.5 بوصة وكاميرتان تريان في العتمة وبطارية تكفي يومًا ونصف. شريحتان وضمان سنة.`,
  },
  {
    key: 'lola-lite', picture: 'phone-mint', morePictures: ['phone-violet'], brand: 'lola', ...choices(1_990_000, [colour('mint', 'violet'), memory('64 GB', '128 GB')], { '128 GB': 300_000 }),
    name: text`Lola Lite smartphone | Lola Lite smartfoni | Смартфон Lola Lite | هاتف Lola Lite`,
    description: text`Light in the hand and on the wallet; enough for chats, maps and a thousand photos | Qoʻlga ham, hamyonga ham yengil; suhbat, xarita va mingta surat uchun yetadi | Лёгкий для руки и кошелька; хватит на переписку, карты и тысячу фотографий | خفيف على اليد والجيب؛ يكفي للمحادثات والخرائط وألف صورة`,
  },
  {
    key: 'lola-pro', picture: 'phone-black', morePictures: ['phone-violet'], brand: 'lola', maximumCartQuantity: 3, ...choices(7_490_000, [colour('black', 'violet'), memory('256 GB', '512 GB')], { '512 GB': 900_000 }), outOfStockVariation: 'Violet-512 GB',
    name: text`Lola Pro smartphone | Lola Pro smartfoni | Смартфон Lola Pro | هاتف Lola Pro`,
    description: text`A camera for the stage and a screen for the sun: smooth at 120 Hz, bright at noon | Sahna uchun kamera, quyosh uchun ekran: 120 Gs ravon, tushda ham yorqin | Камера для сцены и экран для солнца: плавный на 120 Гц, яркий в полдень | كاميرا للمسرح وشاشة للشمس: سلسة بتردد 120 هرتز وساطعة ظهرًا`,
  },
  {
    key: 'kids-phone', picture: 'phone-mint', basePrice: 690_000, tags: ['kids'],
    name: text`First phone with location | Joylashuvli birinchi telefon | Первый телефон с геолокацией | أول هاتف مع تحديد الموقع`,
    description: text`Calls to ten numbers, no apps, and you see where school ends and football begins | Oʻnta raqamga qoʻngʻiroq, ilovalarsiz, bolaning qayerdaligi koʻrinadi | Звонки на десять номеров, без приложений, и видно, где кончилась школа и начался футбол | مكالمات لعشرة أرقام بلا تطبيقات، وتعرف أين تنتهي المدرسة ويبدأ اللعب`,
  },
]);

// oxfmt-ignore
export const audio = productsOf({ module: 'ecommerce', category: 'audio', unit: 'pcs', tags: ['audio'] }, [
  {
    key: 'ovoz-air', picture: 'headphones-pearl', morePictures: ['headphones-pearl-side', 'headphones-pearl-back', 'headphones-pearl-folded', 'headphones-pearl-close', 'headphones-box'], brand: 'ovoz', recommended: true, outOfStockVariation: 'Violet',
    ...choices(690_000, [colour('pearl', 'black', 'violet')]),
    name: text`Ovoz Air wireless headphones | Ovoz Air simsiz quloqchin | Беспроводные наушники Ovoz Air | سماعات Ovoz Air اللاسلكية`,
    description: text`
      Noise cancelling that turns the metro into a library, forty hours of music and cushions you forget about. Folds flat into its case.
      Metroni kutubxonaga aylantiradigan shovqin bostirish, qirq soat musiqa va sezilmaydigan yostiqchalar. Gʻilofiga yassi buklanadi.
      Шумоподавление превращает метро в библиотеку, сорок часов музыки и амбушюры, о которых забываешь. Складываются в чехол.
      عزل ضجيج يحوّل المترو إلى مكتبة، وأربعون ساعة موسيقى ووسائد تنسى وجودها. تُطوى في حافظتها.`,
  },
  {
    key: 'ovoz-night', picture: 'headphones-night', morePictures: ['headphones-violet'], brand: 'ovoz', basePrice: 1_190_000,
    name: text`Ovoz Night studio headphones | Ovoz Night studiya quloqchini | Студийные наушники Ovoz Night | سماعات استوديو Ovoz Night`,
    description: text`Flat honest sound for those who mix, teach or simply listen with closed eyes | Musiqa yozadigan, dars beradigan yoki koʻz yumib tinglaydiganlar uchun halol tovush | Ровный честный звук для тех, кто сводит, преподаёт или слушает с закрытыми глазами | صوت صادق متوازن لمن يمزج أو يدرّس أو يصغي مغمض العينين`,
  },
  {
    key: 'ovoz-mini', picture: 'earbuds-box', brand: 'ovoz', ...choices(349_000, [colour('black', 'white')]), recommended: true,
    name: text`Ovoz Mini earbuds | Ovoz Mini quloqchinlari | Наушники-вкладыши Ovoz Mini | سماعات أذن Ovoz Mini`,
    description: text`Six hours in the ears, eighteen more in the case, splash proof for the run | Quloqda olti soat, qutida yana oʻn sakkiz soat, suv sachrashiga chidamli | Шесть часов в ушах, ещё восемнадцать в кейсе, не боятся брызг на пробежке | ست ساعات في الأذن وثماني عشرة في العلبة ومقاومة للرذاذ`,
  },
  {
    key: 'sado-speaker', picture: 'speaker-box', basePrice: 429_000,
    name: text`Sado wireless speaker, 12 W | Sado simsiz kolonkasi, 12 W | Беспроводная колонка Sado, 12 Вт | مكبر صوت لاسلكي Sado، ‏12 واط`,
    description: text`Small enough for a backpack, loud enough for a picnic by the Charvak | Sumkaga sigʻadi, Chorvoq boʻyidagi davraga yetadi | Помещается в рюкзак, а слышно на весь пикник у Чарвака | صغير للحقيبة وعالٍ بما يكفي لنزهة على تشارفاك`,
  },
  {
    key: 'studio-mic', picture: 'microphone', basePrice: 780_000,
    name: text`Desk microphone, USB-C | Stol mikrofoni, USB-C | Настольный микрофон, USB-C | ميكروفون مكتبي USB-C`,
    description: text`A warm voice for lessons, podcasts and long calls with the family abroad | Dars, podkast va uzoqdagi oila bilan suhbat uchun iliq ovoz | Тёплый голос для уроков, подкастов и долгих звонков родным | صوت دافئ للدروس والبودكاست ومكالمات الأهل البعيدين`,
  },
  {
    key: 'retro-radio', picture: 'radio', basePrice: 310_000,
    name: text`Retro radio with Bluetooth | Retro radio, Bluetooth bilan | Ретрорадио с Bluetooth | راديو كلاسيكي مع بلوتوث`,
    description: text`News at breakfast on FM, your playlist at dinner without wires | Nonushtada FM yangiliklari, kechqurun simsiz sevimli qoʻshiqlar | Новости за завтраком на FM, плейлист за ужином без проводов | أخبار الصباح على FM وأغانيك المفضلة مساءً دون أسلاك`,
  },
]);

// oxfmt-ignore
export const computers = productsOf({ module: 'ecommerce', category: 'computers', unit: 'pcs', tags: ['computer'] }, [
  {
    key: 'laptop-14', picture: 'laptop', recommended: true, maximumCartQuantity: 3, ...choices(6_990_000, [memory('8 GB', '16 GB')], { '16 GB': 900_000 }),
    name: text`14-inch laptop for study and work | Oʻqish va ish uchun 14 dyuymli noutbuk | Ноутбук 14″ для учёбы и работы | حاسوب محمول 14 بوصة للدراسة والعمل`,
    description: text`1.3 kg, ten hours without a socket, a keyboard that does not wake the room | 1,3 kg, rozetkasiz oʻn soat, ovozsiz klaviatura | 1,3 кг, десять часов без розетки и клавиатура, которая никого не разбудит | ‏1.3 كغ وعشر ساعات دون مقبس ولوحة مفاتيح هادئة`,
  },
  {
    key: 'desktop-24', picture: 'desktop-computer', basePrice: 8_490_000, soldOut: true,
    name: text`All-in-one computer, 24 inches | 24 dyuymli monoblok | Моноблок 24″ | حاسوب متكامل 24 بوصة`,
    description: text`One cable, one screen, the whole family’s homework | Bitta kabel, bitta ekran, butun oila uy vazifasi | Один кабель, один экран и уроки всей семьи | كابل واحد وشاشة واحدة وواجبات العائلة كلها`,
  },
  {
    key: 'quiet-keyboard', picture: 'keyboard', basePrice: 289_000,
    name: text`Quiet keyboard, four alphabets | Ovozsiz klaviatura, toʻrt alifboli | Тихая клавиатура, четыре алфавита | لوحة مفاتيح هادئة بأربع أبجديات`,
    description: text`Latin, Cyrillic and Arabic on one cap, engraved so that they never fade | Bitta tugmada lotin, kirill va arab harflari, oʻchmaydigan oʻyma | Латиница, кириллица и арабская вязь на одной клавише, гравировка не стирается | لاتيني وسيريلي وعربي على زر واحد، محفورة فلا تبهت`,
  },
  {
    key: 'wireless-mouse', picture: 'computer-mouse', ...choices(159_000, [colour('white', 'grey')]),
    name: text`Wireless mouse | Simsiz sichqoncha | Беспроводная мышь | فأرة لاسلكية`,
    description: text`Silent clicks and a battery for a year | Ovozsiz tugmalar va bir yillik batareya | Бесшумные клики и батарейка на год | نقرات صامتة وبطارية تدوم سنة`,
  },
  {
    key: 'home-printer', picture: 'printer', basePrice: 2_150_000,
    name: text`Home printer with ink tanks | Siyohdonli uy printeri | Принтер с чернильными баками | طابعة منزلية بخزانات حبر`,
    description: text`Seven thousand pages from one filling: essays, forms and drawings for the fridge | Bir quyishda yetti ming sahifa: insho, ariza va muzlatgichga rasmlar | Семь тысяч страниц с одной заправки: сочинения, бланки и рисунки на холодильник | سبعة آلاف صفحة بتعبئة واحدة: مقالات ونماذج ورسوم للثلاجة`,
  },
]);

// oxfmt-ignore
export const gadgets = productsOf({ module: 'ecommerce', category: 'gadgets', unit: 'pcs', tags: ['gadget'] }, [
  {
    key: 'quvvat-20000', picture: 'power-bank', brand: 'quvvat', basePrice: 329_000, recommended: true,
    name: text`Quvvat power bank 20 000 mAh, 45 W | Quvvat pauerbanki 20 000 mAh, 45 W | Пауэрбанк Quvvat 20 000 мА·ч, 45 Вт | بطارية متنقلة Quvvat ‏20000 مللي أمبير، 45 واط`,
    description: text`Four phones or one laptop; allowed in hand luggage | Toʻrtta telefon yoki bitta noutbuk; qoʻl yukida ruxsat etiladi | Четыре телефона или один ноутбук; разрешён в ручной клади | أربعة هواتف أو حاسوب واحد؛ مسموح في حقيبة اليد`,
  },
  {
    key: 'vaqt-fit', picture: 'fitness-watch-box', morePictures: ['watch'], brand: 'vaqt', ...choices(649_000, [colour('black', 'mint', 'pink')]), outOfStockVariation: 'Pink',
    name: text`Vaqt Fit watch with GPS | Vaqt Fit soati, GPS bilan | Часы Vaqt Fit с GPS | ساعة Vaqt Fit مع GPS`,
    description: text`Ten days on one charge, prayer times, sleep and the pulse of your run | Bir quvvatda oʻn kun, namoz vaqtlari, uyqu va yugurish pulsi | Десять дней без зарядки, время намаза, сон и пульс на пробежке | عشرة أيام بشحنة واحدة ومواقيت الصلاة والنوم ونبض الجري`,
  },
  {
    key: 'classic-watch', picture: 'watch', basePrice: 890_000, tags: ['gift'],
    name: text`Wristwatch with a blue dial | Koʻk siferblatli qoʻl soati | Часы с синим циферблатом | ساعة يد بميناء أزرق`,
    description: text`Steel, sapphire glass and nothing that needs updating | Poʻlat, sapfir oyna va hech qanday yangilanish kerak emas | Сталь, сапфировое стекло и никаких обновлений | فولاذ وزجاج ياقوتي ولا شيء يحتاج إلى تحديث`,
  },
  {
    key: 'game-controller', picture: 'gamepad', ...choices(459_000, [colour('violet', 'black')]), tags: ['kids'],
    name: text`Wireless game controller | Simsiz oʻyin pulti | Беспроводной геймпад | ذراع تحكم لاسلكية`,
    description: text`For two on one sofa: buy a pair and settle it fairly | Bir divanda ikki kishi uchun: juftini oling va halol bellashing | Для двоих на одном диване: берите пару и решайте честно | لاثنين على أريكة واحدة: خذ زوجًا واحسم الأمر بعدل`,
  },
  {
    key: 'film-camera', picture: 'camera', basePrice: 5_290_000,
    name: text`Mirrorless camera with a lens | Obʼyektivli kamera | Беззеркальная камера с объективом | كاميرا بلا مرآة مع عدسة`,
    description: text`For weddings, mountains and the first steps of somebody small | Toʻylar, togʻlar va kichkintoyning ilk qadamlari uchun | Для свадеб, гор и чьих-то первых шагов | للأعراس والجبال وأولى خطوات صغيرك`,
  },
  {
    key: 'smart-tv', picture: 'tv', basePrice: 4_290_000,
    name: text`43-inch television | 43 dyuymli televizor | Телевизор 43″ | تلفاز 43 بوصة`,
    description: text`Football at full speed and cartoons without waiting | Futbol toʻliq tezlikda, multfilmlar kutishsiz | Футбол на полной скорости и мультфильмы без ожидания | كرة القدم بكامل سرعتها وكرتون دون انتظار`,
  },
  {
    key: 'torch', picture: 'torch', basePrice: 89_000, tags: ['tool'],
    name: text`Rechargeable torch | Quvvatlanadigan fonar | Фонарь аккумуляторный | مصباح يدوي قابل للشحن`,
    description: text`For the garage, the tent and the evening without electricity | Garaj, chodir va chiroq oʻchgan oqshom uchun | Для гаража, палатки и вечера без света | للمرآب والخيمة وليلة انقطاع الكهرباء`,
  },
  {
    key: 'telescope', picture: 'telescope', basePrice: 1_490_000, tags: ['kids', 'gift'],
    name: text`Beginner’s telescope | Boshlovchilar uchun teleskop | Телескоп для начинающих | تلسكوب للمبتدئين`,
    description: text`The rings of Saturn from the roof; Ulugh Beg had no such lens | Tomdan Saturn halqalari; Ulugʻbekda bunday linza boʻlmagan | Кольца Сатурна с крыши; у Улугбека такой линзы не было | حلقات زحل من السطح؛ لم يملك أولوغ بيك عدسة كهذه`,
  },
]);

import type { StoreModule } from '../geo/zones.ts';

/** What customers wrote, each in their own language. `about` is the module it fits; anything fits everywhere. */
interface Comment {
  readonly about: StoreModule | 'any';
  readonly text: string;
}

const about = (module: Comment['about'], texts: readonly string[]): Comment[] => texts.map((text) => ({ about: module, text }));

/** Five stars. */
const DELIGHTED: readonly Comment[] = [
  ...about('any', [
    'Hammasi vaʼda qilingan vaqtda keldi, rahmat!',
    'Kuryer juda xushmuomala ekan. Yana buyurtma beraman.',
    'Qadoqlash aʼlo darajada, hech narsa ezilmagan.',
    'Narxi ham, sifati ham joyida. Tavsiya qilaman.',
    'Ҳаммаси зўр, раҳмат катта!',
    'Привезли раньше обещанного, всё аккуратно упаковано.',
    'Заказываю уже не первый раз, качество не падает.',
    'Отличный сервис, курьер вежливый. Спасибо!',
    'Всё как на фото, буду брать ещё.',
    'Fast, friendly and exactly as described.',
    'Arrived ten minutes early. Could not ask for more.',
    'Best store in the neighbourhood, hands down.',
    'وصل بسرعة والتغليف ممتاز، شكرًا لكم.',
  ]),
  ...about('food', [
    'Osh aynan toʻydagidek, guruchi dona-dona!',
    'Goʻshti yumshoq, ziravori meʼyorida. Bolalar ham yedi.',
    'Issiq holda yetib keldi, taʼmi uydagidek.',
    'Somsasi qarsildoq, ichi sershira. Gap yoʻq.',
    'Шўрваси жуда мазали, порцияси катта.',
    'Плов горячий, мяса не пожалели. Лучший в районе.',
    'Тесто тонкое, начинки много, сыр тянется. Класс!',
    'Порции большие, вдвоём не доели. Очень вкусно.',
    'Still hot when it came, and the portion fed two of us.',
    'Juicy, well seasoned, not greasy. Will order again.',
    'الطعام لذيذ وساخن والكمية كافية.',
  ]),
  ...about('grocery', [
    'Pomidorlar yangi uzilgandek, hidi ham boshqacha.',
    'Sut ham, non ham yangi. Muddatini tekshirdim — zoʻr.',
    'Mevalarni oʻzim tanlagandek saralab berishibdi.',
    'Овощи свежие, ни одного мятого помидора.',
    'Собрали заказ внимательно, замены согласовали. Молодцы.',
    'Хлеб был ещё тёплый!',
    'The fruit was picked with care, everything ripe.',
    'Weekly shop in half an hour. I have my Saturday back.',
  ]),
  ...about('pharmacy', [
    'Kechasi soat ikkida ham yetkazib berishdi, katta rahmat.',
    'Farmatsevt qoʻngʻiroq qilib, qanday ichishni tushuntirdi.',
    'Дорилар асл, муддати узоқ. Раҳмат.',
    'Ночью с температурой это спасение. Привезли за 20 минут.',
    'Все сроки годности в порядке, цены ниже, чем у дома.',
    'Everything sealed, long expiry dates, quick delivery.',
  ]),
  ...about('ecommerce', [
    'Telefon original, kafolat qogʻozi bilan keldi.',
    'Rangi va oʻlchami aynan yozilgandek, juda chiroyli.',
    'Sovgʻaga oldim, qadoqlab ham berishibdi.',
    'Размер подошёл идеально, ткань приятная.',
    'Наушники звучат отлично, доставили в тот же день.',
    'Works perfectly, came with the warranty card.',
    'Great quality for the price, my daughter loves it.',
  ]),
];

/** Four stars. */
const CONTENT: readonly Comment[] = [
  ...about('any', [
    'Yaxshi, lekin biroz kechroq keldi.',
    'Sifati yaxshi, narxi sal qimmatroq.',
    'Umuman yaxshi, qadoqlashni kuchaytirish kerak.',
    'Яхши, лекин озроқ кечикди.',
    'Хорошо, но ждали чуть дольше обещанного.',
    'Всё понравилось, только сдачи у курьера не было.',
    'В целом доволен, возьму ещё раз.',
    'Good, a little slower than promised.',
    'Nice quality, the bag was slightly torn.',
    'جيد، لكن التوصيل تأخر قليلًا.',
  ]),
  ...about('food', [
    'Mazali, lekin tuzi biroz koʻproq.',
    'Salat zoʻr, kartoshkasi sal sovib qolibdi.',
    'Вкусно, но хотелось бы больше соуса.',
    'Суп отличный, лепёшка немного подсохла.',
    'Tasty, though the fries had gone soft on the way.',
  ]),
  ...about('grocery', [
    'Bitta olma ezilgan ekan, qolgani aʼlo.',
    'Почти всё свежее, один банан перезрел.',
    'Good choice, one yogurt was close to its date.',
  ]),
  ...about('pharmacy', [
    'Kerakli dori bor ekan, biroz kutdim.',
    'Всё в наличии, но доставка заняла 40 минут.',
    'Had what I needed, delivery could be faster.',
  ]),
  ...about('ecommerce', [
    'Yaxshi, rangi suratdagidan biroz toʻqroq.',
    'Качество хорошее, коробка слегка помята.',
    'Good, the colour is a bit darker than in the picture.',
  ]),
];

/** Three stars. */
const LUKEWARM: readonly Comment[] = [
  ...about('any', [
    'Oʻrtacha, koʻproq kutgandim.',
    'Kech qolishdi, lekin uzr soʻrashdi.',
    'Нормально, но за эти деньги ждал большего.',
    'Долго везли, сам товар неплохой.',
    'It was okay, nothing special.',
    'مقبول، توقعت أفضل.',
  ]),
  ...about('food', ['Sovuq holda keldi, taʼmi yomon emas.', 'Порция меньше, чем в прошлый раз.', 'Lukewarm on arrival, taste was fine.']),
  ...about('grocery', [
    'Uchta pomidordan bittasi yumshoq ekan.',
    'Зелень вялая, остальное нормальное.',
    'One item was replaced without asking.',
  ]),
  ...about('ecommerce', [
    'Oʻlchami kichikroq ekan, almashtirib berishdi.',
    'Маломерит, берите на размер больше.',
    'Does the job, feels a bit cheap.',
  ]),
];

/** One and two stars. */
const LET_DOWN: readonly Comment[] = [
  ...about('any', [
    'Bir soatdan ortiq kutdim.',
    'Buyurtmaning bir qismi yetishmadi, pulini qaytarishdi.',
    'Опоздали на сорок минут, не предупредили.',
    'Привезли не то, деньги вернули на кошелёк.',
    'Came far too late and nobody called.',
    'Half of it was missing. The refund was quick at least.',
  ]),
  ...about('food', ['Osh sovuq va quruq edi.', 'Пицца приехала перевёрнутой.', 'Cold and soggy, sorry.']),
  ...about('grocery', ['Sut muddati tugashiga bir kun qolgan ekan.', 'Половина клубники помятая.', 'The eggs were cracked.']),
  ...about('ecommerce', ['Rangi boshqa keldi, qaytardim.', 'Не тот размер, пришлось возвращать.', 'Wrong colour, I sent it back.']),
];

const BY_STARS: readonly (readonly Comment[])[] = [LET_DOWN, LET_DOWN, LUKEWARM, CONTENT, DELIGHTED];

/** Comments that fit so many stars in a module; those about anything are among them. */
export function commentsFor(stars: number, module: StoreModule): string[] {
  const fitting = (BY_STARS[stars - 1] ?? []).filter((comment) => comment.about === module || comment.about === 'any');
  return fitting.map((comment) => comment.text);
}

export const STORE_REPLIES: readonly string[] = [
  'Rahmat! Sizni yana kutib qolamiz.',
  'Fikringiz uchun rahmat, albatta eʼtiborga olamiz.',
  'Спасибо за отзыв! Ждём вас снова.',
  'Простите за задержку, мы уже разобрались с причиной.',
  'Thank you! We are glad you liked it.',
];

/** About the rider, from four and five stars. */
export const RIDER_COMMENTS: readonly string[] = [
  'Juda tez va xushmuomala.',
  'Ҳамма нарсани эҳтиёт қилиб олиб келди.',
  'Вежливый курьер, нашёл подъезд без звонков.',
  'Быстро и аккуратно.',
  'Polite and quick, thank you.',
];

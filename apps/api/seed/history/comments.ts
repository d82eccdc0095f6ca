import type { StoreModule } from '../geo/zones.ts';

/**
 * A customer's review text in its own language. `about` is the module it fits; without one it fits everywhere. A comment may appear under
 * any item of its module, so it names no goods.
 */
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
    'Juda mazali, bolalarga ham yoqdi!',
    'Yangi tayyorlangan, hammasi joyida.',
    'Taʼmi uydagidek, yana buyurtma qilamiz.',
    'Shahardagi eng mazali joy. Gap yoʻq.',
    'Жуда мазали экан, ҳаммага ёқди.',
    'Очень вкусно, лучшее место в районе.',
    'Вкус отличный, всё свежее. Класс!',
    'Заказали всей семьёй, понравилось всем.',
    'Freshly made and here in no time. Delicious.',
    'Tastes exactly as it should. Will order again.',
    'لذيذ وطازج، سنطلب مرة أخرى.',
  ]),
  ...about('grocery', [
    'Sifati zoʻr, muddati ham uzoq.',
    'Muddatini tekshirdim — hammasi yangi, zoʻr.',
    'Oʻzim tanlagandek saralab berishibdi.',
    'Всё свежее, ничего не помялось.',
    'Собрали заказ внимательно, замены согласовали. Молодцы.',
    'Срок годности отличный, упаковано надёжно!',
    'Picked with care, everything as it should be.',
    'Weekly shop in half an hour. I have my Saturday back.',
  ]),
  ...about('pharmacy', [
    'Kechasi soat ikkida ham yetkazib berishdi, katta rahmat.',
    'Farmatsevt qoʻngʻiroq qilib, qanday qoʻllashni tushuntirdi.',
    'Ҳаммаси асл, муддати узоқ. Раҳмат.',
    'Заказал ночью, привезли за 20 минут. Спасение!',
    'Все сроки годности в порядке, цены ниже, чем у дома.',
    'Everything sealed, long expiry dates, quick delivery.',
  ]),
  ...about('ecommerce', [
    'Mahsulot original, qutisi ham butun.',
    'Rangi va oʻlchami aynan yozilgandek, juda chiroyli.',
    'Sovgʻaga oldim, qadoqlab ham berishibdi.',
    'Качество приятно удивило, спасибо!',
    'Вещь отличная, доставили в тот же день.',
    'Exactly what I was looking for, well packed.',
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
    'Mazali, lekin biroz qimmatroq.',
    'Taʼmi zoʻr, lekin yoʻlda sal toʻkilibdi.',
    'Вкусно, но забыли положить салфетки.',
    'Вкус отличный, коробка немного помялась.',
    'Tasty, though the box had tipped over on the way.',
  ]),
  ...about('grocery', [
    'Qadogʻi sal ezilgan ekan, sifati aʼlo.',
    'Качество хорошее, упаковка немного помялась.',
    'Good choice, a little close to its date.',
  ]),
  ...about('pharmacy', [
    'Kerakli narsa bor ekan, biroz kutdim.',
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
  ...about('food', [
    'Taʼmi yomon emas, kutganimdan oddiyroq.',
    'Порция меньше, чем в прошлый раз.',
    'The taste was fine, the wait was not.',
  ]),
  ...about('grocery', ['Bu safar sifati pastroq ekan.', 'Свежесть средняя, ждал лучшего.', 'One item was replaced without asking.']),
  ...about('ecommerce', [
    'Suratda chiroyliroq koʻringan edi.',
    'Вещь средняя, но за эти деньги сойдёт.',
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
  ...about('food', ['Taʼmi umuman yoqmadi.', 'Коробка приехала перевёрнутой.', 'Not fresh at all, sorry.']),
  ...about('grocery', ['Muddati tugashiga bir kun qolgan ekan.', 'Упаковка приехала порванной.', 'It arrived broken.']),
  ...about('ecommerce', ['Rangi boshqa keldi, qaytardim.', 'Прислали не то, пришлось возвращать.', 'Not what I ordered, I sent it back.']),
];

const BY_STARS: readonly (readonly Comment[])[] = [LET_DOWN, LET_DOWN, LUKEWARM, CONTENT, DELIGHTED];

/** Returns the comments for a number of stars in a module, general ones included. */
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

/** About the courier, with four and five stars. */
export const COURIER_COMMENTS: readonly string[] = [
  'Juda tez va xushmuomala.',
  'Ҳамма нарсани эҳтиёт қилиб олиб келди.',
  'Вежливый курьер, нашёл подъезд без звонков.',
  'Быстро и аккуратно.',
  'Polite and quick, thank you.',
];

import type { PictureName } from '../pictures.ts';
import { text, type LocalizedText } from '../products/product-seed.ts';

interface Step {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
}

export const WHY_CHOOSE: readonly (Step & { readonly picture: PictureName })[] = [
  {
    picture: 'scooter',
    title: text`At your door in minutes | Daqiqalarda eshigingizda | У вашей двери за минуты | عند بابك خلال دقائق`,
    description: text`The nearest courier takes it, usually within a quarter of an hour | Eng yaqin kuryer oladi, odatda chorak soat ichida | Заберёт ближайший курьер, обычно за четверть часа | يأخذه أقرب مندوب، عادة خلال ربع ساعة`,
  },
  {
    picture: 'world-map',
    title: text`Seen all the way | Yoʻl boʻyi koʻz oʻngingizda | На виду весь путь | مرئي طوال الطريق`,
    description: text`You and the receiver watch it move on the map | Siz va qabul qiluvchi uni xaritada kuzatasiz | Вы и получатель видите её на карте | تتابعانه أنت والمستلم على الخريطة`,
  },
  {
    picture: 'purse',
    title: text`A price before you send | Joʻnatishdan oldin narx | Цена до отправки | السعر قبل الإرسال`,
    description: text`By distance and size, paid by you or by the receiver | Masofa va oʻlchamga qarab, siz yoki qabul qiluvchi toʻlaydi | По расстоянию и размеру, платите вы или получатель | حسب المسافة والحجم، تدفعه أنت أو المستلم`,
  },
  {
    picture: 'parcel-box',
    title: text`Handled with care | Ehtiyotkorlik bilan | Бережно | بعناية`,
    description: text`Say what is inside and how to hold it; the courier reads it first | Ichida nima borligini yozing, kuryer avval oʻqib oladi | Напишите, что внутри и как держать: курьер прочтёт первым делом | اكتب ما بداخله وكيف يُحمل، وسيقرأه المندوب أولًا`,
  },
];

export const PARCEL_VIDEO_SECTION = {
  picture: 'hero-parcel',
  title: text`Three steps to send a parcel | Posilka yuborish uch qadamda | Три шага, чтобы отправить посылку | ثلاث خطوات لإرسال طرد`,
  steps: [
    {
      title: text`Say what and where | Nima va qayerga ekanini ayting | Скажите, что и куда | حدّد ماذا وإلى أين`,
      description: text`Choose the kind of parcel and put two pins on the map | Posilka turini tanlang va xaritada ikki nuqtani belgilang | Выберите вид посылки и поставьте две точки на карте | اختر نوع الطرد وضع دبوسين على الخريطة`,
    },
    {
      title: text`Hand it to the courier | Kuryerga bering | Отдайте курьеру | سلّمه للمندوب`,
      description: text`The courier comes to you; say who pays | Kuryer oʻzi keladi; kim toʻlashini ayting | Курьер приедет сам; решите, кто платит | يأتي المندوب إليك؛ قرّر من يدفع`,
    },
    {
      title: text`Watch it arrive | Yetib borishini kuzating | Следите, как она едет | تابعه حتى يصل`,
      description: text`Both of you see it move and know when it is there | Ikkingiz ham harakatini va yetganini koʻrasiz | Вы оба видите, как она едет и когда прибыла | تريان حركته وتعرفان متى وصل`,
    },
  ],
} as const satisfies { readonly picture: PictureName; readonly title: LocalizedText; readonly steps: readonly Step[] };

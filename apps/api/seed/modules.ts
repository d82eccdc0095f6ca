import type { PictureName } from './pictures.ts';
import { text, type LocalizedText, type ModuleType } from './products/product-seed.ts';

export interface ModuleSeed {
  readonly type: ModuleType;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly heroTitle: LocalizedText;
  readonly heroText: LocalizedText;
  readonly icon: PictureName;
}

export const MODULES: readonly ModuleSeed[] = [
  {
    type: 'food',
    icon: 'module-food',
    name: text`Food | Taom | Еда | طعام`,
    description: text`Dishes from kitchens nearby | Yaqin oshxonalardan taomlar | Блюда из кухонь рядом | أطباق من مطابخ قريبة`,
    heroTitle: text`Hungry? It is already on the stove | Ochmisiz? Qozon allaqachon qaynayapti | Голодны? Уже на плите | جائع؟ الطعام على النار`,
    heroText: text`Plov, samsa, pizza and more from kitchens nearby. | Yaqin oshxonalardan osh, somsa, pitsa va boshqalar. | Плов, самса, пицца и другое из кухонь рядом. | بلوف وسمسة وبيتزا والمزيد من مطابخ قريبة.`,
  },
  {
    type: 'grocery',
    icon: 'module-grocery',
    name: text`Grocery | Oziq-ovqat | Продукты | بقالة`,
    description: text`The weekly shop and the forgotten milk | Haftalik xarid va unutilgan sut | Закупка на неделю и забытое молоко | مشتريات الأسبوع والحليب المنسي`,
    heroTitle: text`Fresh from the bazaar and the shelf | Bozordan va javondan — yangi holda | Свежее с базара и с полки | طازج من السوق والرف`,
    heroText: text`Fruit, bread, milk and the weekly shop, brought today. | Meva, non, sut va haftalik xarid — bugunoq. | Фрукты, хлеб, молоко и покупки на неделю сегодня. | فواكه وخبز وحليب ومشتريات الأسبوع اليوم.`,
  },
  {
    type: 'pharmacy',
    icon: 'module-pharmacy',
    name: text`Pharmacy | Dorixona | Аптека | صيدلية`,
    description: text`Medicine and care, day and night | Dori va parvarish, kechayu kunduz | Лекарства и уход, днём и ночью | أدوية وعناية ليلًا ونهارًا`,
    heroTitle: text`Medicine without the queue | Navbatsiz dori-darmon | Лекарства без очереди | الدواء دون انتظار`,
    heroText: text`Pharmacies nearby, day and night. Send a prescription as a photo. | Yaqin dorixonalar kechayu kunduz. Retseptni suratda yuboring. | Аптеки рядом, днём и ночью. Рецепт можно отправить фотографией. | صيدليات قريبة ليلًا ونهارًا. أرسل الوصفة كصورة.`,
  },
  {
    type: 'ecommerce',
    icon: 'module-ecommerce',
    name: text`Shop | Doʻkon | Товары | متجر`,
    description: text`Electronics, clothes, home and beauty | Elektronika, kiyim, uy va goʻzallik | Электроника, одежда, дом и красота | إلكترونيات وملابس ومنزل وجمال`,
    heroTitle: text`Things you need, from stores you know | Kerakli buyumlar tanish doʻkonlardan | Нужные вещи из знакомых магазинов | ما تحتاجه من متاجر تعرفها`,
    heroText: text`Electronics, clothes, home and beauty, often the same day. | Elektronika, kiyim, uy va goʻzallik, koʻpincha shu kuniyoq. | Электроника, одежда, дом и красота, часто в тот же день. | إلكترونيات وملابس ومنزل وجمال، غالبًا في اليوم نفسه.`,
  },
  {
    type: 'parcel',
    icon: 'module-parcel',
    name: text`Parcel | Posilka | Посылки | طرود`,
    description: text`Anything from door to door | Eshikdan eshikkacha istalgan narsa | Что угодно от двери до двери | أي شيء من باب إلى باب`,
    heroTitle: text`Send anything across the city | Shahar boʻylab istalgan narsani yuboring | Отправьте что угодно по городу | أرسل أي شيء عبر المدينة`,
    heroText: text`A courier picks it up and you watch it arrive. | Kuryer olib ketadi, siz kuzatib turasiz. | Курьер заберёт, а вы проследите. | المندوب يستلم وأنت تتابع.`,
  },
];

import type { LocalizedText } from '../products/product-seed.ts';

export const CANCELLATION_REASONS: readonly LocalizedText[] = [
  { en: 'I changed my mind', uz: 'Fikrim oʻzgardi', ru: 'Я передумал', ar: 'غيّرت رأيي' },
  { en: 'I ordered by mistake', uz: 'Adashib buyurtma berdim', ru: 'Заказ сделан по ошибке', ar: 'طلبت بالخطأ' },
  { en: 'The waiting time is too long', uz: 'Kutish vaqti juda uzoq', ru: 'Слишком долго ждать', ar: 'وقت الانتظار طويل جدًا' },
  { en: 'The delivery address is wrong', uz: 'Yetkazish manzili notoʻgʻri', ru: 'Указан неверный адрес', ar: 'عنوان التوصيل غير صحيح' },
  { en: 'I forgot to use a coupon', uz: 'Kupondan foydalanishni unutdim', ru: 'Забыл применить купон', ar: 'نسيت استخدام القسيمة' },
  { en: 'I found a better price', uz: 'Arzonrogʻini topdim', ru: 'Нашёл дешевле', ar: 'وجدت سعرًا أفضل' },
  { en: 'I want to change the order', uz: 'Buyurtmani oʻzgartirmoqchiman', ru: 'Хочу изменить заказ', ar: 'أريد تعديل الطلب' },
];

export const REFUND_REASONS: readonly LocalizedText[] = [
  { en: 'Something was missing', uz: 'Nimadir yetishmadi', ru: 'Чего-то не хватало', ar: 'كان هناك شيء ناقص' },
  { en: 'I received a different item', uz: 'Boshqa mahsulot keldi', ru: 'Привезли другой товар', ar: 'استلمت منتجًا مختلفًا' },
  { en: 'The item was damaged', uz: 'Mahsulot shikastlangan', ru: 'Товар повреждён', ar: 'المنتج تالف' },
  {
    en: 'The food was cold or spoiled',
    uz: 'Taom sovuq yoki buzilgan',
    ru: 'Еда была холодной или испорченной',
    ar: 'كان الطعام باردًا أو فاسدًا',
  },
  { en: 'The item was past its date', uz: 'Yaroqlilik muddati oʻtgan', ru: 'Истёк срок годности', ar: 'المنتج منتهي الصلاحية' },
  { en: 'The order never arrived', uz: 'Buyurtma yetib kelmadi', ru: 'Заказ не привезли', ar: 'لم يصل الطلب' },
];

export const PARCEL_INSTRUCTIONS: readonly LocalizedText[] = [
  { en: 'Handle with care, fragile', uz: 'Ehtiyot boʻling, sinuvchan', ru: 'Осторожно, хрупкое', ar: 'يرجى الحذر، قابل للكسر' },
  {
    en: 'Call the receiver before arriving',
    uz: 'Yetib kelishdan oldin qabul qiluvchiga qoʻngʻiroq qiling',
    ru: 'Позвоните получателю перед приездом',
    ar: 'اتصل بالمستلم قبل الوصول',
  },
  { en: 'Hand it over in person only', uz: 'Faqat shaxsan topshiring', ru: 'Передать лично в руки', ar: 'التسليم باليد فقط' },
  { en: 'Leave it at the reception', uz: 'Qabulxonaga qoldiring', ru: 'Оставьте на ресепшене', ar: 'اتركه في الاستقبال' },
  { en: 'Keep it upright', uz: 'Tik holda saqlang', ru: 'Не переворачивать', ar: 'أبقه في وضع قائم' },
  { en: 'Keep it cool', uz: 'Salqin joyda saqlang', ru: 'Держать в прохладе', ar: 'احفظه باردًا' },
];

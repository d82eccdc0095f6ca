import type { SeededPage } from './page.ts';

export const TERMS: SeededPage = {
  slug: 'terms-and-conditions',
  title: { en: 'Terms and conditions', uz: 'Foydalanish shartlari', ru: 'Условия использования', ar: 'الشروط والأحكام' },
  sections: [
    {
      text: {
        en: 'These terms hold between you and Bozor when you browse, order or send a parcel here. By placing an order you agree to them.',
        uz: 'Ushbu shartlar siz bu yerda mahsulot koʻrganingizda, buyurtma berganingizda yoki posilka yuborganingizda siz bilan Bozor oʻrtasida amal qiladi. Buyurtma berish orqali siz ularga rozilik bildirasiz.',
        ru: 'Эти условия действуют между вами и Bozor, когда вы смотрите товары, делаете заказ или отправляете посылку. Оформляя заказ, вы с ними соглашаетесь.',
        ar: 'تسري هذه الشروط بينك وبين بازار عندما تتصفح أو تطلب أو ترسل طردًا. بتقديم الطلب فإنك توافق عليها.',
      },
    },
    {
      heading: { en: 'Who sells', uz: 'Kim sotadi', ru: 'Кто продаёт', ar: 'من البائع' },
      text: {
        en: 'Each item is sold by the store that is named beside it. Bozor takes the order, the payment and the delivery, and answers for them.',
        uz: 'Har bir mahsulotni yonida nomi yozilgan doʻkon sotadi. Bozor buyurtma, toʻlov va yetkazib berishni oʻz zimmasiga oladi va ular uchun javob beradi.',
        ru: 'Каждый товар продаёт магазин, который указан рядом. Bozor принимает заказ, оплату и доставку и отвечает за них.',
        ar: 'يبيع كل منتج المتجر المذكور بجانبه. يتولى بازار الطلب والدفع والتوصيل ويتحمل مسؤوليتها.',
      },
    },
    {
      heading: { en: 'Prices', uz: 'Narxlar', ru: 'Цены', ar: 'الأسعار' },
      text: {
        en: 'You see the whole price before you pay: items, discounts, taxes, delivery and tip. What is shown is what is charged.',
        uz: 'Toʻlashdan oldin toʻliq narxni koʻrasiz: mahsulotlar, chegirmalar, soliq, yetkazish va choychaqa. Koʻrsatilgan summa olinadi.',
        ru: 'Полная цена видна до оплаты: товары, скидки, налоги, доставка и чаевые. Списывается ровно то, что показано.',
        ar: 'ترى السعر الكامل قبل الدفع: المنتجات والخصومات والضرائب والتوصيل والإكرامية. المبلغ المعروض هو المبلغ المحصّل.',
      },
    },
    {
      heading: { en: 'Your account', uz: 'Akkauntingiz', ru: 'Ваш аккаунт', ar: 'حسابك' },
      text: {
        en: 'You may order without an account. With one, keep your password to yourself: orders placed with it are yours. You may delete the account at any time when no order is open.',
        uz: 'Akkauntsiz ham buyurtma berish mumkin. Akkauntingiz boʻlsa, parolni hech kimga aytmang: u orqali berilgan buyurtmalar sizniki. Ochiq buyurtma boʻlmasa, akkauntni istalgan payt oʻchirish mumkin.',
        ru: 'Заказать можно и без аккаунта. Если он есть, никому не сообщайте пароль: заказы, сделанные с ним, ваши. Аккаунт можно удалить в любое время, когда нет открытых заказов.',
        ar: 'يمكنك الطلب دون حساب. وإن كان لديك حساب فاحتفظ بكلمة المرور لنفسك: الطلبات المقدمة به هي طلباتك. يمكنك حذف الحساب في أي وقت ما لم يكن هناك طلب مفتوح.',
      },
    },
    {
      heading: { en: 'Age and prescriptions', uz: 'Yosh va retseptlar', ru: 'Возраст и рецепты', ar: 'العمر والوصفات' },
      text: {
        en: 'Some medicine needs a prescription. The pharmacy looks at it before the order is confirmed and may refuse.',
        uz: 'Ayrim dorilar uchun retsept kerak. Dorixona buyurtmani tasdiqlashdan oldin uni koʻrib chiqadi va rad etishi mumkin.',
        ru: 'Для некоторых лекарств нужен рецепт. Аптека проверяет его до подтверждения заказа и может отказать.',
        ar: 'تتطلب بعض الأدوية وصفة طبية. تراجعها الصيدلية قبل تأكيد الطلب وقد ترفضها.',
      },
    },
  ],
};

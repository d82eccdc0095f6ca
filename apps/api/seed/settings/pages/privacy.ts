import type { SeededPage } from './page.ts';

export const PRIVACY: SeededPage = {
  slug: 'privacy-policy',
  title: { en: 'Privacy policy', uz: 'Maxfiylik siyosati', ru: 'Политика конфиденциальности', ar: 'سياسة الخصوصية' },
  sections: [
    {
      text: {
        en: 'We keep only what an order needs and tell here what that is.',
        uz: 'Biz faqat buyurtma uchun kerakli maʼlumotni saqlaymiz va bu yerda nimaligini aytamiz.',
        ru: 'Мы храним только то, что нужно для заказа, и рассказываем здесь, что именно.',
        ar: 'نحتفظ فقط بما يحتاجه الطلب، ونوضح هنا ما هو.',
      },
    },
    {
      heading: { en: 'What we keep', uz: 'Nimani saqlaymiz', ru: 'Что мы храним', ar: 'ما نحتفظ به' },
      text: {
        en: 'Your name, phone, e-mail, saved addresses, orders, reviews and messages. Passwords are kept only as a hash. Card numbers never reach us.',
        uz: 'Ismingiz, telefon, e-pochta, saqlangan manzillar, buyurtmalar, sharhlar va xabarlar. Parollar faqat xesh koʻrinishida saqlanadi. Karta raqamlari bizga kelmaydi.',
        ru: 'Имя, телефон, почту, сохранённые адреса, заказы, отзывы и сообщения. Пароли хранятся только в виде хеша. Номера карт к нам не попадают.',
        ar: 'اسمك وهاتفك وبريدك وعناوينك وطلباتك وتقييماتك ورسائلك. كلمات المرور محفوظة كبصمة فقط، وأرقام البطاقات لا تصل إلينا.',
      },
    },
    {
      heading: { en: 'Your location', uz: 'Joylashuvingiz', ru: 'Ваше местоположение', ar: 'موقعك' },
      text: {
        en: 'The picked point stays in your browser and travels with each request, so that you see stores that can reach you. It is stored with an order only.',
        uz: 'Tanlangan nuqta brauzeringizda qoladi va sizga yetib bora oladigan doʻkonlarni koʻrsatish uchun soʻrovlar bilan yuboriladi. U faqat buyurtma bilan birga saqlanadi.',
        ru: 'Выбранная точка остаётся в браузере и отправляется с запросами, чтобы показать магазины, которые к вам доедут. Сохраняется она только вместе с заказом.',
        ar: 'تبقى النقطة المختارة في متصفحك وتُرسل مع كل طلب لعرض المتاجر التي تصل إليك. ولا تُحفظ إلا مع الطلب.',
      },
    },
    {
      heading: { en: 'Who sees it', uz: 'Kim koʻradi', ru: 'Кто это видит', ar: 'من يطّلع عليها' },
      text: {
        en: 'The store sees what it must prepare, the courier sees where to go and whom to call. Prescriptions are seen by the pharmacy only. Nothing is sold to anyone.',
        uz: 'Doʻkon nimani tayyorlashni, kuryer qayerga borish va kimga qoʻngʻiroq qilishni koʻradi. Retseptlarni faqat dorixona koʻradi. Hech narsa hech kimga sotilmaydi.',
        ru: 'Магазин видит, что приготовить, курьер — куда ехать и кому звонить. Рецепты видит только аптека. Мы ничего никому не продаём.',
        ar: 'يرى المتجر ما يجب تحضيره، ويرى المندوب الوجهة ومن يتصل به. الوصفات تراها الصيدلية فقط. لا نبيع شيئًا لأحد.',
      },
    },
    {
      heading: { en: 'Your rights', uz: 'Huquqlaringiz', ru: 'Ваши права', ar: 'حقوقك' },
      text: {
        en: 'Change your data in the profile, or delete the account: then your name, contacts and addresses are erased; orders stay without them for bookkeeping.',
        uz: 'Maʼlumotlarni profilda oʻzgartiring yoki akkauntni oʻchiring: shunda ism, aloqa va manzillar oʻchiriladi, buyurtmalar esa hisob-kitob uchun ularsiz qoladi.',
        ru: 'Измените данные в профиле или удалите аккаунт: имя, контакты и адреса стираются, заказы остаются без них для учёта.',
        ar: 'عدّل بياناتك في الملف الشخصي أو احذف الحساب: عندها يُمحى الاسم وجهات الاتصال والعناوين، وتبقى الطلبات بدونها للمحاسبة.',
      },
    },
  ],
};

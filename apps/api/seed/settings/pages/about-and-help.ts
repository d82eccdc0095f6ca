import type { SeededPage } from './page.ts';

export const ABOUT: SeededPage = {
  slug: 'about-us',
  title: { en: 'About us', uz: 'Biz haqimizda', ru: 'О нас', ar: 'من نحن' },
  sections: [
    {
      text: {
        en: 'A bazaar is where a city meets: you hear the price, taste the melon and carry home what you chose. Bozor is that place on a screen, made of the stores that are already around you.',
        uz: 'Bozor — shahar uchrashadigan joy: narxni eshitasiz, qovunni tatib koʻrasiz, tanlaganingizni uyga olib ketasiz. Bozor — oʻsha joyning ekrandagi koʻrinishi, atrofingizdagi doʻkonlardan tuzilgan.',
        ru: 'Базар — место, где встречается город: слышишь цену, пробуешь дыню и несёшь домой то, что выбрал. Bozor — такое же место на экране, из магазинов, которые уже рядом с вами.',
        ar: 'البازار هو المكان الذي تلتقي فيه المدينة: تسمع السعر وتتذوق الشمام وتحمل ما اخترته إلى البيت. وبازار هو هذا المكان على الشاشة، من المتاجر التي حولك.',
      },
    },
    {
      heading: { en: 'What we promise', uz: 'Nimaga vaʼda beramiz', ru: 'Что мы обещаем', ar: 'بماذا نعد' },
      text: {
        en: 'The price you see is the price you pay. The time we name is the time it really takes. Every rating comes from a delivered order.',
        uz: 'Koʻrgan narxingiz — toʻlaydigan narxingiz. Aytgan vaqtimiz — haqiqiy vaqt. Har bir baho yetkazilgan buyurtmadan keladi.',
        ru: 'Цена, которую вы видите, — цена, которую вы платите. Названное время — настоящее. Каждая оценка — от доставленного заказа.',
        ar: 'السعر الذي تراه هو الذي تدفعه. والوقت الذي نذكره هو الوقت الحقيقي. وكل تقييم يأتي من طلب تم توصيله.',
      },
    },
    {
      heading: { en: 'A demonstration', uz: 'Namoyish', ru: 'Демонстрация', ar: 'عرض تجريبي' },
      text: {
        en: 'This city is a demonstration: stores, people and orders are invented, and nothing is really delivered.',
        uz: 'Bu shahar namoyish uchun: doʻkonlar, odamlar va buyurtmalar oʻylab topilgan, hech narsa haqiqatda yetkazilmaydi.',
        ru: 'Этот город — демонстрация: магазины, люди и заказы вымышлены, и на самом деле ничего не доставляется.',
        ar: 'هذه المدينة عرض تجريبي: المتاجر والأشخاص والطلبات خيالية ولا يُوصل شيء فعليًا.',
      },
    },
  ],
};

export const HELP: SeededPage = {
  slug: 'help-and-support',
  title: { en: 'Help and support', uz: 'Yordam va qoʻllab-quvvatlash', ru: 'Помощь и поддержка', ar: 'المساعدة والدعم' },
  sections: [
    {
      text: {
        en: 'Call +998\u00a071\u00a0000\u00a000\u00a000 every day from 08:00 to 23:00 or write to salom@bozor.example. About an order, the chat on its page is the fastest way.',
        uz: 'Har kuni 08:00 dan 23:00 gacha +998\u00a071\u00a0000\u00a000\u00a000 raqamiga qoʻngʻiroq qiling yoki salom@bozor.example manziliga yozing. Buyurtma boʻyicha eng tez yoʻl — uning sahifasidagi chat.',
        ru: 'Звоните каждый день с 08:00 до 23:00 по номеру +998\u00a071\u00a0000\u00a000\u00a000 или пишите на salom@bozor.example. По заказу быстрее всего написать в чат на его странице.',
        ar: 'اتصل على ‎+998\u00a071\u00a0000\u00a000\u00a000 يوميًا من 08:00 إلى 23:00 أو اكتب إلى salom@bozor.example. بخصوص طلب معيّن، الدردشة في صفحته هي الأسرع.',
      },
    },
    {
      heading: { en: 'Where is my order?', uz: 'Buyurtmam qayerda?', ru: 'Где мой заказ?', ar: 'أين طلبي؟' },
      text: {
        en: 'Open it under My Orders, or use Track Order with its number and your phone if you ordered without an account.',
        uz: 'Uni «Buyurtmalarim» boʻlimida oching yoki akkauntsiz buyurtma bergan boʻlsangiz, raqami va telefoningiz bilan buyurtmani kuzating.',
        ru: 'Откройте его в разделе «Мои заказы» или, если заказывали без аккаунта, отследите по номеру заказа и телефону.',
        ar: 'افتحه ضمن طلباتي، أو تتبّعه برقمه ورقم هاتفك إذا طلبت دون حساب.',
      },
    },
    {
      heading: { en: 'Something went wrong', uz: 'Nimadir notoʻgʻri ketdi', ru: 'Что-то пошло не так', ar: 'حدث خطأ ما' },
      text: {
        en: 'Ask for a refund on the order’s page within 48 hours. A person reads every request.',
        uz: '48 soat ichida buyurtma sahifasida pulni qaytarishni soʻrang. Har bir soʻrovni odam oʻqiydi.',
        ru: 'Запросите возврат на странице заказа в течение 48 часов. Каждый запрос читает человек.',
        ar: 'اطلب الاسترداد من صفحة الطلب خلال 48 ساعة. يقرأ كل طلب شخص حقيقي.',
      },
    },
  ],
};
